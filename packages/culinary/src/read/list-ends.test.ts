import { expect, test } from '@jest/globals';
import { withoutListEnds } from './list-ends.ts';
import { readText } from './text/read-text.ts';

test('signs that part the items of a list are no part of them', () => {
  expect(
    withoutListEnds([
      '1,5 kg di melanzane;',
      '1 litro di passata;',
      '150 g di parmigiano;',
      'sale grosso.',
    ]),
  ).toEqual(['1,5 kg di melanzane', '1 litro di passata', '150 g di parmigiano', 'sale grosso']);
});

test('a sign at the end of one line and the point of a unit stay', () => {
  const lines = ['2 eggs,', '100 g flour', '1 tbsp.', '30 g butter'];
  expect(withoutListEnds(lines)).toEqual(lines);
  expect(withoutListEnds(['2 eggs;', '1 onion;', '2 carrots;', '3 EL.'])).toEqual([
    '2 eggs',
    '1 onion',
    '2 carrots',
    '3 EL.',
  ]);
});

test('items of a list in one sentence are all of it, whatever one reads like alone', () => {
  const list = [
    '4 œufs',
    'le poids des œufs en sucre (environ 240 g)',
    'le poids des œufs en beurre demi-sel',
    'le poids des œufs en farine',
    '1/2 sachet de levure chimique',
    '3 pommes',
  ];
  const steps = [
    'Tu bats les jaunes avec le sucre.',
    'Tu ajoutes le beurre, puis la farine et la levure.',
  ];
  const items = list.map((item, at) => `- ${item}${at < list.length - 1 ? ' ;' : '.'}`);
  const draft = readText(
    ['Quatre-quarts aux pommes', '', ...items, '', steps.join('\n\n')].join('\n'),
  );
  expect(draft.ingredients).toEqual([{ name: null, lines: list }]);
  expect(draft.steps.map(({ text }) => text)).toEqual(steps);
});

test.each([
  ['1 kg de patatas.', '250 gr. de chorizo.', 'Agua y sal.', 'q.b.'],
  ['1 kg potatoes.', '2 onions (chopped).', 'Water and salt.'],
  ['1 kg Kartoffeln.', '2 Zwiebeln.', 'Wasser und Salz.'],
])('a list of which nearly all lines end in a stop has none: %j', (...lines) => {
  const found = withoutListEnds(lines.slice(0, 3));
  expect(found.every((line) => !line.endsWith('.'))).toBe(true);
});

test('a line that ends in a stop among others keeps it', () => {
  const lines = ['1 kg potatoes', '2 onions. Red ones are best.', 'salt'];
  expect(withoutListEnds(lines)).toEqual(lines);
});
