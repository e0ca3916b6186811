import { expect, test } from '@jest/globals';
import { repairText } from './ocr-repair.ts';

test.each([
  ['Serves 4 g Prep 10 min * Cook 45 min', 'Serves 4 · Prep 10 min · Cook 45 min'],
  ['Pour 6 personnes e Cuisson 20 min', 'Pour 6 personnes · Cuisson 20 min'],
  ['4 Portionen « Backzeit 20 Min.', '4 Portionen · Backzeit 20 Min.'],
])('a sign between two facts of a picture is a dot: “%s”', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test('a letter between other words stays', () => {
  expect(repairText('2 l Milch')).toBe('2 l Milch');
  expect(repairText('Vitamin C Tabletten')).toBe('Vitamin C Tabletten');
});
