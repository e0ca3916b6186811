import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import { analysesOf } from './domain/analyses/analyse-recipe.ts';
import { answersInMemory } from './store/answers-in-memory.ts';
import { correctionModel } from './store/correction-model.ts';
import { mongoCorrectionStore } from './store/mongo-correction-store.ts';

/** Opens the analyses with the store of what cooks have corrected, and the relay that publishes what it announces. */
export async function openAnalyses({
  database,
  bus,
  log,
}: Pick<ServiceContext<unknown>, 'database' | 'bus' | 'log'>) {
  const model = correctionModel(database);
  await model.init();
  const relay = startRelay(model, bus, log);
  const corrections = mongoCorrectionStore(model, relay);
  const analyses = analysesOf({
    answers: answersInMemory(),
    correctionsOf: async (ownerId) => (await corrections.find(ownerId)).corrections,
  });
  return { analyses, corrections, relay };
}
