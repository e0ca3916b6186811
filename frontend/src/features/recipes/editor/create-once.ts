import type { ApolloClient } from '@apollo/client';
import { CreateRecipeDocument } from '../../../generated/documents/create-recipe.ts';
import { UpdateRecipeDocument } from '../../../generated/documents/update-recipe.ts';
import { refreshLibrary } from '../library/refresh-library.ts';
import { editOf, inputOf } from './edit-of.ts';
import type { WrittenStep } from './instruction-text.ts';
import { formOf, isSameRecipe, type RecipeForm } from './recipe-form.ts';

/**
 * Creates one recipe, however often it is tried. A first try whose answer was lost may have kept the recipe as it was then:
 * the same key gives that one back, and what was written since is put into it. `tried`: an earlier page may have tried already.
 */
export function createOnce(client: ApolloClient, requestKey: string, tried: boolean) {
  let running = false;
  return {
    isRunning: () => running,
    async run(form: RecipeForm, steps: readonly WrittenStep[], imageKey: string | null): Promise<string> {
      const again = tried;
      tried = true;
      running = true;
      try {
        const { data } = await client.mutate({ mutation: CreateRecipeDocument, variables: { input: inputOf(form, steps, imageKey), idempotencyKey: requestKey } });
        const { recipe } = data!;
        const kept = formOf(recipe);
        if (again && !isSameRecipe(kept, form)) {
          await client.mutate({ mutation: UpdateRecipeDocument, variables: { id: recipe.id, input: editOf(kept, form, recipe.instructions, false), version: recipe.version } });
        }
        void refreshLibrary(client);
        return recipe.id;
      } finally {
        running = false;
      }
    },
  };
}
