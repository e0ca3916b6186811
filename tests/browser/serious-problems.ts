import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  const point = (event: 'mouseover' | 'mouseout') =>
    page
      .locator('[data-toast]')
      .evaluateAll(
        (toasts, type) =>
          toasts.forEach((toast) => toast.dispatchEvent(new MouseEvent(type, { bubbles: true }))),
        event,
      );
  // A toast that is pointed at does not fade away under the measuring.
  await point('mouseover');
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // What still fades in has no contrast yet. What turns for ever is not waited for.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
  // There are no frames, for which axe would open a page more.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  await point('mouseout');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
