import type { RecipeDraft } from '../../recipe/recipe.ts';
import { sentencesOf } from '../parted-steps.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { POINTS } from './points-elsewhere.data.ts';

const longest = 200;

/** Whether all that is said for steps sends the reader elsewhere: "Discover the full method on our website." */
function pointsElsewhere({ steps, ingredients }: RecipeDraft): boolean {
  const said = steps.map(({ text }) => text).join(' ');
  if (said.length === 0 || said.length > longest) return false;
  const stems = stemsOf(ingredients.flatMap(({ lines }) => lines));
  const speaksOfFood = [...stemsOf([said])].some((stem) => stems.has(stem));
  return (
    !speaksOfFood &&
    steps.every(({ text }) => sentencesOf(text).every((sentence) => POINTS.test(sentence)))
  );
}

/** A stated recipe without steps that only say where they are to be found. */
export const withoutPointers = (draft: RecipeDraft): RecipeDraft =>
  pointsElsewhere(draft)
    ? { ...draft, steps: [], doubts: draft.doubts.filter(({ part }) => part !== 'step') }
    : draft;
