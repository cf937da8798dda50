// A small static server: node scripts/serve.mjs FOLDER [PORT]
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
};

/** The packed files that scripts/finish-web.mjs lays beside, by the name of the packing. */
const ends = { br: '.br', gzip: '.gz' };

// Isolated from other pages, so that the page and its worker may share memory.
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Serves `folder`; port 0 takes a free one. Resolves to the server once it listens. */
export function serve(folder, port = 0, host = '127.0.0.1', isolated = true) {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    try {
      const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
      const file = join(root, normalize(path.endsWith('/') ? `${path}index.html` : path));
      const known = (path) => stat(path).catch(() => null);
      const found = file.startsWith(root + sep) && (await known(file));
      if (!found || !found.isFile()) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
        return;
      }
      const accepted = (request.headers['accept-encoding'] ?? '').split(/, */);
      const way = Object.keys(ends).find((way) => accepted.includes(way));
      const packed = way && (await known(file + ends[way]));
      // What was packed before the file changed is of no use.
      const use = packed && packed.mtimeMs >= found.mtimeMs;
      const etag = `"${found.size}-${found.mtimeMs}${use ? `-${way}` : ''}"`;
      const unchanged = request.headers['if-none-match'] === etag;
      response.writeHead(unchanged ? 304 : 200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        ...(unchanged ? {} : { 'content-length': use ? packed.size : found.size }),
        ...(use ? { 'content-encoding': way } : {}),
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
        etag,
        ...(isolated ? isolation : {}),
      });
      if (unchanged || request.method === 'HEAD') response.end();
      else createReadStream(use ? file + ends[way] : file).pipe(response);
    } catch {
      response.writeHead(400).end();
    }
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}

function addresses(port) {
  const here = Object.values(networkInterfaces()).flat();
  const other = here.filter((at) => at.family === 'IPv4' && !at.internal).map((at) => at.address);
  return ['localhost', ...other].map((host) => `  http://${host}:${port}/`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port] = process.argv.slice(2);
  const server = await serve(folder, Number(port ?? 8080), '0.0.0.0').catch((error) => {
    console.error(`${error.message}. Another port: PORT=8081 make web`);
    process.exit(1);
  });
  console.log(`Guqi is at\n${addresses(server.address().port).join('\n')}\nCtrl-C ends it.`);
}
