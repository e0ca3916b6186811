import { doubtOfWhole, factOf, type RecipeDraft } from '../../recipe/recipe.ts';
import { namesFood } from '../../foods/line-words.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { foldText } from '../../words/fold.ts';
import { isShorterThanParts } from '../text/facts/whole-times.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { isFound, isPoor, isWhole, lineCount } from './measure-draft.ts';
import { withoutYieldInFront } from './plain/yield-in-front.ts';
import { withoutTimes } from './merge-drafts.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';

/** What the look of a page's lists did not give, from the labels of its lines. */
export function withLabelled(shown: RecipeDraft, labelled: RecipeDraft): RecipeDraft {
  const ingredients = labelled.ingredients.map(({ name, lines }) => ({
    name,
    lines: lines.map(withoutYieldInFront),
  }));
  const whole =
    isFound(shown) && !holdsLists(shown, labelled) && !holdsMore(shown, labelled)
      ? // A list that stands in one line is parted by its labels.
        lineCount(shown) === 1 && lineCount(labelled) > 1
        ? { ...shown, ingredients }
        : shown
      : isWhole(labelled)
        ? {
            // Where its steps were not seen, a time may be of one of them.
            ...(shown.steps.length === 0 ? withoutTimes(shown) : shown),
            ingredients,
            steps: labelled.steps,
            // Which line is the title is decided later.
            doubts: labelled.doubts.filter(
              (doubt) => doubt.part !== 'title' && factOf(doubt) === null,
            ),
          }
        : shown;
  const takesServings = whole.servings === null && labelled.servings !== null;
  // The only part, as long as the whole, is the same statement once more.
  const isOnlyPart =
    whole.prepTime === null &&
    whole.cookTime === null &&
    (labelled.prepTime === null || labelled.cookTime === null);
  const partOf = (time: number | null) => (isOnlyPart && time === whole.totalTime ? null : time);
  const told = {
    prepTime: whole.prepTime ?? partOf(labelled.prepTime),
    cookTime: whole.cookTime ?? partOf(labelled.cookTime),
    totalTime: whole.totalTime ?? labelled.totalTime,
  };
  if (whole.totalTime === null && isShorterThanParts(told)) told.totalTime = null;
  const takesTimes = times.some((time) => told[time] !== whole[time]);
  return {
    ...whole,
    ...(takesServings && {
      servings: labelled.servings,
      yieldText: whole.yieldText ?? labelled.yieldText,
    }),
    ...told,
    doubts: [
      ...whole.doubts,
      ...labelled.doubts.filter(
        ({ about }) => (about === 'yield' && takesServings) || (about === 'times' && takesTimes),
      ),
    ],
  };
}

/** A row that says so many lines of the list, so many of them with an amount, is a list of its own. */
const fewestOfList = 3;
const fewestAmounts = 2;

/** Whether a line or step that the page shows is a list in one row, which its labels part: "200 g flour – 2 eggs – salt". */
function holdsLists(shown: RecipeDraft, labelled: RecipeDraft): boolean {
  if (!isWhole(labelled)) return false;
  const lines = labelled.ingredients.flatMap((group) => group.lines);
  const told = labelled.steps.map(({ text }) => text);
  return [
    ...shown.ingredients.flatMap((group) => group.lines),
    ...shown.steps.map(({ text }) => text),
  ].some((row) => {
    const within = told.includes(row) ? [] : lines.filter((line) => row.includes(line));
    const measured = within.filter((line) => /[\d¼-¾⅐-⅞]/u.test(line));
    return within.length >= fewestOfList && measured.length >= fewestAmounts;
  });
}

/** Whether the labels surely find all that is shown, and more of the list and of the steps as well: the look of the page gave a part of it. */
function holdsMore(shown: RecipeDraft, labelled: RecipeDraft): boolean {
  const lines = new Set(labelled.ingredients.flatMap((group) => group.lines.map(foldText)));
  const told = new Set(labelled.steps.map(({ text }) => foldText(text)));
  return (
    isWhole(labelled) &&
    labelled.otherRecipes.length === 0 &&
    !labelled.doubts.some(({ part }) => part === 'ingredient' || part === 'step') &&
    lines.size > lineCount(shown) &&
    told.size > shown.steps.length &&
    shown.ingredients.every((group) => group.lines.every((line) => lines.has(foldText(line)))) &&
    shown.steps.every(({ text }) => told.has(foldText(text)))
  );
}

const times = ['prepTime', 'cookTime', 'totalTime'] as const;

/** What is shown, without lines of its list that do not read like ingredients where they stand. */
export function listedAlike(shown: RecipeDraft, { listed }: LabelledPage): RecipeDraft {
  if (listed.size === 0) return shown;
  const ingredients = shown.ingredients.map((group) => ({
    ...group,
    lines: group.lines.filter((line) => listed.has(foldText(line))),
  }));
  return { ...shown, ingredients };
}

/** Whether the page's data hold no more than the rest of a list that the page shows whole, in other words. */
export function restsOf(found: RecipeDraft, labelled: RecipeDraft): boolean {
  if (!isPoor(found) || !isWhole(labelled) || lineCount(labelled) <= lineCount(found)) return false;
  const lines = found.ingredients.flatMap((group) => group.lines);
  const listed = labelled.ingredients.flatMap((group) => group.lines);
  const shown = new Set(listed.map(foldText));
  // Lines without amounts that speak of hardly anything that the data name are those of another list: names of other dishes.
  const stems = stemsOf(listed);
  const spoken = lines.filter((line) => [...stemsOf([line])].some((stem) => stems.has(stem)));
  const isOwn =
    spoken.length >= lines.length / 2 ||
    listed.filter((line) => /[\d¼-¾⅐-⅞]/u.test(line)).length >= listed.length / 2;
  return isOwn && lines.some((line) => !shown.has(foldText(line)));
}

/** The data without their list. Where it names what the page does not, the page and its data disagree. */
export function withoutList(found: RecipeDraft, { ingredients }: RecipeDraft): RecipeDraft {
  const lines = ingredients.flatMap((group) => group.lines);
  const shown = stemsOf(lines);
  const words = new Set(foldText(lines.join(' ')).match(/\p{L}+/gu));
  // "Ei", "riz": a name too short to have a stem.
  const isShown = (line: string) =>
    [...stemsOf([line])].some((stem) => shown.has(stem)) || words.has(foldText(line));
  const named = found.ingredients.flatMap((group) => group.lines);
  const isMeasured = named.some((line) => parseIngredient(line).quantity !== null);
  // Names without amounts may be of several foods, or of none: "arroz, pollo, verduras", "Vedi articolo".
  const apart = named.filter((line) => !isShown(line) && (isMeasured || namesFood(line)));
  const agrees = apart.length === 0 || (!isMeasured && apart.length < named.length);
  return {
    ...found,
    ingredients: [],
    doubts: agrees
      ? found.doubts
      : [
          ...found.doubts,
          doubtOfWhole(
            'The page lists other ingredients than its recipe data; its list was taken.',
          ),
        ],
  };
}

/** The data without the yield that went with their list, where the page states one beside its own. */
export const withoutYieldOfList = (found: RecipeDraft, shown: RecipeDraft): RecipeDraft =>
  shown.servings === null ? found : { ...found, servings: null, yieldText: null };
