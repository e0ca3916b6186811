import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { requestRenewal } from './request-renewal.ts';

/** Has the recipes of all cooks analysed anew in which a name that no table knows was looked up in vain, once it was found out for one of them. */
export function onDiscoveredIngredientFound(bus: Bus): Promise<Consumer> {
  return bus.react({
    durable: 'recipes.discovered-ingredient-found',
    subjects: ['discovered-ingredient.found'],
    async handle(message) {
      const data = messages['discovered-ingredient.found'].safeParse(message.data);
      if (!data.success || message.actor === null)
        throw new UnreadableMessage('discovered-ingredient.found without a name');
      await requestRenewal(bus, {
        about: 'found',
        ownerId: message.actor.id,
        ingredient: data.data.name,
        after: 0,
      });
    },
  });
}
