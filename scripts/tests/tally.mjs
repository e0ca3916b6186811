import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * What the runners of one test run found out, as lines of a file that they share: `{ passed, failed }` of each runner and
 * `{ layer, seconds }` of what used CPU time.
 */
export function addToTally(path, line) {
  appendFileSync(path, `${JSON.stringify(line)}\n`);
}

/** The sums of a tally; nothing where no runner came so far as to add to it. */
export function readTally(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const sums = { passed: 0, failed: 0, layers: {} };
  for (const { passed = 0, failed = 0, layer, seconds } of lines.map((line) => JSON.parse(line))) {
    sums.passed += passed;
    sums.failed += failed;
    if (layer) sums.layers[layer] = (sums.layers[layer] ?? 0) + seconds;
  }
  return sums;
}
