import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import { analysesOf } from './domain/analyses/analyse-recipe.ts';
import { discoveredAmong } from './domain/analyses/discovered/discovered-among.ts';
import type { DiscoveredStore } from './domain/analyses/discovered/discovered-store.ts';
import { answersInMemory } from './store/answers-in-memory.ts';
import { correctionModel } from './store/correction-model.ts';
import { discoveredModel } from './store/discovered-model.ts';
import { mongoCorrectionStore } from './store/mongo-correction-store.ts';
import { mongoDiscoveredStore } from './store/mongo-discovered-store.ts';

/** Opens the store of ingredients that no table knows. */
export async function openDiscovered(
  database: ServiceContext<unknown>['database'],
): Promise<DiscoveredStore> {
  const model = discoveredModel(database);
  await model.init();
  return mongoDiscoveredStore(model);
}

/** Opens the analyses with the stores of what cooks have corrected and of what was discovered, and the relay that publishes what the former announces. */
export async function openAnalyses({
  database,
  bus,
  log,
}: Pick<ServiceContext<unknown>, 'database' | 'bus' | 'log'>) {
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
