import { expect, test } from '@jest/globals';
import { unreadPartsNote } from './unread-parts.ts';

const at = (below: string | null, page: number | null = null) => ({ page, below });

test.each([
  ['nothing where all was read', [], []],
  [
    'where it is',
    [at('2 eggs')],
    ['Part of the picture could not be read: below “2 eggs”. Compare it with the picture.'],
  ],
  [
    'each page for itself',
    [at(null, 1), at('2 eggs', 2), at('Method', 2)],
    [
      'Part of page 1 could not be read: at its top. Compare it with the page.',
      'Part of page 2 could not be read: below “2 eggs” and below “Method”. Compare it with the page.',
    ],
  ],
  [
    'of many parts some',
    ['a', 'b', 'c', 'd', 'e'].map((below) => at(below)),
    [expect.stringMatching(/: below “a”, below “b”, below “c”, below “d” and elsewhere\./)],
  ],
])('the cook is told %s', (_what, parts, told) => {
  expect(unreadPartsNote(parts)).toEqual(told);
});
