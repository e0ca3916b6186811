import type { Page } from '@playwright/test';
import { chooseOption, closed, cookOf, smallLibrary, titlesOf, turnTo } from './library-cook.ts';
import { expect, newVisitor, visitorTest as test } from './fixtures.ts';
import { seriousProblems } from './serious-problems.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const menu = (page: Page) => page.getByRole('dialog', { name: 'Options' });
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('on a phone the search has a line of its own, and the one menu has all the rest', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser, phone);
  await cookOf(page, smallLibrary);
  await page.getByRole('searchbox').fill('bream');
  await expect(titlesOf(page, 'Mains')).toHaveText(['Sea bream in salt']);
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.getByRole('button', { name: 'Menu' }).click();
  for (const entry of [
    'Upload Recipe',
    'Take Photo',
    'Magic Chef',
    'Write a Recipe',
    'Invite Users',
    'Import Recipes',
    'Export Library',
    'Sign Out',
    'Delete Mode',
  ])
    await expect(menu(page).getByRole('button', { name: entry })).toBeVisible();
  await menu(page).getByText('List', { exact: true }).click();
  await menu(page).getByRole('button', { name: 'Delete Mode' }).click();
  await closed(page);
  await page.getByRole('button', { name: 'Archive Brasato al Barolo' }).click();
  await expect(titlesOf(page, 'Mains')).toHaveCount(2);
  expect(await width(page)).toBe(360);

  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByText('Archive', { exact: true }).click();
  await expect(page.getByText('1 archived recipe')).toBeVisible();
  expect(await width(page)).toBe(360);
  await page.getByRole('button', { name: 'Restore Brasato al Barolo' }).click();
  await expect(page.getByRole('heading', { name: 'The archive is empty' })).toBeVisible();
  await context.close();
});

test('no state of the library has a serious accessibility problem in either scheme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await cookOf(page, smallLibrary);
  const check = async (state: string) => expect(await seriousProblems(page), state).toEqual([]);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(menu(page)).toBeVisible();
  await check('options');
  await menu(page).getByText('List', { exact: true }).click();
  await page.keyboard.press('Escape');
  await closed(page);
  await check('list');
  await chooseOption(page, 'Delete Mode');
  await expect(page.getByRole('button', { name: 'Archive Leek vinaigrette' })).toBeVisible();
  await check('delete mode');
  await page.getByRole('button', { name: 'Archive Leek vinaigrette' }).click();
  await expect(page.getByRole('link', { name: 'Leek vinaigrette' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Order of Mains/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'A-Z' })).toBeVisible();
  await check('sort menu');
  await page.keyboard.press('Escape');
  await closed(page);
  await turnTo(page, 'Archive');
  await expect(page.getByText('1 archived recipe')).toBeVisible();
  await check('archive');
  await page.getByRole('button', { name: 'Delete All' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check('question');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.locator('.MuiDialog-root')).toHaveCount(0);
  await page.goto('/?q=rhubarb');
  await expect(page.getByRole('heading', { name: 'No recipe for rhubarb' })).toBeVisible();
  await check('nothing found');
  await chooseOption(page, 'Invite Users');
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByLabel('Invitation link')).toHaveValue(/\/api\/login$/);
  await check('invitation');
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await check('events');
});
