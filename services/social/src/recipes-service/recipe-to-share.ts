import { recipeIdOf } from '@convivio/contracts/recipe-id';
import type { ServiceCaller } from '@convivio/platform/call-service';
import type { LinkPorts } from '../domain/links/link-ports.ts';
import { RecipeToShareDocument } from './generated/operations.ts';

/** Asks the recipes service whose a recipe is. */
export const recipeToShare =
  (callRecipes: ServiceCaller): LinkPorts['recipeFor'] =>
  async (readerId, recipe) => {
    const { recipesFor } = await callRecipes(RecipeToShareDocument, {
      readerId,
      ids: [recipeIdOf(recipe)],
    });
    const [found] = recipesFor;
    return found ? { ownerId: found.ownerId, archived: found.state === 'archived' } : null;
  };
