import { parseIngredient } from '@convivio/culinary/ingredients';
import { invalid } from '@convivio/platform/errors';
import { requireUser } from '@convivio/platform/identity';
import { readRecipe } from '../domain/read-recipe.ts';
import { shopForRecipe } from '../domain/shop-for-recipe.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Dependencies } from './dependencies.ts';
import { recipeRef } from './recipe-id.ts';

const LINES_AT_ONCE = 5_000;
const LONGEST_LINE = 2_000;

/** One recipe, what to buy for it, and the reading of ingredient lines. */
export function recipeQueries({ store }: Pick<Dependencies, 'store'>): Resolvers {
  return {
    Query: {
      recipe: (_parent, { id }, { actor }) => readRecipe(store, actor, recipeRef(id)),
      recipeShoppingList: (_parent, { id, servings }, { actor }) => shopForRecipe(store, requireUser(actor), recipeRef(id), servings),
      parseIngredients: (_parent, { lines, language }, { actor }) => {
        requireUser(actor);
        if (lines.length > LINES_AT_ONCE) throw invalid('TOO_MANY_LINES', 'At most 5,000 lines can be read at once.', { lines: 'at most 5,000' });
        if (lines.some((line) => line.length > LONGEST_LINE)) throw invalid('LINE_TOO_LONG', 'A line can have at most 2,000 characters.', { lines: 'at most 2,000 characters each' });
        return lines.map((line) => parseIngredient(line, language ? { language } : {}));
      },
    },
  };
}
