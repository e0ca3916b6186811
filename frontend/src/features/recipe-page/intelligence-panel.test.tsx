import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { named } from '../../test-kit/mount-feature.tsx';
import { analysed, buildFlavourSummary, buildSustainabilitySummary } from './test-kit/analyses.ts';
import { asked, backend, open } from './test-kit/open-recipe.ts';

const opener = () => named('button', 'Recipe Intelligence');
const panel = async () => within(await named('region', 'Recipe Intelligence'));
const tab = (name: string) => named('tab', name);
const words = async () => (await named('tabpanel', /./)).textContent!.replaceAll('\u00a0', ' ');

const openPanel = async (recipe: Parameters<typeof analysed>[0] = {}) => {
  const { user } = await open(analysed(recipe));
  await user.click(await opener());
  return user;
};

test('is closed at first, says the score, and opens on the impact', async () => {
  await open(analysed());
  expect((await opener()).getAttribute('aria-expanded')).toBe('false');
  expect((await panel()).getByText(/66 Good/)).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the page asks once for a recipe and its analyses', async () => {
  await openPanel();
  await named('tabpanel', 'Impact');
  expect(backend.made('POST /graphql')).toHaveLength(1);
  expect(asked('Recipe')).toEqual([{ id: '42' }]);
});

test('impact tells the score, its four axes, what weighs most, source and coverage', async () => {
  await openPanel();
  const said = await words();
  expect(said).toContain('66out of 100Good');
  expect(said).toContain('Climate58');
  expect(said).toContain('Ricotta: 50% of the climate impact.');
  expect(said).toContain('AGRIBALYSE 3.1, per serving. 3 of 4 lines counted.');
  expect(said).toContain('The figures cover 93% of the weight.');
});

test('an axis that nothing is known of is marked and said', async () => {
  await openPanel();
  expect(await words()).toContain('Water~50');
  expect(await words()).toContain('Water: not known, so it counts as 50.');
});

test('servings that nobody stated are said to be assumed', async () => {
  await openPanel({
    servingsStated: false,
    sustainabilitySummary: buildSustainabilitySummary({ servings: 4, servingsStated: false }),
  });
  expect(await words()).toContain('Servings are not stated: it is taken as for 4.');
});

test('nutrition tells a serving, and what is not known of it', async () => {
  const user = await openPanel();
  await user.click(await tab('Nutrition'));
  expect(await words()).toContain('412calories');
  expect(await words()).toContain('Protein11.8 g');
  expect(await words()).toContain('Fiberunknown');
});

test('flavor tells harmony, principal ingredients and pairings with stars', async () => {
  const user = await openPanel();
  await user.click(await tab('Flavor Science'));
  expect(await words()).toContain('84overall harmony, out of 100');
  expect(await words()).toContain('Ricotta and lemon lead. Family: Milk and Cream.');
  expect((await panel()).getByRole('img', { name: 'Confidence: 4 of 5 stars' })).toBeTruthy();
  expect((await panel()).getByRole('img', { name: 'Confidence: 3 of 5 stars' })).toBeTruthy();
});

test('arrows go from tab to tab, and round at the ends', async () => {
  const user = await openPanel();
  (await tab('Impact')).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await tab('Nutrition'));
  await user.keyboard('{End}{ArrowRight}');
  expect((await tab('Impact')).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(document.activeElement).toBe(await tab('Impact'));
  expect((await tab('Nutrition')).tabIndex).toBe(-1);
});

test('a recipe without ingredients says so in each tab', async () => {
  const user = await openPanel({
    ingredients: [],
    sustainabilitySummary: null,
    nutritionSummary: null,
    flavourSummary: null,
  });
  for (const name of ['Nutrition', 'Flavor Science', 'Impact']) {
    await user.click(await tab(name));
    expect(await words()).toBe('No ingredients available');
  }
});

test('a dish without pairings says that there are none', async () => {
  const user = await openPanel({
    flavourSummary: buildFlavourSummary({ keyPairings: [], overallHarmony: null, family: null }),
  });
  await user.click(await tab('Flavor Science'));
  expect(await words()).toContain('No flavor pairings available');
  expect(await words()).toContain('Too little is known to tell the overall harmony');
});

const unknown = {
  sustainabilityScore: null,
  sustainabilitySummary: null,
  nutritionSummary: null,
  flavourSummary: null,
};

test('a recipe whose analysis is under way says that it is loading, and shows it once it is there', async () => {
  const user = await openPanel({ ...unknown, analysisState: 'pending' });
  for (const name of ['Nutrition', 'Flavor Science', 'Impact']) {
    await user.click(await tab(name));
    expect(await words()).toBe('Loading...');
  }
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  Object.assign(backend.pages[0]!, analysed(), { analysisState: 'done' });
  backend.send('recipes.changed', { recipeId: 42, change: 'analysed' });
  await waitFor(async () => expect(await words()).toContain('66out of 100Good'));
});

test('a recipe that could not be analysed says that it is tried again', async () => {
  const user = await openPanel({ ...unknown, analysisState: 'failed' });
  for (const name of ['Nutrition', 'Flavor Science', 'Impact']) {
    await user.click(await tab(name));
    expect(await words()).toBe(
      'This recipe could not be analysed this time. It is tried again within a day or two.',
    );
  }
});

test('a recipe of which nothing can be told says so in each tab', async () => {
  const user = await openPanel(unknown);
  expect(await words()).toBe('No sustainability analysis available for this recipe.');
  await user.click(await tab('Nutrition'));
  expect(await words()).toBe(
    'Nothing in this recipe can be weighed, or it has more than can be analysed.',
  );
  await user.click(await tab('Flavor Science'));
  expect(await words()).toBe('No flavor pairings available');
});
