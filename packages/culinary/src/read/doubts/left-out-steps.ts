import { isFood } from '../../foods/line-words.ts';
import { instructionVerbs } from '../../line/likelihood/likelihood-words.data.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import type { Doubt } from './doubt.ts';
import { openAnySentence } from './step-words.data.ts';

/** Letters of a line by which it is found again. */
const FEWEST_LETTERS = 30;
/** The next step stands beside the last that was taken. */
const NEIGHBOURS = 1;
const MOST_LINES = 2_000;
const LONGEST_STEP = 600;

/** Lines beside the steps that begin as steps do and were not taken. */
export function leftOutSteps(
  { steps, notes, tips, storageNotes, servingNotes, description }: RecipeDraft,
  ingredients: readonly string[],
  source: string,
  ofPage: boolean,
): Doubt[] {
  const all = foldWords(
    [
      ...steps.map(({ text }) => text),
      ...notes,
      ...tips,
      ...storageNotes,
      ...servingNotes,
      description ?? '',
    ].join(' '),
  );
  const own = new Set(ingredients.flatMap((line) => foldWords(line).split(' ')));
  const lines = source
    .split('\n')
    .slice(0, MOST_LINES)
    .filter((line) => line.length >= FEWEST_LETTERS)
    .map((line) => ({ line: line.trim(), folded: foldWords(line).replace(/^(?:step )?\d+ /, '') }));
  const isTaken = ({ folded }: { folded: string }) =>
    folded.length >= FEWEST_LETTERS && all.includes(folded);
  const first = lines.findIndex(isTaken);
  if (first < 0) return [];
  const last = lines.findLastIndex(isTaken);
  const beside = [
    // On a page the recipe's card repeats steps of the article above it.
    ...(ofPage ? [] : lines.slice(Math.max(0, first - NEIGHBOURS), first)),
    ...lines.slice(last + 1, last + 1 + NEIGHBOURS),
  ];
  const leftOut = beside.find(
    ({ folded, line }) =>
      opensStep(folded.slice(0, folded.indexOf(' '))) &&
      line.length <= LONGEST_STEP &&
      /[.!]$/.test(line) &&
      !all.includes(folded) &&
      folded.split(' ').some((word) => own.has(word) && isFood(word)),
  );
  if (!leftOut) return [];
  return [
    {
      part: 'whole',
      index: null,
      sentence: `A line beside the steps was not taken: “${leftOut.line.slice(0, 120)}”.`,
      sourceWords: leftOut.line,
    },
  ];
}

const opensStep = (word: string) => instructionVerbs.has(word) && !openAnySentence.has(word);
