import type { Page } from '@playwright/test';
import { closed, cookOf } from './library-cook.ts';
import { expect, test } from './fixtures.ts';

/** Opens a page of which a part cannot be drawn, until the returned function is called. */
async function breakPage(page: Page): Promise<() => Promise<void>> {
  await cookOf(page, [{ title: 'Leek vinaigrette' }]);
  const part = /\/assets\/recipe-route-/;
  await page.route(part, (route) => route.abort());
  await page.reload();
  await page.getByRole('link', { name: 'Leek vinaigrette' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(
    page.getByText(
      'We encountered an unexpected error. Please try refreshing the page or return to the home page.',
    ),
  ).toBeVisible();
  return () => page.unroute(part);
}

test('a toast whose code cannot be fetched is said plainly', async ({ page }) => {
  await cookOf(page, [{ title: 'Leek vinaigrette' }]);
  await page.route(/\/assets\/toast-stack-/, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Options' }).click();
  await page
    .getByRole('dialog', { name: 'Options' })
    .getByRole('button', { name: 'Invite Users' })
    .click();
  await closed(page);
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByText('Invitation created!')).toBeVisible();
  await expect(page.getByLabel('Invitation link')).toBeVisible();
});

test('a page whose code cannot be fetched is fetched by Try Again', async ({ page }) => {
  const mend = await breakPage(page);
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek vinaigrette' })).toBeVisible();
});

test('a page whose code cannot be fetched is loaded anew by Refresh Page', async ({ page }) => {
  const mend = await breakPage(page);
  await mend();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Leek vinaigrette' })).toBeVisible();
});

test('from a page whose code cannot be fetched Go Home leads to the library', async ({ page }) => {
  await breakPage(page);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Leek vinaigrette' })).toBeVisible();
});
