import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import type { IntakeSettings } from './config.ts';
import { openIntelligence } from './intelligence/open-intelligence.ts';
import { mongoSpendingStore } from './store/mongo-spending-store.ts';
import { spendingModel } from './store/spending-model.ts';

/** The provider that the settings name, with the account of what its calls cost. */
export async function openProvider({
  settings,
  database,
  bus,
  log,
}: Pick<ServiceContext<IntakeSettings>, 'settings' | 'database' | 'bus' | 'log'>) {
  const spending = spendingModel(database);
  await spending.init();
  const spendingRelay = startRelay(spending, bus, log);
  const store = mongoSpendingStore(spending, spendingRelay);
  return { intelligence: await openIntelligence(settings, store, log), spendingRelay };
}
