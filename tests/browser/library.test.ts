import { anna, expect, newTitle, signIn, test, visitorTest } from './fixtures.ts';

visitorTest(
  'the demo library shows its courses, and each recipe leads to its page',
  async ({ page }) => {
    await signIn(page, anna);
    await expect(page.getByText('14 recipes')).toBeVisible();
    for (const course of ['Starters', 'Mains', 'Desserts'])
      await expect(page.getByRole('heading', { name: new RegExp(`^${course}`) })).toBeVisible();
    await page.getByRole('link', { name: 'Slow ragù bolognese' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Slow ragù bolognese' }),
    ).toBeVisible();
  },
);

visitorTest('the choice between cards and list survives a reload', async ({ page }) => {
  await signIn(page, anna);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('radio', { name: 'Cards' })).toBeChecked();
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await page.keyboard.press('Escape');
  const row = page.getByRole('listitem').filter({ hasText: 'Tarte aux poireaux' });
  await expect(row).toContainText('La tarte du dimanche soir, avec une salade verte.');
  await page.reload();
  await expect(row).toContainText('La tarte du dimanche soir, avec une salade verte.');
});

visitorTest(
  'an address that is opened anew begins at its top, wherever one was before, and a reload stays',
  async ({ page }) => {
    await signIn(page, anna);
    const drawn = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    const down = async () => {
      await expect(page.getByText('14 recipes')).toBeVisible();
      await drawn();
      await expect.poll(() => page.evaluate(() => (scrollTo(0, 500), scrollY))).toBe(500);
      await drawn();
    };
    await down();
    await page.goto('/?from=elsewhere');
    await down();
    await page.goto('/?from=a-bookmark');
    await expect(page.getByText('14 recipes')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await drawn();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await down();
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  },
);

test('an address at which nothing is says so and leads back', async ({ page }) => {
  await page.goto('/nothing/here');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Recipes' }).click();
  await expect(page).toHaveURL('/');
});

test('a library that cannot be reached says so, and Try Again opens it', async ({ page }) => {
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'The library could not be opened' }),
  ).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'The library could not be opened' })).toBeHidden();
});

test('a recipe added on one device shows on the other without a reload', async ({
  page,
  context,
}) => {
  const title = newTitle('Toast for two');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Add Recipe' }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/?add=files');
  await other
    .getByLabel('Recipe text')
    .fill(
      `${title}\n\nIngredients\n- 2 slices bread\n- 20 g butter\n\nMethod\n1. Toast the bread and butter it.`,
    );
  await other.getByRole('button', { name: 'Read Text' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
