// npm test: installs and builds what is missing, runs Jest, then the browser tests, and prints "N passed, N failed" last.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodePath, root } from './install.mjs';

await ensureInstalled();
run([fileURLToPath(new URL('./prepare-web.mjs', import.meta.url))]);

const folder = mkdtempSync(join(tmpdir(), 'convivio-test-'));
const tally = join(folder, 'tally.jsonl');
const env = { ...process.env, TEST_TALLY: tally, LOG_LEVEL: 'silent' };
const jest = run(['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...process.argv.slice(2)], env);
// Arguments name Jest tests: then those alone were asked for.
const browser = process.argv.length > 2 ? 0 : run(['--disable-warning=ExperimentalWarning', 'node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'], env);

const counts = readTally();
rmSync(folder, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(jest === 0 && browser === 0 && failed === 0 ? 0 : 1);

function run(args, environment = process.env) {
  return spawnSync(nodePath, args, { cwd: root, stdio: 'inherit', env: environment }).status ?? 1;
}

function readTally() {
  try {
    return readFileSync(tally, 'utf8').trim().split('\n').filter(Boolean).map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}
