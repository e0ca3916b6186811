import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, visitorTest as test } from './fixtures.ts';
import { eachScreen } from './screens.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has a serious accessibility problem in the ${colorScheme} scheme`, async ({ browser }) => {
    // Without motion nothing is measured in mid-transition.
    await eachScreen(browser, { colorScheme, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } }, async (page, screen) => {
      expect(await seriousProblems(page), screen).toEqual([]);
    });
  });
}

async function seriousProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
