import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { doubtOfWhole, type Doubt } from '../../recipe/doubt.ts';
import type { IngredientGroup } from '../../recipe/recipe.ts';
import { shortened } from '../doubts/shortened.ts';
import { comparable } from './comparable.ts';
import { matchLines } from './match-lines.ts';
import { foodsApart } from './same-food.ts';

const linesOf = (groups: readonly IngredientGroup[]) => groups.flatMap((group) => group.lines);
const share = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.filter(test).length / (items.length || 1);
const hasFigure = (line: string) => /[\d¼-¾⅐-⅞]/.test(line);
const statesAmount = (line: string) => hasFigure(line) || parseIngredient(line).quantity !== null;

const mostLines = 150;
const longestLine = 120;
/** From here on two lists of a page are of one dish. */
const leastAlike = 0.6;
const fewestLines = 3;
/** A list of so many times as many lines is that of more than this dish. */
const mostTimes = 4;
const mostDoubts = 3;

/**
 * Some sites give structured data the names of foods without amounts, of all or of some, or the headings of groups in place of their
 * lines. Where the page shows the same with amounts, the shown lines are taken, the whole list or line by line; else the stated ones stay.
 */
export function fullerLines(
  stated: IngredientGroup[],
  shown: IngredientGroup[],
): IngredientGroup[] {
  const own = linesOf(stated);
  const other = linesOf(shown);
  if (own.length === 0 || other.length < 2 || Math.max(own.length, other.length) > mostLines)
    return stated;
  const headings = new Set(shown.map((group) => comparable(group.name ?? '')));
  if (share(own, (line) => headings.has(comparable(line))) > 0.5) return shown;
  const found = matchLines(own, other);
  const isAllBare =
    share(own, hasFigure) < 0.2 &&
    share(other, hasFigure) > 0.5 &&
    found.size > own.length * leastAlike &&
    other.length < own.length * mostTimes;
  return isAllBare ? shown : inFull(stated, other, found);
}

/**
 * What stands in one of two lists of a dish alone: of the taken one what the page's `text` says nowhere, of the shown one what is `sure`
 * to be listed.
 */
export function listDoubts(
  taken: IngredientGroup[],
  shown: IngredientGroup[],
  sure: IngredientGroup[],
  text: () => string,
): Doubt[] {
  const own = linesOf(taken);
  const other = linesOf(shown);
  const [least, most] = [own.length, other.length].toSorted((a, b) => a - b) as [number, number];
  if (least < fewestLines || most > mostLines) return [];
  if (matchLines(own, other).size <= least * leastAlike) return [];
  const said = comparable(text());
  const lacking = foodsApart(own, other).filter((line) => !said.includes(comparable(line)));
  const further = foodsApart(linesOf(sure), own).filter((line) => looksLikeIngredient(line) > 0.6);
  return [
    ...doubtsOf(lacking, (line) => `The recipe data name “${line}”, which the page does not show.`),
    ...doubtsOf(further, (line) => `The page also lists “${line}”, which its recipe data lack.`),
  ];
}

const doubtsOf = (lines: readonly string[], sentence: (line: string) => string): Doubt[] =>
  lines.slice(0, mostDoubts).map((line) => doubtOfWhole(sentence(shortened(line)), line));

/** The lines as they are stated, those without an amount as they are shown with one. */
function inFull(
  stated: IngredientGroup[],
  shown: readonly string[],
  found: ReadonlyMap<number, number>,
): IngredientGroup[] {
  let at = -1;
  return stated.map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => {
      const other = shown[found.get(++at) ?? -1];
      return other !== undefined &&
        other.length <= longestLine &&
        !statesAmount(line) &&
        statesAmount(other)
        ? other
        : line;
    }),
  }));
}
