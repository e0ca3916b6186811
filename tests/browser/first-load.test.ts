import type { Page, Request } from '@playwright/test';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { ingredientsOf } from './edit-writing.ts';
import { cookOf, smallLibrary } from './library-cook.ts';
import { expect, newVisitor, productUrl, visitorTest as test } from './fixtures.ts';
import { tokenByHttp } from './sign-up-by-http.ts';

/** What a page may need of script before it can be used, in bytes after gzip. */
const budget = 280_000;

/**
 * A script with names of other files that do not depend on what is in them. Each name holds a hash, which packs better or worse: so a
 * page would grow or shrink by some bytes with every change to another.
 */
const withSteadyNames = (script: string) =>
  script.replaceAll(/([\w.-]+)-[\w-]{8}\.js/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}.js`;
  });

/** Counts the script that a page loads: what it needs before it can be used, and what it fetches once it is idle. */
async function scriptsOf(page: Page) {
  await page.addInitScript(() => {
    const waiting = new Map<number, () => void>();
    let asked = 0;
    let idle = false;
    Object.assign(globalThis, {
      requestIdleCallback(work: () => void) {
        if (idle) setTimeout(work);
        else waiting.set((asked += 1), work);
        return asked;
      },
      cancelIdleCallback: (id: number) => waiting.delete(id),
      becomeIdle() {
        idle = true;
        for (const work of waiting.values()) work();
      },
    });
  });
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request);
  });
  const sizeOf = async (requests: readonly Request[]) => {
    const scripts = await Promise.all(
      requests.map(async (request) => (await request.response())?.text() ?? ''),
    );
    return scripts.reduce((sum, script) => sum + gzipSync(withSteadyNames(script)).length, 0);
  };
  /** How many scripts there are once no more are asked for. Nothing tells that: half a second without another is taken for it. */
  const settled = async () => {
    let seen = -1;
    await expect.poll(() => seen === (seen = asked.length), { intervals: [500] }).toBe(true);
    return seen;
  };
  return async (name: string) => {
    const needed = await settled();
    const before = await sizeOf(asked.slice(0, needed));
    await page.evaluate(() => (globalThis as unknown as { becomeIdle(): void }).becomeIdle());
    const whenIdle = await sizeOf(asked.slice(needed, await settled()));
    test.info().annotations.push({
      type: 'figure',
      description: [
        `${name}: ${kB(before)} kB of script before it can be used (at most ${kB(budget)})`,
        `${kB(whenIdle)} kB when it is idle`,
      ].join(', '),
    });
    return before;
  };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(0);

/** The address of an event of the cook that a page belongs to. */
async function plannedEvent(page: Page): Promise<string> {
  const token = await tokenByHttp(page.request, productUrl());
  const event = await page.request.post('/api/events', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Supper', dietaryProfile: 'vegan' },
  });
  expect(event.status(), await event.text()).toBe(201);
  return `/events/${((await event.json()) as { id: number }).id}`;
}

const drawn = (page: Page, title: string) =>
  expect(page.getByRole('link', { name: title }).locator('svg path').first()).toBeAttached();

test('the landing page loads no more script than it may', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const measured = await scriptsOf(page);
  await page.goto('/');
  await expect(page.locator('main svg path').first()).toBeAttached();
  expect(await measured('landing page')).toBeLessThan(budget);
  await context.close();
});

test('the library, a recipe, its editor, an event and the shopping lists load no more script than they may when they are the first page', async ({
  page,
  context,
  browser,
}) => {
  await cookOf(page, smallLibrary);
  const address = await page.getByRole('link', { name: 'Brasato al Barolo' }).getAttribute('href');
  const storageState = await context.storageState();
  const first = async (name: string, path: string, shown: (page: Page) => Promise<void>) => {
    const { page: fresh, context: visit } = await newVisitor(browser, { storageState });
    const measured = await scriptsOf(fresh);
    await fresh.goto(path);
    await shown(fresh);
    const needed = await measured(name);
    await visit.close();
    return needed;
  };
  const home = await first('library', '/', async (fresh) => {
    for (const { title } of smallLibrary) await drawn(fresh, title);
  });
  const recipe = await first('recipe', address ?? '', async (fresh) => {
    await expect(fresh.getByRole('heading', { name: 'Brasato al Barolo' })).toBeVisible();
    await expect(fresh.locator('figure svg path').first()).toBeAttached();
  });
  // Writing fetches the text editor at once; that it waits for none of it is shown in plain-field.test.ts.
  const writable = (fresh: Page) => expect(ingredientsOf(fresh)).toBeEditable();
  const editor = await first('editor', `${address}?mode=edit`, writable);
  const event = await first('event', await plannedEvent(page), (fresh) =>
    expect(fresh.getByRole('button', { name: 'Add Recipe' })).toBeVisible(),
  );
  const newRecipe = await first('new recipe', '/recipes/new', writable);
  const lists = await first('shopping lists', '/shopping-lists', (fresh) =>
    expect(fresh.getByRole('heading', { name: 'No Shopping Lists' })).toBeVisible(),
  );
  expect(home).toBeLessThan(budget);
  expect(recipe).toBeLessThan(budget);
  expect(editor).toBeLessThan(budget);
  expect(newRecipe).toBeLessThan(budget);
  expect(event).toBeLessThan(budget);
  expect(lists).toBeLessThan(budget);
});
