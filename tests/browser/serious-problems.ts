import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** The rules of axe whose outcome the colours decide. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the light or the dark scheme that keeps people out, once nothing on the page moves or fades any more. */
export async function seriousProblems(page: Page): Promise<string[]> {
  const light = await problemsIn(page, 'light');
  const dark = await problemsIn(page, 'dark', OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

async function problemsIn(page: Page, colorScheme: 'light' | 'dark', rules?: string[]) {
  await page.emulateMedia({ colorScheme });
  const found = await problemsNow(page, rules);
  // What came or went during the look, a toast that makes room for the next, has no contrast then. What is wrong is wrong the second time too.
  const lasting = found.length === 0 ? found : await problemsNow(page, rules);
  return lasting.map((problem) => `${colorScheme}: ${problem}`);
}

async function problemsNow(page: Page, rules?: string[]): Promise<string[]> {
  // A toast that is pointed at does not fade away under the measuring.
  await pointAtToasts(page, 'mouseover');
  await standStill(page);
  const violations = await violationsOn(page, {
    resultTypes: ['violations'],
    // No rule of those that run reads style sheets.
    preload: false,
    ...(rules && { runOnly: rules }),
  });
  await pointAtToasts(page, 'mouseout');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const pointAtToasts = (page: Page, type: 'mouseover' | 'mouseout') =>
  page
    .locator('[data-toast]')
    .evaluateAll(
      (toasts, event) =>
        toasts.forEach((toast) => toast.dispatchEvent(new MouseEvent(event, { bubbles: true }))),
      type,
    );

const standStill = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // What still fades in has no contrast yet. What turns for ever is not waited for.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });

/** Runs axe in the page, into which it is put once for all looks at it. */
async function violationsOn(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (asked) => (await (window as unknown as { axe: typeof axe }).axe.run(asked)).violations,
    options,
  );
}
