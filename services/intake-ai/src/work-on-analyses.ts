import type { ServiceCaller } from '@convivio/platform/call-service';
import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import { analysesOf } from './domain/analyses/analyse-recipe.ts';
import { discoveredAmong } from './domain/analyses/discovered/discovered-among.ts';
import type { DiscoveredStore } from './domain/analyses/discovered/discovered-store.ts';
import { onAnalysisRequested, type AnalysisWork } from './reactions/analysis-requested.ts';
import { unscoredRecipes } from './recipes-service/unscored-recipes.ts';
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

/** Takes recipes that wait for their score from the queue until it is stopped. */
export async function workOnAnalyses({
  callRecipes,
  ...work
}: AnalysisContext & Pick<AnalysisWork, 'backoffMs'> & { callRecipes: ServiceCaller }) {
  const { analyses, relay } = await openAnalyses(work);
  const consumer = await onAnalysisRequested({
    ...work,
    recipes: unscoredRecipes(callRecipes),
    analyses,
  });
  return {
    async stop() {
      await consumer.stop();
      await relay.close();
    },
  };
}
