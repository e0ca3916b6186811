import { expect, test } from '@jest/globals';
import type { PageLine } from '@convivio/culinary/read';
import { sureOfWords } from './sure-of-words.ts';

const lines = (...read: [number | undefined, number][]): PageLine[] =>
  read.map(([confidence, length]) => ({
    text: 'x'.repeat(length),
    page: 1,
    x: 0,
    y: 0,
    width: 100,
    height: 20,
    ...(confidence !== undefined && { confidence }),
  }));

test.each([
  ['print', lines([95, 40], [92, 40], [89, 20]), 92],
  ['print beside the bar of a telephone', lines([0, 20], [23, 16], [93, 60], [95, 100]), 93],
  ['handwriting', lines([46, 12], [93, 11], [64, 20], [71, 20], [91, 32], [78, 10]), 71],
  ['a printed list above steps by hand', lines([96, 90], [37, 14], [19, 26], [66, 14]), 66],
  ['written words', lines([undefined, 30]), 100],
  ['nothing', [], 0],
])('of %s it says with what most of it was read', (_what, read, sure) => {
  expect(sureOfWords(read)).toBe(sure);
});
