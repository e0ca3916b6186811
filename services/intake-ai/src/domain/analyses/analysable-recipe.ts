import { MAIN_INGREDIENTS, readIngredientText } from '@convivio/culinary/line';
import { lineOfRecipe, type LineOfRecipe } from '@convivio/culinary/analyse';
import type { ByParts } from '@convivio/culinary/find';
import type { Category } from '@convivio/culinary/recipe';

/** More no kitchen cooks with; weighing them would hold others up. */
export const MOST_ANALYSED_LINES = 300;

/** What analyses read of a recipe, as the recipes service states it: each has what its own field of the schema requires. */
export interface AnalysableRecipe {
  id: string;
  ownerId: string;
  title: string;
  ingredientText: string;
  instructions: { instruction: string }[];
  servings: number;
  servingsStated: boolean;
  /** ISO 639-1. */
  languageCode: string | null;
  course: Category;
}

/** The lines of a recipe's ingredients, one at a time; null where it has none, or more than `MOST_ANALYSED_LINES`. */
export function* readLines({
  ingredientText,
  languageCode,
}: Pick<AnalysableRecipe, 'ingredientText' | 'languageCode'>): ByParts<LineOfRecipe[] | null> {
  const groups = readIngredientText(ingredientText);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0 || count > MOST_ANALYSED_LINES) return null;
  const read = new Set<LineOfRecipe>();
  for (const { name, lines } of groups)
    for (const line of lines) {
      yield;
      const shared = lineOfRecipe(line, name ?? MAIN_INGREDIENTS, languageCode);
      // What stands in a recipe twice are two lines.
      read.add(read.has(shared) ? { ...shared } : shared);
    }
  return [...read];
}
