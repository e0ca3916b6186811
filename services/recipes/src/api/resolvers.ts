import { parseIngredient } from '@convivio/culinary/ingredients';
import { invalid } from '@convivio/platform/errors';
import { newId } from '@convivio/platform/ids';
import { requireService, requireUser } from '@convivio/platform/identity';
import { recipeId } from './recipe-id.ts';
import { keepImportedRecipe } from '../domain/keep-imported-recipe.ts';
import { readRecipe } from '../domain/read-recipe.ts';
import type { RecipeStore } from '../domain/recipe-store.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { importedRecipe } from './imported-recipe.ts';
import { presentIngredient } from './present-ingredient.ts';
import { presentRecipe } from './present-recipe.ts';

const LINES_AT_ONCE = 5_000;
const LONGEST_LINE = 2_000;

/** Resolvers only translate: arguments in, one call, the answer out. */
export function resolvers({ store, secret }: { store: RecipeStore; secret: string }): Resolvers {
  const present = (recipe: Parameters<typeof presentRecipe>[0]) => presentRecipe(recipe, secret);
  return {
    Query: {
      recipe: async (_parent, { id }, { actor }) => present(await readRecipe(store, actor, recipeId(id))),
      recipes: async (_parent, _args, { actor }) => (await store.listActive(requireUser(actor).id)).map(present),
      parseIngredients: (_parent, { lines, language }, { actor }) => {
        requireUser(actor);
        if (lines.length > LINES_AT_ONCE) throw invalid('TOO_MANY_LINES', 'At most 5,000 lines can be read at once.', { lines: 'at most 5,000' });
        if (lines.some((line) => line.length > LONGEST_LINE)) throw invalid('LINE_TOO_LONG', 'A line can have at most 2,000 characters.', { lines: 'at most 2,000 characters each' });
        return lines.map((line) => presentIngredient(parseIngredient(line, language ? { language } : {})));
      },
    },
    Mutation: {
      keepImportedRecipe: async (_parent, { input }, { actor }) => {
        requireService(actor);
        return present(await keepImportedRecipe(store, importedRecipe(input), newId, new Date()));
      },
    },
    Recipe: {
      __resolveReference: async ({ id }, { actor }) => present(await readRecipe(store, actor, recipeId(id))),
    },
  };
}
