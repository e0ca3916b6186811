import type { Page, Request } from '@playwright/test';
import { openEditor, save, saveButton, writeRecipe } from './edit-writing.ts';
import { expect, newTitle, test } from './fixtures.ts';
import { closed } from './library-cook.ts';
import { loseNetwork, regainNetwork } from './network.ts';
import { seriousProblems } from './serious-problems.ts';

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await closed(page);
}

const line = (page: Page) =>
  page.getByRole('banner').getByRole('status').filter({ hasText: 'No connection.' });

test('a lost connection is said under the header, a save in mid-flight keeps the text, and both are well when it is back', async ({
  page,
  context,
}) => {
  const title = newTitle('Lemon tart');
  const url = await writeRecipe(page, { title });
  await openEditor(page, url);
  await expect(line(page)).toHaveCount(0);
  await page.getByLabel('Description').fill('Written in the tunnel');
  // The save has left when the network goes.
  const isSave = (request: Request) => /"UpdateRecipe"/.test(request.postData() ?? '');
  const underway = page.waitForRequest(isSave);
  await page.route('**/graphql', async (route) => {
    if (!isSave(route.request())) return route.fallback();
    await loseNetwork(context);
    await route.abort('internetdisconnected');
  });
  await saveButton(page).click();
  await underway;
  await expect(line(page)).toBeVisible();
  await expect(line(page)).toContainText(
    'What you have opened still works; what you write is kept on this device.',
  );
  await expect(page.getByText('Failed to update recipe').first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Written in the tunnel');

  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(line(page)).toBeVisible();
  const failed = page.waitForEvent('requestfailed', isSave);
  await saveButton(page).click();
  await failed;
  await expect(page.getByLabel('Description')).toHaveValue('Written in the tunnel');
  await regainNetwork(context);
  await expect(line(page)).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Written in the tunnel')).toBeVisible();
});

test('what was opened is still there without a connection', async ({ page, context }) => {
  const title = newTitle('Carrot salad');
  await writeRecipe(page, { title });
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await loseNetwork(context);
  await expect(line(page)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('plain flour');
  await expect(line(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await regainNetwork(context);
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a page that comes up without a network knows its cook once it is back', async ({
  page,
  context,
}) => {
  const title = newTitle('Carrot salad');
  const url = await writeRecipe(page, { title });
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/');
  await context.setOffline(true);
  // What the browser still has of the page is all there is.
  await page.goBack();
  await expect(page.getByText('There is no connection to Convivio.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the line has no serious accessibility problem and stands below the bar, on a desk and on a phone', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await writeRecipe(page, { title: newTitle('Lemon tart') });
  await loseNetwork(context);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(line(page)).toBeVisible();
    expect(await seriousProblems(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await page.mouse.wheel(0, 3000);
    await expect(line(page)).toBeInViewport();
  }
  await regainNetwork(context);
});

test('the menus of a library that was just loaded open without a connection, and so does the way to a recipe', async ({
  page,
  context,
}) => {
  const title = newTitle('Carrot salad');
  await writeRecipe(page, { title });
  await page.goto('/');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.waitForFunction(() =>
    ['toast-stack', 'options-popover', 'add-recipe-menu', 'recipe-route'].every((part) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${part}-`)),
    ),
  );
  await page.waitForLoadState('networkidle', { timeout: 1000 }).catch(() => {});
  await loseNetwork(context);
  await expect(line(page)).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('dialog', { name: 'Options' })).toBeVisible();
  await closeMenu(page);
  await page.getByRole('button', { name: 'Add Recipe' }).first().click();
  await expect(page.getByRole('menu', { name: 'Add Recipe' })).toBeVisible();
  await closeMenu(page);
  await page.getByRole('link', { name: title }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /The recipe could not be opened|Carrot salad/ }),
  ).toBeVisible();
  await expect(line(page)).toBeVisible();
  await regainNetwork(context);
});

test('a page whose code is not there says without a connection that there is none, and Back leads to the library', async ({
  page,
  context,
}) => {
  const title = newTitle('Carrot salad');
  await writeRecipe(page, { title });
  await context.route(/\/assets\/recipe-route-/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await loseNetwork(context);
  await expect(line(page)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The recipe could not be opened' }),
  ).toBeVisible();
  await expect(
    page.getByText('There is no connection to Convivio. Check the network and try again.'),
  ).toBeVisible();
  await expect(line(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.goBack();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await regainNetwork(context);
});
