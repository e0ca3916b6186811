import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { EventStore } from '../domain/event/event-store.ts';
import { dropRecipe } from '../domain/menu/follow-recipe.ts';

/** Takes a deleted recipe off all menus. */
export function onRecipeDeleted(bus: Bus, events: EventStore): Promise<Consumer> {
  return bus.react({
    durable: 'events.recipe-deleted',
    subjects: ['recipe.deleted'],
    async handle({ data }) {
      const read = messages['recipe.deleted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('recipe.deleted without a recipe');
      await dropRecipe(events, read.data.recipeId, new Date());
    },
  });
}
