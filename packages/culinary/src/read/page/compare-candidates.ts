import {
  doubtOfWhole,
  type Doubt,
  type IngredientGroup,
  type RecipeDraft,
  type Step,
} from '../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { foldText } from '../../words/fold.ts';

const key = (text: string) =>
  foldText(text.normalize('NFKC').replaceAll('⁄', '/')).replace(/[^\p{L}\p{N}/]+/gu, '');
const linesOf = (groups: readonly IngredientGroup[]) => groups.flatMap((group) => group.lines);
/** A fuller list is no more than so many times as long: a whole page contains every list. */
const mostTimes = 4;
const mostLines = 150;
const leastAlike = 0.7;
const fewLines = 4;
const longestLine = 120;

/** Whether each of the lines stands in the other list, which has more, and what it has more reads like ingredients. */
function isContained(lines: readonly string[], other: readonly string[]): boolean {
  if (other.length <= lines.length || other.length > Math.min(mostLines, lines.length * mostTimes))
    return false;
  const keys = new Set(lines.map(key));
  const otherKeys = new Set(other.map(key));
  return (
    [...keys].every((line) => otherKeys.has(line)) &&
    likeIngredients(
      other.filter((line) => !keys.has(key(line))),
      lines.length < fewLines ? leastAlike : 1,
    )
  );
}

/** Beside the rest of a list that broke off "poivre du moulin" is one, too. */
const likeIngredients = (lines: readonly string[], share: number): boolean =>
  lines.every((line) => line.length <= longestLine) &&
  lines.filter((line) => looksLikeIngredient(line) > 0.6).length >= lines.length * share;

const stepText = (steps: readonly Step[]) => key(steps.map(({ text }) => text).join(' '));

/** Steps of fewer letters may be the beginning of a method; of more they are one, and what the page goes on to say is looked at later. */
const fewLetters = 200;

/** Whether other steps are the same and more, or the same in more steps than one. */
function areFuller(steps: readonly Step[], other: readonly Step[]): boolean {
  if (steps.length === 0 || other.length <= steps.length || other.length > mostLines) return false;
  const [mine, theirs] = [stepText(steps), stepText(other)];
  if (mine === theirs) return steps.length === 1;
  return theirs.startsWith(mine) && mine.length < fewLetters;
}

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
  const words = (line: string) => key(line).replace(/[\d/]+/g, '#');
  const shown = Map.groupBy(other, words);
  const said = Map.groupBy(lines, words);
  return lines.flatMap((line, index): [number, string][] => {
    const [match, ...more] = shown.get(words(line)) ?? [];
    return match !== undefined &&
      more.length === 0 &&
      said.get(words(line))!.length === 1 &&
      key(match) !== key(line) &&
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
): RecipeDraft {
  let { ingredients, steps } = draft;
  for (const other of candidates) {
    if (isContained(linesOf(ingredients), linesOf(other.ingredients)))
      ingredients = other.ingredients;
    if (areFuller(steps, other.steps)) steps = other.steps;
  }
  const doubts = [...draft.doubts];
  const added = linesOf(ingredients).length - linesOf(draft.ingredients).length;
  if (added > 0)
    doubts.push(
      doubtOfWhole(
        `The page lists more than its recipe data; ${added === 1 ? 'a further line was' : `${added} further lines were`} taken from it.`,
      ),
    );
  doubts.push(...disagreements(linesOf(ingredients).slice(0, mostLines), candidates));
  return { ...draft, ingredients, steps, doubts };
}

/** The lines of which another place of the page states other figures. */
function disagreements(lines: readonly string[], candidates: readonly RecipeDraft[]): Doubt[] {
  const pairs = candidates.flatMap((other) => otherFigures(lines, linesOf(other.ingredients)));
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
  }));
}
