import { carrotSalad, letter } from '../product/recipe-texts.ts';
import { chooseFiles, expectRecipeOpens, textFile } from './adding.ts';
import { expect, newTitle, newVisitor, unseenCook, visitorTest } from './fixtures.ts';
import { eachScreen } from './screens.ts';
import { seriousProblems } from './serious-problems.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

visitorTest(
  'no screen scrolls sideways at a width of 360 pixels or has a serious accessibility problem in either scheme',
  async ({ page }) => {
    // Without motion nothing is measured in mid-transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eachScreen(page, async (screen) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await seriousProblems(page), screen).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      const widths = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      expect({ screen, ...widths }).toEqual({ screen, window: 360, content: 360 });
    });
  },
);

visitorTest(
  'the dark scheme follows the system, on the pages of the login too',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const lightness = () =>
      page.evaluate(
        () =>
          (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? ['255']).reduce(
            (sum, part) => sum + Number(part),
            0,
          ) / 3,
      );
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await expect.poll(lightness).toBeLessThan(60);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Password').waitFor();
    await expect.poll(lightness).toBeLessThan(60);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(lightness).toBeGreaterThan(200);
  },
);

visitorTest.describe('on a phone', () => {
  visitorTest('a recipe is added through the one menu', async ({ browser }) => {
    const { page, context } = await newVisitor(browser, phone);
    await unseenCook(page);
    const title = newTitle('Carrot salad');
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog', { name: 'Options' })
      .getByRole('button', { name: 'Upload Recipe' })
      .click();
    await page.getByLabel('Recipe text').fill(carrotSalad(title));
    await page.getByRole('button', { name: 'Read Text' }).click();
    await expectRecipeOpens(page, title);
    await context.close();
  });

  visitorTest('files with long names stay inside the screen', async ({ browser }) => {
    const { page, context } = await newVisitor(browser, phone);
    await unseenCook(page);
    await page.goto('/?add=files');
    await chooseFiles(
      page,
      textFile(`${'long-name-'.repeat(12)}.txt`, letter),
      textFile(`${'longername'.repeat(12)}.txt`, letter),
    );
    await page.getByRole('button', { name: 'Process 2 Files' }).click();
    await expect(page.getByRole('button', { name: /^Retry long/ })).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await context.close();
  });
});
