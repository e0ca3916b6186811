import { expect, test } from '@jest/globals';
import { misreadFigureDoubts } from '../../doubts/misread-figures.ts';
import { repairText } from './ocr-repair.ts';

test.each([
  ['Strong flour, 450 q', 'Strong flour, 450 g'],
  ['Mehl 250q', 'Mehl 250 g'],
  ['farine (300 q)', 'farine (300 g)'],
  ['con 120 q di zucchero', 'con 120 g di zucchero'],
  ['7 q lievito', '7 g lievito'],
  ['60 gy de mantequilla', '60 g de mantequilla'],
  ['150 g) Mehl', '150 g Mehl'],
  ['Azúcar, 120 9', 'Azúcar, 120 g'],
  ['Butter: 125 8', 'Butter: 125 g'],
  ['Farine – 2509', 'Farine – 250 g'],
  ['Zucchero, 808', 'Zucchero, 808'],
  ['sale 1 q.b.', 'sale 1 q.b.'],
  ['Sal, 2 q s', 'Sal, 2 q s'],
  ['Eggs, 9', 'Eggs, 9'],
  ['Eier, 2008', 'Eier, 2008'],
])('a sign behind an amount where a gram would stand is one: %s', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test.each([
  ['Strong flour, 450 q', 'Strong flour, 450 g'],
  ['Butter: 125 8', 'Butter: 125 g'],
])('a gram that was guessed behind its food is doubted: %s', (read, written) => {
  const [doubt] = misreadFigureDoubts([written], [{ read, written, confidence: 90 }]);
  expect(doubt?.about).toBe('amount');
  expect(misreadFigureDoubts([written], [{ read: written, written, confidence: 90 }])).toEqual([]);
});

test.each(['219 g frische Hefe', '79g fast-action yeast'])(
  'grams that end in a nine in a picture may be misread: “%s”',
  (line) => {
    const mended = [{ read: '% cup milk', written: '½ cup milk', confidence: 50 }];
    expect(misreadFigureDoubts([line], mended)).toMatchObject([{ part: 'ingredient', index: 0 }]);
    expect(misreadFigureDoubts([line], [])).toEqual([]);
  },
);
