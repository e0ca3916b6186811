import type { Page } from '@playwright/test';
import {
  expect,
  freshCook,
  newCook,
  newTitle,
  newVisitor,
  visitorTest as test,
} from './fixtures.ts';
import { keepRecipe, openRecipe } from './kept-recipe.ts';
import { seriousProblems } from './serious-problems.ts';

const JOIN = 'Join Free - Create Your Recipe Collection';

/** Makes a link on the page of a recipe, by the menu, and answers its address. */
async function shareRecipe(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Create Link' }).click();
  await expect(page.getByText('Share link created!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
  const address = await page.getByLabel(`Link to ${title}`).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return address;
}

test('a cook shares a recipe, a visitor opens it and joins, and it is gone once the cook switches the link off', async ({
  page,
  browser,
}) => {
  await freshCook(page);
  const title = newTitle('Shared tart');
  await openRecipe(page, await keepRecipe(page, { title }), title);
  const address = await shareRecipe(page, title);
  expect(address).toMatch(/\/shared\/[\w-]{43}$/);
  const token = address.split('/').at(-1) as string;

  const { page: visitor, context } = await newVisitor(browser);
  const referrers: string[] = [];
  const complaints: string[] = [];
  visitor.on('request', (request) => {
    const { referer } = request.headers();
    if (referer?.includes(token)) referrers.push(request.url());
  });
  visitor.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const html = await (await visitor.goto(address))!.text();
  expect(html).toContain(`<meta property="og:title" content="${title}">`);
  expect(html).toContain('<script type="application/ld+json">');
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor).toHaveTitle(`${title} · Convivio`);
  const ingredients = visitor.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients).toContainText('250');
  await visitor.getByRole('button', { name: 'More servings' }).first().click();
  await expect(ingredients).toContainText('313');
  for (const name of [/edit/i, /comments/i, /share/i, /translation/i])
    await expect(visitor.getByRole('button', { name })).toHaveCount(0);
  expect(await seriousProblems(visitor)).toEqual([]);

  await visitor.getByRole('link', { name: JOIN }).first().click();
  await expect(visitor.getByRole('heading', { name: 'Bring it all to the table' })).toBeVisible();
  const joined = newCook('Joan');
  await visitor.getByRole('button', { name: 'Sign Up to Get Started' }).first().click();
  expect(visitor.url()).not.toContain(token);
  await visitor.getByLabel('First name').fill(joined.firstName);
  await visitor.getByLabel('Last name').fill('Sommer');
  await visitor.getByLabel('E-mail').fill(joined.email);
  await visitor.getByLabel('Password').fill(joined.password);
  await visitor.getByRole('button', { name: 'Sign Up' }).click();
  await expect(visitor.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  await expect
    .poll(() => visitor.evaluate(() => localStorage.getItem('came-from-link')))
    .toBeNull();
  expect(referrers).toEqual([]);
  expect(complaints).toEqual([]);

  await page.goto('/');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Shared Links' }).click();
  const links = page.getByRole('list', { name: 'Shared links' });
  await expect(links).toContainText('Opened once');
  await expect(links).toContainText('1 sign-up');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(links).toContainText('Switched off');

  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await expect(
    visitor.getByText('This shared recipe link is invalid or has expired.'),
  ).toBeVisible();
  await visitor.goto(`${address.slice(0, -43)}${'x'.repeat(43)}`);
  await expect(visitor.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(visitor).toHaveURL('/');
  await context.close();
});
