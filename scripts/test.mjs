// npm test: installs and builds what is missing, runs Jest and the browser tests beside each other, and prints the CPU seconds
// of each layer, then "N passed, N failed" alone on the last line.
// Arguments go to Jest; then the browser tests are left out, because something else was asked for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeSettings } from './node-flags.mjs';
import { runCounted } from './tests/run-counted.mjs';
import { readTally } from './tests/tally.mjs';

const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
const BROWSER = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/browser/playwright.config.ts',
];

await ensureInstalled();
const begun = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'convivio-test-'));
const tally = join(folder, 'tally.jsonl');
const env = { ...nodeSettings, ...process.env, TEST_TALLY: tally, LOG_LEVEL: 'silent' };

const runs = await runAll(process.argv.slice(2));
const { passed, failed, layers } = readTally(tally);
rmSync(folder, { recursive: true, force: true });
printCosts();
// A run that broke off has counted nothing, and is a failure all the same.
const failures = failed || (Object.values(runs).every(({ succeeded }) => succeeded) ? 0 : 1);
console.log(`\n${passed} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);

async function runAll(asked) {
  const preparing = await runCounted(['scripts/prepare-web.mjs'], { env });
  if (!preparing.succeeded) return { preparing };
  if (asked.length > 0) return { preparing, jest: await runCounted([...JEST, ...asked], { env }) };
  // What a browser does has to be on time, what Jest computes has not: it takes what the browser tests leave of the cores.
  const [jest, browser] = await Promise.all([
    runCounted(JEST, { env, beside: true, yielding: true }),
    runCounted(BROWSER, { env, beside: true }),
  ]);
  return { preparing, jest, browser };
}

/** What each layer took of the machine: a sum over all cores, and the time on the wall that came of it. */
function printCosts() {
  const ofSuites = Object.values(layers).reduce((total, seconds) => total + seconds, 0);
  const costs = {
    preparing: runs.preparing.seconds,
    ...layers,
    ...(runs.jest && { 'Jest itself': runs.jest.seconds - ofSuites }),
    ...(runs.browser && { browser: runs.browser.seconds }),
  };
  const total = Object.values(costs).reduce((sum, seconds) => sum + seconds, 0);
  const minutes = (performance.now() - begun) / 60_000;
  console.log('\nCPU seconds by layer');
  for (const [layer, seconds] of [...Object.entries(costs), ['together', total]])
    console.log(`  ${layer.padEnd(12)} ${seconds.toFixed(0).padStart(5)}`);
  console.log(`  in ${minutes.toFixed(1)} minutes`);
}
