import { expect, test } from '@jest/globals';
import { mergeLines, type MergedPiece } from './merge-lines.ts';

const shown = (pieces: MergedPiece[]) =>
  pieces.map((piece) =>
    piece.kind === 'agreed'
      ? `${piece.by}: ${piece.lines.join(' ')}`
      : `asked: ${piece.theirs.join(' ')} | ${piece.yours.join(' ')}`,
  );
const merge = (base: string, theirs: string, yours: string) =>
  shown(mergeLines(base.split(' '), theirs.split(' '), yours.split(' ')));

test('lines that one side touched are taken from it', () => {
  expect(merge('a b c d e', 'a B c d e', 'a b c d E f')).toEqual([
    'neither: a',
    'theirs: B',
    'neither: c d',
    'yours: E f',
  ]);
});

test('a line that both touched is asked, and only that line', () => {
  expect(merge('a b c d', 'a B1 c d', 'a B2 c d')).toEqual([
    'neither: a',
    'asked: B1 | B2',
    'neither: c d',
  ]);
});

test('neighbouring lines touched by one each are not asked', () => {
  expect(merge('a b c d', 'a B c d', 'a b C d')).toEqual([
    'neither: a',
    'theirs: B',
    'yours: C',
    'neither: d',
  ]);
});

test('the same change of both is no question', () => {
  expect(merge('a b c', 'a B c', 'a B c')).toEqual(['neither: a', 'neither: B', 'neither: c']);
});

test('a line that one took out and the other changed is asked', () => {
  expect(merge('a b c', 'a c', 'a B c')).toEqual(['neither: a', 'asked:  | B', 'neither: c']);
});

test('lines that both add at one place are asked as a whole', () => {
  expect(merge('a z', 'a b z', 'a c d z')).toEqual(['neither: a', 'asked: b | c d', 'neither: z']);
});
