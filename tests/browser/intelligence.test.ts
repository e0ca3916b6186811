import type { Locator, Page } from '@playwright/test';
import { expect, newTitle, test } from './fixtures.ts';
import { keepRecipe, openRecipe } from './kept-recipe.ts';
import { seriousProblems } from './serious-problems.ts';

const ingredients = [
  '250 g plain flour',
  '125 g cold butter, diced',
  '500 g ricotta',
  '4 unwaxed lemons, zest and juice',
  '2 tbsp pine nuts, toasted',
  'salt',
  '3 spoons of moon dust',
].join('\n');
const instructions =
  'Rub the butter into the flour.\n\nFold in the ricotta.\n\nBake for 25 minutes.';

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Recipe Intelligence' });

/** A tart of this test, with the panel open. */
async function openPanel(page: Page): Promise<void> {
  const title = newTitle('Ricotta tart');
  await openRecipe(page, await keepRecipe(page, { title, ingredients, instructions }), title);
  await page.getByRole('button', { name: 'Recipe Intelligence' }).click();
  await expect(panelOf(page).getByRole('tabpanel', { name: 'Impact' })).toContainText('out of 100');
}

const show = (page: Page, tab: string) => panelOf(page).getByRole('tab', { name: tab }).click();

async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const widths = [1440, 360] as const;

for (const width of widths)
  test(`at ${width} px the analyses of a recipe open from its panel and its badge, and nothing in them keeps people out`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPanel(page);
    expect(await seriousProblems(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    const check = async (opener: string | RegExp, name: string, sign: string | RegExp) => {
      await page.getByRole('button', { name: opener }).click();
      const dialog = dialogOf(page, name);
      await expect(dialog.getByText(sign).first()).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      await close(page, dialog);
    };
    await check(/^Environmental Impact: /, 'Environmental Impact', /AGRIBALYSE/);
    await check('Impact details', 'Environmental Impact', 'This is no food that the tables know.');
    await show(page, 'Nutrition');
    await check('Nutrition details', 'Nutrition', 'What was counted');
    await show(page, 'Flavor Science');
    await check('Flavor details', 'Flavor Science', 'Key pairings');
    await check('Wine Pairing', 'Wine Pairing', 'Without alcohol');
    await check('Techniques', 'Techniques', /Step 1/);
  });

/** Whether the page, or the dialog over it, is wider than the window. */
const overflows = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog] [id$=-body]')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  );

for (const width of widths)
  test(`at ${width} px a food that is corrected changes the figures, and taking it back brings them back, by the keyboard alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPanel(page);
    await show(page, 'Nutrition');
    await panelOf(page).getByRole('button', { name: 'Nutrition details' }).press('Enter');
    const nutrition = dialogOf(page, 'Nutrition');
    await expect(page.getByText('Analysis Complete')).toBeVisible();
    const calories = nutrition.locator('[data-large] > b');
    const before = await calories.innerText();

    const change = nutrition.getByRole('button', { name: 'Change match: ricotta' });
    const correcting = dialogOf(page, 'What is “ricotta”?');
    await change.press('Enter');
    await correcting.getByRole('searchbox').fill('tofu');
    await correcting.getByRole('radio', { name: 'tofu', exact: true }).press('Space');
    await correcting.getByLabel('Weight of the whole line, in grams').fill('100');
    await correcting.getByRole('button', { name: 'Keep' }).press('Enter');
    await expect(page.getByText('Correction kept')).toBeVisible();
    await expect(correcting).toBeHidden();
    await expect(calories).not.toHaveText(before);
    await expect(nutrition.getByText('As you have said for all your recipes.')).toBeVisible();
    const after = await calories.innerText();

    await expect(change).toBeFocused();
    await change.press('Enter');
    await correcting.getByRole('button', { name: 'Take back my correction' }).press('Enter');
    await expect(calories).toHaveText(before);

    await close(page, nutrition);
    await expect(panelOf(page).getByRole('tabpanel')).toContainText(before);
    expect(after).not.toBe(before);
  });
