import { MAIN_INGREDIENTS, parseIngredient, readIngredientText } from '@convivio/culinary/line';
import type { AnalysedRecipe, LineOfRecipe, RecipeLines } from '@convivio/culinary/analyse';
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

/** What is weighed of a recipe; null where it has no ingredients, or more than `MOST_ANALYSED_LINES`. */
export function recipeLines({
  ingredientText,
  servings,
  servingsStated,
  languageCode,
}: Pick<
  AnalysableRecipe,
  'ingredientText' | 'servings' | 'servingsStated' | 'languageCode'
>): RecipeLines | null {
  const lines = readLines(ingredientText, languageCode);
  return lines && { lines, servings: servingsStated ? servings : null, languageCode };
}

/** What is tasted of a recipe; null where it has no ingredients, or more than `MOST_ANALYSED_LINES`. */
export function analysedRecipe({
  title,
  ingredientText,
  instructions,
  languageCode,
  course,
}: Pick<
  AnalysableRecipe,
  'title' | 'ingredientText' | 'instructions' | 'languageCode' | 'course'
>): AnalysedRecipe | null {
  const lines = readLines(ingredientText, languageCode);
  const steps = instructions.map(({ instruction }) => instruction);
  return lines && { title, lines, steps, languageCode, course };
}

function readLines(text: string, languageCode: string | null): LineOfRecipe[] | null {
  const groups = readIngredientText(text);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0 || count > MOST_ANALYSED_LINES) return null;
  const options = languageCode === null ? {} : { language: languageCode };
  return groups.flatMap(({ name, lines }) =>
    lines.map((line) => ({
      ...parseIngredient(line, options),
      category: name ?? MAIN_INGREDIENTS,
    })),
  );
}
