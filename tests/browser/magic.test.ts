import type { Page } from '@playwright/test';
import { openEditor, save } from './edit-writing.ts';
import { expect, test, unseenCook } from './fixtures.ts';
import { seriousProblems } from './serious-problems.ts';
import { heldToast } from './toasts.ts';

const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 360, height: 740 };

const wizard = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => wizard(page).getByRole('button', { name });
const chef = (page: Page, name: string) =>
  wizard(page).getByRole('radio', { name: new RegExp(`^${name},`) });
const title = (page: Page) => wizard(page).getByRole('heading', { level: 3 });

/** Opens the wizard from an empty library, by the keyboard. */
async function openWizard(page: Page): Promise<void> {
  await unseenCook(page);
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Add Recipe' })
    .filter({ visible: true })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Magic Chef' }).press('Enter');
  await expect(chef(page, 'Alexis Soyer')).toBeVisible();
}

async function addChef(page: Page, name: string): Promise<void> {
  await page.getByLabel("Chef's name").fill(name);
  await page.getByLabel("Chef's name").press('Enter');
}

/** What the recipe is called, once it is another than before. */
async function titleAfter(page: Page, before: string): Promise<string> {
  await expect(title(page)).toBeVisible();
  await expect(title(page)).not.toHaveText(before);
  return title(page).innerText();
}

test('a recipe is asked of a chef by the keyboard, asked anew, asked of another, saved and edited', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openWizard(page);
  expect(await seriousProblems(page)).toEqual([]);
  await chef(page, 'Alexis Soyer').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chef(page, 'Antonin Carême')).toBeChecked();
  await button(page, 'Continue').press('Enter');

  await expect(button(page, 'Generate Magic Recipe')).toBeDisabled();
  await wizard(page).getByRole('radio', { name: 'Main' }).press('Space');
  await wizard(page).getByRole('radio', { name: 'Vegetarian' }).press('Space');
  await wizard(page)
    .getByLabel(/^Ingredient or dish/)
    .fill('mushrooms');
  await wizard(page).getByRole('radio', { name: 'At most' }).press('Space');
  await wizard(page).getByLabel('Time limit').fill('45 minutes');
  expect(await seriousProblems(page)).toEqual([]);
  await button(page, 'Generate Magic Recipe').press('Enter');
  const first = await titleAfter(page, '');
  await expect(wizard(page)).toContainText('In the manner of Antonin Carême.');
  expect(await seriousProblems(page)).toEqual([]);

  await button(page, 'Create Different Recipe').click();
  const second = await titleAfter(page, first);
  const others = wizard(page).locator('section', { hasText: 'Try another chef' });
  const other = await others.getByRole('button').first().innerText();
  await others.getByRole('button').first().click();
  await expect(wizard(page)).toContainText(`In the manner of ${other}.`);
  const third = await title(page).innerText();
  expect(first).not.toBe(second);
  const insight = await wizard(page)
    .locator('section', { hasText: 'Chef Insights' })
    .locator('p')
    .innerText();

  await button(page, 'Save Recipe').click();
  await expect(page.getByText('Recipe Saved')).toBeVisible();
  await expect(wizard(page)).toBeHidden();
  await page.getByRole('link', { name: third }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();
  await expect(page.getByRole('heading', { name: "Chef's Insight" })).toBeVisible();
  await expect(page.getByText(insight)).toBeVisible();
  await expect(page.getByRole('heading', { name: "Chef's Secrets" })).toBeVisible();

  await openEditor(page, page.url());
  await page.getByLabel('Title').fill('Ours now');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ours now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "Chef's Secrets" })).toBeVisible();
});

test('on a small screen chefs are added, looked for in vain, hidden and brought back', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await openWizard(page);
  await button(page, 'Add chef').click();
  await addChef(page, 'Yotam Otolenghi');
  await heldToast(page, 'Chef Added');
  await expect(chef(page, 'Yotam Ottolenghi')).toBeChecked();

  await button(page, 'Add chef').click();
  await addChef(page, 'Qwrtz Plmk');
  await expect(await heldToast(page, 'Chef Not Found')).toContainText(
    "We haven't had the pleasure of identifying this talent yet.",
  );
  await expect(page.getByLabel("Chef's name")).toHaveValue('Qwrtz Plmk');
  expect(await seriousProblems(page)).toEqual([]);
  await button(page, 'Cancel').click();

  await button(page, 'Edit chefs').click();
  await button(page, 'Remove Julia Child').click();
  await heldToast(page, 'Chef Hidden');
  expect(await seriousProblems(page)).toEqual([]);
  await button(page, 'Done').click();
  await expect(chef(page, 'Julia Child')).toHaveCount(0);
  await button(page, 'Add chef').click();
  await addChef(page, 'Julia Child');
  await heldToast(page, 'Chef Restored');
  await expect(chef(page, 'Julia Child')).toBeChecked();

  await button(page, 'Continue').click();
  await wizard(page).getByText('Dessert', { exact: true }).click();
  await wizard(page).getByText('Vegan', { exact: true }).click();
  await button(page, 'Generate Magic Recipe').click();
  await expect(title(page)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(scrolls).toBe(false);
});
