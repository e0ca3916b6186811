import { expect, type Locator, type Page } from '@playwright/test';

export interface WrittenRecipe {
  title: string;
  ingredients?: string;
  instructions?: string;
}

export const ingredientsOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Ingredients' });
export const instructionsOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Instructions' });
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Save (Changes|Recipe)$/ }).filter({ visible: true });

/** Puts a text in place of what stands in one of the large fields, as if pasted. */
export async function fillText(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Changes the words of one line of the ingredients. */
export async function changeLine(page: Page, from: string, to: string): Promise<void> {
  await ingredientsOf(page)
    .locator('.cm-line', { hasText: from })
    .click({ position: { x: 30, y: 20 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText(to);
}

/** Writes a recipe by hand and leaves the page on the recipe's own. */
export async function writeRecipe(
  page: Page,
  {
    title,
    ingredients = '250 g plain flour\n125 g cold butter, diced',
    instructions = 'Rub in the butter.\n\nBake for 25 minutes.',
  }: WrittenRecipe,
): Promise<string> {
  await page.goto('/recipes/new');
  await page.getByLabel('Title').fill(title);
  await fillText(page, ingredientsOf(page), ingredients);
  await fillText(page, instructionsOf(page), instructions);
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

export async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?mode=edit`);
  await expect(ingredientsOf(page)).toBeVisible();
}

/** Waits until edit mode has closed. A dialog over it does not count: behind one a role counts as absent. */
export async function expectEditorClosed(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { includeHidden: true, name: 'Ingredients' })).toHaveCount(
    0,
  );
}

/** Saves, and waits for edit mode to close. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText('Recipe saved successfully!')).toBeVisible();
  await expectEditorClosed(page);
}
