import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withUnitOnce } from './unit-twice.ts';

test.each([
  ['1l litro de caldo', '1 litro de caldo'],
  ['1 l litre de bouillon', '1 litre de bouillon'],
  ['200 g grammi di burro', '200 grammi di burro'],
  ['2 EL Esslöffel Essig', '2 Esslöffel Essig'],
  ['2 cda cucharadas de miel', '2 cucharadas de miel'],
  ['3 tbsp tablespoons honey', '3 tablespoons honey'],
  ['1/2 litro l di latte', '1/2 litro di latte'],
])('%j measures once', (line, once) => {
  expect(withUnitOnce(line)).toBe(once);
});

test.each([
  '200 g gram flour',
  '1 lb pound cake',
  '1 l di latte',
  '2 EL (Esslöffel) Öl',
  '1 c. à c. de sel',
  '2 cups cubed bread',
  '1 can tin tomatoes',
])('%j has its unit once', (line) => {
  expect(withUnitOnce(line)).toBeNull();
});

const LINES = [
  'Minestra',
  '4 patate',
  '1l litro di brodo',
  '200 g di riso',
  'Cuocere il riso nel brodo.',
];

test('a stroke that was recognised as the unit before it is written out is taken away', () => {
  const draft = readText(
    LINES.map((text, at) => ({
      text,
      page: 1,
      x: 50,
      y: 50 + 40 * at,
      width: 12 * text.length,
      height: 24,
      confidence: 92,
    })),
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toContain('1 litro di brodo');
});

test('a unit that stands twice in a text stays as it is written, with a doubt', () => {
  const { ingredients, doubts } = readText(LINES.join('\n'));
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('1l litro di brodo');
  expect(doubts.map(({ sourceWords }) => sourceWords)).toContain('1l litro di brodo');
});
