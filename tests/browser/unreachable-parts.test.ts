import { closed, cookOf } from './library-cook.ts';
import { expect, test } from './fixtures.ts';

test('a toast whose board cannot be fetched is said plainly', async ({ browser }) => {
  const { page, context } = await cookOf(browser, [{ title: 'Leek vinaigrette' }]);
  await context.route(/\/assets\/board-/, (route) => route.abort());
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('dialog', { name: 'Options' }).getByRole('button', { name: 'Invite Users' }).click();
  await closed(page);
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByText('Invitation created!')).toBeVisible();
  await expect(page.getByLabel('Invitation link')).toBeVisible();
  await context.close();
});

test('a page whose code cannot be fetched is fetched by Try Again', async ({ browser }) => {
  const { page, context } = await cookOf(browser, [{ title: 'Leek vinaigrette' }]);
  await context.route(/\/assets\/recipe-route-/, (route) => route.abort());
  await page.getByRole('link', { name: 'Leek vinaigrette' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await context.unroute(/\/assets\/recipe-route-/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek vinaigrette' })).toBeVisible();
  await context.close();
});
