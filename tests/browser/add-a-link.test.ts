import { expectFailure, expectRecipeOpens, openPanel } from './adding.ts';
import { expect, recipeSite, test } from './fixtures.ts';

test('a link that is sent by Enter becomes a recipe with the picture of its page', async ({
  page,
}) => {
  await openPanel(page);
  await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
  await page.getByLabel('Recipe URL').fill(`  ${recipeSite()}/plum-cake  `);
  await page.getByLabel('Recipe URL').press('Enter');
  await expectRecipeOpens(page, 'Plum cake with rye crumbs');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Original URL' })).toHaveAttribute(
    'href',
    `${recipeSite()}/plum-cake`,
  );
});

test('a page without a recipe gets a sentence and the way to paste the text', async ({ page }) => {
  await openPanel(page);
  await page.getByLabel('Recipe URL').fill(`${recipeSite()}/about-us`);
  await page.getByRole('button', { name: 'Import' }).click();
  await expectFailure(
    page,
    'No recipe was found on this page. Open the recipe itself and copy its link, or paste the text instead.',
  );
  await page.getByRole('button', { name: 'Paste the text instead' }).click();
  await expect(page.getByLabel('Recipe text')).toBeFocused();
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
