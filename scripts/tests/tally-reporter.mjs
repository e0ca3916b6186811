import { relative } from 'node:path';
import { root } from '../install.mjs';
import { layerOf } from './layers.mjs';
import { addToTally } from './tally.mjs';

/** Hands the counts of the Jest run and the CPU seconds of its suites to `scripts/test.mjs`, or prints the counts where that does not. */
export default class TallyReporter {
  onRunComplete(_contexts, { numPassedTests: passed, numFailedTests, testResults }) {
    const failed = numFailedTests + testResults.filter((suite) => suite.testExecError).length;
    const tally = process.env.TEST_TALLY;
    if (!tally) {
      process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
      return;
    }
    addToTally(tally, { passed, failed });
    for (const { testFilePath, cpuSeconds = 0 } of testResults) {
      const suite = relative(root, testFilePath);
      addToTally(tally, { layer: layerOf(suite), seconds: cpuSeconds, suite });
    }
  }
}
