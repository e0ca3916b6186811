import { expect, test } from '@jest/globals';
import { repairText } from './ocr-repair.ts';

test.each([
  ['1/2 1b butter', '1/2 lb butter'],
  ['3 Thsp sugar', '3 Tbsp sugar'],
  ['Y2 cup milk', '½ cup milk'],
  ['Bake at 350*F for an hour', 'Bake at 350 °F for an hour'],
  ['l/2 cup oats', '1/2 cup oats'],
  ['1O0 g rice', '100 g rice'],
  ['600 q de patatas', '600 g de patatas'],
  ['1,2 | Gemüsebrühe', '1,2 l Gemüsebrühe'],
  ['2limes', '2 limes'],
])('mends %j', (read, meant) => {
  expect(repairText(read)).toBe(meant);
});

test.each([
  '3 eggs',
  '95% cocoa',
  '300ml milk',
  '12 oz. bottle of beer',
  'Add 2 cups, then stir.',
  'Il pane',
  '150g flour',
  '2% milk',
])('leaves %j as it is', (text) => {
  expect(repairText(text)).toBe(text);
});
