import type { IngredientGroup } from '../recipe/recipe.ts';
import { headsItems, namesPart } from './headings/names-part.ts';

/** What a line of a list begins with that says how much. */
const MEASURED = /^[\d¼-¾⅐-⅞]/u;

/**
 * The lines of a group that only name a part, as "Kaka" and "Glasyr" each above what is measured: the first line of the list is one, and
 * another line of it or the name of the group behind it is one too. A lone one among its items may be a food: "Salsa".
 */
function bareHeads(lines: readonly string[], isBeforeNamed: boolean): ReadonlySet<string> {
  const heads = lines.filter(
    (line, at) =>
      MEASURED.test(lines[at + 1] ?? '') &&
      !MEASURED.test(line) &&
      !/[,;]/u.test(line) &&
      namesPart(line),
  );
  return new Set(heads[0] === lines[0] && heads.length > (isBeforeNamed ? 0 : 1) ? heads : []);
}

/** The groups of a list, cut where a line of it only says what those below it are for, or names a part of the dish: it is the name of that part. */
export const partedAtHeads = (groups: readonly IngredientGroup[]): IngredientGroup[] =>
  groups.flatMap(({ name, lines }, index) => {
    const following = groups[index + 1]?.name ?? null;
    const bare =
      name === null ? bareHeads(lines, following !== null && namesPart(following)) : null;
    const parts: IngredientGroup[] = [{ name, lines: [] }];
    for (const [at, line] of lines.entries()) {
      const below = lines[at + 1];
      if (below !== undefined && (bare?.has(line) || (!headsItems(below) && headsItems(line))))
        parts.push({ name: line.replace(/\s*[:：]$/u, ''), lines: [] });
      else parts.at(-1)!.lines.push(line);
    }
    return parts.filter((part, at) => part.lines.length > 0 || (at === 0 && parts.length === 1));
  });
