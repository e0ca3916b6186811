import { chooseOption, closed, cookOf, smallLibrary, titlesOf, turnTo } from './library-cook.ts';
import { expect, visitorTest as test } from './fixtures.ts';
import { heldToast } from './toasts.ts';

const toast = (text: string) => ({ hasText: text });

test('Delete Mode archives, and the toast undoes it', async ({ page }) => {
  await cookOf(page, smallLibrary);
  await expect(page.getByRole('button', { name: /^Archive / })).toHaveCount(0);
  await chooseOption(page, 'Delete Mode');
  await page.getByRole('button', { name: 'Archive Pumpkin gnocchi' }).click();
  const archived = await heldToast(page, 'Recipe archived successfully');
  await expect(titlesOf(page, 'Mains')).toHaveText(['Sea bream in salt', 'Brasato al Barolo']);
  await archived.getByRole('button', { name: 'Restore' }).click();
  await expect(
    page.getByRole('status').filter(toast('Recipe restored successfully')),
  ).toBeVisible();
  await expect(titlesOf(page, 'Mains')).toHaveCount(3);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Archive / })).toHaveCount(0);
});

test('with the keyboard: archive one, go on to the next, and leave Delete Mode with Escape', async ({
  page,
}) => {
  await cookOf(page, smallLibrary);
  await page.getByRole('button', { name: 'Options' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Options' })
    .getByRole('button', { name: 'Delete Mode' })
    .press('Enter');
  await closed(page);
  await page.getByRole('link', { name: 'Sea bream in salt' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Archive Sea bream in salt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Pumpkin gnocchi' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Delete Mode' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Archive / })).toHaveCount(0);
});

test('the archive restores, deletes one for good, and then all', async ({ page }) => {
  await cookOf(page, smallLibrary);
  await chooseOption(page, 'Delete Mode');
  for (const title of [
    'Leek vinaigrette',
    'Brasato al Barolo',
    'Pumpkin gnocchi',
    'Crème caramel',
  ]) {
    await page.getByRole('button', { name: `Archive ${title}` }).click();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  }
  await turnTo(page, 'Archive');
  await expect(page).toHaveURL('/?view=archive');
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await expect(page.getByText('4 archived recipes')).toBeVisible();
  await expect(
    page.getByText('Archived recipes stay here until you restore them or delete them for good.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Restore Leek vinaigrette' }).click();
  await expect(
    page.getByRole('status').filter(toast('Recipe restored successfully')),
  ).toBeVisible();
  await expect(page.getByText('3 archived recipes')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Crème caramel permanently' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Permanently' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 archived recipes')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Crème caramel permanently' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter(toast('Recipe deleted permanently'))).toBeVisible();

  await page.getByRole('button', { name: 'Delete All' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '2 archived recipes will be gone for good.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete All' }).click();
  await expect(
    page.getByRole('status').filter(toast('All archived recipes deleted permanently')),
  ).toContainText('2 recipes deleted.');
  await page.getByRole('button', { name: 'Show Recipes' }).click();
  await expect(page.getByText('3 recipes')).toBeVisible();
});

test('a recipe that another tab has deleted says so and is gone here too', async ({
  page,
  context,
}) => {
  await cookOf(page, smallLibrary.slice(0, 2));
  await chooseOption(page, 'Delete Mode');
  for (const title of ['Leek vinaigrette', 'Mussels with saffron']) {
    await page.getByRole('button', { name: `Archive ${title}` }).click();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  }
  const other = await context.newPage();
  // This tab hears nothing of the other, neither by a line of its own nor by that of the browser.
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await other.route('**/api/stream', (route) => route.abort());
  await other.goto('/?view=archive');
  await expect(other.getByText('2 archived recipes')).toBeVisible();
  await page.goto('/?view=archive');
  await page.getByRole('button', { name: 'Delete Leek vinaigrette permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 archived recipe')).toBeVisible();

  await other.getByRole('button', { name: 'Restore Leek vinaigrette' }).click();
  await expect(other.getByRole('alert').filter(toast('Failed to restore recipe'))).toBeVisible();
  await expect(other.getByText('1 archived recipe')).toBeVisible();
});
