import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { writeRecipe } from './edit-writing.ts';
import { expect, newTitle, newVisitor, test, unseenCook } from './fixtures.ts';
import { seriousProblems } from './serious-problems.ts';

async function openOption(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Actions' })
    .getByRole('button', { name: 'Options' })
    .click();
  await page.getByRole('dialog', { name: 'Options' }).getByRole('button', { name }).click();
}

async function chooseLibrary(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles(file);
}

const jsonLd = (recipes: object[]) =>
  Buffer.from(
    JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': recipes.map((recipe) => ({ '@type': 'Recipe', ...recipe })),
    }),
  );

test('a library is exported as one zip, and another cook imports it whole', async ({
  page,
  browser,
}) => {
  await unseenCook(page);
  const title = newTitle('Carrot salad');
  await writeRecipe(page, { title, ingredients: 'Salad:\n500 g carrots, grated' });
  await openOption(page, 'Export Library');
  const dialog = page.getByRole('dialog', { name: 'Export your recipes' });
  await expect(dialog.getByRole('radio', { name: /Portable zip/ })).toBeChecked();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  await expect(dialog).toContainText('holds one recipe');
  const buffer = await readFile(await download.path());

  const taker = await newVisitor(browser);
  await unseenCook(taker.page);
  await openOption(taker.page, 'Import Recipes');
  const importing = taker.page.getByRole('dialog', { name: 'Import recipes' });
  await expect(importing).toContainText('Paprika');
  await chooseLibrary(taker.page, {
    name: download.suggestedFilename(),
    mimeType: 'application/zip',
    buffer,
  });
  await expect(importing).toContainText('1 imported');
  await importing.getByRole('link', { name: title }).click();
  await expect(taker.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(taker.page.getByRole('region', { name: 'Ingredients' })).toContainText('carrots');

  await openOption(taker.page, 'Import Recipes');
  await expect(importing).toContainText('1 imported');
  await importing.getByRole('button', { name: 'Import another file' }).click();
  await chooseLibrary(taker.page, {
    name: download.suggestedFilename(),
    mimeType: 'application/zip',
    buffer,
  });
  await expect(importing).toContainText('1 already there');
  await taker.context.close();
});

test('each item of a file is reported, and those that failed can be shown alone', async ({
  page,
}) => {
  await unseenCook(page);
  const good = newTitle('Bean soup');
  await openOption(page, 'Import Recipes');
  await chooseLibrary(page, {
    name: 'recipes.json',
    mimeType: 'application/json',
    buffer: jsonLd([
      { name: good, recipeIngredient: ['1 tin beans'], recipeInstructions: 'Heat.' },
      { description: 'no name' },
    ]),
  });
  const dialog = page.getByRole('dialog', { name: 'Import recipes' });
  await expect(dialog).toContainText('1 imported, 1 failed');
  await expect(dialog.getByRole('list', { name: 'Report' }).getByRole('listitem')).toHaveCount(2);
  await dialog.getByText('Failed 1').click();
  await expect(dialog.getByRole('list', { name: 'Report' }).getByRole('listitem')).toHaveCount(1);
  expect(await seriousProblems(page)).toEqual([]);
});

test('a file that is no library says so', async ({ page }) => {
  await unseenCook(page);
  await openOption(page, 'Import Recipes');
  await chooseLibrary(page, {
    name: 'holiday.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('not a zip'),
  });
  await expect(
    page.getByRole('dialog', { name: 'Import recipes' }).getByText('Import failed'),
  ).toBeVisible();
});
