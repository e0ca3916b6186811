import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Log } from '@convivio/platform/log';
import { analyseAnew } from '../domain/recipe/analysis/analyse-anew.ts';
import type { RecipeStore } from '../domain/recipe/recipe-store.ts';

/** Has the recipes analysed anew that name a food which their cook has corrected. */
export function onFoodCorrected({
  bus,
  store,
  log,
}: {
  bus: Bus;
  store: RecipeStore;
  log: Log;
}): Promise<Consumer> {
  return bus.react({
    durable: 'recipes.food-corrected',
    subjects: ['food.corrected'],
    async handle(message, { attempt, working }) {
      const data = messages['food.corrected'].safeParse(message.data);
      if (!data.success) throw new UnreadableMessage('food.corrected without a food');
      try {
        await analyseAnew(store, data.data.ownerId, data.data.ingredient, working);
      } catch (error) {
        log.warn({ err: error, attempt }, 'recipes with a corrected food will be analysed later');
        throw error;
      }
    },
  });
}
