import { expect, test } from '@jest/globals';
import { detect, dietHint } from './detected.ts';
import { readLedgerLine } from './ledger/ledger-line.ts';

const hint = (title: string, lines: readonly string[], tags: readonly string[] = []) => dietHint(null, detect(title, tags, lines.map((line) => readLedgerLine(line))));

const pantry = ['2 cups all-purpose flour', '1 cup brown sugar', '2 tbsp olive oil', '100 g butter', '1 tsp vanilla'];

test.each([
  ['the meat, however far down', [...pantry, '1 lb beef'], 'Reads as omnivore: beef.'],
  ['the meat beside fish', ['200 g salmon', '100 g bacon'], 'Reads as omnivore: bacon.'],
  ['the fish', [...pantry, '200 g salmon'], 'Reads as pescetarian: salmon.'],
  ['the first foods where none is of an animal', [...pantry, '1 onion'], 'Reads as vegetarian: all-purpose flour, brown sugar, olive oil, butter, vanilla.'],
])('the hint names %s', (_, lines, expected) => expect(hint('Dish', lines)).toBe(expected));

test('names no food where title or tag decides', () => {
  expect(hint('Beef stew', ['2 onions'])).toBe('Reads as omnivore.');
  expect(hint('Cake', pantry, ['dessert'])).toBe('Reads as dessert.');
});
