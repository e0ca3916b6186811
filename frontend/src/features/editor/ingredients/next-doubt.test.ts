import { expect, test } from '@jest/globals';
import { readTypedLine } from './line-reading.ts';
import { nextDoubt } from './next-doubt.ts';

const text = '2 spoons sugar\n100 g flour\n3 spoons salt';
const wordsAt = (caret: number, of = text) => {
  const found = nextDoubt(of, caret, (line) => readTypedLine(line, 'en'));
  return found && [found.from, of.slice(found.from, found.to)];
};

test('the next doubt is looked for below the line with the caret', () => {
  expect(wordsAt(0)).toEqual([29, 'spoons']);
});

test('after the last line it begins at the top again', () => {
  expect(wordsAt(text.length)).toEqual([2, 'spoons']);
});

test('the only doubt is found also in the line with the caret; without one there is none', () => {
  expect(wordsAt(3, '2 spoons sugar\n100 g flour')).toEqual([2, 'spoons']);
  expect(wordsAt(0, '100 g flour')).toBeNull();
  expect(wordsAt(0, '')).toBeNull();
});
