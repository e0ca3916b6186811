import { cookOf } from './library-cook.ts';
import { expect, visitorTest as test } from './fixtures.ts';

test('of a long library only what is in view is drawn, every place is reached, and the way back leads to the same place', async ({
  page,
}) => {
  test.slow();
  const recipes = Array.from({ length: 240 }, (_, at) => ({
    title: `Dish number ${at + 1}`,
    category: at % 6 === 0 ? ('dessert' as const) : ('main' as const),
  }));
  await cookOf(page, recipes);
  await expect(page.getByText('240 recipes')).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem');
  expect(await items.count()).toBeLessThan(60);
  await expect(items.first()).toHaveAttribute('aria-setsize', '200');

  await page.getByRole('link', { name: 'Desserts 40' }).click();
  await expect(page.getByRole('heading', { name: /^Desserts/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Dish number 235' })).toBeInViewport();

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(
    page.getByRole('link', { name: 'Dish number 1', exact: false }).last(),
  ).toBeInViewport();
  await expect(items.last()).toHaveAttribute('aria-posinset', '40');
  expect(await items.count()).toBeLessThan(60);

  const middle = Math.round((await page.evaluate(() => document.documentElement.scrollHeight)) / 2);
  await page.evaluate((to) => scrollTo(0, to), middle);
  const inView = () =>
    page.evaluate(() => {
      const inLowerHalf = (title: Element) =>
        title.getBoundingClientRect().top > innerHeight / 2 &&
        title.getBoundingClientRect().bottom < innerHeight;
      return [...document.querySelectorAll('main li h3')].find(inLowerHalf)?.textContent ?? '';
    });
  let title = '';
  await expect.poll(async () => (title = await inView())).toMatch(/^Dish/);
  const link = page.getByRole('link', { name: new RegExp(`^${title}\\b`) });
  // The list is drawn anew as its pages come in; then the card that was found is another element.
  await expect(() => link.scrollIntoViewIfNeeded()).toPass();
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(link).toBeInViewport();
});

test('Tab leads from card to card past what was drawn at first', async ({ page }) => {
  await cookOf(
    page,
    Array.from({ length: 40 }, (_, at) => ({
      title: `Dish number ${at + 1}`,
      category: 'main' as const,
    })),
  );
  const card = (number: number) =>
    page.getByRole('link', { name: new RegExp(`^Dish number ${number}\\b`) });
  await card(40).focus();
  for (let number = 39; number >= 1; number--) {
    await page.keyboard.press('Tab');
    await expect(card(number)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(card(2)).toBeFocused();
});
