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

test('facts between signs are one line, where a column begins below one of the signs', () => {
  const items = ['500 g de brocciu', '5 œufs', '150 g de sucre', 'le zeste de 2 citrons'];
  const steps = ['Allumer le four.', 'Écraser le brocciu.', 'Battre les jaunes.', 'Enfourner.'];
  const { title, ingredients, ...draft } = readText([
    { ...at('Fiadone', 29, 40, 89), height: 20, bold: true },
    at('de Tata Lucie', 149, 46, 65),
    at('-', 220, 46, 3),
    at('6 parts', 230, 46, 40),
    at('-', 276, 46, 3),
    at('cuisson 35 min', 286, 46, 70),
    ...items.map((item, row) => at(item, 29, 82 + 16 * row, 150)),
    ...steps.map((step, row) => at(`→ ${step}`, 220, 82 + 16 * row, 180)),
  ]);
  expect(title).toMatch(/^Fiadone/);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(items);
  expect(draft.steps.map(({ text }) => text)).toEqual(steps);
  expect([draft.servings, draft.cookTime]).toEqual([6, 35]);
});

test('a notice below two columns that ends right before the second one does not close the gap between them', () => {
  const items = ['150 ml tea', '175 g malt', '85 g sugar', '300 g dried fruit'];
  const steps = ['Pour the tea over the malt.', 'Tip in the fruit.', 'Bake at 150 °C.', 'Cool it.'];
  const { ingredients, ...draft } = readText([
    { ...at('Malt Loaf', 50, 40, 120), height: 24, bold: true },
    { ...at('Ingredients', 50, 110, 70), bold: true },
    { ...at('Method', 240, 110, 50), bold: true },
    ...items.map((item, row) => at(item, 50, 130 + 16 * row, 110)),
    ...steps.map((step, row) => at(`${row + 1}. ${step}`, 240, 130 + 16 * row, 190)),
    { ...at('Dates for your diary', 60, 400, 110), bold: true },
    at('Jumble sale in the hall, 2pm', 60, 420, 176),
    at('Page 3', 500, 790, 27),
  ]);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(items);
  expect(draft.steps.map(({ text }) => text)).toEqual(steps);
});

test('a word of a step that wrapped below its number ends no column of numbers', () => {
  const steps = [
    'Line the tin with baking paper.',
    'Warm the butter and stir until it has',
    'Bake it.',
  ];
  const { steps: read } = readText([
    { ...at('Flapjacks', 57, 40, 120), height: 20, bold: true },
    at('200 g oats', 57, 100, 60),
    at('100 g butter', 57, 116, 70),
    ...steps.flatMap((step, row) => [
      { ...at(`Step ${row + 1}`, 57, 160 + 18 * row + (row > 1 ? 15 : 0), 33), bold: true },
      at(step, 99, 160 + 18 * row + (row > 1 ? 15 : 0), 300),
    ]),
    at('melted.', 57, 193, 36),
  ]);
  expect(read.map(({ text }) => text)).toEqual([
    'Line the tin with baking paper.',
    'Warm the butter and stir until it has melted.',
    'Bake it.',
  ]);
});
