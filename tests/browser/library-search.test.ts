import { cookOf, smallLibrary, titlesOf } from './library-cook.ts';
import { expect, visitorTest as test } from './fixtures.ts';

test('the library is searched while one types, in titles and ingredients, and the search outlives a look at a recipe', async ({
  page,
}) => {
  await cookOf(page, smallLibrary);
  const field = page.getByRole('searchbox');
  const status = page.getByRole('main').getByRole('status');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('lemon');
  await expect(status).toHaveText('1 recipe for lemon');
  await expect(page).toHaveURL('/?q=lemon');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Leek vinaigrette']);

  await page.getByRole('link', { name: 'Leek vinaigrette' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek vinaigrette' })).toBeVisible();
  await page.goBack();
  await expect(status).toHaveText('1 recipe for lemon');
  await expect(field).toHaveValue('lemon');

  await field.focus();
  await page.keyboard.press('Escape');
  await expect(status).toHaveText('6 recipes');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/');
});

test('one wrong letter is forgiven, and a search without an answer says so', async ({ page }) => {
  await cookOf(page, smallLibrary);
  const field = page.getByRole('searchbox');
  await field.fill('pumpkim');
  await expect(titlesOf(page, 'Mains')).toHaveText(['Pumpkin gnocchi']);
  await field.fill('rhubarb');
  await expect(page.getByRole('heading', { name: 'No recipe for rhubarb' })).toBeVisible();
  await page.getByRole('button', { name: 'Show All' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('6 recipes');
});

test('a search in the header leaves the Add Recipe panel for the library', async ({ page }) => {
  await cookOf(page, smallLibrary);
  await page.goto('/?add=files');
  await expect(page.getByRole('heading', { name: 'Add Recipe' })).toBeVisible();
  await page.getByRole('searchbox').pressSequentially('gnocchi');
  await expect(titlesOf(page, 'Mains')).toHaveText(['Pumpkin gnocchi']);
  await expect(page.getByRole('searchbox')).toBeFocused();
});
