import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { requestRenewal } from './request-renewal.ts';

/** Has the recipes of all cooks analysed anew in which a name counts by what was discovered of it, once an administrator has verified or corrected that. */
export function onDiscoveredIngredientVerified(bus: Bus): Promise<Consumer> {
  return bus.react({
    durable: 'recipes.discovered-ingredient-verified',
    subjects: ['discovered-ingredient.verified'],
    async handle(message) {
      const data = messages['discovered-ingredient.verified'].safeParse(message.data);
      if (!data.success || message.actor === null)
        throw new UnreadableMessage('discovered-ingredient.verified without a name');
      await requestRenewal(bus, {
        about: 'discovered',
        ownerId: message.actor.id,
        ingredient: data.data.name,
        after: 0,
      });
    },
  });
}
