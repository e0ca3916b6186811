// npm test: installs and builds what is missing, runs Jest, then the browser tests, and prints "N passed, N failed" last.
// Arguments go to Jest; then the browser tests are left out, because something else was asked for.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, nodePath, root } from './install.mjs';

const asked = process.argv.slice(2);

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'convivio-test-'));
const tally = join(folder, 'tally.jsonl');
const env = { ...process.env, TEST_TALLY: tally, LOG_LEVEL: 'silent' };

const isPrepared = run('scripts/prepare-web.mjs');
const jest =
  isPrepared && run('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...asked);
const browser =
  isPrepared &&
  (asked.length > 0 ||
    run(
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/browser/playwright.config.ts',
    ));

const counts = existsSync(tally)
  ? readFileSync(tally, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
rmSync(folder, { recursive: true, force: true });
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
const succeeded = jest && browser;
// A run that broke off has counted nothing, and is a failure all the same.
const failed = sum('failed') || (succeeded ? 0 : 1);
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function run(...args) {
  return (
    spawnSync(nodePath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      stdio: 'inherit',
      env,
    }).status === 0
  );
}
