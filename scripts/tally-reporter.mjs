import { appendFileSync } from 'node:fs';

/** Hands the counts of the Jest run to `scripts/test.mjs` (which adds the browser tests) or prints them itself. */
export default class TallyReporter {
  onRunComplete(_contexts, results) {
    const failed =
      results.numFailedTests + results.testResults.filter((file) => file.testExecError).length;
    if (process.env.TEST_TALLY)
      appendFileSync(
        process.env.TEST_TALLY,
        `${JSON.stringify({ passed: results.numPassedTests, failed })}\n`,
      );
    else process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed\n`);
  }
}
