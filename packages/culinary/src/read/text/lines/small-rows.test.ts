import { expect, test } from '@jest/globals';
import type { TextLine } from './page-line.ts';
import { endsOpen, joinLines, wrappedLines } from './wrapped-lines.ts';

const WIDTH = 160;
const lineOf = (text: string, at: number): TextLine => ({
  text,
  page: 1,
  column: 1,
  x: 40,
  markerX: 40,
  right: 40 + Math.min(WIDTH, 5 * text.length),
  y: 100 + 14 * at,
  size: 11,
  bold: false,
  marker: null,
  gap: 0,
  heading: 0,
  confidence: null,
});

/** The rows of a narrow column of a PDF as they are joined, each as wide as its letters. */
const joined = (rows: readonly string[]): string[] => {
  const lines = rows.map(lineOf);
  return joinLines(lines, wrappedLines(lines)).map(({ text }) => text);
};

test.each([
  ['de', ['mehl 300 g', 'butter 150 g, weich und gewürfelt', 'zucker 100 g', 'öl zum braten']],
  ['en', ['flour 300 g', 'butter 150 g, softened and diced', 'sugar 100 g', 'oil for frying']],
  ['fr', ['farine 300 g', 'beurre 150 g, bien froid', 'sucre 100 g', 'huile pour la friture']],
  ['it', ['bietole 1 kg, già pulite e lavate', 'cipollotti 1 mazzetto', 'aglio 2 spicchi']],
  ['it', ['farina 300 g', 'zucchero 100 g', 'un pizzico sale', 'olio per friggere']],
  ['es', ['harina 300 g', 'mantequilla 150 g, muy fría', 'azúcar 100 g', 'aceite para freír']],
])('rows of a list in small letters are items of their own (%s)', (_language, rows) => {
  expect(joined(rows)).toEqual(rows);
});

test.each([
  [['farina 300 g', 'zucchero 100 g', 'olio extravergine di', 'oliva 50 g'], 3],
  [['flour 300 g', 'sugar 100 g', 'butter 150 g (softened and', 'milk 50 g warm)'], 3],
  [['flour 300 g', 'sugar 100 g', 'salt 5 g', 'a tin of coconut', 'milk for the sauce'], 4],
])('a row that is cut in its midst goes on: %j', (rows, count) => {
  expect(joined(rows)).toHaveLength(count);
});

test('a sentence in small letters goes on with a food', () => {
  const rows = [
    'sciogliere il burro e poi unire piano piano',
    'farina e latte per la besciamella e un poco di',
    'sale, mescolare bene e cuocere per dieci minuti',
  ];
  expect(joined(rows)).toHaveLength(1);
});

test.each(['muy fría', 'finement râpée', 'ben più', 'dose réduite'])(
  'a word that only ends like a preposition is whole: %s',
  (text) => {
    expect(endsOpen(text)).toBe(false);
  },
);

test.each([
  ['2 rouleaux de pâte feuilletée', 'pur beurre'],
  ['2 rotoli di pasta sfoglia', 'burro e farina'],
])('what lies closer below an item than the next item does is its rest: %s', (above, below) => {
  const rows = ['900 g de pommes', '1 gros oignon', above, below, '1 bouquet de persil'];
  const ys = [100, 120, 140, 154, 174];
  const lines = rows.map((text, at): TextLine => ({ ...lineOf(text, at), y: ys[at]! }));
  expect(joinLines(lines, wrappedLines(lines)).map(({ text }) => text)).toContain(
    `${above} ${below}`,
  );
});
