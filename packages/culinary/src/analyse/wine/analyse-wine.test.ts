import { expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { AnalysedRecipe } from '../dish/analysed-recipe.ts';
import { analyseWine } from './analyse-wine.ts';
import { wineRules } from './rules.ts';
import { wineStyles } from './styles.data.ts';
import { dishesAndWines } from './test-kit/dishes-and-wines.ts';

const idOf = new Map(wineStyles.map(({ id, name }) => [name, id]));
const groups: Readonly<Record<string, string[]>> = {
  'dry-red': wineStyles.filter(({ colour }) => colour === 'red').map(({ id }) => id),
  tannic: wineStyles.filter(({ tannin }) => tannin >= 3).map(({ id }) => id),
  sweet: wineStyles.filter(({ sweetness }) => sweetness >= 4).map(({ id }) => id),
  dry: wineStyles.filter(({ sweetness }) => sweetness < 3).map(({ id }) => id),
  none: [],
};
const styles = (cell: string) => cell.split(' ').flatMap((word) => groups[word] ?? [word]);

const recipeOf = (language: string, title: string, lines: string, step = ''): AnalysedRecipe => ({
  title,
  lines: lines.split('; ').map((line) => parseIngredient(line, { language })),
  steps: [step],
  languageCode: language,
  course: null,
});

const rows = dishesAndWines
  .trim()
  .split(/\n(?! )/)
  .map((row) => {
    const [head = '', lines = '', step = '', good = '', bad = ''] = row.split('\n  ');
    const [language = '', title = ''] = head.split(' | ');
    return [language, title, lines, step, good.slice(2), bad.slice(2)] as const;
  });

test.each(rows)('in %s, %s gets a wine that suits', (language, title, lines, step, good, bad) => {
  const { recommendations } = analyseWine(recipeOf(language, title, lines, step));
  const found = recommendations.map(({ category }) => idOf.get(category)!);
  expect(good === 'none' ? ['none'] : styles(good)).toContain(found[0] ?? 'none');
  expect(found.filter((id) => styles(bad).includes(id))).toEqual([]);
});

const adviceOn = (title: string, lines: string, step = '') =>
  analyseWine(recipeOf('en', title, lines, step));

test('23 styles and at least 28 rules are known', () => {
  expect(wineStyles).toHaveLength(23);
  expect(wineRules.length).toBeGreaterThanOrEqual(28);
  expect(new Set(wineRules.map(({ id }) => id)).size).toBe(wineRules.length);
});

test('a dish gets three styles, each with a reason, a temperature and examples, and an idea without alcohol', () => {
  const { recommendations, alcoholFree, remarks } = adviceOn(
    'Roast chicken',
    '1 chicken; 1 lemon; 50 g butter',
    'Roast for an hour.',
  );
  expect(recommendations).toHaveLength(3);
  expect(recommendations[0]!.description).toMatch(/\. .*chicken.*\.$/i);
  for (const { servingTemperature, bottles } of recommendations) {
    expect(servingTemperature).toMatch(/^\d+ to \d+ °C$/);
    expect(bottles.every(({ name, region }) => name !== '' && region !== '')).toBe(true);
  }
  expect(alcoholFree).not.toBe('');
  expect(remarks).toEqual([]);
});

test('a reason names only what is in the dish', () => {
  const told = (title: string, lines: string, step = '') =>
    adviceOn(title, lines, step)
      .recommendations.map(({ description }) => description)
      .join(' ');
  expect(told('Pasta in cream', '400 g pasta; 300 ml double cream')).toContain(
    'as round as the double cream of the dish',
  );
  const curry = told('Chickpea curry', '500 g chickpeas; 400 ml coconut milk; 20 g turmeric');
  expect(curry).toContain('answer the coconut milk and turmeric.');
  const cake = told('Walnut cake', '200 g walnuts; 200 g sugar; 200 g flour', 'Bake.');
  expect(cake).toContain('close to the walnuts of the dish');
  const rice = told('Glazed rice bowl', '400 g rice; 60 ml soy sauce; 200 g tofu');
  expect(rice).not.toMatch(/fish/);
});

test('every reason and every idea without alcohol can go on in the middle of a sentence', () => {
  const told = rows.flatMap(([language, title, lines, step]) => {
    const { recommendations, alcoholFree } = analyseWine(recipeOf(language, title, lines, step));
    return [...recommendations.flatMap(({ reasons }) => reasons), `${alcoholFree.split(':')[0]}.`];
  });
  for (const text of told) expect(text).toMatch(/^[A-Z][^:]+\.$/);
});

const reasonsOf = (lines: ReturnType<typeof adviceOn>) =>
  lines.recommendations.flatMap(({ reasons }) => reasons);

test('no reason is told of more than one in ten styles, and none twice behind the first of a dish', () => {
  const counts = new Map<string, number>();
  let styles = 0;
  for (const [language, title, lines, step] of rows) {
    const { recommendations } = analyseWine(recipeOf(language, title, lines, step));
    styles += recommendations.length;
    const seconds = recommendations.flatMap(({ reasons }) => reasons.slice(1));
    expect(new Set(seconds).size).toBe(seconds.length);
    for (const { reasons } of recommendations)
      for (const reason of reasons.filter((one) => /weight|body|light|full/.test(one)))
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > styles / 10)).toEqual([]);
});

test.each([
  ['en', 'Clear vegetable broth', '1 l vegetable stock; 1 carrot; 1 leek'],
  ['en', 'Chicken broth', '1 kg chicken wings; 2 carrots; 2 l water'],
  ['en', 'Consommé', '1.5 l beef stock; 2 egg whites'],
  ['de', 'Klare Rinderbrühe', '1 l Rinderbrühe; 1 Bund Schnittlauch'],
  ['fr', 'Bouillon de volaille', '1 l de bouillon de volaille; 2 carottes'],
  ['it', 'Brodo di carne', '1 l di brodo di manzo; 1 carota'],
])('in %s, %s as a starter gets a light, dry wine', (language, title, lines) => {
  const { recommendations } = analyseWine({
    ...recipeOf(language, title, lines, ''),
    course: 'starter',
  });
  expect(idOf.get(recommendations[0]!.category)).toBe('white_light_crisp');
  expect(recommendations[0]!.description).toContain('broth');
});

test('a broth that is no course is still a part of other dishes', () => {
  expect(adviceOn('Vegetable stock', '2 carrots; 1 leek; 2 l water').recommendations).toEqual([]);
});

test.each([
  ['Peanut butter sandwich', '2 slices bread; 2 tbsp peanut butter; 1 tbsp jam'],
  ['Banana toast with honey', '2 slices bread; 1 banana; 1 tbsp honey'],
  ['Hazelnut spread sandwich', '2 slices bread; 2 tbsp chocolate spread'],
  ['Toast with honey', '3 slices bread; 1 tbsp honey'],
  ['French toast sticks', '4 slices brioche; 3 tbsp maple syrup'],
])('of %s no dessert is spoken', (title, lines) => {
  const told = reasonsOf(adviceOn(title, lines)).join(' ');
  expect(told).not.toBe('');
  expect(told).not.toMatch(/dessert/i);
});

test('no price is told', () => {
  const told = JSON.stringify(adviceOn('Beef stew', '1 kg beef; 500 ml red wine', 'Braise.'));
  expect(told).not.toMatch(/price|[€$£]|EUR|USD/i);
});

test.each([
  ['Mystery', '2 zorgs; 3 florps', 'Too little is known'],
  ['Nothing', '', 'Too little is known'],
  ['Glass of water', '1 l water', 'Too little is known'],
  ['Margarita', '50 ml tequila; 25 ml lime juice; 20 ml liqueur', 'a drink itself'],
  ['Strawberry jam', '1 kg strawberries; 1 kg sugar', 'a part of other dishes'],
])('of %s it is said why no wine is told', (title, lines, remark) => {
  const { recommendations, alcoholFree, remarks } = adviceOn(title, lines);
  expect(recommendations).toEqual([]);
  expect(remarks.join(' ')).toContain(remark);
  expect(alcoholFree).not.toBe('');
});

test('the more chilli, the less alcohol and tannin', () => {
  const strongest = (chillies: number) => {
    const found = adviceOn('Stew', `600 g chicken; ${chillies} dried chillies; 400 g tomatoes`);
    return found.recommendations.map(({ category }) =>
      wineStyles.find(({ name }) => name === category)!,
    );
  };
  const [mild, hot] = [strongest(0), strongest(20)];
  expect(Math.max(...hot.map(({ tannin }) => tannin))).toBeLessThanOrEqual(2);
  expect(Math.max(...hot.map(({ alcohol }) => alcohol))).toBeLessThanOrEqual(
    Math.max(...mild.map(({ alcohol }) => alcohol)),
  );
});

test('nonsense amounts do not change which food the dish is about', () => {
  const { recommendations } = adviceOn('Roast lamb', '1 kg lamb leg; 999999999 kg salt; -3 onions');
  expect(recommendations[0]!.description).toContain('lamb');
});
