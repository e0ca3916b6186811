import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Log } from '@convivio/platform/log';
import type { RecipeFiles } from '../domain/recipe/recipe-store.ts';
import {
  removeDeletedRecipe,
  type DeletedRecipes,
} from '../domain/recipe/deleting/remove-deleted-recipe.ts';

const AT_ONCE = 4;
const HOUR_MS = 3_600_000;
/** Files may be away for a night: what somebody has deleted goes as soon as they are back. */
const TRY_AGAIN_MS = [1_000, 5_000, 30_000, 120_000, 600_000, ...Array<number>(24).fill(HOUR_MS)];

/** Removes what a deleted recipe leaves behind. Comes after the mark, so that a stop in between loses nothing. */
export function onRecipeDeleted({
  bus,
  deleted,
  files,
  log,
}: {
  bus: Bus;
  deleted: DeletedRecipes;
  files: Pick<RecipeFiles, 'remove'>;
  log: Log;
}): Promise<Consumer> {
  return bus.react({
    durable: 'recipes.recipe-deleted',
    subjects: ['recipe.deleted'],
    concurrency: AT_ONCE,
    backoffMs: TRY_AGAIN_MS,
    async handle(message, { attempt }) {
      const data = messages['recipe.deleted'].safeParse(message.data);
      if (!data.success) throw new UnreadableMessage('recipe.deleted without a recipe');
      try {
        await removeDeletedRecipe(deleted, files, data.data.recipeId);
      } catch (error) {
        log.warn(
          { err: error, recipeId: data.data.recipeId, attempt },
          'the files of a deleted recipe will be removed later',
        );
        throw error;
      }
    },
  });
}
