import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { eraseLinksOfRecipe } from '../domain/links/erase-links.ts';
import type { LinkPorts } from '../domain/links/link-ports.ts';

/** Removes the links of a deleted recipe. */
export function onRecipeDeleted(
  bus: Bus,
  stores: Pick<LinkPorts, 'links' | 'views'>,
): Promise<Consumer> {
  return bus.react({
    durable: 'social.recipe-deleted',
    subjects: ['recipe.deleted'],
    async handle({ data }) {
      const read = messages['recipe.deleted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('recipe.deleted without a recipe');
      await eraseLinksOfRecipe(stores, read.data.recipeId, new Date());
    },
  });
}
