import { pdfOf, pngOf } from '../product/recipe-files.ts';
import { braisedEndive, carrotSalad, letter } from '../product/recipe-texts.ts';
import {
  chooseFiles,
  dropFiles,
  expectFailure,
  expectRecipeOpens,
  holdSending,
  importsDuring,
  openPanel,
  textFile,
} from './adding.ts';
import { expect, newTitle, test } from './fixtures.ts';
import { heldToast } from './toasts.ts';

test('a dropped PDF shows its progress, becomes a recipe with its original, and is there after a reload', async ({
  page,
  context,
}) => {
  const title = newTitle('Braised endive');
  const buffer = await pdfOf(braisedEndive(title));
  await openPanel(page);
  const letGo = await holdSending(page);
  await dropFiles(page, { name: 'endive of mine.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Processing can take up to two minutes.')).toBeVisible();
  letGo();
  await expectRecipeOpens(page, title);

  await expect(page.getByRole('definition').filter({ hasText: '10 min' })).toBeVisible();
  await expect(page.getByText('heads endive, halved lengthwise')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Brown them over medium heat' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  const original = page.getByRole('menuitem', { name: 'View Original File' });
  await expect(original).toHaveAttribute('target', '_blank');
  const answer = await context.request.get((await original.getAttribute('href')) as string);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).equals(buffer)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('the original of an uploaded text shows in a new tab', async ({ page }) => {
  const title = newTitle('Carrot salad');
  await openPanel(page);
  await chooseFiles(page, textFile('carrots.txt', carrotSalad(title)));
  await expectRecipeOpens(page, title);
  await page.getByRole('button', { name: 'Actions' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'View Original File' }).click();
  await expect((await opened).getByText(title)).toBeVisible();
});

test('a picture of a recipe is read', async ({ page }) => {
  const title = newTitle('Carrot salad');
  await openPanel(page);
  await chooseFiles(page, {
    name: 'carrots.png',
    mimeType: 'image/png',
    buffer: pngOf(carrotSalad(title)),
  });
  await expectRecipeOpens(page, title);
  await expect(page.getByText('carrots, coarsely grated')).toBeVisible();
  await expect(page.getByText('sesame seeds', { exact: true })).toBeVisible();
});

test('a file without a recipe gets a sentence, and Retry reads the kept original again', async ({
  page,
}) => {
  await openPanel(page);
  await chooseFiles(page, textFile('letter.txt', letter));
  await expectFailure(page, 'No recipe was found in this file.');
  const retried = page.waitForRequest(/\/api\/intake\/\d+\/retry$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await retried;
  await expectFailure(page, 'No recipe was found in this file.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Failed' })).toBeHidden();
});

test('a file of another type is refused with a toast, and so are those dropped with it', async ({
  page,
}) => {
  await openPanel(page);
  const sent = await importsDuring(page, async () => {
    await dropFiles(
      page,
      {
        name: 'soup.odt',
        mimeType: 'application/vnd.oasis.opendocument.text',
        buffer: Buffer.from('PK'),
      },
      textFile('carrots.txt', carrotSalad('Carrot salad')),
    );
    await expect(page.getByRole('alert')).toHaveText(
      /Invalid file type\s*Only PDF, image files, and text files are supported/,
    );
  });
  expect(sent).toEqual([]);
});

test('reading goes on while the panel is closed, and the notice leads to the recipe', async ({
  page,
}) => {
  const title = newTitle('Carrot salad');
  await openPanel(page);
  const letGo = await holdSending(page);
  await chooseFiles(page, {
    name: 'carrots.png',
    mimeType: 'image/png',
    buffer: pngOf(carrotSalad(title)),
  });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add Recipe' })).toBeHidden();
  letGo();
  const notice = await heldToast(page, 'Recipe uploaded successfully!');
  await expect(notice).toContainText(title);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await notice.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
