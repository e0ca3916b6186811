import {
  doubtOfWhole,
  doubtsAfterEdit,
  type Doubt,
  type DoubtedWords,
} from '@convivio/culinary/recipe';
import type { KeptDoubt, Recipe } from '../recipe.ts';
import { LIMITS } from '../writing/recipe-limits.data.ts';
import { lineText } from '../writing/write-ingredients.ts';

const MOST_WORDS = 10;

/** The doubts of a new recipe, each once and with its number. One about a line that is not there is none. */
export function keptDoubts(
  doubts: readonly Doubt[],
  recipe: Pick<Recipe, 'title' | 'ingredients' | 'instructions'>,
): KeptDoubt[] {
  const words = wordsOf(recipe);
  const placed = eachOnce(doubts).filter(
    ({ part, index }) =>
      index === null ||
      ((part === 'ingredient' || part === 'step') && words[part][index] !== undefined),
  );
  const first = placed.slice(0, LIMITS.doubts);
  const more = placed.length - first.length;
  return [
    ...first,
    ...(more > 0 ? [doubtOfWhole(`${more} more doubts were not kept. Please compare.`)] : []),
  ].map(({ part, index, sentence, sourceWords, about, words }, at) => ({
    id: at + 1,
    part,
    index,
    sentence: cut(sentence),
    sourceWords: sourceWords && cut(sourceWords),
    ...(about === 'amount' || about === 'end' ? { about } : {}),
    ...(words ? { words: words.slice(0, MOST_WORDS).map(cut) } : {}),
  }));
}

/** The doubts that are left once a recipe was written: they stay with their lines, and go with the words or amounts they are about. */
export function doubtsAfterWriting(before: Recipe, after: Recipe): readonly KeptDoubt[] {
  if (before.doubts.length === 0) return before.doubts;
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const left = doubtsAfterEdit(before.doubts, was, is);
  return left.length === before.doubts.length &&
    left.every((doubt, at) => doubt === before.doubts[at])
    ? before.doubts
    : left;
}

/** Doubts as they are stored. What was kept when a doubt was a sentence alone is about the whole. */
export function readDoubts(stored: readonly (KeptDoubt | string)[]): readonly KeptDoubt[] {
  return stored.map((doubt, at) =>
    typeof doubt === 'string' ? { id: at + 1, ...doubtOfWhole(doubt) } : doubt,
  );
}

const eachOnce = (doubts: readonly Doubt[]) => [
  ...new Map(
    doubts.map((doubt) => [`${doubt.part} ${doubt.index} ${doubt.sentence}`, doubt] as const),
  ).values(),
];

const cut = (text: string) => text.slice(0, LIMITS.line).toWellFormed();

function wordsOf({
  title,
  ingredients,
  instructions,
}: Pick<Recipe, 'title' | 'ingredients' | 'instructions'>): DoubtedWords {
  return {
    title,
    ingredient: ingredients.map(lineText),
    step: instructions.map(({ instruction }) => instruction),
  };
}
