import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
  type Page,
} from '@playwright/test';
import { randomBytes, randomUUID } from 'node:crypto';
import { clearSharedPage, openSharedPage, type SharedPage } from './shared-page.ts';
import { signUpByHttp } from './sign-up-by-http.ts';

export { expect } from '@playwright/test';

export interface Cook {
  firstName: string;
  email: string;
  password: string;
}

export const productUrl = () => process.env['PRODUCT_URL'] as string;
export const recipeSite = () => process.env['RECIPE_SITE'] as string;

/** The cookies of somebody who is signed in. */
type Session = Cookie[];

/**
 * A test whose page belongs to nobody yet. One page serves all tests of a worker, one after the other, and is cleared behind each:
 * a page of its own would compile the product anew, which takes longer than most tests. What cannot be taken back (a script that
 * runs before each load, a clock) or has to be there from the start (touch) wants a page of its own, by `newVisitor`.
 * A worker can go on from visitors to tests of a signed-in cook: both know of a session.
 */
export const visitorTest = base.extend<object, { shared: SharedPage; session: Session }>({
  baseURL: async ({ browserName: _ }, use) => use(productUrl()),
  shared: [
    async ({ browser }, use) => {
      const shared = await openSharedPage(browser, productUrl());
      await use(shared);
      await shared.context.close();
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await signUpByHttp(context.request, productUrl(), newCook());
      const session = await context.cookies();
      await context.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  context: async ({ shared }, use) => {
    await use(shared.context);
    await clearSharedPage(shared);
  },
  page: async ({ shared, context: _ }, use) => use(shared.page),
});

/** A test whose page belongs to a signed-in cook. The cook signed up once for all tests of a worker, so no test may sign out. */
export const test = visitorTest.extend({
  page: async ({ page, context, session }, use) => {
    await context.addCookies(session);
    await use(page);
  },
});

/** Somebody nobody has met before. */
export function newCook(firstName = 'Ida'): Cook {
  return { firstName, email: `${randomUUID()}@example.org`, password: 'the soup is hot' };
}

/** Signs up through the real form, from the landing page to the empty library. */
export async function signUp(page: Page, { firstName, email, password }: Cook): Promise<void> {
  await page.goto(productUrl());
  await page.getByRole('button', { name: 'Sign Up to Get Started' }).first().click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Sommer');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
}

/** Signs in through the real form, starting at the landing page. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Cook, 'email' | 'password'>,
): Promise<void> {
  await page.goto(productUrl());
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, { email, password });
}

export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Cook, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A page that shares nothing with any other. Close its context when done. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: productUrl(), ...options });
  return { page: await context.newPage(), context };
}

/** Gives a page to a cook nobody else uses, signed in, without opening anything; answers a token for requests to `/api`. */
export async function unseenCook(page: Page): Promise<string> {
  await page.context().clearCookies();
  return signUpByHttp(page.request, productUrl(), newCook());
}

/** Gives a page to a cook nobody else uses, and opens their empty library. */
export async function freshCook(page: Page): Promise<void> {
  await unseenCook(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
}

/** The cook of the demo library. */
export const anna = { email: 'anna@convivio.example', password: 'convivio-anna' };
/** The administrator of the demo. */
export const admin = { email: 'admin@convivio.example', password: 'convivio-admin' };

/** A title that no other test uses, of words that any reader takes for a title. */
export function newTitle(words: string): string {
  const syllables = [...randomBytes(4)].map(
    (byte) => `${'bdfgklmnprstvwzj'.charAt(byte >> 4)}${'aeio'.charAt(byte & 3)}`,
  );
  const place = syllables.join('');
  return `${words} from ${place.charAt(0).toUpperCase()}${place.slice(1)}`;
}
