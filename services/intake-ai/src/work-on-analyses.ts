import type { ServiceCaller } from '@convivio/platform/call-service';
import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import { newId } from '@convivio/platform/ids';
import { analysesOf } from './domain/analyses/analyse-recipe.ts';
import {
  discoverIngredients,
  type DiscoveryPorts,
} from './domain/analyses/discovered/discover-ingredients.ts';
import { discoveredAmong } from './domain/analyses/discovered/discovered-among.ts';
import type { DiscoveredStore } from './domain/analyses/discovered/discovered-store.ts';
import { onAnalysisRequested, type AnalysisWork } from './reactions/analysis-requested.ts';
import { savedRecipes } from './recipes-service/saved-recipes.ts';
import { answersInMemory } from './store/answers-in-memory.ts';
import { correctionModel } from './store/correction-model.ts';
import { discoveredModel } from './store/discovered-model.ts';
import { mongoCorrectionStore } from './store/mongo-correction-store.ts';
import { mongoDiscoveredStore } from './store/mongo-discovered-store.ts';

type AnalysisContext = Pick<ServiceContext<unknown>, 'database' | 'bus' | 'log'>;

/** Opens the store of ingredients that no table knows. */
export async function openDiscovered(
  database: ServiceContext<unknown>['database'],
): Promise<DiscoveredStore> {
  const model = discoveredModel(database);
  await model.init();
  return mongoDiscoveredStore(model);
}

/** Opens the analyses with the stores of what cooks have corrected and of what was discovered, and the relay that publishes what the former announces. */
export async function openAnalyses({ database, bus, log }: AnalysisContext) {
  const model = correctionModel(database);
  await model.init();
  const relay = startRelay(model, bus, log);
  const corrections = mongoCorrectionStore(model, relay);
  const discovered = await openDiscovered(database);
  const analyses = analysesOf({
    answers: answersInMemory(),
    correctionsOf: async (ownerId) => (await corrections.find(ownerId)).corrections,
    discoveredAmong: (names) => discoveredAmong(discovered, names),
  });
  return { analyses, corrections, discovered, relay };
}

/** Takes recipes that wait for their analysis from the queue until it is stopped; what no table knows in them is asked of the provider. */
export async function workOnAnalyses({
  callRecipes,
  intelligence,
  stopping,
  ...work
}: AnalysisContext &
  Pick<AnalysisWork, 'backoffMs'> &
  Pick<DiscoveryPorts, 'intelligence'> & { callRecipes: ServiceCaller; stopping: AbortSignal }) {
  const { analyses, discovered: store, relay } = await openAnalyses(work);
  const consumer = await onAnalysisRequested({
    ...work,
    recipes: savedRecipes(callRecipes),
    analyses,
    discover: async (recipe, cookId) =>
      discoverIngredients(
        { intelligence, store, newId, now: () => Date.now() },
        {
          names: await analyses.unknownNames(recipe),
          language: recipe.languageCode,
          ownerId: cookId,
        },
        stopping,
      ),
  });
  return {
    async stop() {
      await consumer.stop();
      await relay.close();
    },
  };
}
