import { expect, test } from '@jest/globals';
import { otherFigureDoubts } from './other-figures.ts';

test('an amount in whose place a second look saw another figure is doubted', () => {
  const seen = [{ text: '• 2 lime, juice only', figure: '2', other: '%' }];
  expect(otherFigureDoubts(['2 eggs', '2 lime, juice only'], seen)).toEqual([
    {
      part: 'ingredient',
      index: 1,
      sentence: 'The amount “2” may be misread: a second look saw “%”.',
      sourceWords: '2 lime, juice only',
      words: ['2'],
    },
  ]);
});
