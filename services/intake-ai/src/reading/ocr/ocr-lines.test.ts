import { expect, test } from '@jest/globals';
import type { Page } from 'tesseract.js';
import { linesOfOcr } from './ocr-lines.ts';

/** A line of words as the recogniser gives it. */
function pageOf(text: string): Page {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    confidence: 90,
    bbox: { x0: at * 60, x1: at * 60 + 50, y0: 0, y1: 20 },
  }));
  const line = { words, baseline: { x0: 0, y0: 18, x1: 600, y1: 18 } };
  return { blocks: [{ paragraphs: [{ lines: [line] }] }] } as unknown as Page;
}

test.each([
  ['1 1 Gemüsebrühe', '1 l Gemüsebrühe'],
  ['1/2 | Milch', '1/2 l Milch'],
  ['1,5 I lait', '1,5 l lait'],
  ['1 1/2 cups milk', '1 1/2 cups milk'],
  ['1 10 cm pan', '1 10 cm pan'],
  ['1 1/2 1 Fleischbrühe', '1 1/2 l Fleischbrühe'],
  ['1 1l Milch', '1 l Milch'],
  ['¼ |', '¼ l'],
  ['1½ 1', '1½ l'],
  ['⅛ 1 Sahne', '⅛ l Sahne'],
  ['1 1', '1 1'],
  ['320 gg', '320 g'],
  ['320 gg funghi', '320 g funghi'],
  ['30 gg di riposo', '30 gg di riposo'],
  ['3 gg', '3 gg'],
  ['2 ¢. flour', '2 c. flour'],
  ['280¢', '280 g'],
  ['~ 200 g flour', '~ 200 g flour'],
  ['~ ½ l Milch', '~ ½ l Milch'],
  ['~ 250g de farine', '~ 250g de farine'],
  ['farina ~ 300 g', 'farina ~ 300 g'],
  ['~ 2. Rallar el queso', '2. Rallar el queso'],
  ['~ sal y pimienta', 'sal y pimienta'],
  ['~~ 200 g flour', '200 g flour'],
  ['¬ 200 g flour', '200 g flour'],
])('%p is read as %p', (recognised, read) => {
  expect(linesOfOcr(pageOf(recognised)).map(({ text }) => text)).toEqual([read]);
});

/** A line of signs as wide as 12, with the gap before each of them. */
function pageOfSigns(signs: readonly (readonly [text: string, gap: number])[]): Page {
  let x = 0;
  const symbols = signs.map(([text, gap]) => {
    const from = x + gap;
    x = from + 12;
    return { text, confidence: 90, bbox: { x0: from, x1: x, y0: 0, y1: 24 } };
  });
  const word = {
    text: signs.map(([text]) => text).join(''),
    confidence: 90,
    symbols,
    bbox: { x0: 0, x1: x, y0: 0, y1: 24 },
  };
  const line = { words: [word], baseline: { x0: 0, y0: 22, x1: x, y1: 22 }, bbox: word.bbox };
  return { blocks: [{ paragraphs: [{ lines: [line] }] }] } as unknown as Page;
}
const signsOf = (text: string, wide: Record<number, number> = {}) =>
  [...text].map((sign, at) => [sign, wide[at] ?? (at === 0 ? 0 : 3)] as const);

test.each([
  ['6EL', { 1: 14 }, '6 EL'],
  ['Prépa10min', { 5: 15, 7: 14 }, 'Prépa 10 min'],
  ['c.às', { 2: 13, 3: 13 }, 'c. à s'],
  ['250g', {}, '250g'],
  ['1/2', { 1: 14, 2: 14 }, '1/2'],
  ['1,5', { 2: 14 }, '1,5'],
  ['MUFFIN', { 1: 12, 2: 12, 3: 12, 4: 12, 5: 12 }, 'MUFFIN'],
  ['Stew', { 3: 20 }, 'Stew'],
  ['RABBIT', { 1: -14, 2: -14, 3: 14 }, 'RABBIT'],
  ['caldoe', { 5: 14 }, 'caldo e'],
  ['Rallala', { 5: 14 }, 'Ralla la'],
])('%p with the gaps %p is %p', (signs, wide, read) => {
  expect(linesOfOcr(pageOfSigns(signsOf(signs, wide))).map(({ text }) => text)).toEqual([read]);
});

test.each([
  ['a nine that stands lower than the figures is a letter', 6, '250g'],
  ['a nine on their line is a figure', 0, '2509'],
])('%s', (_what, lower, read) => {
  const page = pageOfSigns(signsOf('2509'));
  const nine = page.blocks![0]!.paragraphs[0]!.lines[0]!.words[0]!.symbols[3]!;
  nine.bbox = { ...nine.bbox, y0: nine.bbox.y0 + lower, y1: nine.bbox.y1 + lower };
  expect(linesOfOcr(page).map(({ text }) => text)).toEqual([read]);
});

test('a dash that is higher than wide joins no columns', () => {
  const page = pageOf('deja — Sirve');
  const [, dash, word] = page.blocks![0]!.paragraphs[0]!.lines[0]!.words;
  dash!.bbox = { x0: 65, x1: 73, y0: -4, y1: 26 };
  word!.bbox = { ...word!.bbox, x0: 90 };
  expect(linesOfOcr(page).map(({ text }) => text)).toEqual(['deja', 'Sirve']);
});

test.each([
  ['Turkey Te trazzini Bake', [70, 5, 70], 'Turkey Tetrazzini Bake'],
  ['Zuppa di far ro', [30, 30, 3], 'Zuppa di farro'],
  ['sel e t poivre', [20, 2, 20], 'sel e t poivre'],
  ['2 cup s stock', [30, 3, 30], '2 cups stock'],
  ['2 el Rum', [3, 3], '2 el Rum'],
  ['6 tbsp raspberry jam', [20, 20, 5], '6 tbsp raspberry jam'],
  ['sale e pepe di montagna', [20, 20, 3, 20], 'sale e pepe di montagna'],
])('%p with gaps of %p pixels is %p', (recognised, gaps, read) => {
  const page = pageOf(recognised);
  const words = page.blocks![0]!.paragraphs[0]!.lines[0]!.words;
  let x = 0;
  for (const [at, word] of words.entries()) {
    x += gaps[at - 1] ?? 0;
    word.bbox = { ...word.bbox, x0: x, x1: x + 50, y1: 40 };
    x += 50;
  }
  expect(
    linesOfOcr(page)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(read);
});

test.each([
  ['• 300 g Kartoffeln * 1TL Senf', ['• 300 g Kartoffeln', '• 1TL Senf']],
  ['• 2 œufs • 1 citron', ['• 2 œufs', '• 1 citron']],
  ['2 x 4 * 5 cm', ['2 x 4 * 5 cm']],
])('%p is %p', (recognised, read) => {
  expect(linesOfOcr(pageOf(recognised)).map(({ text }) => text)).toEqual(read);
});

test('a swung dash between two columns joins them not', () => {
  const page = pageOf('to ~~ ¾ cup grated Parmesan');
  const words = page.blocks![0]!.paragraphs[0]!.lines[0]!.words;
  for (const word of words.slice(1))
    word.bbox = { ...word.bbox, x0: word.bbox.x0 + 20, x1: word.bbox.x1 + 20 };
  expect(linesOfOcr(page).map(({ text }) => text)).toEqual(['to', '¾ cup grated Parmesan']);
});

test('a figure alone stands where its feet are, whatever its baseline is told to be', () => {
  const page = pageOf('1');
  const [line] = page.blocks![0]!.paragraphs[0]!.lines;
  const [told] = linesOfOcr(page);
  line!.baseline = { ...line!.baseline, y0: -10, y1: -10 };
  const [found] = linesOfOcr(page);
  expect(Math.abs(found!.y - told!.y)).toBeLessThan(4);
});

test.each([
  ['Kirschauflauf', 'Rezept von Gerda'],
  ['Flamiche', 'recette de Marie'],
  ['Ribollita', 'la nonna Pia'],
  ['Marmitako', 'Fogones de marzo'],
  ['Flapjacks', 'Mary Hall'],
])(
  '%p is as high as its own letters, whatever small print stands far at its right',
  (title, aside) => {
    const word = (text: string, x: number, height: number) => ({
      text,
      confidence: 90,
      bbox: { x0: x, x1: x + (height < 30 ? 80 : 400), y0: 60 - height, y1: 60 },
    });
    const small = aside.split(' ').map((text, at) => word(text, 1000 + at * 90, 22));
    const line = {
      words: [word(title, 0, 50), ...small],
      baseline: { x0: 0, y0: 60, x1: 1400, y1: 60 },
      rowAttributes: { rowHeight: 24 },
    };
    const page = { blocks: [{ paragraphs: [{ lines: [line] }] }] } as unknown as Page;
    expect(linesOfOcr(page).map(({ text, height }) => [text, height])).toEqual([
      [title, 50],
      [aside, 24],
    ]);
  },
);
