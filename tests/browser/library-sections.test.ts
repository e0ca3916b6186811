import { choose, cookOf, smallLibrary, titlesOf } from './library-cook.ts';
import { expect, visitorTest as test } from './fixtures.ts';

test('each section has an order of its own, which outlives a reload', async ({ page }) => {
  await cookOf(page, smallLibrary);
  await expect(titlesOf(page, 'Mains')).toHaveText([
    'Sea bream in salt',
    'Pumpkin gnocchi',
    'Brasato al Barolo',
  ]);
  await choose(page, /^Order of Mains/, 'A-Z');
  await expect(titlesOf(page, 'Mains')).toHaveText([
    'Brasato al Barolo',
    'Pumpkin gnocchi',
    'Sea bream in salt',
  ]);
  await choose(page, /^Order of Mains/, 'Cook Time');
  await expect(titlesOf(page, 'Mains')).toHaveText([
    'Sea bream in salt',
    'Pumpkin gnocchi',
    'Brasato al Barolo',
  ]);
  await choose(page, /^Order of Mains/, 'Oldest');
  await choose(page, /^Order of Starters/, 'Oldest');
  await page.reload();
  await expect(titlesOf(page, 'Mains')).toHaveText([
    'Brasato al Barolo',
    'Pumpkin gnocchi',
    'Sea bream in salt',
  ]);
  await expect(titlesOf(page, 'Starters')).toHaveText(['Leek vinaigrette', 'Mussels with saffron']);
  await expect(page.getByRole('button', { name: 'Order of Desserts: Newest' })).toBeVisible();
});

test('a dietary filter narrows one section, is kept, and gives way where it hides everything', async ({
  page,
}) => {
  await cookOf(
    page,
    smallLibrary.filter(({ category }) => category !== 'dessert'),
  );
  await choose(page, /^Dietary filter of Mains/, 'Pescetarian');
  await expect(titlesOf(page, 'Mains')).toHaveText(['Sea bream in salt']);
  await expect(page.getByRole('link', { name: 'Mains 1' })).toBeVisible();
  await choose(page, /^Dietary filter of Starters/, 'Omnivore');
  await expect(page.getByText('None of these starters is omnivore.')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Dietary filter of Mains: Pescetarian' }),
  ).toBeVisible();
  await expect(page.getByText('None of these starters is omnivore.')).toBeVisible();

  // With no fish left among the mains, both filters would leave an empty page.
  await page.getByRole('searchbox').fill('leek');
  await expect(titlesOf(page, 'Starters')).toHaveText(['Leek vinaigrette']);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('button', { name: 'Dietary filter of Mains: All' })).toBeVisible();
  await expect(titlesOf(page, 'Mains')).toHaveCount(3);
});

test('preferences that are none are ignored', async ({ page }) => {
  await cookOf(page, smallLibrary);
  await page.evaluate(() => {
    localStorage.setItem('recipe-view-mode', 'tiles');
    localStorage.setItem('recipe-sort-preferences', '{"main":"prettiest"');
    localStorage.setItem('recipe-dietary-filters', '{"main":"vegan","dessert":"omnivore"}');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Order of Mains: Newest' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dietary filter of Mains: All' })).toBeVisible();
  await expect(titlesOf(page, 'Desserts')).toHaveText(['Crème caramel']);
});
