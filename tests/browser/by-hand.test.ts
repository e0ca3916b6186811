import { fillText, ingredientsOf, saveButton, writeRecipe } from './edit-writing.ts';
import { expect, unseenCook, newTitle, test } from './fixtures.ts';

test('a recipe is written from a blank page', async ({ page }) => {
  const title = newTitle('Carrot salad');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Actions' })
    .getByRole('button', { name: 'Add Recipe' })
    .click();
  await page.getByRole('menuitem', { name: /by hand|write/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New recipe' })).toBeVisible();
  // The toast shows and leaves while the new page is waited for.
  const said = expect(page.getByText('Recipe saved successfully!')).toBeVisible();
  await Promise.all([
    said,
    writeRecipe(page, {
      title,
      ingredients: 'Salad:\n500 g carrots, grated',
      instructions: 'Grate the carrots.',
    }),
  ]);
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('carrots');
});

test('without a title it is not sent, and says so at the field', async ({ page }) => {
  await page.goto('/recipes/new');
  await fillText(page, ingredientsOf(page), '500 g carrots');
  await saveButton(page).click();
  await expect(page.getByText('Give the recipe a title.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Carrots');
  await page.getByLabel('Prep time').fill('until Easter');
  await saveButton(page).click();
  await expect(page.getByText('Write a time such as 40 min or 1 h 20.')).toBeVisible();
});

test('a draft of a new recipe is kept on the device until it is saved', async ({ page }) => {
  await unseenCook(page);
  await page.goto('/recipes/new');
  await page.getByLabel('Title').fill('Half a salad');
  await expect(page.getByText('Draft kept on this device').filter({ visible: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Half a salad');
  await expect(page.getByText(/^Draft from/)).toBeVisible();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await page.goto('/recipes/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a creation whose answer is lost makes one recipe, with what was written since', async ({
  page,
}) => {
  await unseenCook(page);
  const title = newTitle('Carrot salad');
  await page.goto('/recipes/new');
  await page.getByLabel('Title').fill(title);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (!/"CreateRecipe"/.test(route.request().postData() ?? '') || lost > 0)
      return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await saveButton(page).click();
  await expect(page.getByText('Save Failed').first()).toBeVisible();
  await page.getByLabel('Description').fill('Crisp');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page.getByText('Crisp')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
});

test('a recipe is kept as a template, from which a new one begins; the template is deleted', async ({
  page,
}) => {
  await unseenCook(page);
  await page.goto('/recipes/new?choose=template');
  await expect(page.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
  const title = newTitle('Carrot salad');
  await writeRecipe(page, { title, ingredients: '500 g carrots' });
  await page.getByRole('button', { name: 'Actions' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Keep as Template' }).click();
  await expect(page.getByText('Kept as a template')).toBeVisible();
  await page.goto('/recipes/new?choose=template');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(ingredientsOf(page)).toContainText('500 g carrots');
  const own = newTitle('Beet salad');
  await page.getByLabel('Title').fill(own);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await page.goto('/recipes/new?choose=template');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
});

test('a duplicate is a recipe of its own', async ({ page }) => {
  await unseenCook(page);
  const first = await writeRecipe(page, { title: newTitle('Carrot salad') });
  await page.getByRole('button', { name: 'Actions' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
});
