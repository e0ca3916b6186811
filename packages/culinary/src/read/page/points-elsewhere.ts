import type { Doubt } from '../../recipe/doubt.ts';
import type { IngredientGroup, RecipeDraft } from '../../recipe/recipe.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { POINTS, POINTS_WITHIN } from './points-elsewhere.data.ts';

const longest = 200;

const isPointer = (sentence: string): boolean =>
  POINTS.test(sentence) || POINTS_WITHIN.test(sentence.replace(ENDS, ''));
const ENDS = /[\s.!…:)>→»]+$/u;

/** Whether all that is said for steps sends the reader elsewhere: "Discover the full method on our website." */
function pointsElsewhere({ steps, ingredients }: RecipeDraft): boolean {
  const said = steps.map(({ text }) => text).join(' ');
  if (said.length === 0 || said.length > longest) return false;
  const stems = stemsOf(ingredients.flatMap(({ lines }) => lines));
  const speaksOfFood = [...stemsOf([said])].some((stem) => stems.has(stem));
  return !speaksOfFood && steps.every(({ text }) => sentencesByCapitals(text).every(isPointer));
}

/** Whether a list is no more than a line or two that say where it stands: "See the list in the post." */
function listPointsElsewhere(ingredients: readonly IngredientGroup[]): boolean {
  const lines = ingredients.flatMap((group) => group.lines);
  return (
    lines.length > 0 &&
    lines.length <= mostPointers &&
    lines.join(' ').length <= longest &&
    lines.every((line) => !/\d/.test(line) && sentencesByCapitals(line).every(isPointer))
  );
}
const mostPointers = 2;

const without = (draft: RecipeDraft, part: Doubt['part']) =>
  draft.doubts.filter((doubt) => doubt.part !== part);

/** A stated recipe without steps, or a list, that only say where they are to be found. */
export function withoutPointers(draft: RecipeDraft): RecipeDraft {
  const listed = listPointsElsewhere(draft.ingredients)
    ? { ...draft, ingredients: [], doubts: without(draft, 'ingredient') }
    : draft;
  return pointsElsewhere(listed)
    ? { ...listed, steps: [], doubts: without(listed, 'step') }
    : listed;
}
