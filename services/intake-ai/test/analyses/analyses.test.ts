import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newCook, nextOf, type Kitchen } from '../intake-kitchen.ts';
import { startKitchen } from '../start-intake-kitchen.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await startKitchen({ worker: false });
});
afterAll(() => kitchen.close());

interface Analysed {
  nutrition: {
    servings: number;
    servingsStated: boolean;
    calculatedAt: string;
    perServing: { calories: number | null };
    ingredients: {
      ingredient: string;
      grams: number;
      corrected: boolean;
      matchedFood: { id: string; name: string };
    }[];
    uncounted: { line: string; ingredient: string | null; reason: string }[];
  } | null;
  sustainability: { overallScore: number; band: string } | null;
  flavour: { principalIngredients: string[] } | null;
  wine: { recommendations: { category: string }[]; alcoholFree: string } | null;
  techniques: { id: string; steps: number[] }[];
}

const ANALYSES = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Recipe {
  nutrition { servings servingsStated calculatedAt perServing { calories } uncounted { line ingredient reason }
    ingredients { ingredient grams corrected matchedFood { id name } } }
  sustainability { overallScore band }
  flavour { principalIngredients }
  wine { recommendations { category } alcoholFree }
  techniques { id steps }
} } }`;

const stew = {
  __typename: 'Recipe',
  id: '1',
  title: 'Beef stew',
  ingredientText: '800 g stewing beef\n2 onions\n3 carrots\n1 tbsp olive oil\n1 handful moonroot',
  instructions: [
    { instruction: 'Brown the beef in the oil.' },
    { instruction: 'Simmer for two hours.' },
  ],
  servings: 4,
  servingsStated: true,
  languageCode: 'en',
  course: 'main',
};

async function analysed(ownerId: string, recipe: object = {}): Promise<Analysed> {
  const { data, errors } = await kitchen.ask<{ _entities: [Analysed] }>(null, ANALYSES, {
    of: [{ ...stew, ownerId, ...recipe }],
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data._entities[0];
}

const correct = (cook: string | null, input: object) =>
  kitchen.ask<{ correctFood: boolean }>(
    cook,
    'mutation ($input: FoodCorrectionInput!) { correctFood(input: $input) }',
    { input },
  );

describe('the analyses of a recipe', () => {
  test('are told by its ingredients and steps, and what does not count is listed with the reason', async () => {
    const { nutrition, sustainability, flavour, wine, techniques } = await analysed('u-ada');
    expect(nutrition).toMatchObject({ servings: 4, servingsStated: true });
    expect(Date.parse(nutrition!.calculatedAt)).not.toBeNaN();
    expect(nutrition!.perServing.calories).toBeGreaterThan(250);
    expect(nutrition!.uncounted).toEqual([
      {
        line: '1 handful moonroot',
        ingredient: 'moonroot',
        reason: 'This is no food that the tables know.',
      },
    ]);
    expect(sustainability).toMatchObject({ band: 'Critical' });
    expect(flavour!.principalIngredients.join()).toMatch(/beef/i);
    expect(wine!.recommendations).toHaveLength(3);
    expect(wine!.alcoholFree).not.toBe('');
    expect(techniques.map(({ id }) => id)).toContain('simmer');
  });

  test('are the same answer for the same content, and another for other content', async () => {
    const first = (await analysed('u-ben')).nutrition!;
    expect((await analysed('u-ben')).nutrition).toEqual(first);
    const half = (await analysed('u-ben', { servings: 8 })).nutrition!;
    expect(half.perServing.calories! * 2).toBeCloseTo(first.perServing.calories!, 0);
  });

  test('say so where the servings are not stated', async () => {
    expect((await analysed('u-ada', { servingsStated: false })).nutrition).toMatchObject({
      servings: 4,
      servingsStated: false,
    });
  });

  test.each([
    ['without ingredients', ''],
    ['with more ingredients than anybody cooks with', '1 onion\n'.repeat(301)],
  ])('are none for a recipe %s', async (_which, ingredientText) => {
    expect(await analysed('u-ada', { ingredientText })).toMatchObject({
      nutrition: null,
      sustainability: null,
      flavour: null,
      wine: null,
    });
  });

  test('are told for 200 lines of nonsense amounts without a figure that nobody can tell', async () => {
    const { nutrition } = await analysed('u-ada', {
      ingredientText: '9999999999999 kg flour\n-5 cups sugar of 1/0\n'.repeat(100),
    });
    expect(nutrition!.uncounted.length).toBeGreaterThan(99);
    expect(nutrition!.perServing.calories ?? 0).toBeLessThan(1e6);
  });
});

describe('correctFood', () => {
  test('counts for all recipes of the cook, for nobody else’s, and is announced', async () => {
    const ada = newCook();
    const before = (await analysed(ada)).nutrition!;
    const told = nextOf(kitchen, 'food.corrected', ada);
    const { data } = await correct(ada, { ingredient: 'Moonroot', foodId: 'parsnip', grams: 90 });
    expect(data.correctFood).toBe(true);
    expect(await told).toMatchObject({ data: { ownerId: ada, ingredient: 'Moonroot' } });
    const after = (await analysed(ada)).nutrition!;
    expect(after.uncounted).toEqual([]);
    expect(after.ingredients.at(-1)).toMatchObject({
      ingredient: 'moonroot',
      grams: 90,
      corrected: true,
      matchedFood: { id: 'parsnip' },
    });
    expect(after.perServing.calories).toBeGreaterThan(before.perServing.calories!);
    expect((await analysed('u-ben')).nutrition!.uncounted).toHaveLength(1);
  });

  test('takes a food out of the figures, and is taken back', async () => {
    const cleo = newCook();
    const before = (await analysed(cleo)).nutrition;
    await correct(cleo, { ingredient: 'stewing beef', nothing: true });
    expect((await analysed(cleo)).nutrition!.uncounted).toContainEqual({
      line: '800 g stewing beef',
      ingredient: 'stewing beef',
      reason: 'You said that this does not count.',
    });
    await correct(cleo, { ingredient: 'stewing beef' });
    expect((await analysed(cleo)).nutrition).toEqual(before);
  });

  test('said twice is kept once, and two at once are both kept', async () => {
    const dora = newCook();
    await Promise.all([
      correct(dora, { ingredient: 'moonroot', foodId: 'parsnip', grams: 50 }),
      correct(dora, { ingredient: 'onions', nothing: true }),
      correct(dora, { ingredient: 'onions', nothing: true }),
    ]);
    const { nutrition } = await analysed(dora);
    expect(nutrition!.uncounted).toMatchObject([{ ingredient: 'onions' }]);
    expect(nutrition!.ingredients.at(-1)).toMatchObject({ grams: 50 });
  });

  test.each([
    [{ ingredient: '  ' }, ['ingredient']],
    [{ ingredient: 'x'.repeat(201), nothing: true }, ['ingredient']],
    [{ ingredient: 'moonroot', foodId: 'no-such-food' }, ['foodId']],
    [{ ingredient: 'moonroot', foodId: 'parsnip', grams: -1 }, ['grams']],
    [{ ingredient: 'moonroot', grams: 5 }, ['grams']],
    [{ ingredient: 'moonroot', foodId: 'parsnip', nothing: true }, ['nothing']],
  ])('refuses %j', async (input, fields) => {
    const { errors } = await correct('Ada', input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CORRECTION_INVALID', status: 422 });
    expect(Object.keys(errors![0]!.extensions.fields!)).toEqual(fields);
  });

  test('is for signed-in cooks', async () => {
    const { errors } = await correct(null, { ingredient: 'moonroot', nothing: true });
    expect(errors?.[0]?.extensions).toMatchObject({ status: 401 });
  });
});

describe('findFoods', () => {
  const find = (cook: string | null, variables: object) =>
    kitchen.ask<{ findFoods: { id: string; name: string }[] }>(
      cook,
      'query ($search: String!, $language: String, $first: Int) { findFoods(search: $search, languageCode: $language, first: $first) { id name } }',
      variables,
    );

  test('finds foods by the beginnings of words, in English or the language that is told', async () => {
    expect((await find('Ada', { search: 'parsn' })).data.findFoods[0]).toMatchObject({
      name: 'parsnip',
    });
    const german = await find('Ada', { search: 'pastin', language: 'de' });
    expect(german.data.findFoods[0]).toMatchObject({ id: 'parsnip' });
    expect((await find('Ada', { search: '<script>' })).data.findFoods).toEqual([]);
  });

  test('is for signed-in cooks, and for 20 at most', async () => {
    expect((await find(null, { search: 'a' })).errors?.[0]?.extensions.status).toBe(401);
    expect((await find('Ada', { search: 'a', first: 21 })).errors?.[0]?.extensions.status).toBe(
      400,
    );
  });
});
