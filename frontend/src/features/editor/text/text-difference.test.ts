import { expect, test } from '@jest/globals';
import { differenceOf } from './text-difference.ts';

test.each([
  ['', '', []],
  ['one', 'one', []],
  ['', 'one', [{ from: 0, to: 0, insert: 'one' }]],
  ['one', '', [{ from: 0, to: 3, insert: '' }]],
  ['one three', 'one two three', [{ from: 5, to: 5, insert: 'wo t' }]],
  ['aaa', 'aa', [{ from: 2, to: 3, insert: '' }]],
  ['aa', 'aaa', [{ from: 2, to: 2, insert: 'a' }]],
])(
  'the difference of %j and %j is the one piece between what they share',
  (before, after, changes) => {
    expect(differenceOf(before, after)).toEqual(changes);
  },
);
