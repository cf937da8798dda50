// What the web app does beside the app, where it was made whole by scripts/finish-web.mjs. First:
// a game that another app shares is opened. Its link or its text comes behind the `?`.
{
  const shared = new URLSearchParams(location.search);
  const texts = ['url', 'text', 'title'].map((name) => shared.get(name)).filter(Boolean);
  if (texts.length) {
    const [, code] = texts.join('\n').match(/#\/open\/([^\s#]+)/) ?? [, encodeURIComponent(texts[0])];
    history.replaceState(null, '', `${location.pathname}#/open/${code}`);
  }
}

// Second: the service worker (sw.js) keeps the app for times without a network. A newer version
// waits until somebody at the home screen, where its notice stands, asks for it, or until the next
// start; so no game meets it, and no page gets files of two versions.
{
  const { documentElement: root } = document;
  const { serviceWorker } = navigator;
  const version = document.querySelector('meta[name=version]')?.content;
  const HOUR = 3_600_000;

  const keep = async () => {
    const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    if (!registration) return;
    const look = () => {
      if (registration.waiting && registration.active) root.dataset.update ??= 'ready';
    };
    const follow = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', follow);
    follow();
    look();

    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
    addEventListener('click', ({ target }) => {
      const { waiting } = registration;
      if (!waiting || !target.closest?.('.update button')) return;
      // A page that was loaded past the worker hears no message from it.
      waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
      waiting.postMessage('take');
    });
    // From here on this page asks it for everything, if it is of the same version.
    (await serviceWorker.ready).active.postMessage(version);
  };

  if (serviceWorker && version) {
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'busy') root.dataset.update = 'busy';
      else if (data !== version) location.reload();
    });
    // Once the program is there: until then it needs the network for itself.
    const later = setInterval(() => {
      if (!document.querySelector('#main .app')) return;
      clearInterval(later);
      keep().catch(() => {});
    }, 500);
  }
}
