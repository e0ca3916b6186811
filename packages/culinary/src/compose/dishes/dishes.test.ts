import { describe, expect, test } from '@jest/globals';
import { findFood } from '../../foods/find-food.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { cuisineNames } from '../cuisines/cuisine.ts';
import { cuisineOf } from '../cuisines/read-cuisines.ts';
import { sideOf } from '../cuisines/read-sides.ts';
import { allPrincipals, familyOf } from '../principals/read-principals.ts';
import { fitsDiet } from '../write/fits-diet.ts';
import { readPantryLine } from '../write/pantry-line.ts';
import type { Dish } from './dish.ts';
import { dishes } from './read-dishes.ts';

const ofPrincipal = ['P', 'one', 'One', 'p', 'chunk', 'slice', 'portion', 'done', 'tender'];
const keysOf = ({ list }: Dish) =>
  list.map((item) => (item.is === 'principal' ? 'p' : item.is === 'slot' ? item.slot : item.key));
const placesIn = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.matchAll(/\{([^{}:]+)(?::[^}]*)?\}/g)].map(([, key]) => key!));
const textsOf = (dish: Dish) => [
  ...dish.titles,
  ...dish.descriptions,
  dish.insight,
  ...dish.secrets.map(({ text }) => text),
  ...dish.steps.flatMap(({ text, technique, tip }) => [text, technique ?? '', tip ?? '']),
];
const kitchens = cuisineNames.map(cuisineOf);
const sides = [...new Set(kitchens.flatMap((cuisine) => cuisine.sides))].map(sideOf);

test('at least 40 dishes are spread over the courses', () => {
  expect(dishes().length).toBeGreaterThanOrEqual(40);
  for (const course of ['starter', 'main', 'dessert'])
    expect(dishes().filter((dish) => dish.course === course).length).toBeGreaterThanOrEqual(12);
});

describe.each(dishes().map((dish) => [dish.id, dish] as const))('%s', (_, dish) => {
  test('has every place of its texts in its list, and every line of its list in a step', () => {
    const keys = keysOf(dish);
    const free = dish.sideAt === null ? ofPrincipal : [...ofPrincipal, 'side'];
    const known = new Set([...keys, ...free]);
    expect(placesIn(textsOf(dish)).filter((key) => !known.has(key))).toEqual([]);
    const inSteps = new Set(placesIn(dish.steps.map(({ text }) => text)));
    expect(keys.filter((key) => key !== 'p' && !inSteps.has(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('is told in full, of principals and slots that there are', () => {
    expect(dish.titles.length * dish.descriptions.length * dish.insight.length).toBeGreaterThan(0);
    expect(dish.secrets.length).toBeGreaterThanOrEqual(2);
    expect(dish.steps.some(({ text }) => text.includes('{side}'))).toBe(dish.sideAt !== null);
    const known = new Set(allPrincipals().flatMap(({ food, family }) => [food, family]));
    expect([...dish.principals.keys()].filter((name) => !known.has(name))).toEqual([]);
    const slots = dish.list.flatMap((item) => (item.is === 'slot' ? [item.slot] : []));
    expect(slots.filter((slot) => !cuisineOf('modern').slots.has(slot))).toEqual([]);
  });
});

test('every principal is a food of the lexicon, with a line that means it and a family', () => {
  const wrong = allPrincipals().filter((principal) => {
    const food = findFood(principal.food, 'en');
    const lines = principal.line.split(' / ').map((line) => readPantryLine(line).food);
    const isOther = lines.some((name) => findFood(name, 'en')?.id !== food?.id);
    return food?.name !== principal.food || isOther || familyOf(principal) === undefined;
  });
  expect(wrong.map(({ food }) => food)).toEqual([]);
});

test('every line of a pantry, a side or a dish reads back as it is meant', () => {
  const lines = new Set([
    ...kitchens.flatMap(({ slots }) => [...slots.values()].flat()),
    ...sides.flatMap((side) => side.lines.flat()),
    ...dishes().flatMap(({ list }) =>
      list.flatMap((item) => (item.is === 'food' ? item.options : [])),
    ),
  ]);
  const wrong = [...lines].filter((line) => {
    const { quantity, food } = readPantryLine(line);
    const parsed = parseIngredient(line, { language: 'en' });
    const meant = findFood(food, 'en');
    return (
      meant === null || parsed.quantity !== quantity || findFood(parsed.name, 'en')?.id !== meant.id
    );
  });
  expect(wrong).toEqual([]);
});

test('every slot and side of a kitchen can be filled for vegans', () => {
  const empty = kitchens.flatMap(({ name, slots }) =>
    [...slots]
      .filter(([, lines]) => !lines.some((line) => fitsDiet(line, 'vegan')))
      .map(([slot]) => `${name} ${slot}`),
  );
  expect(empty).toEqual([]);
  const withMeat = sides.filter(({ lines }) =>
    lines.some((options) => !options.some((line) => fitsDiet(line, 'vegan'))),
  );
  expect(withMeat).toEqual([]);
});

test('what a kitchen loves is among the principals', () => {
  const known = new Set(allPrincipals().map(({ food }) => food));
  expect(kitchens.flatMap(({ loves }) => [...loves]).filter((food) => !known.has(food))).toEqual(
    [],
  );
});
