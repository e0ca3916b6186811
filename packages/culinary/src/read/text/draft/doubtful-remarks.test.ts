import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../../recipe/recipe.ts';
import { doubtfulRemarks } from './doubtful-remarks.ts';
import type { LabelledBlock } from './labelled-blocks.ts';

const remark = (text: string): LabelledBlock => ({
  text,
  label: 'N',
  certainty: 0.9,
  around: 0.06,
  marker: null,
  indent: 0,
  size: 0,
  bold: false,
  heading: 0,
  gap: 0,
  page: 0,
  column: 0,
  first: 0,
  lines: 1,
  confidence: null,
});
const draftWith = (...notes: string[]) => ({
  ...emptyDraft(),
  title: 'Rougail saucisse',
  ingredients: [{ name: null, lines: ['6 saucisses fumées', '200 g de lentilles'] }],
  notes,
});
const doubtsOf = (text: string, kept: string[]) =>
  doubtfulRemarks(draftWith(...kept), [remark(text)]).map(({ sentence }) => sentence);

test('a remark that may stand around the recipe is doubted', () => {
  const text = 'Le loto du 8 février a réuni 94 joueurs.';
  expect(doubtsOf(text, [text])).toEqual([`“${text}” may not belong to the recipe.`]);
});

test('a remark that was left out is not doubted', () => {
  expect(doubtsOf('Le train de 11 h 42 me convient, dis-le à Luc.', ['Autre chose.'])).toEqual([]);
});

test.each([
  'Odette la servait avec ses lentilles, jamais avec des pâtes.',
  'Un plat de tous les lundis, qui se mange bien chaud.',
  'en tout une heure et quart',
])('a remark of the dish itself is not doubted: “%s”', (text) => {
  expect(doubtsOf(text, [text])).toEqual([]);
});

test('a remark of which one sentence alone is of the dish is doubted', () => {
  const text = 'Voici les saucisses promises. Le loto du 8 février a réuni 94 joueurs.';
  expect(doubtsOf(text, [text])).toEqual([`“${text}” may not belong to the recipe.`]);
});

test('a question of the foods is doubted', () => {
  const text = 'Et les lentilles, on les met quand ?';
  expect(doubtsOf(text, [text])).toHaveLength(1);
});
