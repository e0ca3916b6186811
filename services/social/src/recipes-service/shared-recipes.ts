import type { ServiceCaller } from '@convivio/platform/call-service';
import type { LinkPorts } from '../domain/links/link-ports.ts';
import { recipeIdOf } from '../domain/links/share-link.ts';
import { RecipeToShareDocument, UseIdempotencyKeyDocument } from './generated/operations.ts';

/** What links ask the recipes service: whose a recipe is, and to remember what keys were used for. */
export const sharedRecipes = (
  callRecipes: ServiceCaller,
): Pick<LinkPorts, 'recipeFor' | 'useKey'> => ({
  async recipeFor(readerId, recipe) {
    const { recipesFor } = await callRecipes(RecipeToShareDocument, {
      readerId,
      ids: [recipeIdOf(recipe)],
    });
    const [found] = recipesFor;
    return found ? { ownerId: found.ownerId, archived: found.state === 'archived' } : null;
  },
  async useKey(ownerId, key, asked) {
    await callRecipes(UseIdempotencyKeyDocument, { ownerId, key, asked });
  },
});
