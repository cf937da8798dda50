// The service worker: keeps one version of the app on the device, whole, and serves pages from it
// and from nothing else. scripts/finish-web.mjs puts the version and the list of its files, each
// with its hash, at the top and calls it sw.js. A file whose hash is another one belongs to another
// version, so a host that is just being changed leads to no mixture, but to another try later.
const { scope } = self.registration;
const at = (path) => new URL(path, scope).href;
const hashes = new Map(Object.entries(FILES).map(([path, hash]) => [at(path), hash]));
// One origin can hold the app in several folders.
const ours = `guqi ${scope} `;
const name = ours + VERSION;

const load = async (url) => {
  const get = (cache) => fetch(url, { cache, integrity: hashes.get(url) });
  // Mostly the page has just loaded it; what the browser still has of another version does not fit.
  const answer = await get('default').catch(() => get('reload'));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  for (const packed of ['content-encoding', 'content-length']) headers.delete(packed);
  // Isolated from other pages, wherever it lies, so that a search can be broken off at once.
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-embedder-policy', 'require-corp');
  // A new one, for a page must not come from one that was sent on to another address.
  return new Response(answer.body, { headers });
};

const install = async () => {
  const cache = await caches.open(name);
  try {
    await Promise.all([...hashes.keys()].map(async (url) => cache.put(url, await load(url))));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
};

const activate = async () => {
  const old = (await caches.keys()).filter((other) => other.startsWith(ours) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
  // A page that was loading just then starts anew with this version.
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage(VERSION);
};

const answer = async (url) => {
  const cache = await caches.open(name);
  return (await cache.match(url)) ?? load(url);
};

/** Takes this version into use, unless another window may hold a game of the one before. */
const take = async (page) => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.filter(({ url }) => url.startsWith(scope)).length > 1) page.postMessage('busy');
  else await self.skipWaiting();
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const url = origin + pathname === at('index.html') ? at('./') : origin + pathname;
  if (event.request.method === 'GET' && hashes.has(url)) event.respondWith(answer(url));
});
self.addEventListener('message', (event) => {
  // A page says its version once it is there.
  if (event.data === VERSION) event.waitUntil(clients.claim());
  if (event.data === 'take') event.waitUntil(take(event.source));
});
