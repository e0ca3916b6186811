import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { named, toast } from '../../test-kit/mount-feature.tsx';
import {
  analysed,
  buildFlavour,
  buildImpact,
  buildSustainability,
  buildWine,
} from './test-kit/analyses.ts';
import { asked, backend, open, refuse } from './test-kit/open-recipe.ts';

const dialog = async (name: string) => within(await named('dialog', name));
const words = async (name: string) =>
  (await named('dialog', name)).textContent!.replaceAll('\u00a0', ' ');
const openImpact = async (recipe: Parameters<typeof analysed>[0] = {}) => {
  const { user } = await open(analysed(recipe));
  await user.click(await named('button', 'Environmental Impact: Good (66/100)'));
  return user;
};
const openFrom = async (
  tab: string,
  button: string,
  recipe: Parameters<typeof analysed>[0] = {},
) => {
  const { user } = await open(analysed(recipe));
  await user.click(await named('button', 'Recipe Intelligence'));
  await user.click(await named('tab', tab));
  await user.click(await named('button', button));
  return user;
};

test('the badge of the page opens the impact, which is asked for only then', async () => {
  await openImpact();
  await (await dialog('Environmental Impact')).findByRole('heading', { name: 'Top concerns' });
  expect(asked('RecipeSustainability')).toEqual([{ id: '42' }]);
});

test('impact tells each ingredient: the heaviest first, label, share, source, how sure, what was assumed', async () => {
  await openImpact();
  const impact = await dialog('Environmental Impact');
  const rows = within(await impact.findByRole('region', { name: 'Ingredients' })).getAllByRole(
    'listitem',
  );
  const said = rows.map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '));
  expect(said[0]).toContain('Ricotta');
  expect(said[0]).toContain('High impact, 50% of the recipe’s climate figure');
  expect(said[0]).toContain('Drained soft fresh cheese · measured');
  expect(said[1]).toContain('Flour');
  expect(said[2]).toContain('High impact, share not known');
  expect(said[2]).toContain('assumedA handful weighs 17 g.');
  expect(said[2]).toContain('~34');
});

test('of many ingredients the first show, and the rest on a press', async () => {
  const ingredientDetails = Array.from({ length: 7 }, (_, at) =>
    buildImpact({ name: `food ${at}` }),
  );
  const user = await openImpact({ sustainability: buildSustainability({ ingredientDetails }) });
  const impact = await dialog('Environmental Impact');
  await user.click(await impact.findByRole('button', { name: '2 more ingredients' }));
  expect(impact.getByText(/Food 6/)).toBeTruthy();
});

test('impact tells swaps with the score after them, what is not counted and why, and what to know', async () => {
  await openImpact();
  const impact = await dialog('Environmental Impact');
  await impact.findByRole('img', { name: 'The score goes from 66 to 74, Good' });
  expect(await words('Environmental Impact')).toContain('Use olive oil.In place of butter');
  expect(await words('Environmental Impact')).toContain('saltNo amount is stated.');
  expect(await words('Environmental Impact')).toContain('One ingredient is not in the score.');
});

test('figures that a model gave are marked', async () => {
  await openImpact({
    sustainability: buildSustainability({ ingredientDetails: [buildImpact({ discovered: true })] }),
  });
  await (await dialog('Environmental Impact')).findByText('not in the tables');
});

test('an impact that cannot be had says so and is asked for again', async () => {
  refuse('RecipeSustainability', 'The analyses cannot be reached.');
  const user = await openImpact();
  const impact = await dialog('Environmental Impact');
  await impact.findByText('No sustainability analysis available for this recipe.');
  backend.answers.clear();
  await user.click(impact.getByRole('button', { name: 'Try Again' }));
  await impact.findByRole('heading', { name: 'Top concerns' });
});

test('flavor tells each pairing with affinity, stars, insight and science, and what would go with it', async () => {
  await openFrom('Flavor Science', 'Flavor details');
  const flavor = await dialog('Flavor Science');
  const pairing = (await flavor.findByRole('heading', { name: /^Lemon with ricotta/ })).closest(
    'li',
  )!;
  expect(pairing.textContent).toContain('classic');
  expect(pairing.textContent).toContain('Acid lifts milk fat.');
  expect(pairing.textContent).toContain('Limonene dissolves in fat.');
  expect(await words('Flavor Science')).toContain('Honey with ricotta');
  expect(await words('Flavor Science')).toContain('does not know moon dust');
});

test('a dish without pairings says so in the dialog too', async () => {
  await openFrom('Flavor Science', 'Flavor details', {
    flavour: buildFlavour({ keyPairings: [] }),
  });
  await (await dialog('Flavor Science')).findByText('No flavor pairings available');
});

test('wines have a temperature, a note and examples without prices, and there is an idea without alcohol', async () => {
  await openFrom('Flavor Science', 'Wine Pairing');
  await (await dialog('Wine Pairing')).findByRole('region', { name: 'Sweet, light sparkling' });
  const said = await words('Wine Pairing');
  expect(said).toContain('6 to 8 °C');
  expect(said).toContain('The youngest on the shelf is the best.');
  expect(said).toContain('Moscato d’Asti, Piedmont');
  expect(said).toContain('Cold black tea with bergamot.');
});

test('wines that cannot be had are a toast, and so are techniques', async () => {
  refuse('RecipeWine', 'The analyses cannot be reached.');
  refuse('RecipeTechniques', 'The analyses cannot be reached.');
  const user = await openFrom('Flavor Science', 'Wine Pairing');
  await toast('Failed to generate wine recommendations');
  await user.click((await dialog('Wine Pairing')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await named('button', 'Techniques'));
  await toast('Analysis failed');
});

test('a dish that no wine is told for says why', async () => {
  const remarks = ['It is a drink itself, so no wine is told.'];
  await openFrom('Flavor Science', 'Wine Pairing', {
    wine: buildWine({ recommendations: [], remarks }),
  });
  await (await dialog('Wine Pairing')).findByText(remarks[0]!);
});

test('techniques tell what they do and which steps use them', async () => {
  await openFrom('Flavor Science', 'Techniques');
  await (await dialog('Techniques')).findByText('Keeps the air in.');
  expect(await words('Techniques')).toContain('Steps 1 and 3');
});
