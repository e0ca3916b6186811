import type { Page } from '@playwright/test';
import {
  expectEditorClosed,
  ingredientsOf,
  instructionsOf,
  openEditor,
  saveButton,
  writeRecipe,
} from './edit-writing.ts';
import { expect, newTitle, test } from './fixtures.ts';

const editorCode = /\/assets\/editor-code-/;
const readingCode = /\/assets\/recipe-reading-/;

/** Whether the text editor has taken the place of the plain field. */
const tag = (page: Page) => ingredientsOf(page).evaluate(({ tagName }) => tagName);

/** Holds the code back that comes when the page is idle, until it is let go. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const code of [editorCode, readingCode])
    await page.route(code, async (route) => {
      await promise;
      await route.continue();
    });
  return resolve;
}

test('what is typed before the text editor is there stays, with the caret and the focus', async ({
  page,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/recipes/new');
  await ingredientsOf(page).click();
  await page.keyboard.type('250 g rye\n2 spoons salt');
  await page.keyboard.press('Home');
  expect(await tag(page)).toBe('TEXTAREA');
  letGo();
  await expect.poll(() => tag(page)).toBe('DIV');
  await expect(ingredientsOf(page)).toBeFocused();
  await page.keyboard.type('about ');
  await expect(ingredientsOf(page).locator('.cm-line')).toContainText([
    '250 g rye',
    'about 2 spoons salt',
  ]);
  await expect(page.getByRole('button', { name: '1 unclear' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ingredientsOf(page)).not.toContainText('rye');
});

test('where the text editor cannot be fetched a recipe is written, refused, saved and edited all the same', async ({
  page,
}) => {
  for (const code of [editorCode, readingCode]) await page.route(code, (route) => route.abort());
  const title = newTitle('Plain cake');
  const failed = page.waitForEvent('requestfailed', (request) => editorCode.test(request.url()));
  await page.goto('/recipes/new');
  await failed;
  await ingredientsOf(page).fill('250 g flour');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Give the recipe a title.')).toBeVisible();
  const url = await writeRecipe(page, { title });
  await openEditor(page, url);
  await expect(ingredientsOf(page)).toHaveValue('250 g plain flour\n125 g cold butter, diced');
  await instructionsOf(page).fill('Mix.\n\nBake.');
  await instructionsOf(page).press('ControlOrMeta+z');
  await expect(instructionsOf(page)).toHaveValue('Rub in the butter.\n\nBake for 25 minutes.');
  await instructionsOf(page).fill('Mix.\n\nBake.');
  await saveButton(page).click();
  await expect(page.getByText('Recipe saved successfully!')).toBeVisible();
  await expectEditorClosed(page);
  await expect(page.getByRole('region', { name: 'Instructions' })).toContainText('Mix.');
});
