import { appendFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Hands the counts of the browser tests to `scripts/test.mjs`, and prints the figures that tests leave in annotations. */
export default class TallyReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly figures: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === 'figure' && description) this.figures.push(description);
  }

  onEnd(): void {
    for (const figure of this.figures) process.stdout.write(`  ${figure}\n`);
    const outcomes = (this.suite?.allTests() ?? []).map((test: TestCase) => test.outcome());
    const passed = outcomes.filter(
      (outcome) => outcome === 'expected' || outcome === 'flaky',
    ).length;
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length;
    if (process.env['TEST_TALLY'])
      appendFileSync(process.env['TEST_TALLY'], `${JSON.stringify({ passed, failed })}\n`);
  }
}
