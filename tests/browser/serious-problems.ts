import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds that keeps people out, once nothing on the page moves or fades any more. */
export async function seriousProblems(page: Page): Promise<string[]> {
  const found = await problemsNow(page);
  // What came or went during the look, a toast that makes room for the next, has no contrast then. What is wrong is wrong the second time too.
  return found.length === 0 ? found : problemsNow(page);
}

async function problemsNow(page: Page): Promise<string[]> {
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
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  await point('mouseout');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
