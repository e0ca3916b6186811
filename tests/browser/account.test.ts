import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import {
  expect,
  fillSignIn,
  newCook,
  newVisitor,
  productUrl,
  signIn,
  visitorTest as test,
  type Cook,
} from './fixtures.ts';
import { seriousProblems } from './serious-problems.ts';
import { signUpByHttp } from './sign-up-by-http.ts';

/** A cook on a device of their own, at their account page, which they come to from the library. */
async function atTheAccount(
  browser: Browser,
): Promise<{ page: Page; cook: Cook; leave(): Promise<void> }> {
  const { page, context } = await newVisitor(browser);
  const cook = newCook();
  await signUpByHttp(context.request, productUrl(), cook);
  await page.goto('/');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('link', { name: 'Your Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
  return { page, cook, leave: () => context.close() };
}
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

test('a device that is ended on one page is signed out on its own within a second', async ({
  browser,
}) => {
  const { page, cook, leave } = await atTheAccount(browser);
  const other = await newVisitor(browser);
  await signIn(other.page, cook);
  await expect(other.page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  await page.reload();
  const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText(/Chrom\w+ on Linux\s*This device/);
  expect(await seriousProblems(page)).toEqual([]);

  const out = other.page.getByRole('alertdialog', { name: 'You have been signed out' });
  await page.getByRole('button', { name: /^Sign out Chrom/ }).click();
  await expect(devices).toHaveCount(1);
  await expect(out).toBeVisible({ timeout: 1_000 });
  await other.context.close();
  await leave();
});

test('a cook changes name and password, and signs in with it', async ({ browser }) => {
  const { page, cook, leave } = await atTheAccount(browser);
  await page.getByLabel('First name').fill('Leonie');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Your details are changed')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Leonie');

  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Current password').fill('not this one');
  await password.getByLabel('New password').fill('bread and salt and oil');
  await password.getByRole('button', { name: 'Change Password' }).click();
  await expect(password.getByText('Is not your current password.')).toBeVisible();
  await password.getByLabel('Current password').fill(cook.password);
  await password.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await leave();

  const elsewhere = await newVisitor(browser);
  await signIn(elsewhere.page, cook);
  await expect(elsewhere.page.getByRole('alert')).toContainText('do not match');
  await fillSignIn(elsewhere.page, { ...cook, password: 'bread and salt and oil' });
  await expect(elsewhere.page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  await elsewhere.context.close();
});

test('a cook downloads everything, and deletes the account after typing its e-mail', async ({
  browser,
}) => {
  const { page, cook, leave } = await atTheAccount(browser);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Everything' }).click();
  const file = await (await downloading).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const goes = dialog.getByRole('button', { name: 'Delete for Good' });
  await expect(goes).toBeDisabled();
  await dialog.getByLabel(`Type ${cook.email} to confirm`).fill(cook.email);
  await goes.click();
  await expect(page.getByRole('heading', { name: 'Bring it all to the table' })).toBeVisible();
  await signIn(page, cook);
  await expect(page.getByRole('alert')).toContainText('do not match');
  await leave();
});

test('whoever has forgotten the password reads on the login whom to ask', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await expect(
    page.getByText('The person who runs this Convivio can give you a new password.'),
  ).toBeVisible();
});
