import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { randomBytes, randomUUID } from 'node:crypto';
import { signUpByHttp } from './sign-up-by-http.ts';

export { expect } from '@playwright/test';

export interface Cook {
  firstName: string;
  email: string;
  password: string;
}

export const productUrl = () => process.env['PRODUCT_URL'] as string;
export const recipeSite = () => process.env['RECIPE_SITE'] as string;

type StoredSession = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A test whose page belongs to nobody yet. A worker can go on from it to tests of a signed-in cook: both know of a session. */
export const visitorTest = base.extend<object, { session: StoredSession }>({
  baseURL: async ({ browserName: _ }, use) => use(productUrl()),
  session: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await signUpByHttp(context.request, productUrl(), newCook());
      const session = await context.storageState();
      await context.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
});

/** A test whose page belongs to a signed-in cook. The cook signed up once for all tests of a worker, so no test may sign out. */
export const test = visitorTest.extend({
  storageState: async ({ session }, use) => use(session),
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

export interface CookWithPage {
  page: Page;
  context: BrowserContext;
  cook: Cook;
  /** For requests to `/api`. */
  token: string;
}

/** A cook nobody else uses, signed in, whose page has opened nothing yet. Close its context when done. */
export async function unseenCook(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<CookWithPage> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    storageState: { cookies: [], origins: [] },
    ...options,
  });
  const cook = newCook();
  const token = await signUpByHttp(context.request, productUrl(), cook);
  return { page: await context.newPage(), context, cook, token };
}

/** The page of a cook nobody else uses, with an empty library. Close its context when done. */
export async function freshCook(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<CookWithPage> {
  const fresh = await unseenCook(browser, options);
  await fresh.page.goto('/');
  await expect(fresh.page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  return fresh;
}

/** The cook of the demo library. */
export const anna = { email: 'anna@convivio.example', password: 'convivio-anna' };

/** A title that no other test uses, of words that any reader takes for a title. */
export function newTitle(words: string): string {
  const syllables = [...randomBytes(4)].map(
    (byte) => `${'bdfgklmnprstvwzj'.charAt(byte >> 4)}${'aeio'.charAt(byte & 3)}`,
  );
  const place = syllables.join('');
  return `${words} from ${place.charAt(0).toUpperCase()}${place.slice(1)}`;
}
