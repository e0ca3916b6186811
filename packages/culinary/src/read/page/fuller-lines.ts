import type { IngredientGroup } from '../../recipe/recipe.ts';
import { foldText } from '../../words/fold.ts';

const key = (line: string) =>
  foldText(line.replace(/\([^()]*\)/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const linesOf = (groups: readonly IngredientGroup[]) => groups.flatMap((group) => group.lines);
const share = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.filter(test).length / (items.length || 1);
const hasFigure = (line: string) => /[\d¼-¾⅐-⅞]/.test(line);

/**
 * Some sites give structured data the names of foods without amounts, or the headings of groups in place of their lines.
 * When the page shows the same list in full, the shown one is taken; else the stated one stays.
 */
export function fullerLines(
  stated: IngredientGroup[],
  shown: IngredientGroup[],
): IngredientGroup[] {
  const statedLines = linesOf(stated).map(key);
  const shownLines = linesOf(shown);
  if (!statedLines.length || shownLines.length < 2) return stated;
  const headings = new Set(shown.map((group) => key(group.name ?? '')));
  const onlyHeadings = share(statedLines, (line) => headings.has(line)) > 0.5;
  const shownKeys = shownLines.map(key);
  const withoutAmounts =
    share(linesOf(stated), hasFigure) < 0.2 &&
    share(shownLines, hasFigure) > 0.5 &&
    share(statedLines, (line) => shownKeys.some((other) => other.includes(line))) > 0.6 &&
    shownLines.length < statedLines.length * 1.5 + 2;
  return onlyHeadings || withoutAmounts ? shown : stated;
}
