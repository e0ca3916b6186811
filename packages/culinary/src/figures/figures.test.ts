import { expect, test } from '@jest/globals';
import { lexicon } from '../foods/read-lexicon.ts';
import { figuresOf, impactAxes, nutrientIds } from './figures.ts';

const foods = lexicon().map(({ food }) => ({ id: food.id, ...figuresOf(food.id) }));
const nutrients = foods.flatMap(({ id, nutrients }) => (nutrients ? [{ id, ...nutrients }] : []));
const impacts = foods.flatMap(({ id, impacts }) => (impacts ? [{ id, ...impacts }] : []));

test('at least 750 foods have nutrients and as many climate, water, land and biodiversity', () => {
  expect(nutrients.length).toBeGreaterThanOrEqual(750);
  const whole = impacts.filter(({ perKg }) => impactAxes.every((axis) => perKg[axis] !== null));
  expect(whole.length).toBeGreaterThanOrEqual(750);
});

test('each figure names its source and how sure it is, and what is inherited names the food', () => {
  const unfounded = [...nutrients, ...impacts].filter(
    ({ source, confidence, inheritedFrom, madeOf }) =>
      source === '' || (confidence === 'high' && (inheritedFrom !== null || madeOf !== null)),
  );
  expect(unfounded.map(({ id }) => id)).toEqual([]);
  expect(figuresOf('swede').nutrients).toMatchObject({
    inheritedFrom: { id: 'turnip', name: 'turnip' },
    confidence: 'low',
  });
  expect(figuresOf('shortcrust-pastry').nutrients).toMatchObject({
    madeOf: 'flour, butter, salt',
    source: 'Estimated from typical ingredients: flour, butter, salt',
  });
});

test('what was not analysed is not known, rather than nothing', () => {
  expect(figuresOf('beef-chuck').nutrients?.per100g).toMatchObject({
    vitaminD: null,
    calories: 248,
  });
  expect(figuresOf('skewers')).toMatchObject({ nutrients: null, impacts: null });
});

test.each(['seaweed', 'rice-milk', 'jackfruit', 'wheat-bran', 'sweetener', 'agar'])(
  '%s, which no table has, borrows no figures of a food of another kind',
  (food) => {
    expect(figuresOf(food)).toMatchObject({ nutrients: null, impacts: null });
  },
);

test('no food has more than it weighs, and energy is about that of what gives it', () => {
  const odd = nutrients.flatMap(({ id, per100g }) => {
    const { calories, protein, carbohydrates, fat, fiber } = per100g;
    if ([calories, protein, carbohydrates, fat].includes(null)) return [];
    const grams = protein! + carbohydrates! + fat!;
    // Fibre gives half of what other carbohydrates do
    const reckoned = 4 * protein! + 4 * carbohydrates! + 9 * fat! - 2 * (fiber ?? 0);
    const off = Math.abs(calories! - reckoned);
    return grams > 112 || off > 40 + 0.2 * reckoned ? [id] : [];
  });
  // Alcohol gives energy too, and nobody digests all of cocoa
  expect(odd.filter((id) => !alcoholic.test(id) && id !== 'cocoa-powder')).toEqual([]);
});

const alcoholic =
  /wine|brandy|rum|gin|vodka|whisky|tequila|liqueur|bitters|port|sherry|marsala|vermouth|sake|beer|cider|extract/;

test('no figure is negative or out of all bounds', () => {
  const odd = nutrients.flatMap(({ id, per100g }) =>
    nutrientIds
      .filter((nutrient) => {
        const value = per100g[nutrient];
        return value !== null && !(value >= 0 && value < 50_000);
      })
      .map((nutrient) => `${id} ${nutrient}`),
  );
  const heavy = impacts.filter(({ perKg }) => (perKg.climate?.value ?? 0) >= 120);
  expect([odd, heavy.map(({ id }) => id)]).toEqual([[], []]);
});

test('fresh herbs have figures of fresh herbs, dried ones of dried', () => {
  expect(figuresOf('sage').nutrients).toMatchObject({ source: 'Ciqual 2020: Sauge, fraîche' });
  expect(figuresOf('sage').nutrients!.per100g.calories).toBeLessThan(60);
  expect(figuresOf('dried-sage').nutrients!.per100g.calories).toBeGreaterThan(250);
});

test('wild fish say that their biodiversity is that of farmed ones, and estimates that they are', () => {
  expect(figuresOf('cod').impacts?.perKg.biodiversity?.basis).toBe('farmed');
  expect(figuresOf('salt').impacts?.perKg.biodiversity?.basis).toBe('estimate');
  expect(figuresOf('mushroom').impacts?.perKg.water?.basis).toBe('group');
});
