import type { IngredientGroup } from '../recipe/recipe.ts';
import { headsItems } from './headings/names-part.ts';

/** The groups of a list, cut where a line of it only says what those below it are for: it is the name of that part. */
export const partedAtHeads = (groups: readonly IngredientGroup[]): IngredientGroup[] =>
  groups.flatMap(({ name, lines }) => {
    const parts: IngredientGroup[] = [{ name, lines: [] }];
    for (const [at, line] of lines.entries()) {
      const below = lines[at + 1];
      if (below !== undefined && !headsItems(below) && headsItems(line))
        parts.push({ name: line.replace(/\s*[:：]$/u, ''), lines: [] });
      else parts.at(-1)!.lines.push(line);
    }
    return parts.filter((part, at) => part.lines.length > 0 || (at === 0 && parts.length === 1));
  });
