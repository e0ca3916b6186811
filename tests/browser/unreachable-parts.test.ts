import type { Browser, Page } from '@playwright/test';
import { closed, cookOf } from './library-cook.ts';
import { expect, test } from './fixtures.ts';

/** A page of which a part cannot be drawn, until `mend` is called. */
async function brokenPage(
  browser: Browser,
): Promise<{ page: Page; mend: () => Promise<void>; close: () => Promise<void> }> {
  const { page, context } = await cookOf(browser, [{ title: 'Leek vinaigrette' }]);
  const part = /\/assets\/recipe-route-/;
  await context.route(part, (route) => route.abort());
  await page.reload();
  await page.getByRole('link', { name: 'Leek vinaigrette' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(
    page.getByText(
      'We encountered an unexpected error. Please try refreshing the page or return to the home page.',
    ),
  ).toBeVisible();
  return { page, mend: () => context.unroute(part), close: () => context.close() };
}

test('a toast whose code cannot be fetched is said plainly', async ({ browser }) => {
  const { page, context } = await cookOf(browser, [{ title: 'Leek vinaigrette' }]);
  await context.route(/\/assets\/toast-stack-/, (route) => route.abort());
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
  await context.close();
});

test('a page whose code cannot be fetched is fetched by Try Again', async ({ browser }) => {
  const { page, mend, close } = await brokenPage(browser);
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek vinaigrette' })).toBeVisible();
  await close();
});

test('a page whose code cannot be fetched is loaded anew by Refresh Page', async ({ browser }) => {
  const { page, mend, close } = await brokenPage(browser);
  await mend();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Leek vinaigrette' })).toBeVisible();
  await close();
});

test('from a page whose code cannot be fetched Go Home leads to the library', async ({
  browser,
}) => {
  const { page, close } = await brokenPage(browser);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Leek vinaigrette' })).toBeVisible();
  await close();
});
