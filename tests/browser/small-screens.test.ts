import { carrotSalad } from '../product/recipe-texts.ts';
import { expectRecipeOpens } from './adding.ts';
import { expect, newTitle, test, visitorTest } from './fixtures.ts';
import { eachScreen } from './screens.ts';

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

visitorTest('no screen scrolls sideways at a width of 360 pixels', async ({ browser }) => {
  await eachScreen(browser, phone, async (page, screen) => {
    const { content, window: width } = await page.evaluate(() => ({ content: document.documentElement.scrollWidth, window: innerWidth }));
    expect({ screen, width, content }).toEqual({ screen, width: 360, content: 360 });
  });
});

visitorTest('the dark scheme follows the system on every screen', async ({ browser }) => {
  await eachScreen(browser, { colorScheme: 'dark' }, async (page, screen) => {
    const [red = 255, green = 255, blue = 255] = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
    expect(red + green + blue, screen).toBeLessThan(200);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('a recipe is added through the one menu', async ({ page }) => {
    const title = newTitle('Carrot salad');
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Upload Recipe' }).click();
    await page.getByLabel('Recipe text').fill(carrotSalad(title));
    await page.getByRole('button', { name: 'Read Text' }).click();
    await expectRecipeOpens(page, title);
  });
});
