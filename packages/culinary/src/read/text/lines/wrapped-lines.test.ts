import { expect, test } from '@jest/globals';
import { isCutBeforeTime } from './wrap-width.ts';
import type { TextLine } from './page-line.ts';
import { beginsOwnItem, joinLines, wrappedLines } from './wrapped-lines.ts';

test.each([
  ['100 ml of double cream', 'olive oil and salt', true],
  ['100 ml Schlagsahne', 'Olivenöl und Salz', true],
  ['20 cl de crème liquide', 'huile d’olive et sel', true],
  ['2 bicchieri di vino rosso leggero', 'brodo vegetale quanto basta', true],
  ['100 ml de nata líquida', 'aceite de oliva y sal', true],
  ['1 kg mehligkochende', 'Kartoffeln und Zwiebeln', false],
  ['2 tbsp butter, oil or', 'lard to taste', false],
])('below “%s” “%s” begins an item of its own: %s', (above, below, is) => {
  expect(beginsOwnItem(above, below)).toBe(is);
});

test.each([
  ['A very hot pan with a drop of oil:', '2 minutes on one side, then turn.', true],
  ['Eine heiße Pfanne mit einem Tropfen Öl:', '2 Minuten auf einer Seite, dann wenden.', true],
  ['Une poêle bien chaude avec un filet d’huile :', '2 minutes d’un côté, puis de l’autre.', true],
  ['Una padella ben calda con un filo d’olio:', '2 minuti per lato, poi servire.', true],
  ['Sartén bien caliente con una gota de aceite:', '2 minutos por un lado y vuelta.', true],
  ['For the sauce that goes with it you need:', '2 onions, chopped.', false],
])('“%s” goes on with “%s”: %s', (above, below, is) => {
  expect(isCutBeforeTime(above, below)).toBe(is);
});

const WIDTH = 160;
const column = (rows: readonly (readonly [string, number])[]): TextLine[] =>
  rows.map(([text, width], at) => ({
    text,
    page: 1,
    column: 1,
    x: 40,
    markerX: 40,
    right: 40 + width,
    y: 100 + 14 * at,
    size: 11,
    bold: false,
    marker: null,
    gap: 0,
    heading: 0,
    confidence: null,
  }));
const joined = (rows: readonly (readonly [string, number])[]): string[] => {
  const lines = column(rows);
  return joinLines(lines, wrappedLines(lines)).map(({ text }) => text);
};

test.each([
  ['Salz, Pfeffer und frisch', 'geriebene Muskatnuss'],
  ['1 Prise frisch', 'gemahlener Pfeffer'],
  ['a handful of roughly', 'chopped parsley'],
  ['sel et poivre fraîchement', 'moulu'],
  ['prezzemolo finemente', 'tritato'],
  ['perejil finamente y pimienta recién', 'molida'],
])('“%s” goes on with “%s” in a list', (above, below) => {
  const list = ['40 g Butter', '1 Eigelb', '2 Zwiebeln', '1 große Möhre'];
  const rows = [...list, above, below, '1 Bund Dill'].map((text) => [text, 90] as const);
  expect(joined(rows)).toContain(`${above} ${below}`);
});

test('a short line in the midst of a sentence goes on with a capital below', () => {
  expect(
    joined([
      ['Sahne in einem Topf aufkochen und', WIDTH],
      ['vom Herd nehmen, die gehackte', 143],
      ['Schokolade darin schmelzen lassen', 155],
      ['und einrühren.', 60],
    ]),
  ).toHaveLength(1);
});

test.each([
  ['unter', 'rühren', 'unterrühren'],
  ['ab', 'gießen', 'abgießen'],
  ['zusammen', 'setzen', 'zusammensetzen'],
])('“%s-” above “%s” is one verb, though both are words', (part, verb, whole) => {
  const rows = [
    [`Die Masse mit dem Löffel rühren und das Ei ${part} dem Schaum gießen, setzen,`, 300],
    [`die Butter schmelzen und mit den Eiern langsam in die Schüssel ${part}-`, 299],
    [`${verb}.`, 40],
  ] as const;
  expect(joined(rows).join(' ')).toContain(`Schüssel ${whole}.`);
});

test.each(['Allergeni: uova, latte', 'Contient : lait, œufs, blé', 'Enthält: Ei, Milch'])(
  '“%s” goes on with no item above it',
  (label) => {
    const list = ['250 g Burro', '2 etti Zucchero', '5 Uova', '1 vasetto Marmellata di mirtilli'];
    const rows = [...list, label].map((text) => [text, 90 + text.length] as const);
    expect(joined(rows)).toContain(label);
  },
);
