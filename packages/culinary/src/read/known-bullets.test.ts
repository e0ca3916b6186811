import { expect, test } from '@jest/globals';
import { withKnownBullets } from './known-bullets.ts';

const items = ['2 eggs', '200 g flour', '1 onion', 'salt'];
const behind = (sign: string, lines = items) => lines.map((text) => ({ text: `${sign} ${text}` }));
const texts = (lines: { text: string }[]) => withKnownBullets(lines).map(({ text }) => text);
const asLines = (lines: readonly string[]) => lines.map((text) => ({ text }));

test.each(['~', '›', '▸', '❧', '◆', '⁕', '=>', '->', '>>', 'o', '°', '-)', '*)', '//', 'x'])(
  'a row of lines behind “%s” is a list',
  (sign) => {
    expect(texts(behind(sign))).toEqual(items.map((text) => `• ${text}`));
  },
);

test.each(['*', '°', '-', '~', '+'])('“%s” right before an item is the sign of a list', (sign) => {
  expect(texts(asLines(items.map((text) => `${sign}${text}`)))).toEqual(
    items.map((text) => `• ${text}`),
  );
});

test('known bullets and what hangs below an item do not end a row', () => {
  const row = [
    '~gr 200 farina',
    '- 2 uova',
    '~ latte, appena',
    '   tiepido',
    '~ sale (va bene',
    ' Nostrano)',
    '~ burro',
  ];
  expect(texts(asLines(row))).toEqual([
    '• gr 200 farina',
    '- 2 uova',
    '• latte, appena',
    '   tiepido',
    '• sale (va bene',
    ' Nostrano)',
    '• burro',
  ]);
});

test('a sign right before an amount is a bullet among lines with other bullets', () => {
  const row = ['- 500 g flour', '-25 g yeast', '• 2 eggs', '*1 pinch of salt', '+½ lemon'];
  expect(texts(asLines(row))).toEqual([
    '- 500 g flour',
    '• 25 g yeast',
    '• 2 eggs',
    '• 1 pinch of salt',
    '• ½ lemon',
  ]);
  expect(texts(asLines(['1 rama de canela', '-1 nuez de mantequilla', 'sal']))).toEqual([
    '1 rama de canela',
    '• 1 nuez de mantequilla',
    'sal',
  ]);
});

test.each([
  ['a heat', ['- 2 eggs', '- salt', '-18 °C']],
  ['a heat without its sign', ['- 2 eggs', '- salt', '-18 C freezer']],
  ['a heat in a word', ['- 2 Eier', '- Salz', '-18 Grad Gefrierfach']],
  ['a heat in French', ['- 2 oeufs', '- sel', '-18 degrés au congélateur']],
  ['a heat in Fahrenheit', ['- 2 eggs', '- salt', '-4 F freezer']],
  ['a heat in Italian', ['- 2 uova', '- sale', '-18 gradi']],
  ['the number of a phone', ['- 2 eggs', '- salt', '+39 0522 555 012']],
  ['an amount beside no item', ['Bread', '-25 g yeast', 'and so on']],
])('among such lines %s is none', (_name, row) => {
  expect(texts(asLines(row))).toEqual(row);
});

test.each([
  ['about so much', behind('~', items.slice(0, 3))],
  ['an “or” in two lines', behind('o', ['2 uova', '1 tuorlo'])],
  [
    'an “or” below each item',
    asLines(['- 2 uova', 'o 3 tuorli', '- 1 l latte', 'o 1 l panna', '- sale', 'o 1 dado']),
  ],
  ['prices', behind('€', ['2.00', '3.00', '4.00'])],
  ['a quotation', behind('>')],
  ['emphasis', asLines(['*Teig*', '*Belag*', '*Guss*'])],
  ['a discount', asLines(['-20 % Äpfel', '-30 % Birnen', '-10% Nüsse'])],
  ['a footnote', asLines(['*bio', '*aus der Region', '*enthält Gluten'])],
])('%s is no bullet', (_name, lines) => {
  expect(withKnownBullets(lines)).toEqual(lines);
});
