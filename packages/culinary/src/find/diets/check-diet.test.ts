import { describe, expect, test } from '@jest/globals';
import { checkDiet, dietMessage, type DietLine } from './check-diet.ts';
import { classesOf as dietClassesOf } from './food-classes.ts';
import type { DietProfile } from './diet-profiles.data.ts';

const lines = (...names: string[]): DietLine[] =>
  names.map((name) => ({ name, originalText: `200 g ${name}` }));
const written = (name: string, originalText: string): DietLine => ({ name, originalText });
const messageOf = (names: readonly string[], profile: DietProfile) =>
  dietMessage(checkDiet(lines(...names), profile, 'en'), profile);

describe('the message', () => {
  test.each<[DietProfile, string | null]>([
    ['omnivore', null],
    ['pescetarian', 'Contains 1 meat ingredient: bacon (not suitable for pescetarian)'],
    ['vegetarian', 'Contains 2 meat ingredients: bacon, salmon (not suitable for vegetarian)'],
    ['vegan', 'Contains 4 meat ingredients: bacon, salmon, butter, eggs (not suitable for vegan)'],
  ])('is for %s guests %p', (profile, message) => {
    expect(messageOf(['bacon', 'salmon', 'butter', 'eggs', 'onions'], profile)).toBe(message);
  });

  test.each([
    [['butter'], 'Contains 1 dairy ingredient: butter (not suitable for vegan)'],
    [['eggs'], 'Contains 1 egg ingredient: eggs (not suitable for vegan)'],
    [['eggs', 'cod'], 'Contains 2 fish ingredients: eggs, cod (not suitable for vegan)'],
    [['cod', 'milk'], 'Contains 2 dairy ingredients: cod, milk (not suitable for vegan)'],
    [['milk', 'ham'], 'Contains 2 meat ingredients: milk, ham (not suitable for vegan)'],
  ])('of %p calls the worst: %s', (names, message) => {
    expect(messageOf(names, 'vegan')).toBe(message);
  });

  const cheeses = ['cheddar', 'brie', 'feta', 'gouda', 'ricotta', 'stilton', 'paneer'];

  test('names five ingredients and no more', () => {
    expect(messageOf(cheeses.slice(0, 5), 'vegan')).toBe(
      'Contains 5 dairy ingredients: cheddar, brie, feta, gouda, ricotta (not suitable for vegan)',
    );
    expect(messageOf(cheeses.slice(0, 6), 'vegan')).toBe(
      'Contains 6 dairy ingredients: cheddar, brie, feta, gouda, ricotta and 1 more (not suitable for vegan)',
    );
    expect(messageOf(cheeses, 'vegan')).toBe(
      'Contains 7 dairy ingredients: cheddar, brie, feta, gouda, ricotta and 2 more (not suitable for vegan)',
    );
  });

  test('says "incompatible" and no profile where no class is called', () => {
    expect(dietMessage({ offending: ['honey'], violation: null }, 'vegan')).toBe(
      'Contains 1 incompatible ingredient: honey',
    );
    expect(dietMessage({ offending: ['honey', 'wine'], violation: null }, 'vegan')).toBe(
      'Contains 2 incompatible ingredients: honey, wine',
    );
  });
});

test('ingredients are counted by class, one of two classes in both', () => {
  const { counts, violation, compatible } = checkDiet(
    lines('butter', 'hollandaise sauce', 'prawns', 'rice'),
    'vegan',
    'en',
  );
  expect({ counts, violation, compatible }).toEqual({
    counts: { meat: 0, dairy: 2, fish: 1, eggs: 1 },
    violation: 'dairy',
    compatible: false,
  });
});

test('a class that the profile eats is not counted', () => {
  expect(checkDiet(lines('butter', 'eggs', 'rice'), 'vegetarian', 'en')).toEqual({
    compatible: true,
    offending: [],
    counts: { meat: 0, dairy: 0, fish: 0, eggs: 0 },
    violation: null,
    unknown: [],
  });
});

test('what nobody knows is listed and is no conflict', () => {
  const check = checkDiet(lines('zorple', 'rice', 'sauce', 'protein powder'), 'vegan', 'en');
  expect(check).toMatchObject({
    compatible: true,
    unknown: ['zorple', 'sauce', 'protein powder'],
  });
  expect(dietMessage(check, 'vegan')).toBeNull();
});

test('guests who eat everything need no check', () => {
  expect(checkDiet(lines('beef', 'zorple'), 'omnivore', 'en')).toMatchObject({
    compatible: true,
    unknown: [],
  });
});

test.each([
  ['potatoes', '1 kg potatoes, fried in lard', 'vegetarian'],
  ['apple crumble', 'apple crumble, served with crème fraîche', 'vegan'],
  ['kale', '200 g kale (with bacon bits)', 'pescetarian'],
] as const)('a remark of %s counts: %s', (name, text, profile) => {
  expect(checkDiet([written(name, text)], profile, 'en').offending).toEqual([name]);
});

test('an optional ingredient counts like the others', () => {
  const line = written('Parmesan', '30 g Parmesan, to serve (optional)');
  expect(checkDiet([line], 'vegan', 'en').offending).toEqual(['Parmesan']);
});

test.each([
  ['butter or margarine', 'vegan'],
  ['butter/oil', 'vegan'],
  ['milk (dairy or oat)', 'vegan'],
  ['chicken or vegetable stock', 'vegetarian'],
  ['vegetable stock (or chicken stock)', 'vegetarian'],
] as const)('%s leaves a %s the choice: it is not known', (name, profile) => {
  expect(checkDiet([written(name, name)], profile, 'en')).toMatchObject({
    compatible: true,
    unknown: [name],
  });
});

test('the choice that only the line leaves counts too', () => {
  const line = written('chicken stock', '1 litre chicken stock (or vegetable stock)');
  expect(checkDiet([line], 'vegetarian', 'en')).toMatchObject({
    offending: [],
    unknown: ['chicken stock'],
  });
});

test.each(['butter or ghee', 'chicken breasts, fresh or frozen', 'cooked chicken, or as desired'])(
  '%s leaves no choice',
  (name) => {
    expect(checkDiet([written(name, name)], 'vegan', 'en').offending).toEqual([name]);
  },
);

describe('a recipe in another language than English', () => {
  const line: DietLine = {
    name: 'Hühnerbrühe',
    originalText: '1 l Hühnerbrühe',
    translated: '1 l chicken stock',
  };

  test('is called as it is translated, by its name alone', () => {
    const cheese = { ...line, name: 'Parmesan', translated: '60 g butter, in cubes' };
    expect(checkDiet([line, cheese], 'vegan', 'de').offending).toEqual(['chicken stock', 'butter']);
  });

  test('is shown as written where it is English after all, or was not translated', () => {
    expect(checkDiet([line], 'vegetarian', 'en').offending).toEqual(['Hühnerbrühe']);
    expect(checkDiet([{ ...line, translated: null }], 'vegetarian', 'de').offending).toEqual([
      'Hühnerbrühe',
    ]);
  });

  test('is read in both languages: a translation that lost the meat is no vegetarian dish', () => {
    const lost = { ...line, translated: '1 l hot stock' };
    expect(checkDiet([lost], 'vegetarian', 'de').compatible).toBe(false);
  });

  test('is known where the translation is, in whatever language', () => {
    const polish = { name: 'cebula', originalText: '1 cebula', translated: '1 onion' };
    const bacon = { name: 'boczek', originalText: '100 g boczku', translated: 'bacon' };
    expect(checkDiet([polish, bacon], 'vegan', 'pl')).toMatchObject({
      offending: ['bacon'],
      unknown: [],
    });
  });
});

test('honey is of no class; whether a vegan eats it is not known', () => {
  expect(checkDiet(lines('honey'), 'vegan', 'en')).toMatchObject({
    compatible: true,
    unknown: ['honey'],
  });
  expect(checkDiet(lines('honey'), 'vegetarian', 'en').unknown).toEqual([]);
});

test('rennet, gelatine, lard and suet are meat; a cheese is none for its rennet', () => {
  const names = ['rennet', 'gelatine', 'lard', 'suet', 'Parmesan'];
  expect(checkDiet(lines(...names), 'vegetarian', 'en')).toMatchObject({
    offending: names.slice(0, 4),
    unknown: [],
  });
});

test('a name that its line does not hold was given by hand: both are read', () => {
  const line = written('butter', 'some fat');
  expect(checkDiet([line], 'vegan', 'en').offending).toEqual(['butter']);
  expect(checkDiet([written('fat of your choice', 'bacon')], 'vegan', 'en').offending).toEqual([
    'fat of your choice',
  ]);
});

test.each([
  ['spring rolls', 'vegetarian'],
  ['peppers, stuffed', 'vegetarian'],
  ['rice, served with instant noodles', 'pescetarian'],
  ['mashed potato', 'vegan'],
] as const)('%s may be made with what a %s leaves out: it is not known', (name, profile) => {
  expect(checkDiet(lines(name), profile, 'en')).toMatchObject({ offending: [], unknown: [name] });
});

test('dried pasta is made without eggs, and fresh pasta with them', () => {
  expect(checkDiet(lines('spaghetti', 'fresh linguine'), 'vegan', 'en')).toMatchObject({
    offending: ['fresh linguine'],
    unknown: [],
  });
});

test('a line without a name goes by what is written; an empty one is none', () => {
  expect(checkDiet([written('', '2 eggs'), written(' ', '')], 'vegan', 'en')).toMatchObject({
    offending: ['2 eggs'],
    unknown: [],
  });
});

test.each([
  ['words', 'onion '.repeat(10_000)],
  ['choices', 'onion or '.repeat(2_000)],
  ['blanks', `onion ${' '.repeat(5_000)} (or leek)`],
])('a line of %s without end is read in part, and not known', (_, text) => {
  expect(checkDiet([written('onion', text)], 'vegan', 'en').unknown).toEqual(['onion']);
});

test.each([
  ['shortcrust', 'en', 'dairy'],
  ['pate a choux', 'en', 'eggs'],
  ['pâte à choux', 'en', 'eggs'],
  ['pate sucree', 'fr', 'dairy'],
  ['pâte sablée', 'fr', 'dairy'],
  ['pate a foncer', 'fr', 'dairy'],
  ['feuilletage', 'fr', 'dairy'],
  ['pasta sable', 'it', 'dairy'],
  ['masa brisee', 'es', 'dairy'],
  ['masa para empanadas', 'es', 'dairy'],
  ['massa areada', 'pt', 'dairy'],
  ['massa choux', 'pt', 'eggs'],
  ['Knetteig', 'de', 'dairy'],
] as const)('%s (%s) has or may have %s, with its accents or without', (name, language, held) => {
  const { has, may, unknown } = dietClassesOf(name, language);
  expect([...has, ...may]).toContain(held);
  expect([...has]).not.toContain('meat');
  expect(unknown).toBe(false);
});

test.each([
  ['pâté de campagne', ['meat'], false],
  ['country pâté', ['meat'], false],
  ['pâté maison', ['meat'], false],
  ['coarse pâté', [], true],
  ['mushroom pâté', [], false],
  ['olive pate', [], false],
  ['pâte à pizza', [], false],
] as const)('in English "%s" is of %j, and left open: %s', (name, classes, open) => {
  const { has, unknown } = dietClassesOf(name, 'en');
  expect([[...has], unknown]).toEqual([classes, open]);
});

test.each([
  ['pâté', ['meat'], false],
  ['pate de foie', ['meat'], false],
  ['pate', [], true],
  ['pâte', [], true],
  ['pates', [], true],
  ['250 g de pâtes', [], false],
] as const)('in French "%s" is of %j, and left open: %s', (name, classes, open) => {
  const { has, unknown } = dietClassesOf(name, 'fr');
  expect([[...has], unknown]).toEqual([classes, open]);
});
