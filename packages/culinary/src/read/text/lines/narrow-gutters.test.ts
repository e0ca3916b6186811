import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { readText } from '../read-text.ts';

const at = (text: string, x: number, y: number, width: number): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width,
  height: 11,
});

test.each([
  ['half a dozen', 'eggs'],
  ['ein halbes Dutzend', 'Eier'],
  ['demi-douzaine', 'œufs'],
  ['mezza dozzina', 'uova'],
  ['media docena', 'huevos'],
])(
  'an amount that nearly reaches the foods at its right stays before its own: %s %s',
  (amount, food) => {
    const rows = [
      ['1 kg', 'bietole'],
      ['500 g', 'ricotta'],
      [amount, food],
      ['80 g', 'parmigiano'],
    ] as const;
    const list = rows.flatMap(([left, right], row) => [
      at(left, 70, 90 + 15 * row, left === amount ? 77 : 30),
      at(right, 155, 90 + 15 * row, 60),
    ]);
    const { ingredients } = readText([
      { ...at('Torta', 55, 40, 60), height: 20, bold: true },
      at('Ingredienti', 55, 70, 60),
      ...list,
      at('Preparazione', 55, 170, 60),
      at(
        'Lessate le bietole per cinque minuti, strizzatele bene e mescolatele con il resto.',
        55,
        190,
        400,
      ),
    ]);
    expect(ingredients.flatMap(({ lines }) => lines)).toEqual(rows.map((row) => row.join(' ')));
  },
);
