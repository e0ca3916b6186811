import type { Page } from '@playwright/test';
import {
  admin,
  expect,
  fillSignIn,
  newCook,
  newVisitor,
  productUrl,
  test,
  visitorTest,
} from './fixtures.ts';
import { seriousProblems } from './serious-problems.ts';
import { signUpByHttp, tokenByHttp } from './sign-up-by-http.ts';

/** Opens a tab, and waits until its own parts have come. */
async function openTab(page: Page, tab: string): Promise<void> {
  const link = page.getByRole('link', { name: tab, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

const tabs = ['User Management', 'Invitations', 'System', 'Ingredients', 'Audit'];

async function openAsAdministrator(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

/** Who has just come is told to the list of users by a message; the list itself shows those whom it finds when it is asked. */
async function isListed(page: Page, email: string): Promise<void> {
  const token = await tokenByHttp(page.request, productUrl());
  const listed = async () => {
    const answer = await page.request.get('/api/admin/users', {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.text();
  };
  await expect.poll(listed).toContain(email);
}

test('a cook is told that the dashboard is for administrators', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText(/^Admin access required\. Current user: .+@example\.org$/),
  ).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

visitorTest(
  'an administrator signs in at the dashboard, and each of its tabs keeps nobody out and fits a small screen',
  async ({ browser }) => {
    const { page, context } = await newVisitor(browser);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await openAsAdministrator(page);
    await expect(page.getByText('Total users')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'AI usage' })).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
    for (const tab of tabs) {
      await openTab(page, tab);
      expect([tab, await seriousProblems(page)]).toEqual([tab, []]);
    }
    await page.setViewportSize({ width: 360, height: 760 });
    for (const tab of ['Overview', ...tabs]) {
      await openTab(page, tab);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([tab, beyond]).toEqual([tab, 0]);
    }
    await context.close();
  },
);

visitorTest(
  'a user is found, suspended, reactivated, and deleted once the e-mail is typed',
  async ({ browser }) => {
    const guest = await newVisitor(browser);
    const cook = newCook('Wanda');
    const token = await signUpByHttp(guest.page.request, productUrl(), cook);
    await guest.page.request.get('/api/auth/user', {
      headers: { authorization: `Bearer ${token}` },
    });
    await guest.context.close();

    const { page, context } = await newVisitor(browser);
    await openAsAdministrator(page);
    await isListed(page, cook.email);
    await page.getByRole('link', { name: 'User Management' }).click();
    await page.getByRole('searchbox').fill(cook.email.slice(0, 8));
    const row = page.getByRole('row', { name: cook.email });
    await row.getByRole('button', { name: 'Suspend Wanda Sommer' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('User Suspended')).toBeVisible();
    await expect(row.getByText('suspended').last()).toBeVisible();
    // The keyboard stays where it was.
    const reactivate = row.getByRole('button', { name: 'Reactivate Wanda Sommer' });
    await expect(reactivate).toBeFocused();
    await reactivate.click();
    await expect(page.getByText('User Reactivated')).toBeVisible();

    await row.getByRole('button', { name: 'Delete Wanda Sommer' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await dialog.getByLabel(`Type ${cook.email} to confirm`).fill(cook.email);
    expect(await seriousProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User has been permanently deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nobody is found' })).toBeVisible();

    await page.getByRole('link', { name: 'Audit' }).click();
    await expect(page.getByRole('row', { name: /Ada Moser .* deleted/ }).first()).toBeVisible();
    await context.close();
  },
);
