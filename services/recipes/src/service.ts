import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { mongoRecipeStore } from './store/mongo-recipe-store.ts';
import { recipeModel } from './store/recipe-model.ts';

/** Recipes and their life: what is kept, who may read it, where its original lies. */
export const recipes = defineService({
  name: 'recipes',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start({ database, bus, log, settings: { SERVICE_SECRET } }) {
    const model = recipeModel(database);
    await model.init();
    const relay = startRelay(model, bus, log);
    return {
      resolvers: resolvers({ store: mongoRecipeStore(model, relay), secret: SERVICE_SECRET }),
      close: () => relay.close(),
    };
  },
});
