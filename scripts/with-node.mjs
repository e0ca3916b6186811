// Runs a program under the Node that the project pins, whatever Node the machine has: node scripts/with-node.mjs FILE [ARG ...]
import { spawn, spawnSync } from 'node:child_process';
import { ensureInstalled, nodePath, root } from './install.mjs';
import { nodeSettings } from './node-flags.mjs';

const program = process.argv.slice(2);
await ensureInstalled();
// Tests and `npm start` make what is generated themselves; so that a bench runs in a fresh clone, it is made here.
if (program[0]?.startsWith('bench/')) {
  const { status } = spawnSync(nodePath, ['scripts/prepare-generated.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const child = spawn(nodePath, ['--disable-warning=ExperimentalWarning', ...program], {
  cwd: root,
  stdio: 'inherit',
  env: { ...nodeSettings, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
