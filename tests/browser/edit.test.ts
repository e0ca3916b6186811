import type { Dialog } from '@playwright/test';
import {
  changeLine,
  expectEditorClosed,
  fillText,
  ingredientsOf,
  instructionsOf,
  openEditor,
  save,
  saveButton,
} from './edit-writing.ts';
import { expect, newTitle, test } from './fixtures.ts';
import { keepRecipe } from './kept-recipe.ts';
import { seriousProblems } from './serious-problems.ts';

test('an edit is saved, and edit mode closes a second later', async ({ page }) => {
  const url = await keepRecipe(page, { title: newTitle('Lemon tart') });
  await openEditor(page, url);
  const title = newTitle('Lemon and ricotta tart');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Prep time').fill('1 hour 20 minutes');
  await page.getByLabel('Servings', { exact: true }).fill('many');
  await page.getByRole('combobox', { name: 'Diet' }).selectOption({ label: 'Vegetarian' });
  await page.getByText('Starter', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Tags' }).fill(' lemon,, Easter ,');
  await changeLine(page, 'plain flour', '300 g plain flour');
  await fillText(
    page,
    instructionsOf(page),
    'Rub in the butter.\n\n\n\nChill.\n\nBake for 30 minutes.',
  );
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients).toContainText('300');
  await expect(ingredients).not.toContainText('250');
  await expect(
    page.getByRole('region', { name: 'Instructions' }).getByRole('listitem'),
  ).toHaveCount(3);

  await openEditor(page, url);
  await expect(page.getByLabel('Prep time')).toHaveValue('1 h 20');
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('1');
  await expect(page.getByRole('combobox', { name: 'Diet' })).toHaveValue('vegetarian');
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'lemon',
    'Easter',
  ]);
});

test('lines are read as they are typed, and a doubt is settled by its answer', async ({ page }) => {
  await page.goto('/recipes/new');
  await ingredientsOf(page).click();
  await page.keyboard.type('Filling:\n2 spoons pine nuts, toasted\n3-4 unwaxed lemons');
  const line = ingredientsOf(page).locator('.cm-line', { hasText: 'pine nuts' });
  await expect(line).toContainText('Which spoon?');
  await expect(page.getByRole('button', { name: '1 unclear' })).toBeVisible();
  await line.getByRole('button', { name: 'teaspoon' }).click();
  await expect(line).toContainText('2 teaspoons pine nuts, toasted');
  await expect(page.getByRole('button', { name: '1 unclear' })).toHaveCount(0);
});

test('a draft outlives a reload, and Discard drops it', async ({ page }) => {
  const url = await keepRecipe(page, { title: newTitle('Lemon tart') });
  await openEditor(page, url);
  await page.getByLabel('Description').fill('Half written');
  await changeLine(page, 'plain flour', '300 g rye flour');
  await page.getByRole('textbox', { name: 'Tags' }).pressSequentially('Eas');
  await page.reload();
  await expect(page.getByText(/^Draft from \d\d:\d\d/)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Half written');
  await expect(ingredientsOf(page)).toContainText('300 g rye flour');
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('Eas');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('');
  await expect(page.getByLabel('Description')).toHaveValue('');
  await expect(ingredientsOf(page)).toContainText('250 g plain flour');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('');
  await expect(page.getByText(/^Draft from/)).toHaveCount(0);
});

test('a network that drops in mid-save keeps the text, and it is saved when it is back', async ({
  page,
}) => {
  const url = await keepRecipe(page, { title: newTitle('Lemon tart') });
  await openEditor(page, url);
  await page.getByLabel('Description').fill('Written on the train');
  await page.route('**/graphql', (route) => route.abort('connectionreset'));
  await saveButton(page).click();
  await expect(page.getByText('Failed to update recipe').first()).toBeVisible();
  await expect(
    page.getByText('There is no connection to Convivio. Check the network and try again.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Written on the train');
  await page.unroute('**/graphql');
  await save(page);
  await expect(page.getByText('Written on the train')).toBeVisible();
});

test('a save whose answer is lost is no conflict with oneself', async ({ page }) => {
  const url = await keepRecipe(page, { title: newTitle('Lemon tart') });
  await openEditor(page, url);
  await page.getByLabel('Description').fill('Arrived');
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (!/"UpdateRecipe"/.test(route.request().postData() ?? '') || lost > 0)
      return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await saveButton(page).click();
  await expect(page.getByText('Failed to update recipe').first()).toBeVisible();
  await page.getByLabel('Cook time').fill('25 min');
  await save(page);
  expect(lost).toBe(1);
  await expect(page.getByText('Arrived')).toBeVisible();
  await expect(page.getByText('25 min', { exact: true }).first()).toBeVisible();
});

test('two tabs that edit one recipe: what both touched is asked, the rest is kept from both', async ({
  page,
  context,
}) => {
  const url = await keepRecipe(page, {
    title: newTitle('Lemon tart'),
    ingredients: '250 g plain flour\n125 g cold butter, diced\n80 g icing sugar',
  });
  await openEditor(page, url);
  const other = await context.newPage();
  await openEditor(other, url);
  await changeLine(other, 'butter', '140 g cold butter, diced');
  await other.getByRole('textbox', { name: 'Tags' }).fill('Easter,');
  await save(other);

  await changeLine(page, 'butter', '125 g cold butter, grated');
  await page.getByLabel('Description').fill('Mine');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This recipe was saved in another tab while you were editing');
  await expect(dialog).toContainText('The other tab added the tag Easter.');
  await expect(dialog).toContainText('You changed the description.');
  const question = dialog.getByRole('group', { name: 'Line 2' });
  await expect(question.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Save both' })).toBeDisabled();
  await question.getByRole('radio', { name: /grated/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save both' }).click();
  await expect(page.getByText('Recipe saved successfully!')).toBeVisible();
  await expectEditorClosed(page);
  await expect(page.getByText('Mine', { exact: true })).toBeVisible();
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients).toContainText('grated');
  await openEditor(page, url);
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('Easter');
  await other.close();
});

test('a recipe that is archived while it is edited: the text stays, and becomes a recipe of its own', async ({
  page,
  context,
}) => {
  const url = await keepRecipe(page, { title: newTitle('Lemon tart') });
  await openEditor(page, url);
  await page.getByLabel('Description').fill('Mine');
  const other = await context.newPage();
  await other.goto(url);
  await other.getByRole('button', { name: 'Actions' }).filter({ visible: true }).click();
  await other.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(other.getByText('Recipe archived successfully')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'This recipe is archived' })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Keep as a new recipe' }).click();
  await expect(page).not.toHaveURL(new RegExp(new URL(url).pathname));
  await expect(page.getByText('Mine', { exact: true })).toBeVisible();
  await other.close();
});

test('Cancel asks before changes are given up', async ({ page }) => {
  const url = await keepRecipe(page, { title: newTitle('Lemon tart') });
  await openEditor(page, url);
  await page.getByLabel('Description').fill('Not for long');
  await page.getByRole('button', { name: 'Cancel' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByLabel('Description')).toHaveValue('Not for long');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectEditorClosed(page);
  await openEditor(page, url);
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('a step is moved by the keyboard, and the whole edit needs no mouse', async ({ page }) => {
  const url = await keepRecipe(page, {
    title: newTitle('Lemon tart'),
    instructions: 'First.\n\nSecond.\n\nThird.',
  });
  await openEditor(page, url);
  await page.getByRole('button', { name: 'Move step 3' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Move step 2' })).toBeFocused();
  await expect(page.getByText('Moved to place 2 of 3.')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Recipe saved successfully!')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Instructions' }).getByRole('listitem'),
  ).toContainText(['First.', 'Third.', 'Second.']);
});

test('a step is dragged to another place', async ({ page }) => {
  const url = await keepRecipe(page, {
    title: newTitle('Lemon tart'),
    instructions: 'First.\n\nSecond.\n\nThird.',
  });
  await openEditor(page, url);
  const handle = page.getByRole('button', { name: 'Move step 3' });
  await page.evaluate(() => document.fonts.ready);
  await expect(ingredientsOf(page).locator('.reading')).toHaveCount(2);
  // Waits until it stands still.
  await handle.hover();
  const target = (await page.getByRole('button', { name: 'Move step 1' }).boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + 10, { steps: 12 });
  await page.mouse.up();
  await expect(instructionsOf(page).locator('.step-first')).toContainText([
    'Third.',
    'First.',
    'Second.',
  ]);
});

test('a picture is chosen, put in place by the save, and taken away again', async ({ page }) => {
  const url = await keepRecipe(page, { title: newTitle('Lemon tart') });
  await openEditor(page, url);
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose picture' }).click();
  await (await chooser).setFiles({ name: 'tart.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await save(page);
  await expect(page.locator('main img').first()).toBeVisible();
  await openEditor(page, url);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await save(page);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a photo of the dish is taken with the camera', async ({ page }) => {
  const url = await keepRecipe(page, { title: newTitle('Lemon tart') });
  await openEditor(page, url);
  await page.getByRole('button', { name: 'Take Photo' }).click();
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await save(page);
  await expect(page.locator('main img').first()).toBeVisible();
});

test('script and right-to-left words are text everywhere', async ({ page }) => {
  const title = `${newTitle('Tart')} <img src=x onerror=alert(1)>`;
  const ran: string[] = [];
  const note = (dialog: Dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  };
  page.on('dialog', note);
  const url = await keepRecipe(page, {
    title,
    ingredients: '2 spoons <script>alert(1)</script>\nملح 🍋',
    instructions: '<b onclick=alert(1)>Stir</b>',
  });
  await page.goto(url);
  await expect(page.getByRole('region', { name: 'Instructions' })).toContainText(
    '<b onclick=alert(1)>Stir</b>',
  );
  await openEditor(page, url);
  await expect(ingredientsOf(page)).toContainText('<script>alert(1)</script>');
  await expect(ingredientsOf(page)).toContainText('ملح 🍋');
  page.off('dialog', note);
  expect(ran).toEqual([]);
});

test('the form has no serious accessibility problem on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  const url = await keepRecipe(page, {
    title: newTitle('Lemon tart'),
    ingredients: 'Pastry:\n250 g plain flour\n2 spoons sugar',
  });
  await openEditor(page, url);
  await page.getByRole('textbox', { name: 'Tags' }).fill('lemon,');
  await expect(page.getByRole('button', { name: '1 unclear' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
