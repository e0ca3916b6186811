import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { named, toast } from '../../test-kit/mount-feature.tsx';
import { analysed, buildCounted, buildNutrition } from './test-kit/analyses.ts';
import { answer, asked, backend, open, refuse } from './test-kit/open-recipe.ts';

const nutrition = async () => within(await named('dialog', 'Nutrition'));
const words = async () =>
  (await named('dialog', 'Nutrition')).textContent!.replaceAll('\u00a0', ' ');
const openNutrition = async (recipe: Parameters<typeof analysed>[0] = {}) => {
  const { user } = await open(analysed(recipe));
  await user.click(await named('button', 'Recipe Intelligence'));
  await user.click(await named('tab', 'Nutrition'));
  await user.click(await named('button', 'Nutrition details'));
  return user;
};
const correcting = async () => within(await named('dialog', /^What is/));

test('is analysed when it is first opened, and that is told once', async () => {
  const user = await openNutrition();
  await toast('Analysis Complete');
  await user.click((await nutrition()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await named('button', 'Nutrition details'));
  await (await nutrition()).findByText(/of 8 servings/);
  expect(asked('RecipeNutrition')).toEqual([{ id: '42' }]);
});

test('that it failed is told in the toast and in the dialog, where it is asked for again', async () => {
  refuse('RecipeNutrition', 'The analyses cannot be reached.');
  const user = await openNutrition();
  await toast('Analysis Error');
  backend.answers.clear();
  await user.click((await nutrition()).getByRole('button', { name: 'Try Again' }));
  await toast('Analysis Complete');
});

test('tells a serving, or the whole recipe', async () => {
  const user = await openNutrition();
  await (await nutrition()).findByText('412');
  expect(await words()).toContain('1 of 8 servings, ~90 g');
  await user.click((await nutrition()).getByRole('radio', { name: 'Whole recipe' }));
  expect(await words()).toContain('3,296calories8 servings, ~716 g');
});

test('vitamins and minerals are coloured by their share of the daily value, the largest first', async () => {
  await openNutrition();
  const region = await (await nutrition()).findByRole('region', { name: 'Vitamins and minerals' });
  const rows = [...region.querySelectorAll('dl > div')];
  expect(rows.map((row) => row.querySelector('dt')?.textContent)).toEqual([
    'Vitamin A',
    'Calcium',
    'Iron',
  ]);
  expect(rows.map((row) => row.querySelector('[data-bar]')?.getAttribute('data-bar'))).toEqual([
    'band2',
    'band3',
    'cobalt',
  ]);
  expect(rows[0]!.textContent).toContain('23%');
  expect(rows[2]!.textContent).toContain('At least: known of 60% of the weight');
  expect(region.textContent).toContain('Not known: Vitamin K.');
});

test('each counted line tells food, source and weight, and what was assumed', async () => {
  await openNutrition();
  const region = await (await nutrition()).findByRole('region', { name: 'What was counted' });
  const [ricotta, lemon] = within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '));
  expect(ricotta).toContain('whole milk · measured');
  expect(ricotta).toContain('500 g870');
  expect(ricotta).not.toContain('~');
  expect(lemon).toContain('as citrus fruit');
  expect(lemon).toContain('lemon, one lemon gives 48 g of juice');
  expect(lemon).toContain('assumedOnly its juice and zest count.');
  expect(lemon).toContain('~216 g');
});

test('a food is searched for and kept with its weight, and all figures follow', async () => {
  const user = await openNutrition();
  answer('FindFoods', { findFoods: [{ __typename: 'FoodChoice', id: 'tofu', name: 'tofu' }] });
  answer('CorrectFood', ({ input }) => {
    const { ingredient, foodId, grams } = input as Record<string, never>;
    expect({ ingredient, foodId, grams }).toEqual({
      ingredient: 'ricotta',
      foodId: 'tofu',
      grams: 400,
    });
    const [first, ...rest] = buildNutrition().ingredients;
    Object.assign(backend.pages[0]!, {
      nutrition: buildNutrition({
        perServing: { ...buildNutrition().perServing, calories: 300 },
        ingredients: [{ ...first!, corrected: true }, ...rest],
      }),
      nutritionSummary: { ...analysed().nutritionSummary!, calories: 300 },
    });
    return { correctFood: true };
  });
  await user.click(
    await (await nutrition()).findByRole('button', { name: 'Change match: ricotta' }),
  );
  const search = (await correcting()).getByRole('searchbox', { name: 'Search foods' });
  expect(document.activeElement).toBe(search);
  await user.keyboard('tof');
  await user.click(await (await correcting()).findByRole('radio', { name: 'tofu' }));
  await user.type((await correcting()).getByRole('textbox'), '400');
  await user.click((await correcting()).getByRole('button', { name: 'Keep' }));
  await toast('Correction kept');
  await (await nutrition()).findByText('300');
  expect(await words()).toContain('correctedAs you have said for all your recipes.');
  await user.click((await nutrition()).getByRole('button', { name: 'Close' }));
  backend.send('recipes.changed', { recipeId: 42, change: 'analysed' });
  await waitFor(async () =>
    expect((await named('tabpanel', 'Nutrition')).textContent).toContain('300calories'),
  );
});

test('a weight that is none is refused beside its field', async () => {
  const user = await openNutrition();
  await user.click(
    await (await nutrition()).findByRole('button', { name: 'Change match: ricotta' }),
  );
  await user.type((await correcting()).getByRole('textbox'), 'a lot');
  (await correcting()).getByText('Write a number between 0.01 and 100,000.');
  const keep = (await correcting()).getByRole<HTMLButtonElement>('button', { name: 'Keep' });
  expect(keep.disabled).toBe(true);
});

test('an ingredient can be said not to count, and a correction taken back', async () => {
  const corrected = buildCounted({ line: '2 eggs', ingredient: 'eggs', corrected: true });
  const user = await openNutrition({
    nutrition: buildNutrition({ ingredients: [buildCounted(), corrected] }),
  });
  answer('CorrectFood', { correctFood: true });
  await user.click(await (await nutrition()).findByRole('button', { name: 'Change match: salt' }));
  expect((await correcting()).queryByRole('button', { name: /Take back/ })).toBeNull();
  await user.click((await correcting()).getByRole('button', { name: 'It does not count' }));
  await toast('Correction kept');
  await user.click((await nutrition()).getByRole('button', { name: 'Change match: eggs' }));
  await user.click((await correcting()).getByRole('button', { name: 'Take back my correction' }));
  await waitFor(() => expect(asked('CorrectFood')).toHaveLength(2));
  expect(asked('CorrectFood')).toEqual([
    { input: { ingredient: 'salt', nothing: true } },
    { input: { ingredient: 'eggs' } },
  ]);
});

test('that an ingredient does not count can be taken back', async () => {
  const salt = { line: 'salt', ingredient: 'salt', reason: 'Not counted.', corrected: true };
  const user = await openNutrition({ nutrition: buildNutrition({ uncounted: [salt] }) });
  answer('CorrectFood', { correctFood: true });
  await user.click(await (await nutrition()).findByRole('button', { name: 'Change match: salt' }));
  await user.click((await correcting()).getByRole('button', { name: 'Take back my correction' }));
  await toast('Correction taken back');
  expect(asked('CorrectFood')).toEqual([{ input: { ingredient: 'salt' } }]);
});

test('a correction that is refused says why, and the dialog stays', async () => {
  const user = await openNutrition();
  refuse('CorrectFood', 'At most 1,000 corrections are kept.');
  await user.click(await (await nutrition()).findByRole('button', { name: 'Change match: salt' }));
  await user.click((await correcting()).getByRole('button', { name: 'It does not count' }));
  await toast('This could not be kept');
  screen.getByText('At most 1,000 corrections are kept.');
  await correcting();
});

test.each([
  ['somebody else’s', { ownerId: 'u2' }],
  ['an archived', { state: 'archived' as const }],
])('of %s recipe figures are only read', async (_whose, recipe) => {
  await openNutrition(recipe);
  await (await nutrition()).findByRole('region', { name: 'What was counted' });
  expect((await nutrition()).queryByRole('button', { name: /Change match/ })).toBeNull();
});

test('a visitor reads the figures', async () => {
  backend.user = null;
  await openNutrition();
  await (await nutrition()).findByText('412');
  expect((await nutrition()).queryByRole('button', { name: /Change match/ })).toBeNull();
});
