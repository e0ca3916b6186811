import { expect, test } from '@jest/globals';
import { assumedMeasures } from '../../line/dialect/assumed-measures.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { doubtsAfterEdit, emptyDraft, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';
import { withFullerLists } from '../page/compare-candidates.ts';
import { amountDoubts } from './amount-doubts.ts';
import { misreadFigureDoubts } from './misread-figures.ts';
import { misreadWords } from './misread-words.ts';
import { otherFigureDoubts } from './other-figures.ts';
import { stepDoubts } from './step-doubts.ts';

const draftOf = (lines: string[], steps: string[] = []): RecipeDraft => ({
  ...emptyDraft(),
  language: 'en',
  ingredients: [{ name: null, lines }],
  steps: steps.map((text) => ({ group: null, text })),
});
const inLists = (lines: string[], steps: string[] = []) => ({
  title: 'Pancakes',
  ingredient: lines,
  step: steps,
});
/** Whether what a reader doubts of a line alone is doubted still, once it is another. */
function isLeft(made: readonly Doubt[], was: string, is: string): boolean {
  expect(made).not.toEqual([]);
  // Nothing is read in what is said for a person.
  const doubts = made.map((doubt) => ({ ...doubt, sentence: 'Why?' }));
  const [before, after] =
    made[0]!.part === 'step'
      ? [inLists([], [was]), inLists([], [is])]
      : [inLists([was]), inLists([is])];
  return doubtsAfterEdit(doubts, before, after).length > 0;
}

const makers = {
  amount: (line: string) => amountDoubts(draftOf([line]), [line]),
  assumed: (line: string) => assumedMeasures([parseIngredient(line)], 'en'),
  figure: (line: string) => misreadFigureDoubts([line], []),
  guessed: (line: string) =>
    misreadFigureDoubts([line], [{ read: '% cup milk', written: line, confidence: 50 }]),
  second: (line: string) => otherFigureDoubts([line], [{ text: line, figure: '2', other: '%' }]),
  word: (line: string) => misreadWords(draftOf([line]), [line], line, { isRecognised: true }),
  page: (line: string) =>
    withFullerLists(draftOf([line]), [draftOf([line.replace('2', '3')])]).doubts,
  end: (step: string) => stepDoubts(draftOf([], [step]), [], []),
};

test.each<[keyof typeof makers, string, string, string]>([
  ['amount', '8 oz milk', '8 oz whole milk', '8 fl oz milk'],
  ['amount', '40 kg flour', '40 kg flour, sifted', '40 g flour'],
  ['assumed', '1 pint milk', '1 pint whole milk', '500 ml milk'],
  ['figure', '2S0 g flour', '2S0 g flour, sifted', '250 g flour'],
  ['guessed', '½ cup milk', '½ cup whole milk', '¼ cup milk'],
  ['second', '2 limes', '2 large limes', '3 limes'],
  ['word', '200 g ba1ley', '250 g ba1ley', '200 g barley'],
  ['page', '2 limes', '2 limes, juiced', '3 limes'],
  ['end', 'Stir the soup and', 'Now stir the soup and', 'Stir the soup and serve.'],
])('what is doubted by %s of “%s” stands in “%s” and not in “%s”', (maker, was, with_, without) => {
  expect(isLeft(makers[maker](was), was, with_)).toBe(true);
  expect(isLeft(makers[maker](was), was, without)).toBe(false);
});
