import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import type { IntakeSettings } from './config.ts';
import type { RecipeMaker } from './domain/magic/recipe/make-recipe.ts';
import { onMagicRequested, type MagicWork } from './reactions/magic-requested.ts';
import { magicModel } from './store/magic-model.ts';
import { mongoMagicStore } from './store/mongo-magic-store.ts';

type MagicContext = Pick<ServiceContext<IntakeSettings>, 'database' | 'bus' | 'log'>;

/** Opens the store of magic requests with the relay that publishes what they announce. */
export async function openMagic({ database, bus, log }: MagicContext) {
  const model = magicModel(database);
  await model.init();
  const relay = startRelay(model, bus, log);
  return { store: mongoMagicStore(model, relay), relay };
}

/** Takes magic requests from the queue until it is stopped. */
export async function workOnMagic({
  database,
  intelligence,
  providerMs,
  ...work
}: MagicContext &
  Pick<RecipeMaker, 'intelligence' | 'providerMs'> &
  Pick<MagicWork, 'backoffMs' | 'stopping'>) {
  const { store, relay } = await openMagic({ database, ...work });
  const maker = { intelligence, providerMs, now: () => Date.now() };
  const consumer = await onMagicRequested({ ...work, store, maker });
  return {
    async stop() {
      await consumer.stop();
      await relay.close();
    },
  };
}
