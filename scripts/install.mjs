import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const nodePath = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules', '.convivio-installed');

/** Installs the dependencies when they are missing or older than the lock file. Plain JavaScript, so that any Node from 20 on can run it. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).update(readFileSync(join(root, 'package.json'))).digest('hex');
  if (existsSync(nodePath) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (once, about a minute) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed. See the lines above.');
    process.exit(1);
  }
  // The lock file may have been completed by the installation itself.
  const installed = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).update(readFileSync(join(root, 'package.json'))).digest('hex');
  writeFileSync(stamp, installed);
}
