import {
  doubtOfWhole,
  type Doubt,
  type IngredientGroup,
  type RecipeDraft,
} from '../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { namesTool } from '../tool-list.ts';
import { comparable } from './comparable.ts';
import { withFullerSteps } from './compare-steps.ts';

const linesOf = (groups: readonly IngredientGroup[]) => groups.flatMap((group) => group.lines);
/** A fuller list is no more than so many times as long: a whole page contains every list. */
const mostTimes = 4;
const mostLines = 150;
const leastAlike = 0.6;
const surelyAlike = 0.8;
const fewLines = 4;
const longestLine = 120;

/** Whether each of the lines stands in the other list, which has more, and what it has more reads like ingredients. */
function isContained(lines: readonly string[], other: readonly string[]): boolean {
  // Of a list that breaks off at once nothing says how long it would have been.
  const isStub = lines.length < fewLines;
  const isFar = other.length > lines.length * mostTimes;
  if (lines.length === 0 || other.length <= lines.length || other.length > mostLines) return false;
  if (isFar && !isStub) return false;
  const keys = new Set(lines.map(comparable));
  const otherKeys = new Set(other.map(comparable));
  return (
    [...keys].every((line) => otherKeys.has(line)) &&
    likeIngredients(
      other.filter((line) => !keys.has(comparable(line))),
      isStub && !isFar ? leastAlike : surelyAlike,
    )
  );
}

/** Beside the rest of a list that broke off "poivre du moulin" is one, too. */
const likeIngredients = (lines: readonly string[], share: number): boolean =>
  lines.every((line) => line.length <= longestLine && !namesTool(line)) &&
  lines.filter((line) => looksLikeIngredient(line) > 0.6).length >= lines.length * share;

/** "0.5 l" and "½ l" say the same. */
function isSameAmount(line: string, other: string): boolean {
  const [one, two] = [parseIngredient(line), parseIngredient(other)];
  return (
    one.quantity !== null &&
    one.quantity === two.quantity &&
    one.quantityMax === two.quantityMax &&
    one.unit === two.unit
  );
}

/** Lines that differ in nothing but their figures: which of one list, and what the other says. */
function otherFigures(lines: readonly string[], other: readonly string[]): [number, string][] {
  const words = (line: string) => comparable(line).replace(/[\d/]+/g, '#');
  const shown = Map.groupBy(other, words);
  const said = Map.groupBy(lines, words);
  return lines.flatMap((line, index): [number, string][] => {
    const [match, ...more] = shown.get(words(line)) ?? [];
    return match !== undefined &&
      more.length === 0 &&
      said.get(words(line))!.length === 1 &&
      comparable(match) !== comparable(line) &&
      !isSameAmount(line, match)
      ? [[index, match]]
      : [];
  });
}

/**
 * The draft with the fuller of what several places of a page say: a list that has all lines of the one it holds, and more.
 * Where they state other amounts the draft's own stay, and a doubt names the lines.
 */
export function withFullerLists(
  draft: RecipeDraft,
  candidates: readonly RecipeDraft[],
  text: () => string = () => '',
): RecipeDraft {
  let { ingredients } = draft;
  for (const other of candidates) {
    if (isContained(linesOf(ingredients), linesOf(other.ingredients)))
      ingredients = other.ingredients;
  }
  const { steps, doubts: ofSteps } = withFullerSteps({ ...draft, ingredients }, candidates, text);
  const doubts = [...draft.doubts, ...ofSteps];
  const added = linesOf(ingredients).length - linesOf(draft.ingredients).length;
  if (added > 0)
    doubts.push(
      doubtOfWhole(
        `The page lists more than its recipe data; ${added === 1 ? 'a further line was' : `${added} further lines were`} taken from it.`,
      ),
    );
  doubts.push(...disagreements({ ...draft, ingredients }, candidates));
  return { ...draft, ingredients, steps, doubts };
}

const fewestScaled = 3;
const mostScaled = 0.75;

const timesAsMuch = (line: string, other: string): number | null => {
  const [one, two] = [parseIngredient(line).quantity, parseIngredient(other).quantity];
  return one === null || two === null ? null : Number((two / one).toFixed(2));
};

/** Whether another list says nearly all of so many times as much: it is that for more who eat, or fewer. */
function areForOthers(times: readonly (number | null)[]): boolean {
  const counts = Map.groupBy(
    times.filter((one) => one !== null),
    (one) => one,
  );
  const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
  return most >= fewestScaled && most >= mostScaled * times.length;
}

/** The lines of which another place of the page states other figures. */
function disagreements(draft: RecipeDraft, candidates: readonly RecipeDraft[]): Doubt[] {
  const lines = linesOf(draft.ingredients).slice(0, mostLines);
  const pairs = candidates.flatMap((other) => {
    const apart = otherFigures(lines, linesOf(other.ingredients));
    // Where it is said for how many the taken list is, another yield is doubted by itself.
    return draft.servings !== null &&
      areForOthers(apart.map(([index, line]) => timesAsMuch(lines[index]!, line)))
      ? []
      : apart;
  });
  const said = new Map(
    pairs.map(([index, other]) => [
      `The page says “${lines[index]}” and also “${other}”.`,
      { index, other },
    ]),
  );
  return [...said].map(([sentence, { index, other }]) => ({
    part: 'ingredient' as const,
    index,
    sentence,
    sourceWords: other,
    about: 'amount' as const,
  }));
}
