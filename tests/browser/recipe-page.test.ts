import { carrotSalad } from '../product/recipe-texts.ts';
import { expectRecipeOpens, openPanel } from './adding.ts';
import {
  anna,
  expect,
  freshCook,
  newTitle,
  newVisitor,
  signIn,
  test,
  visitorTest,
} from './fixtures.ts';

test('a recipe that does not exist is not found', async ({ page }) => {
  await page.goto('/recipes/123456789');
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await expect(
    page.getByText("The recipe you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Browse All Recipes' }).click();
  await expect(page).toHaveURL('/');
});

for (const address of ['/recipes/soup', '/recipes/%E0%A4%A']) {
  test(`${address} cannot be a recipe and is named as such`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Invalid recipe URL' })).toBeVisible();
  });
}

visitorTest('ingredients are struck and steps checked off by a tap', async ({ page }) => {
  await signIn(page, anna);
  await page.getByRole('link', { name: 'Lemon and ricotta tart' }).click();
  const ingredient = page.getByRole('checkbox', { name: /ricotta/ }).first();
  await ingredient.check({ force: true });
  await expect(ingredient).toBeChecked();
  const steps = page.getByRole('region', { name: 'Instructions' }).getByRole('listitem');
  await steps.first().getByRole('checkbox').check({ force: true });
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
});

visitorTest(
  'a recipe in German opens in its own words and keeps to the translation that was chosen',
  async ({ page }) => {
    await signIn(page, anna);
    await page.getByRole('link', { name: 'Kürbisrisotto mit Salbei' }).click();
    await expect(page.getByText('German', { exact: true })).toBeVisible();
    const ingredients = page.getByRole('region', { name: 'Ingredients' });
    const toggle = page.getByRole('button', { name: /Show (original|translation)/ });
    await expect(toggle).toHaveText('Show translation');
    await expect(ingredients).toContainText('Hokkaidokürbis, gewürfelt');
    await toggle.click();
    await expect(ingredients).toContainText('pumpkin');
    await expect(page.getByText('Not translated: the title, the steps.')).toBeVisible();
    await page.reload();
    await expect(toggle).toHaveText('Show original');
    await expect(ingredients).toContainText('pumpkin');
  },
);

test('the tab is named after the recipe, and after the product again on leaving', async ({
  page,
}) => {
  const title = newTitle('Carrot salad');
  await openPanel(page);
  await page.getByLabel('Recipe text').fill(carrotSalad(title));
  await page.getByRole('button', { name: 'Read Text' }).click();
  await expectRecipeOpens(page, title);
  await expect(page).toHaveTitle(`${title} · Convivio`);
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page).toHaveTitle('Convivio');
});

test('what one cook has added, nobody else finds', async ({ page, browser }) => {
  const title = newTitle('Carrot salad');
  await openPanel(page);
  await page.getByLabel('Recipe text').fill(carrotSalad(title));
  await page.getByRole('button', { name: 'Read Text' }).click();
  await expectRecipeOpens(page, title);
  const address = page.url();

  const other = await newVisitor(browser);
  await freshCook(other.page);
  await expect(other.page.getByRole('link', { name: title })).toHaveCount(0);
  await other.page.goto(address);
  await expect(other.page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await other.context.clearCookies();
  await other.page.goto(address);
  await expect(other.page.getByText('Sign in to continue.')).toBeVisible();
  await expect(other.page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(other.page.getByText(title)).toHaveCount(0);
  await other.context.close();
});
