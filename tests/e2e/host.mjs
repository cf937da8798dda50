// A host of our own with the app in a folder below its root, where it can be changed for another
// version, half changed, or gone.
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stamp } from '../../scripts/finish-web.mjs';
import { serve } from '../../scripts/serve.mjs';

const bundle = fileURLToPath(new URL('../../dist/web', import.meta.url));
const BELOW = 'some/sub/path';

/** Runs `body` with a fresh host. */
export async function withHost(body, { isolated = true } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'guqi-host-'));
  const folder = join(root, BELOW);
  // What is packed there would not change with the rest.
  cpSync(bundle, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  let version = stamp(folder);
  const server = await serve(root, 0, '127.0.0.1', isolated);
  const gone = () => {
    server.closeAllConnections();
    server.close();
  };
  try {
    await body({
      url: `http://127.0.0.1:${server.address().port}/${BELOW}/`,
      folder,
      /** The version that lies there whole. */
      version: () => version,
      /** Lays a version there that differs in its style sheet, which then says `--version: name`. */
      change(name) {
        appendFileSync(join(folder, 'guqi.css'), `:root { --version: ${name}; }\n`);
        return (version = stamp(folder));
      },
      /** The file as it is there. */
      read: (path) => readFileSync(join(folder, path)),
      has: (path) => existsSync(join(folder, path)),
      gone,
    });
  } finally {
    gone();
    rmSync(root, { recursive: true, force: true });
  }
}
