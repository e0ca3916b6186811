import { expectFailure, expectRecipeOpens, openPanel } from './adding.ts';
import { expect, recipeSite, test } from './fixtures.ts';

test('a link becomes a recipe with the picture of its page', async ({ page }) => {
  await openPanel(page);
  const send = page.getByRole('button', { name: 'Import' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Recipe URL').fill(`${recipeSite()}/plum-cake`);
  await send.click();
  await expectRecipeOpens(page, 'Plum cake with rye crumbs');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Original URL' })).toHaveAttribute(
    'href',
    `${recipeSite()}/plum-cake`,
  );
});

test('Enter sends a link', async ({ page }) => {
  await openPanel(page);
  await page.getByLabel('Recipe URL').fill(`  ${recipeSite()}/plum-cake  `);
  await page.getByLabel('Recipe URL').press('Enter');
  await expectRecipeOpens(page, 'Plum cake with rye crumbs');
});

const failures = [
  {
    what: 'a page without a recipe',
    path: '/about-us',
    sentence:
      'No recipe was found on this page. Open the recipe itself and copy its link, or paste the text instead.',
  },
  {
    what: 'a site that refuses',
    path: '/members-only',
    sentence: 'The site refused our request. Paste the recipe text instead.',
  },
  {
    what: 'a page that is not there',
    path: '/gone',
    sentence: 'There is no page at this address (404). Check the link and try again.',
  },
  {
    what: 'a file in place of a page',
    path: '/recipes.zip',
    sentence: 'This link does not lead to a web page but to a file (application/zip).',
  },
];

for (const { what, path, sentence } of failures) {
  test(`${what} gets a sentence and the way to paste the text`, async ({ page }) => {
    await openPanel(page);
    await page.getByLabel('Recipe URL').fill(recipeSite() + path);
    await page.getByRole('button', { name: 'Import' }).click();
    await expectFailure(page, sentence);
    await page.getByRole('button', { name: 'Paste the text instead' }).click();
    await expect(page.getByLabel('Recipe text')).toBeFocused();
  });
}

test('an address inside the own network is refused', async ({ page }) => {
  await openPanel(page);
  await page.getByLabel('Recipe URL').fill('http://127.0.0.1:1/recipe');
  await page.getByRole('button', { name: 'Import' }).click();
  await expectFailure(page, 'This address is not on the public internet');
});

test('a link to a social network is read from its caption and carries its origin', async ({
  page,
}) => {
  await openPanel(page);
  // A host that no name server knows: the post is described by the loopback site.
  await page.getByLabel('Recipe URL').fill('https://no-such-host.instagram.com/p/Cx1y2z3');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/recipes/'),
  );
  await page.getByRole('button', { name: 'Import' }).click();
  expect(new URL((await sent).url()).pathname).toBe('/api/recipes/instagram');
  await expectRecipeOpens(page, 'Green bean toast');
  await expect(page.getByText('instagram', { exact: true })).toBeVisible();
});
