// npm start: installs and builds what is missing, then runs everything in one process.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodePath, root } from './install.mjs';
import { nodeFlags, nodeSettings } from './node-flags.mjs';

await ensureInstalled();
// Under the pinned Node, because the machine's own may lack what the preparation needs.
const prepared = spawnSync(
  nodePath,
  [fileURLToPath(new URL('./prepare-web.mjs', import.meta.url))],
  { cwd: root, stdio: 'inherit' },
);
if (prepared.status !== 0) process.exit(prepared.status ?? 1);

const child = spawn(
  nodePath,
  [...nodeFlags, 'packages/stack/src/main.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...nodeSettings, ...process.env } },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
