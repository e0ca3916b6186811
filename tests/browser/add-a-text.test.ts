import { braisedEndive, letter } from '../product/recipe-texts.ts';
import { expectFailure, expectRecipeOpens, openPanel } from './adding.ts';
import { expect, newTitle, newVisitor, test, unseenCook } from './fixtures.ts';

test('a pasted text becomes a recipe', async ({ page }) => {
  const title = newTitle('Braised endive');
  await openPanel(page);
  const read = page.getByRole('button', { name: 'Read Text' });
  await expect(read).toBeDisabled();
  await page.getByLabel('Recipe text').fill(braisedEndive(title));
  await read.click();
  await expectRecipeOpens(page, title);
  await expect(page).toHaveTitle(`${title} · Convivio`);
});

test('what was read is said for two seconds, then the recipe opens', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await unseenCook(page);
  const title = newTitle('Braised endive');
  await page.clock.install();
  await openPanel(page);
  await page.getByLabel('Recipe text').fill(braisedEndive(title));
  // From here on time passes for the page only in the steps below.
  await page.clock.pauseAt(Date.now() + 5000);
  await page.getByRole('button', { name: 'Read Text' }).click();
  const card = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Recipe Processed Successfully' });
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(card).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 120_000, intervals: [50] });
  await page.clock.runFor(1500);
  await expect(card).toBeVisible();
  await page.clock.runFor(500);
  await page.clock.resume();
  await expectRecipeOpens(page, title);
  await context.close();
});

test('a text without a recipe gets a sentence, and what was typed is still there', async ({
  page,
}) => {
  await openPanel(page);
  await page.getByLabel('Recipe text').fill(letter);
  await page.getByRole('button', { name: 'Read Text' }).click();
  await expectFailure(page, 'No recipe was found in this text.');
  await expect(page.getByLabel('Recipe text')).toHaveValue(letter);
});

test('an import goes on over a reload', async ({ page }) => {
  const title = newTitle('Braised endive');
  await openPanel(page);
  await page.getByLabel('Recipe text').fill(braisedEndive(title));
  const accepted = page.waitForResponse(/\/api\/recipes\/text$/);
  await page.getByRole('button', { name: 'Read Text' }).click();
  expect((await accepted).status()).toBe(202);
  await page.goto('/');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
