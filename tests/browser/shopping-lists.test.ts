import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, newVisitor, test } from './fixtures.ts';
import { chooseLink, cookOf } from './library-cook.ts';
import { loseNetwork, regainNetwork } from './network.ts';
import { seriousProblems } from './serious-problems.ts';

const recipes = [
  { title: 'Carrot soup', ingredientText: '6 carrots\n1 onion\n500 ml vegetable stock' },
  { title: 'Lemon tart', ingredientText: '3 lemons\n250 g plain flour\n4 eggs' },
];

/** A cook nobody else uses, with a list of both recipes that is open. */
async function openList(page: Page): Promise<void> {
  await cookOf(page, recipes);
  await chooseLink(page, 'Shopping Lists');
  await page.getByRole('button', { name: 'Create Your First List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create List' });
  await dialog.getByLabel('Title').fill('Saturday');
  for (const { title } of recipes) await dialog.getByRole('checkbox', { name: title }).check();
  await dialog.getByRole('button', { name: 'Create List' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Saturday' })).toBeVisible();
}

/** A second browser of the same cook, at the same list. */
async function alsoAt(page: Page, browser: Browser) {
  const other = await newVisitor(browser);
  await other.context.addCookies(await page.context().cookies());
  await other.page.goto(page.url());
  await expect(other.page.getByRole('heading', { level: 2, name: 'Saturday' })).toBeVisible();
  return other;
}

const thing = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const tick = async (page: Page, ...names: RegExp[]) => {
  for (const name of names) await thing(page, name).click();
};

test('two people who tick one list see each other, and no tick is lost', async ({
  page,
  browser,
}) => {
  await openList(page);
  const other = await alsoAt(page, browser);
  await tick(page, /carrots/i);
  await expect(thing(other.page, /carrots/i)).toBeChecked();
  await Promise.all([tick(page, /lemons/i, /flour/i), tick(other.page, /onion/i, /eggs/i)]);
  for (const one of [page, other.page])
    await expect(one.getByRole('region', { name: 'Open list' })).toContainText('5 of ');
  await page.reload();
  for (const name of [/carrots/i, /lemons/i, /flour/i, /onion/i, /eggs/i])
    await expect(thing(page, name)).toBeChecked();
  await other.context.close();
});

test('in the shop ticks wait for the network and outlive the page; what is ticked sinks, and one can take it back', async ({
  page,
  context,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page);
  const other = await alsoAt(page, browser);
  const address = page.url();
  await page.setViewportSize({ width: 360, height: 740 });
  await loseNetwork(context);
  await tick(page, /onion/i);
  await tick(page, /carrots/i);
  await expect(page.getByText('Not sent yet', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/2 changes are not sent yet/)).toBeVisible();
  const vegetables = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(vegetables.first()).not.toContainText(/carrots|onion/i);
  await page.getByRole('button', { name: /Undo carrots/i }).click();
  await expect(thing(page, /carrots/i)).not.toBeChecked();
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('textbox', { name: 'Item' }).fill('candles');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await seriousProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // The page goes with the network still away, and what was done is sent from wherever one comes back to.
  await page.close();
  await regainNetwork(context);
  const again = await context.newPage();
  await again.goto('/');
  await expect(thing(other.page, /onion/i)).toBeChecked();
  await expect(other.page.getByText('candles')).toBeVisible();
  await again.goto(address);
  await expect(thing(again, /onion/i)).toBeChecked();
  await expect(thing(again, /carrots/i)).not.toBeChecked();
  await other.context.close();
});

test('a list is exported with its ticks, and deleted', async ({ page }) => {
  await openList(page);
  expect(await seriousProblems(page)).toEqual([]);
  await tick(page, /carrots/i);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('shopping-list-saturday.txt');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^Saturday\r\n/);
  expect(text).toMatch(/☑ 6 Carrots/);
  expect(text).toMatch(/☐ 250\sg Plain flour/);
  expect(text).toMatch(/From 2 recipes\r\n$/);
  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Shopping list deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Shopping Lists' })).toBeVisible();
});

test('a list that was seen comes up without a network, is ticked there, and is another cook’s no more after signing out', async ({
  browser,
}) => {
  // What the browser keeps of the page cannot be taken back.
  const { page, context } = await newVisitor(browser);
  await openList(page);
  const address = page.url();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await context.setOffline(true);
  await page.goto('/shopping-lists');
  await expect(page.getByRole('heading', { level: 2, name: 'Saturday' })).toBeVisible();
  await expect(page.getByText('No connection.')).toBeVisible();
  await tick(page, /carrots/i);
  await page.goto(address);
  await expect(thing(page, /carrots/i)).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toBeHidden();
  await expect(page.getByText('Not sent yet', { exact: true })).toHaveCount(0);
  const other = await alsoAt(page, browser);
  await expect(thing(other.page, /carrots/i)).toBeChecked();
  await other.context.close();

  await page.goto('/?logout');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Saturday')).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /kept/.test(key))),
  ).toEqual([]);
  await context.close();
});
