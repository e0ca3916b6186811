import { findFood } from '@convivio/culinary/foods';
import { doubtOfWhole, type RecipeDraft } from '@convivio/culinary/recipe';
import type { Reading } from '../source/reading.ts';

const UNTITLED = 'Recipe from a picture';
/** As short as a food is: oat, egg, thé. What is shorter is a letter or two of a word that was not read. */
const SHORTEST = 3;

/**
 * A draft of a picture in which too little was read for a recipe: its lines as they stand, to be put in order beside the picture. Null
 * where they name no food, so that a letter, a sign or a landscape becomes no recipe.
 */
export function draftOfLines({ draft, sourceText }: Reading): RecipeDraft | null {
  const lines = sourceText
    .split('\n')
    .map((line) => line.replace(/^\s*•\s*/, '').trim())
    .filter((line) => /\p{L}{2}|\d/u.test(line));
  const hasLists =
    draft.ingredients.some((group) => group.lines.length > 0) || draft.steps.length > 0;
  if (!hasLists && !lines.some((line) => namesFood(line, draft.language))) return null;
  const isTitled = draft.title !== null && !draft.doubts.some(({ part }) => part === 'title');
  const titled = { ...draft, title: isTitled || hasLists ? (draft.title ?? UNTITLED) : UNTITLED };
  if (hasLists) return titled;
  return {
    ...titled,
    steps: lines.filter((line) => line !== titled.title).map((text) => ({ group: null, text })),
    leftOut: [],
    doubts: [
      doubtOfWhole('Of these lines it is not known which are ingredients and which are steps.'),
    ],
  };
}

const namesFood = (line: string, language: string | null): boolean =>
  (line.match(/\p{L}+/gu) ?? []).some(
    (word) => word.length >= SHORTEST && findFood(word, language) !== null,
  );
