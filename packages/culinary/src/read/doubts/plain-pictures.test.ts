import { expect, test } from '@jest/globals';
import { readText } from '../text/read-text.ts';
import type { PageLine } from '../text/lines/page-line.ts';
import { misreadWords } from './misread-words.ts';
import { emptyDraft } from '../../recipe/recipe.ts';

const line = (y: number, text: string, height = 30): PageLine => ({
  text,
  page: 1,
  x: 60,
  y,
  width: 14 * text.length,
  height,
  confidence: 95,
});
const doubtsOf = (lines: readonly PageLine[]) =>
  readText([...lines]).doubts.map(({ sentence }) => sentence);

const LIST = ['4 oz plain flour', '2 oz butter', '2 oz sugar', '2 tbsp golden syrup'];
const STEPS = [
  '1. Rub the butter into the flour and stir in the sugar.',
  '2. Melt the syrup, mix it in and roll the dough into balls.',
  '3. Bake the balls on a tray for ten minutes.',
];
const sheet = (title: string, others: readonly PageLine[] = []) => [
  line(40, title, 60),
  ...others,
  ...LIST.map((text, at) => line(180 + 45 * at, text)),
  ...STEPS.map((text, at) => line(400 + 60 * at, text)),
];

test('the only line in large print names the dish, of which no list need know', () => {
  const said = (lines: readonly PageLine[]) =>
    doubtsOf(lines).filter((sentence) => sentence.includes('title'));
  expect(said(sheet('Cornish Fairings'))).toEqual([]);
  expect(said(sheet('Cornish Fairings', [line(110, 'Dates for your diary', 52)]))).not.toEqual([]);
});

test.each(['Llena las cápsulas y hornea 20 minutos.', 'Lleva a ebullición el agua.'])(
  'an article or a preposition behind a verb is a word of its own: %s',
  (text) => {
    const draft = { ...emptyDraft(), language: 'es', steps: [{ text, group: null }] };
    expect(misreadWords(draft as never, [], text, { isRecognised: true })).toEqual([]);
  },
);
