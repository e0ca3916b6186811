import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';

const LIST = ['200 g Mehl', '100 g Butter', '3 Äpfel', '2 Eier'];
const STEPS = ['1. Den Teig kneten und ruhen lassen.', '2. Mit den Äpfeln belegen und backen.'];

/** A narrow column: its headline in large letters, and below it what is set small. */
const sheet = (headline: readonly string[], size: number): PageLine[] => {
  let y = 40;
  const line = (text: string, height: number, bold: boolean): PageLine => {
    y += 1.2 * height;
    return { text, page: 1, x: 40, y: y - height, width: 0.5 * height * text.length, height, bold };
  };
  return [
    ...headline.map((text) => line(text, size, true)),
    line('Zutaten', 13, true),
    ...LIST.map((text) => line(text, 11, false)),
    line('Zubereitung', 13, true),
    ...STEPS.map((text) => line(text, 11, false)),
  ];
};

test.each([
  ['Apfel-Streuselkuchen vom Blech', ['Apfel-', 'Streuselkuchen', 'vom Blech'], 20],
  ['Smoked-Haddock Chowder', ['Smoked-Haddock', 'Chowder'], 20],
  [
    'Aus der Küche der Frauengemeinschaft: Apfel-Streuselkuchen',
    ['Aus der Küche der', 'Frauengemeinschaft: Apfel-', 'Streuselkuchen'],
    14,
  ],
])('“%s” is one headline in a narrow column', (title, headline, size) => {
  const found = readText(sheet(headline, size));
  expect(title.endsWith(found.title!)).toBe(true);
  expect(found.leftOut.join(' ')).not.toContain(headline[0]!);
});
