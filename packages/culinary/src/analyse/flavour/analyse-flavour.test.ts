import { expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { lexicon } from '../../foods/read-lexicon.ts';
import type { Category } from '../../recipe/recipe.ts';
import { analyseFlavour } from './analyse-flavour.ts';
import { pairingsOf } from './read-pairings.ts';
import { isCarrier, tastesById } from './taste.ts';

const flavourOf = (title: string, lines: string, language = 'en', course: Category | null = null) =>
  analyseFlavour({
    title,
    lines: lines.split('; ').map((line) => parseIngredient(line, { language })),
    steps: [],
    languageCode: language,
    course,
  });
const told = ({ keyPairings }: ReturnType<typeof flavourOf>) =>
  keyPairings.map((pair) => `${pair.principalIngredient} + ${pair.supportingElement}`);

test('at least 300 pairings are known, classic and adventurous, each with a sentence of its own', () => {
  const pairs = new Map(
    [...tastesById().values()].flatMap((taste) =>
      [...pairingsOf(taste)].map(
        ([other, pairing]) => [[taste.id, other].sort().join(' '), pairing] as const,
      ),
    ),
  );
  const all = [...pairs.values()];
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(all.filter(({ affinity }) => affinity === 'adventurous').length).toBeGreaterThan(50);
  expect(all.filter(({ science }) => science !== null).length).toBeGreaterThan(100);
  expect(all.filter(({ insight }) => !/^[A-Z].{20,}\.$/.test(insight))).toEqual([]);
  expect(new Set(all.map(({ insight }) => insight)).size).toBe(all.length);
});

test('the table speaks of foods of the lexicon and of tastes that it has, and pairs none with itself', () => {
  const foods = new Set(lexicon().map(({ food }) => food.id));
  for (const taste of tastesById().values()) {
    expect(taste.foods.filter((food) => !foods.has(food) || isCarrier(food))).toEqual([]);
    const others = [...pairingsOf(taste)];
    expect(others.filter(([id]) => id === taste.id || !tastesById().has(id))).toEqual([]);
    expect(others.filter(([, { science }]) => science === undefined)).toEqual([]);
  }
});

const kitchens: [string, string, string, string, string][] = [
  ['en', 'Lemon and ricotta tart', '500 g ricotta; 3 lemons; 250 g flour', 'Ricotta', 'lemon'],
  ['de', 'Kartoffelsuppe', '1 kg Kartoffeln; 2 Stangen Lauch; 1 l Brühe', 'Potato', 'leek'],
  ['fr', 'Poulet à l’estragon', '1 poulet; 1 bouquet d’estragon', 'Chicken', 'tarragon'],
  ['it', 'Pomodori e basilico', '500 g di pomodori; 1 mazzetto di basilico', 'Tomato', 'basil'],
  ['es', 'Cordero al romero', '1 kg de cordero; 2 ramas de romero', 'Lamb', 'rosemary'],
  ['nl', 'Zalm met dille', '600 g zalm; 1 bosje dille', 'Salmon', 'dill'],
  ['pt', 'Frango com limão', '1 frango; 2 limões', 'Chicken', 'lemon'],
  ['sv', 'Potatis med dill', '1 kg potatis; 1 knippe dill', 'Potato', 'dill'],
];

test.each(kitchens)(
  'in %s, %s is about what its cook would say',
  (language, title, lines, one, other) => {
    const found = flavourOf(title, lines, language);
    expect(found.principalIngredients).toContain(one);
    expect(told(found).map((pair) => pair.toLowerCase().split(' + ').sort().join(' '))).toContain(
      [one.toLowerCase(), other].sort().join(' '),
    );
  },
);

test('the title decides what a dish is about, before what there is most of', () => {
  const { principalIngredients } = flavourOf('Saffron risotto', '320 g rice; 1 g saffron; 1 onion');
  expect(principalIngredients[0]).toBe('Saffron');
});

test('what carries a dish is in no pairing, and nothing is paired with itself', () => {
  const found = flavourOf(
    'Chicken',
    '1 kg chicken thighs; 500 g chicken breast; 2 tbsp olive oil; 1 tsp salt; 1 l water; 50 g flour',
  );
  expect(told(found)).toEqual([]);
  expect(found.overallHarmony).toBeNull();
  expect(found.remarks).toHaveLength(1);
});

test('of foods that no table knows nothing is told but their names', () => {
  const found = flavourOf('Lamb with zorgs', '1 kg lamb; 2 sprigs rosemary; 3 zorgs');
  expect(found.remarks.join(' ')).toContain('zorgs');
  expect(told(found)).toEqual(['Lamb + rosemary']);
});

test.each([
  ['nothing', ''],
  ['what nobody knows', '2 zorgs; 3 florps'],
  ['water', '1 l water'],
])('of %s no figure and no family is told, and why', (_, lines) => {
  const found = flavourOf('Mystery', lines);
  expect(found).toMatchObject({
    family: null,
    overallHarmony: null,
    keyPairings: [],
    suggestions: [],
  });
  expect(found.remarks).toHaveLength(1);
});

test('a rare pairing does not lower the harmony', () => {
  const [plain, rare] = ['200 g dark chocolate', '200 g dark chocolate; 1 aubergine'].map(
    (lines) => flavourOf('Dessert', `${lines}; 1 tsp vanilla extract`).overallHarmony!,
  );
  expect(rare).toBeGreaterThanOrEqual(60);
  expect(plain).toBeGreaterThan(80);
});

test('three foods that are not in the dish are suggested, each with what it goes with', () => {
  const { suggestions } = flavourOf('Tomato salad', '1 kg tomatoes; 1 red onion');
  expect(suggestions).toHaveLength(3);
  expect(suggestions.map(({ with: partner }) => partner)).toContain('tomato');
  expect(suggestions.map(({ food }) => food)).not.toContain('Onion');
});

test('suggestions keep a dish without meat or milk free of them, and a sweet one sweet', () => {
  const animals = /bacon|ham|anchov|beef|egg|cheese|cream|butter|mozzarella|parmesan|feta|honey/i;
  const vegan = flavourOf('Tomato and bean stew', '500 g tomatoes; 400 g beans; 1 onion');
  expect(vegan.suggestions.filter(({ food }) => animals.test(food))).toEqual([]);
  const sweet = flavourOf('Apple pie', '1 kg apples; 150 g sugar; 200 g flour', 'en', 'dessert');
  expect(sweet.suggestions.filter(({ food }) => /cabbage|pork|cheddar/i.test(food))).toEqual([]);
});

test('200 lines and nonsense amounts are read like any others', () => {
  const many = Array.from({ length: 200 }, (_, at) => `${at % 2} g thyme`).join('; ');
  const found = flavourOf('Lamb', `999999999 kg lamb; -5 garlic; ${many}`);
  expect(told(found)).toContain('Lamb + garlic');
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
});

test('a name means what its cook has said', () => {
  const recipe = {
    title: 'Stew',
    lines: ['400 g minced beef', '400 g tinned tomatoes', '2 onions'].map((line) =>
      parseIngredient(line),
    ),
    steps: [],
    languageCode: 'en',
    course: null,
  };
  const corrections = new Map([['minced beef', { foodId: 'lentils' }]]);
  const { principalIngredients } = analyseFlavour(recipe, { corrections });
  expect(principalIngredients.join()).not.toMatch(/beef/i);
  expect(analyseFlavour(recipe).principalIngredients.join()).toMatch(/beef/i);
});
