import type { Browser, Page } from '@playwright/test';
import {
  expect,
  fillSignIn,
  newCook,
  newTitle,
  newVisitor,
  signUp,
  unseenCook,
  visitorTest as test,
} from './fixtures.ts';
import { keepRecipe } from './kept-recipe.ts';
import { chooseOption } from './library-cook.ts';
import { seriousProblems } from './serious-problems.ts';

/** Somebody without an account looks at an address. */
async function visit<T>(browser: Browser, url: string, look: (page: Page) => Promise<T>) {
  const { page, context } = await newVisitor(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  const seen = await look(page);
  await context.close();
  return seen;
}

const signInToSee = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Sign in to see this recipe' })).toBeVisible();

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a recipe is read by a visitor while it is public, and by nobody else once it is private again', async ({
  page,
  browser,
}) => {
  await unseenCook(page);
  const title = newTitle('Lemon tart');
  const url = await keepRecipe(page, { title });
  await visit(browser, url, signInToSee);

  await page.goto(url);
  await choose(page, 'Make Public');
  const question = page.getByRole('alertdialog', { name: 'Make this recipe public?' });
  expect(await seriousProblems(page)).toEqual([]);
  await question.getByRole('button', { name: 'Make Public' }).click();
  await expect(page.getByText('Recipe made public')).toBeVisible();
  await expect(page.getByText('Public', { exact: true })).toBeVisible();

  await visit(browser, url, async (visitor) => {
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await visitor.title()).toContain(title);
    const banner = visitor.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
    for (const name of ['Actions', 'Edit Recipe', 'Shopping List'])
      await expect(visitor.getByRole('button', { name })).toHaveCount(0);
    await visitor.keyboard.press('Control+e');
    await expect(visitor).toHaveURL(url);
    expect(await seriousProblems(visitor)).toEqual([]);
    await banner.getByRole('link', { name: 'Convivio' }).click();
    await expect(visitor.getByRole('heading', { name: 'Bring it all to the table' })).toBeVisible();
    await visitor.goto(`${url}?mode=edit`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('textbox')).toHaveCount(0);
  });

  await choose(page, 'Make Private');
  await expect(page.getByText('Recipe made private')).toBeVisible();
  await visit(browser, url, signInToSee);
});

test('many recipes are made public at once from the library', async ({ page, browser }) => {
  await unseenCook(page);
  const titles = ['Ribollita', 'Caponata', 'Panzanella'].map(newTitle);
  const urls: string[] = [];
  for (const title of titles) urls.push(await keepRecipe(page, { title }));
  await page.goto('/');
  await chooseOption(page, 'Visibility');
  await page.getByRole('checkbox', { name: `Choose ${titles[0]}` }).check();
  await page.getByRole('checkbox', { name: `Choose ${titles[1]}` }).check();
  const bar = page.getByRole('region', { name: 'Visibility' });
  await expect(bar).toContainText('2 recipes chosen');
  expect(await seriousProblems(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Make Public' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Public' }).click();
  await expect(page.getByText('2 recipes made public')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Public' })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await visit(browser, urls[1]!, (visitor) =>
    expect(visitor.getByRole('heading', { level: 1, name: titles[1]! })).toBeVisible(),
  );
  await visit(browser, urls[2]!, signInToSee);
});

test('a session that ends while an event is written says so, and goes on after signing in beside the page, with all that was typed', async ({
  page,
  context,
}) => {
  const cook = newCook();
  await signUp(page, cook);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Create Your First Event' }).click();
  const name = page.getByLabel('Event name');
  await name.fill('Supper in the garden');
  await context.clearCookies();
  const refused = { status: 401, json: { error: 'Your session has ended. Sign in again.' } };
  await page.route('**/graphql', (route) => route.fulfill(refused));
  await page.route('**/openid-connect/token', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
  );
  const create = page.getByRole('button', { name: 'Create Event' });
  await create.click();
  const dialog = page.getByRole('alertdialog', { name: 'You have been signed out' });
  await expect(dialog).toContainText('Sign in again as Ida Sommer');
  await page.unrouteAll();
  const beside = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(await beside, cook);
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Supper in the garden');
  await create.click();
  await expect(page.getByRole('heading', { name: 'Supper in the garden' })).toBeVisible();
});
