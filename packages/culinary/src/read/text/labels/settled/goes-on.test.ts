import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';

const listOf = (text: string): string[] =>
  readText(text).ingredients.flatMap((group) => group.lines);

test('a line that hangs farther in than the items around it goes on with the one above', () => {
  expect(
    listOf(
      [
        'Green bean bake',
        '',
        'Ingredients',
        '2 cans green beans',
        '1 can cream of',
        '    celery soup',
        '1 cup milk',
        '2 cups crispy onions, the',
        '    kind in a tin',
        '1 tsp pepper',
        '',
        'Method',
        'Mix beans, soup, milk and pepper in a dish.',
        'Bake for 25 minutes, scatter with the onions and bake 5 minutes more.',
      ].join('\n'),
    ),
  ).toEqual([
    '2 cans green beans',
    '1 can cream of celery soup',
    '1 cup milk',
    '2 cups crispy onions, the kind in a tin',
    '1 tsp pepper',
  ]);
});

test('lines of a part that are all farther in than its heading are items of their own', () => {
  expect(
    listOf(
      [
        'Plum tart',
        '',
        'Ingredients',
        'Dough',
        '   200 g flour',
        '   100 g butter',
        '   1 egg',
        'Filling',
        '   500 g plums',
        '   50 g sugar',
        '',
        'Method',
        'Knead the dough and roll it out.',
        'Lay the plums on it, sprinkle with sugar and bake for 40 minutes.',
      ].join('\n'),
    ),
  ).toEqual(['200 g flour', '100 g butter', '1 egg', '500 g plums', '50 g sugar']);
});

test('a line without a number below a numbered step goes on with it where others do', () => {
  const { steps } = readText(
    [
      'Lentil soup',
      '',
      '200 g lentils',
      '1 onion',
      '2 carrots',
      '1 tbsp vinegar',
      '',
      '1. Chop the onion and the carrots and',
      'let them sweat in a little oil.',
      '2. Add the lentils and a litre of',
      'water.',
      'Cook them softly for half an hour, do not',
      'let them boil.',
      '3. Stir in the vinegar and',
      'serve.',
    ].join('\n'),
  );
  expect(steps.map(({ text }) => text)).toEqual([
    'Chop the onion and the carrots and let them sweat in a little oil.',
    'Add the lentils and a litre of water. Cook them softly for half an hour, do not let them boil.',
    'Stir in the vinegar and serve.',
  ]);
});

test('the second half of a broken word is no word by itself that would make it a compound', () => {
  const { steps } = readText(
    [
      'Thin pancakes',
      '',
      '250 g flour',
      '3 eggs',
      '300 ml cultured milk',
      '',
      'Method',
      'Whisk the flour with the eggs and the milk and let it stand for a while.',
      'Heat a pan with a little butter, add a glass of water and the diced water-',
      'melon, and fry each pancake for 2 minutes on each side.',
    ].join('\n'),
  );
  expect(steps.map(({ text }) => text).join(' ')).toContain('diced watermelon, and');
});

const STEPS_OF_GRATIN =
  'Préparation\nLaver les courgettes et les couper en rondelles.\nBattre les œufs avec la crème.\nEnfourner 30 minutes.';

test('amounts that stand above their foods go with the food below', () => {
  expect(
    listOf(
      `Gratin de courgettes\n\nIngrédients\n4 personnes\n4\ncourgettes moyennes\n1\nbûche de chèvre (200 g)\n3\nœufs\n20 cl\ncrème liquide\n\nsel, poivre\n\n${STEPS_OF_GRATIN}`,
    ).slice(0, 4),
  ).toEqual([
    '4 courgettes moyennes',
    '1 bûche de chèvre (200 g)',
    '3 œufs',
    '20 cl crème liquide',
  ]);
});

test('amounts that stand below their foods go with the food above', () => {
  const lines = listOf(
    `Gratin de courgettes\n\nIngrédients\ncourgettes moyennes\n4\nœufs\n3\ncrème liquide\n20 cl\nchapelure\n50 g\n\n${STEPS_OF_GRATIN}`,
  );
  expect(lines.map((line) => line.split(' ').sort().join(' '))).toEqual(
    ['courgettes moyennes 4', 'œufs 3', 'crème liquide 20 cl', 'chapelure 50 g'].map((line) =>
      line.split(' ').sort().join(' '),
    ),
  );
});
