import { describe, expect, test } from '@jest/globals';
import { isOneSlipAway } from './doubts.ts';
import { readTypedLine } from './line-reading.ts';

const doubtIn = (text: string) => {
  const line = readTypedLine(text);
  const doubt = line.kind === 'ingredient' ? line.doubt : null;
  return (
    doubt && {
      word: text.slice(doubt.from, doubt.to),
      question: doubt.question,
      answers: doubt.answers.map((answer) => answer.text),
    }
  );
};

test('asks for one ingredient a line', () => {
  expect(doubtIn('2 tsp baking soda, 1/2 tsp salt')).toMatchObject({
    question: 'These are 2 ingredients.',
    answers: ['2 tsp baking soda\n1/2 tsp salt'],
  });
  expect(doubtIn('1 tsp salt and pepper')).toBeNull();
});

test('tells groups, ingredients and blank lines apart', () => {
  expect(readTypedLine('Pastry:')).toEqual({ kind: 'group', name: 'Pastry' });
  expect(readTypedLine('  \t')).toEqual({ kind: 'blank' });
  expect(readTypedLine('250 g plain flour')).toMatchObject({
    kind: 'ingredient',
    read: { quantity: 250, unit: 'gram', name: 'plain flour' },
    doubt: null,
  });
});

test('reads a line once, however often it is asked', () => {
  expect(readTypedLine('3 unwaxed lemons')).toBe(readTypedLine('3 unwaxed lemons'));
});

describe('a spoon that may be two', () => {
  test.each([
    ['2 spoons pine nuts, toasted', 'spoons', ['tablespoons', 'teaspoons']],
    ['1 spoon sugar', 'spoon', ['tablespoon', 'teaspoon']],
    ['a spoonful of honey', 'spoonful', ['tablespoon', 'teaspoon']],
    ['2 Löffel Zucker', 'Löffel', ['Esslöffel', 'Teelöffel']],
    ['2 cuillères de sucre', 'cuillères', ['cuillères à soupe', 'cuillères à café']],
    ['1 lepel honing', 'lepel', ['eetlepel', 'theelepel']],
  ])('%s is asked', (text, word, answers) => {
    expect(doubtIn(text)).toEqual({ word, question: 'Which spoon?', answers });
  });

  test.each([
    '2 tablespoons sugar',
    '1 cuillère à soupe de sucre',
    '2 colheres de sopa de mel',
    '2 Esslöffel Zucker',
    'sugar, added a spoonful at a time',
  ])('%s is not', (text) => {
    expect(doubtIn(text)).toBeNull();
  });
});

describe('a mistyped unit', () => {
  test.each([
    ['2 tbps sugar', 'tbps', 'tbsp'],
    ['3 teaspon salt', 'teaspon', 'teaspoon'],
    ['1 punch of salt', 'punch', 'pinch', 'bunch'],
    ['200 grmas butter', 'grmas', 'grams'],
  ])('%s is asked', (text, word, ...answers) => {
    expect(doubtIn(text)).toEqual({ word, question: 'Did you mean', answers });
  });

  test.each([
    '2 limes',
    '4 plums, halved',
    '6 eggs',
    '2 grapes red',
    '1 lemon',
    '3 cloves garlic',
    'salt',
  ])('%s is not', (text) => {
    expect(doubtIn(text)).toBeNull();
  });
});

test.each(['250 g', '2', '1 cup'])('%s says nothing to buy', (text) => {
  expect(doubtIn(text)).toEqual({ word: text, question: 'Of what?', answers: [] });
});

test('one slip is a letter more, less, other, or two that changed places', () => {
  expect(['tbps', 'tbp', 'tbssp', 'tbsq'].map((word) => isOneSlipAway(word, 'tbsp'))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['tbsp', 'tsp2', 'tb', 'pbst'].map((word) => isOneSlipAway(word, 'tbsp'))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each(['<script>alert(1)</script>', '🍋 2 limoni', 'ملح وفلفل', '\u202e2 g flour', '(((', '½'])(
  'takes %p as it comes',
  (text) => {
    expect(() => readTypedLine(text)).not.toThrow();
  },
);

test('asks whether ounces of a liquid are poured or weighed', () => {
  expect(doubtIn('8 oz milk')).toEqual({
    word: 'oz',
    question: 'Poured or weighed?',
    answers: ['fl oz'],
  });
  expect(doubtIn('8 ozs milk')?.word).toBe('ozs');
  const sure = ['8 fl oz milk', '1 oz gin', '8 oz cream cheese', '4 oz (115 g) milk'];
  for (const text of [...sure, '1 (32 oz) carton broth', '8 oz plus 1 handful spinach'])
    expect(doubtIn(text)).toBeNull();
});
