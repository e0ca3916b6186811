import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { cookOf, smallLibrary } from './library-cook.ts';
import { expect, productUrl, test, visitorTest } from './fixtures.ts';

/** What a first visit may load of script, in bytes after gzip. */
const budget = 250_000;

/** Counts the script that a page loads from now on. What it fetches beforehand, once it is idle, is no part of that and stays away. */
async function scriptsOf(page: Page) {
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  const loaded: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') loaded.push(response);
  };
  page.on('response', note);
  return {
    /** What has been loaded until now; what comes later is not counted, and is not asked of a page that is closed by then. */
    async total() {
      page.off('response', note);
      const bodies = await Promise.all(loaded.map((response) => response.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
  };
}

const drawn = (page: Page, title: string) =>
  expect(page.getByRole('link', { name: title }).locator('svg path').first()).toBeAttached();

visitorTest('the landing page loads no more script than it may', async ({ page }) => {
  const scripts = await scriptsOf(page);
  await page.goto('/');
  await expect(page.locator('main svg path').first()).toBeAttached();
  expect(await scripts.total()).toBeLessThan(budget);
});

test('the library and a recipe load no more script than they may when they are the first page', async ({
  browser,
}) => {
  const { page, context } = await cookOf(browser, smallLibrary);
  const address = await page.getByRole('link', { name: 'Brasato al Barolo' }).getAttribute('href');
  const storageState = await context.storageState();
  await context.close();
  const first = async (path: string, shown: (page: Page) => Promise<void>) => {
    const visit = await browser.newContext({ baseURL: productUrl(), storageState });
    const fresh = await visit.newPage();
    const scripts = await scriptsOf(fresh);
    await fresh.goto(path);
    await shown(fresh);
    const total = await scripts.total();
    await visit.close();
    return total;
  };
  const home = await first('/', async (fresh) => {
    for (const { title } of smallLibrary) await drawn(fresh, title);
  });
  const recipe = await first(address ?? '', async (fresh) => {
    await expect(fresh.getByRole('heading', { name: 'Brasato al Barolo' })).toBeVisible();
    await expect(fresh.locator('figure svg path').first()).toBeAttached();
  });
  test.info().annotations.push({ type: 'gzip', description: `home ${home}, recipe ${recipe}` });
  expect(home).toBeLessThan(budget);
  expect(recipe).toBeLessThan(budget);
});
