import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const nodePath = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const stamp = join(root, 'node_modules', '.convivio-installed');

/** Installs the dependencies when they are missing or older than the lock file. Plain JavaScript, so that any Node from 20 on can run it. */
export async function ensureInstalled() {
  if (existsSync(nodePath) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  // All of this goes to the error output: what a command prints, such as a token, stays alone on the other.
  console.error('Installing dependencies (once, about a minute) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed. See the lines above.');
    process.exit(1);
  }
  // The lock file may have been completed by the installation itself.
  writeFileSync(stamp, wanted());
}

/** What should be installed, in short: changes with the lock file and every package.json. */
function wanted() {
  const state = createHash('sha256');
  const folders = ['packages', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const workspaces = ['', 'gateway', 'frontend', ...folders.sort()]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
  for (const file of ['package-lock.json', ...workspaces])
    state.update(readFileSync(join(root, file)));
  return state.digest('hex');
}
