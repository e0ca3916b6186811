import { expect, test } from '@jest/globals';
import { doubtOfWhole, emptyDraft } from '../../recipe/recipe.ts';
import { remarkDoubts } from './remark-doubts.ts';

const OURS = 'From our new cookbook.';
const step = (text: string) => ({ group: null, text });
const placesOf = (draft: Parameters<typeof remarkDoubts>[0]) =>
  remarkDoubts(draft).map(({ part, index, sourceWords }) => [part, index, sourceWords]);

test('a remark in which a business may speak is doubted', () => {
  expect(placesOf({ ...emptyDraft(), tips: ['Serve warm.', OURS] })).toEqual([
    ['whole', null, OURS],
  ]);
});

test('a step in which a business may speak is doubted in its place', () => {
  expect(placesOf({ ...emptyDraft(), steps: [step('Stir.'), step(OURS)] })).toEqual([
    ['step', 1, OURS],
  ]);
});

test('what is doubted already is not doubted again', () => {
  const doubts = [doubtOfWhole('It may be another’s.', OURS)];
  expect(placesOf({ ...emptyDraft(), notes: [OURS], doubts })).toEqual([]);
});

test.each([
  'My guests finished the lot.',
  'Unsere Kinder waren davon ganz begeistert.',
  'Mes invités ont tout mangé.',
  'È piaciuta a tutti.',
  'A mis hijos les encantó.',
])('what may be a reader’s below the recipe is doubted: “%s”', (remark) => {
  expect(placesOf({ ...emptyDraft(), notes: [remark] })).toEqual([['whole', null, remark]]);
  expect(placesOf({ ...emptyDraft(), description: remark })).toEqual([]);
});
