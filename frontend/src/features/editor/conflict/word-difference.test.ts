import { expect, test } from '@jest/globals';
import { wordDifference } from './word-difference.ts';

const marked = (text: string, other: string) =>
  wordDifference(text, other)
    .map(({ text: run, differs }) => (differs ? `[${run}]` : run))
    .join('');

test('marks the words the other version does not have', () => {
  expect(marked('140 g cold butter, diced', '125 g cold butter, grated')).toBe(
    '[140] g cold butter, [diced]',
  );
});

test('marks words that stand together in one run', () => {
  expect(marked('until the edge is set and the middle trembles', 'until the middle trembles')).toBe(
    'until the [edge is set and the] middle trembles',
  );
  expect(marked('one two three', 'one')).toBe('one [two three]');
});

test('nothing differs in the same text, everything in a new one', () => {
  expect(marked('salt', 'salt')).toBe('salt');
  expect(marked('salt', '')).toBe('[salt]');
  expect(wordDifference('', 'salt')).toEqual([]);
});
