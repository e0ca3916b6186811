import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const seen = (texts: readonly string[]) =>
  texts.map((text, at) => ({
    text,
    page: 1,
    x: 40,
    y: 40 + 30 * at,
    width: 9 * text.length,
    height: 20,
    confidence: 94,
  }));
const stepsOf = (texts: readonly string[]) => readText(seen(texts)).steps.map(({ text }) => text);

const STEPS = [
  'Tostar la harina en el horno durante media hora.',
  'Batir la manteca con el azúcar hasta ablandarla.',
  'Agregar la harina y la almendra y amasar bien.',
  'Extender la masa y cortar treinta redondeles.',
];
const LIST = [
  'Polvorones',
  'Ingredientes',
  '400 g de harina',
  '200 g de manteca',
  '150 g de azúcar',
  '100 g de almendra',
  'Preparación',
];

test.each([
  [['1.2 ', '2.9 ', '3.9% ', '4.% ']],
  [['1.2 ', '2. ', '3.9 ', '4. ']],
  [['1.- ', '“2.- ', '3.- ', '4.- ']],
  [['1.- ', '2.- ', '‘3.-', '4.- ']],
  [['1.* ', '2.” ', '3.* ', '4.? ']],
])('the numbers %p of a picture count its steps', (numbers) => {
  expect(stepsOf([...LIST, ...STEPS.map((step, at) => numbers[at]! + step)])).toEqual(STEPS);
});

test('amounts that do not count up are no numbers of steps', () => {
  const lines = readText(
    seen([
      'Sopa',
      'Ingredientes',
      '1.5 Litros de caldo de verduras',
      '2.5 Cucharadas de aceite de oliva',
      '400 g de garbanzos',
      'Preparación',
      'Cocer los garbanzos en el caldo.',
      'Añadir el aceite y servir.',
    ]),
  ).ingredients.flatMap((group) => group.lines);
  expect(lines).toHaveLength(3);
});

test.each([
  ['3. EL Essig', '3 EL Essig'],
  ['2. TL Senf', '2 TL Senf'],
  ['250. g Mehl', '250. g Mehl'],
])('%p in the list of a picture is %p', (read, written) => {
  const { ingredients } = readText(
    seen([
      'Saure Eier',
      'Zutaten',
      '8 Eier',
      '60 g Speck',
      read,
      '1 Prise Zucker',
      'Zubereitung',
      'Eier 5 Minuten kochen.',
    ]),
  );
  expect(ingredients.flatMap((group) => group.lines)).toContain(written);
});
