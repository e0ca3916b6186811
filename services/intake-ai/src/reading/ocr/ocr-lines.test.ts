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
])('%p is read as %p', (recognised, read) => {
  expect(linesOfOcr(pageOf(recognised)).map(({ text }) => text)).toEqual([read]);
});
