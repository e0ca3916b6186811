import { expect, visitorTest as test } from './fixtures.ts';
import { eachScreen } from './screens.ts';
import { seriousProblems } from './serious-problems.ts';

test('no screen has a serious accessibility problem in either scheme', async ({ browser }) => {
  // Without motion nothing is measured in mid-transition.
  await eachScreen(
    browser,
    { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } },
    async (page, screen) => {
      expect(await seriousProblems(page), screen).toEqual([]);
    },
  );
});
