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
  '.wasm': 'application/wasm',
};

// Isolated from other pages, so that the page and its worker may share memory.
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Serves `folder`; port 0 takes a free one. Resolves to the server once it listens. */
export function serve(folder, port = 0, host = '127.0.0.1', isolated = true) {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    try {
      const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
      const file = join(root, normalize(path.endsWith('/') ? `${path}index.html` : path));
      const found = file.startsWith(root + sep) && (await stat(file).catch(() => null));
      if (!found || !found.isFile()) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
        return;
      }
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-length': found.size,
        'cache-control': 'no-cache',
        ...(isolated ? isolation : {}),
      });
      if (request.method === 'HEAD') response.end();
      else createReadStream(file).pipe(response);
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
