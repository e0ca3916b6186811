import { announce, type Announcement } from '@convivio/contracts/announcement';
import { conflict } from '@convivio/platform/errors';
import { allow, type Act, type Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { toBeAnalysed } from '../analysis/to-be-analysed.ts';
import { translationRequests } from '../translation/request-translation.ts';

export interface Change {
  /** The recipe as it is to be; null when it is so already. */
  to: Recipe | null;
  message: 'recipe.changed' | 'recipe.archived' | 'recipe.restored' | 'recipe.deleted';
}

/** As many others as may come in between before one is asked to try again. */
const TRIES = 8;

/**
 * Changes a recipe that the cook may change, or do more with: loads, allows, lets `decide`, saves and announces in one write; anew when somebody was
 * faster.
 */
export async function changeRecipe(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  now: Date,
  decide: (recipe: Recipe) => Change | Promise<Change>,
  act: Exclude<Act, 'see'> = 'change',
): Promise<Recipe> {
  for (let tries = 0; tries < TRIES; tries++) {
    const recipe = await allow(cook, act, await store.find(ref));
    const { to, message } = await decide(recipe);
    if (to === null) return recipe;
    const { recipe: after, requests } = toBeAnalysed(
      recipe,
      {
        ...to,
        updatedAt: now,
        ...changedBy(cook, recipe.ownerId),
        version: recipe.version + 1,
      },
      cook.id,
    );
    const announced = [
      recipeMessage(message, cook.id, after),
      ...requests,
      ...(await translationRequests(recipe, after, cook.id)),
    ];
    if (await store.replace(recipe, after, announced)) return after;
  }
  throw conflict(
    'RECIPE_BUSY',
    'This recipe is being changed by somebody else at the moment. Try again.',
  );
}

/** Who has changed a recipe of an owner, as it is kept. */
export const changedBy = (
  { id, firstName }: Pick<Cook, 'id' | 'firstName'>,
  ownerId: string,
): Pick<Recipe, 'updatedBy' | 'updatedByGuest'> => ({
  updatedBy: firstName || null,
  updatedByGuest: id === ownerId ? null : id,
});

/** What is announced of a recipe. */
export function recipeMessage(
  message: Change['message'] | 'recipe.created',
  actorId: string,
  { id, ownerId, title }: Pick<Recipe, 'id' | 'ownerId' | 'title'>,
): Announcement {
  return announce(message, actorId, { recipeId: id, ownerId, title });
}

export function refuseArchived(recipe: Recipe): void {
  if (recipe.state === 'archived')
    throw conflict('RECIPE_ARCHIVED', 'This recipe is archived. Restore it to edit it.');
}

/** Refuses to write over a version that was not seen; null writes over whatever is there. */
export function refuseChanged(recipe: Recipe, version: number | null): void {
  if (version === null || version === recipe.version) return;
  throw conflict(
    'RECIPE_CHANGED',
    `${recipe.updatedBy ?? 'Somebody'} has changed this recipe in the meantime. Compare both versions before you save yours.`,
  );
}
