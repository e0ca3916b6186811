import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { requestRenewal } from './request-renewal.ts';

/** Has the recipes analysed anew that name a food which their cook has corrected. */
export function onFoodCorrected(bus: Bus): Promise<Consumer> {
  return bus.react({
    durable: 'recipes.food-corrected',
    subjects: ['food.corrected'],
    async handle(message) {
      const data = messages['food.corrected'].safeParse(message.data);
      if (!data.success) throw new UnreadableMessage('food.corrected without a food');
      await requestRenewal(bus, { about: 'corrected', ...data.data, after: 0 });
    },
  });
}
