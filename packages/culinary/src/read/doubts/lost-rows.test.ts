import { expect, test } from '@jest/globals';
import { readText } from '../text/read-text.ts';
import type { PageLine } from '../text/lines/page-line.ts';

/** Rows of a picture under one another. */
const seen = (rows: readonly (string | Partial<PageLine>)[]): PageLine[] =>
  rows.map((row, at) => {
    const own = typeof row === 'string' ? { text: row } : row;
    return {
      page: 1,
      x: 40,
      y: 40 + 40 * at,
      width: 10 * (own.text ?? '').length,
      height: 24,
      confidence: 94,
      text: '',
      ...own,
    };
  });
const sentencesOf = (rows: readonly (string | Partial<PageLine>)[]) =>
  readText(seen(rows)).doubts.map(({ sentence }) => sentence);

const HEAD = ['Saure Eier', 'Zutaten', '8 Eier', '60 g Speck', '2 EL Mehl', '1 Lorbeerblatt'];
const TAIL = [
  '1 Prise Zucker',
  'Zubereitung',
  'Speck würfeln und mit dem Mehl im Topf rösten.',
  'Eier und Lorbeerblatt zugeben und 5 Minuten ziehen lassen.',
  'Mit Zucker abschmecken.',
];

test('a recipe of a picture of which all stands in the draft has no doubt of a lost row', () => {
  expect(sentencesOf([...HEAD, ...TAIL]).filter((one) => /nowhere/.test(one))).toEqual([]);
});

test.each(['KITE', 'WEIN ESSI'])(
  '%p that was hardly recognised beside an ingredient and is left out is told',
  (text) => {
    const rows = seen([...HEAD, ...TAIL]);
    rows.push({ ...rows[3]!, x: 600, width: 60, confidence: 0, text });
    const { doubts, ingredients, leftOut } = readText(rows);
    const all = JSON.stringify([ingredients, leftOut]);
    const isTold = doubts.some(({ sentence }) => sentence.includes(text));
    expect(isTold || all.includes(text)).toBe(true);
  },
);

test.each([
  ['ESSIG', 6],
  ['EL ESSIG', 30],
  ['WEIN, ESSI', 10],
])('%p between the lines of a list, recognised with %p, is told', (text, confidence) => {
  const sentences = sentencesOf([...HEAD, { text, confidence }, ...TAIL]);
  expect(sentences.filter((one) => one.includes(text))).not.toEqual([]);
});

test('a heading of the steps is not told', () => {
  const tail = TAIL.map((row) => (row === 'Zubereitung' ? 'SO WIRDS GEMACHT' : row));
  expect(sentencesOf([...HEAD, ...tail]).filter((one) => /nowhere/.test(one))).toEqual([]);
});

test('a food that lacks its last letter is the one that a step names', () => {
  const { ingredients } = readText(
    seen([...HEAD, '3 EL Essi', ...TAIL.slice(0, -1), 'Mit Essig und Zucker abschmecken.']),
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('3 EL Essig');
});

test('a figure with a full stop before a unit is an amount', () => {
  const draft = readText(seen([...HEAD, { text: '3. EL ESSIG', confidence: 6 }, ...TAIL]));
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toContain('3 EL ESSIG');
  expect(draft.doubts.map(({ sentence }) => sentence)).toContain('This line was hard to read.');
});

test('an ingredient beside which an amount could not be read is doubted', () => {
  const sentences = sentencesOf([
    ...HEAD.slice(0, -1),
    { text: 'Lorbeerblätter', isAmountUnread: true },
    ...TAIL,
  ]);
  expect(sentences).toContain('The amount of “Lorbeerblätter” could not be read.');
});

test.each([
  ['1 vasetto di marmellata', 'Allergeni: uova, latte'],
  ['1 Glas Marmelade', 'Allergene: Eier, Milch'],
  ['1 pot de confiture', 'Contient : lait, gluten'],
  ['1 bote de mermelada', 'Contiene: huevo, leche'],
  ['1 jar of jam', 'Contains: eggs, milk'],
])('%p ends where %p begins below it', (item, label) => {
  const draft = readText(
    seen([...HEAD, { text: item }, { text: label, height: 20 }, ...TAIL.slice(1)]),
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toContain(item);
});

test.each([
  ["1 c. à soupe d'herbes de", 'Provence', "1 c. à soupe d'herbes de Provence"],
  ['2 rebanadas de jamón de', 'Teruel', '2 rebanadas de jamón de Teruel'],
  ['100 g di prosciutto di', 'Parma', '100 g di prosciutto di Parma'],
])('%p and %p that hangs below it are one', (first, rest, whole) => {
  const draft = readText(seen([...HEAD, first, { text: rest, x: 64 }, ...TAIL]));
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toContain(whole);
});

test.each(['de Fernand', 'con almendras', 'mit Backpflaumen', 'of the house'])(
  'a title %p may lack its first words',
  (title) => {
    const { doubts } = readText(seen([title, ...HEAD.slice(1), ...TAIL]));
    expect(doubts.some(({ part }) => part === 'title')).toBe(true);
  },
);
