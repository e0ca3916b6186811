import { expect, test } from '@jest/globals';
import { readItemLine } from './read-item-line.ts';

test.each([
  ['2 kg flour', '2', 'kg', 'flour'],
  ['500g butter', '500', 'g', 'butter'],
  ['1.5 l milk', '1.5', 'l', 'milk'],
  ['1 1/2 cups sugar', '1 ½', 'cups', 'sugar'],
  ['2-3 apples', '2–3', null, 'apples'],
  ['6 eggs', '6', null, 'eggs'],
  ['two lemons', '2', null, 'lemons'],
  ['4 AA batteries', '4', null, 'AA batteries'],
  ['flour 2 kg', '2', 'kg', 'flour'],
  ['milk, 2 l', '2', 'l', 'milk'],
  ['eggs 6', '6', null, 'eggs'],
  ['3x milk', '3', null, 'milk'],
  ['2 EL Öl', '2', 'EL', 'Öl'],
  ['200 g de beurre', '200', 'g', 'beurre'],
  ['1 kg di farina', '1', 'kg', 'farina'],
  ['1 kg flour, sifted', '1', 'kg', 'flour, sifted'],
  ['1 kg chicken or turkey', '1', 'kg', 'chicken or turkey'],
])('%s is %s %s of %s', (line, amount, unit, name) => {
  expect(readItemLine(line)).toMatchObject({ amount, unit, name });
});

test.each([
  'salt',
  'toilet paper',
  '7 up',
  '00 flour',
  '1% milk',
  '80/20 ground beef',
  '3 in 1 oil',
  'WD-40',
  'Omega 3',
  'batteries LR 6',
  'Mehl 405',
  'Spaghetti 5',
  'Nivea 50',
  'bread x2',
  'eggs (6)',
  'about 2 kg potatoes',
  '2 x 400 g tins chopped tomatoes',
  '2 (400 g) cans tomatoes',
  '2',
  'kg',
  '12345678901234567890 eggs',
  '🍋',
])('%s stays as it was written', (line) => {
  expect(readItemLine(line)).toMatchObject({ amount: null, unit: null, name: line });
});

test.each([
  ['un kilo de tomates', 'tomates'],
  ['fresh basil, chopped', 'fresh basil'],
  ['about 2 kg potatoes', 'potatoes'],
])('the aisle of %s is that of %s', (line, food) => {
  expect(readItemLine(line).food).toBe(food);
});
