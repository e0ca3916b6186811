import type { Page } from '@playwright/test';
import { braisedEndive } from '../product/recipe-texts.ts';
import { expect, newTitle, test } from './fixtures.ts';
import { openRecipe, readText } from './kept-recipe.ts';
import { seriousProblems } from './serious-problems.ts';

const americanCake = (title: string) => `${title}

Serves 8
Prep time: 20 minutes

Ingredients
- 2 cups plain flour
- 1 tsp baking powder
- 1/2 cup milk
- 3 eggs
- salt, to taste

Method
1. Heat the oven to 350°F and butter a 9-inch tin.
2. Mix everything and bake for 30 minutes.
`;

/** Brings a recipe of one's own in and opens its page. */
async function openOwn(
  page: Page,
  text: (title: string) => string,
  words: string,
): Promise<string> {
  const title = newTitle(words);
  await openRecipe(page, await readText(page, text(title)), title);
  return title;
}

const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const line = (page: Page, words: string) =>
  ingredients(page).getByRole('listitem').filter({ hasText: words });
const panel = (page: Page) => page.getByRole('region', { name: 'Scale Recipe' });

test('a recipe is scaled, by steps and by a typed number, and set back', async ({ page }) => {
  await openOwn(page, americanCake, 'Plain cake');
  await panel(page).getByRole('button', { name: 'More servings' }).click();
  await expect(ingredients(page)).toContainText('For 9, scaled from 8');
  await panel(page).getByRole('spinbutton', { name: 'Servings' }).fill('16');
  await expect(line(page, 'eggs')).toContainText(/^6\s*eggs/);
  await expect(line(page, 'salt')).toContainText('to taste');
  await panel(page).getByRole('button', { name: 'Reset' }).click();
  await expect(line(page, 'eggs')).toContainText(/^3\s*eggs/);
});

test('units are chosen for the device, and what the source says is one tap away', async ({
  page,
}) => {
  await openOwn(page, americanCake, 'Plain cake');
  await expect(line(page, 'milk')).toContainText(/^1\.2\s*dl/);
  await expect(line(page, 'baking powder')).toContainText(/^5\s*ml/);
  await page.getByRole('button', { name: 'Original amounts' }).click();
  await expect(line(page, 'milk')).toContainText(/^½\s*cup/);
  await page.getByRole('button', { name: 'Original amounts' }).click();

  await page.getByRole('button', { name: 'Unit settings' }).click();
  await page.getByRole('switch', { name: /Weigh solids/ }).check({ force: true });
  await page.getByRole('switch', { name: /Keep spoons/ }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Unit settings' })).toBeFocused();
  await expect(line(page, 'flour')).toContainText(/^~2\d\d\s*g/);
  await expect(line(page, 'baking powder')).toContainText(/^1\s*tsp/);

  const heat = page
    .getByRole('region', { name: 'Instructions' })
    .getByRole('button', { name: /175\s°C/ });
  await heat.click();
  await expect(
    page.getByRole('region', { name: 'Instructions' }).getByRole('button', { name: /350\s?°F/ }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Imperial' }).check({ force: true });
  await page.reload();
  await expect(line(page, 'milk')).toContainText(/^½\s*cup/);
  await expect(page.getByRole('region', { name: 'Instructions' })).toContainText('350°F');
});

test('what was struck and checked off is so after a reload', async ({ page }) => {
  await openOwn(page, braisedEndive, 'Braised endive');
  await ingredients(page)
    .getByRole('checkbox', { name: /butter/ })
    .check({ force: true });
  await page.getByRole('checkbox', { name: /Melt the butter/ }).check({ force: true });
  await page.reload();
  await expect(ingredients(page).getByRole('checkbox', { name: /butter/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Melt the butter/ })).toBeChecked();
});

test('comments are written and stay', async ({ page }) => {
  await openOwn(page, braisedEndive, 'Braised endive');
  await page.getByRole('button', { name: 'Add comments' }).click();
  await page
    .getByRole('textbox', { name: 'Comments' })
    .fill('Less honey next time.\n<b>Really</b>.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Comments updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit comments' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('<b>Really</b>.')).toBeVisible();
});

test('comments that two tabs write are asked for, with the keyboard at the question and then where it was', async ({
  page,
  context,
}) => {
  await openOwn(page, braisedEndive, 'Braised endive');
  const other = await context.newPage();
  await other.goto(page.url());
  for (const [tab, words] of [
    [page, 'Less honey.'],
    [other, 'More salt.'],
  ] as const) {
    await tab.getByRole('button', { name: 'Add comments' }).click();
    await tab.getByRole('textbox', { name: 'Comments' }).fill(words);
  }
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('button', { name: 'Edit comments' })).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { name: /saved in another tab/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Keep theirs' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save both' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit comments' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText(
    /More salt\.\s*Less honey\./,
  );
});

test('an archived recipe says so and comes back, in every tab', async ({ page, context }) => {
  const line = page.waitForResponse(/\/api\/stream$/);
  await openOwn(page, braisedEndive, 'Braised endive');
  await line;
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // The windows of a browser share the line of one: the others stand in its queue while they listen.
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByText('This recipe is archived.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit Recipe' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByRole('button', { name: 'Edit Recipe' })).toBeVisible();
});

test('edit mode begins and ends by keys, and by the way back', async ({ page }) => {
  await openOwn(page, braisedEndive, 'Braised endive');
  await page.keyboard.press('Control+e');
  await expect(page).toHaveURL(/mode=edit/);
  await expect(page.getByRole('button', { name: 'Save Changes' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/mode=edit/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Edit Recipe' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit Recipe' })).toBeVisible();
});

test('the shopping list is made for the servings in view, copied and kept as a file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = await openOwn(page, braisedEndive, 'Braised endive');
  await panel(page).getByRole('spinbutton', { name: 'Servings' }).fill('8');
  const button = page
    .getByRole('region', { name: 'Recipe Actions' })
    .getByRole('button', { name: 'Shopping List' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Shopping List' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'butter' })).toContainText(/80\s*g/);
  await dialog.getByRole('button', { name: 'Fewer servings' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'butter' })).toContainText(/70\s*g/);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^Shopping List: ${title} \\(7 servings\\)\\n[^]*- 70\\sg butter`),
  );
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toMatch(/^shopping-list-braised-endive-.*\.txt$/);
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('nothing runs out of a window of a phone, a tablet or a desk, and axe finds nothing serious', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOwn(page, americanCake, 'Plain cake');
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = page.getByRole('complementary', { name: 'Servings and shopping list' });
    await expect(bar).toBeVisible({ visible: width < 900 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await seriousProblems(page), `${width} px`).toEqual([]);
  }
});
