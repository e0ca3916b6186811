import { appendFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Hands the counts of the browser tests to `scripts/test.mjs`. */
export default class TallyReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const outcomes = (this.suite?.allTests() ?? []).map((test: TestCase) => test.outcome());
    const passed = outcomes.filter(
      (outcome) => outcome === 'expected' || outcome === 'flaky',
    ).length;
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length;
    if (process.env['TEST_TALLY'])
      appendFileSync(process.env['TEST_TALLY'], `${JSON.stringify({ passed, failed })}\n`);
  }
}
