import { expect, test } from '@jest/globals';
import { doubtAfter, type Doubt } from './doubt.ts';

const lines = ['2 eggs', '1 pinch salt', '200 g flour', '1 pinch salt'];
const words = (ingredient: string[], title = 'Pancakes', step: string[] = []) => ({
  title,
  ingredient,
  step,
});
const about = (part: Doubt['part'], index: number | null): Doubt => ({
  part,
  index,
  sentence: 'Why?',
  sourceWords: null,
});

test.each([
  ['stays where its line stays', 2, lines, 2],
  ['stays with its line where others go', 2, ['200 g flour', '1 pinch salt'], 0],
  ['stays with its line in another order', 0, lines.toReversed(), 3],
  ['goes with a line that was changed', 2, lines.with(2, '250 g flour'), undefined],
  ['stays where another line was changed', 0, lines.with(2, '250 g flour'), 0],
  ['goes with a line that was taken away', 0, lines.slice(1), undefined],
  ['stays with the second of two lines in the same words', 3, ['x', ...lines], 4],
  ['stays with the one that is left of them', 3, lines.slice(0, 3), 1],
  ['goes where its line never was', 9, lines, undefined],
])('a doubt %s', (_what, index, after, place) => {
  expect(doubtAfter(about('ingredient', index), words(lines), words(after))?.index).toBe(place);
});

test.each<[string, Doubt, string[], string[], string, boolean]>([
  ['the title stays with it', about('title', null), lines, [], 'Pancakes', true],
  ['the title goes with it', about('title', null), lines, lines, 'Crêpes', false],
  ['the whole stays, whatever is changed', about('whole', null), lines, [], 'Crêpes', true],
  ['a list that is missing stays while it is', about('ingredient', null), [], [], 'Crêpes', true],
  [
    'a list that is missing goes once there is one',
    about('ingredient', null),
    [],
    lines,
    '',
    false,
  ],
])('a doubt about %s', (_what, doubt, before, after, title, stays) => {
  expect(doubtAfter(doubt, words(before), words(after, title)) !== null).toBe(stays);
});
