// Runs a program under the Node that the project pins, whatever Node the machine has: node scripts/with-node.mjs FILE [ARG ...]
import { spawn } from 'node:child_process';
import { ensureInstalled, nodePath, root } from './install.mjs';
import { nodeSettings } from './node-flags.mjs';

await ensureInstalled();
const child = spawn(nodePath, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...nodeSettings, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
