import { expect, test } from '@jest/globals';
import { withoutListEnds } from './list-ends.ts';

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
