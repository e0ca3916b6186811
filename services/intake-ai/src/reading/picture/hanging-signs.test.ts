import { expect, test } from '@jest/globals';
import type { Page } from 'tesseract.js';
import { linesOfOcr } from '../ocr/ocr-lines.ts';
import { markHangingSigns } from './hanging-signs.ts';

/** Lines of words as the recogniser gives them, each from where it begins. */
function pageOf(rows: readonly (readonly [x: number, text: string][])[]): Page {
  const lines = rows.map((row, at) => {
    const y = at * 64;
    const words = row.map(([x, text]) => ({
      text,
      confidence: 90,
      bbox: { x0: x, x1: x + 14 * text.length, y0: y, y1: y + 30 },
    }));
    return { words, baseline: { x0: 0, y0: y + 26, x1: 600, y1: y + 26 } };
  });
  return { blocks: [{ paragraphs: [{ lines }] }] } as unknown as Page;
}

const read = (page: Page) => {
  markHangingSigns(page);
  return linesOfOcr(page).map(({ text }) => text);
};

test.each(['(J', '©', 'O', 'e', '[J'])('%p before the margin of a list is a bullet', (sign) => {
  const page = pageOf([
    [[79, '8 sausages']],
    [
      [31, sign],
      [79, '500 g potatoes'],
    ],
    [[79, '2 onions']],
    [[79, '2 peppers']],
  ]);
  expect(read(page)).toEqual(['8 sausages', '• 500 g potatoes', '2 onions', '2 peppers']);
});

test('a letter among figures at one margin may be one of them', () => {
  const page = pageOf([
    [
      [31, '8'],
      [79, 'sausages'],
    ],
    [
      [31, 'V'],
      [79, 'onion'],
    ],
    [[79, 'peppers']],
    [[79, 'parsley']],
    [[79, 'lemon']],
  ]);
  expect(read(page)).toContain('V onion');
});

test('a word that hangs before the lines below it is one', () => {
  const page = pageOf([
    [
      [31, 'di'],
      [79, 'burro'],
    ],
    [[79, 'farina']],
    [[79, 'zucchero']],
    [[79, 'lievito']],
  ]);
  expect(read(page)[0]).toBe('di burro');
});
