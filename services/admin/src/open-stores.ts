import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import { models } from './store/models.ts';
import { mongoAccessEndStore } from './store/mongo-access-end-store.ts';
import { mongoAccountStore } from './store/mongo-account-store.ts';
import { mongoAiBudgetStore } from './store/mongo-ai-budget-store.ts';
import { mongoAuditStore } from './store/mongo-audit-store.ts';
import { mongoErasureStore } from './store/mongo-erasure-store.ts';
import { mongoOfferStore } from './store/mongo-offer-store.ts';
import { mongoSessionStore } from './store/mongo-session-store.ts';
import { indexUsers, mongoUserListStore } from './store/mongo-user-list-store.ts';
import { mongoUsageStore } from './store/usage/mongo-usage-store.ts';
import { usageModels } from './store/usage/usage-models.ts';

/** Everything that is kept, ready to be asked, with what announces it. */
export async function openStores({
  database,
  bus,
  log,
}: Pick<ServiceContext<unknown>, 'database' | 'bus' | 'log'>) {
  const kept = models(database);
  const used = usageModels(database);
  await Promise.all([...Object.values(kept), ...Object.values(used)].map((model) => model.init()));
  await indexUsers(kept.accounts);
  const relays = {
    accounts: startRelay(kept.accounts, bus, log),
    sessions: startRelay(kept.sessions, bus, log),
    ends: startRelay(kept.accessEnds, bus, log),
    erasures: startRelay(kept.erasures, bus, log),
    aiBudgets: startRelay(kept.aiBudgets, bus, log),
  };
  const accounts = mongoAccountStore(kept.accounts, relays.accounts);
  const offers = mongoOfferStore(kept.offers);
  // An installation with accounts is not fresh.
  if ((await accounts.count()) > 0) await offers.close();
  return {
    accounts,
    offers,
    users: mongoUserListStore(kept.accounts),
    sessions: mongoSessionStore(kept.sessions, relays.sessions),
    ends: mongoAccessEndStore(kept.accessEnds, relays.ends),
    erasures: mongoErasureStore(kept.erasures, relays.erasures),
    audit: mongoAuditStore(kept.audit),
    budgets: mongoAiBudgetStore(kept.aiBudgets, relays.aiBudgets),
    usage: mongoUsageStore(used),
    close: async () => {
      await Promise.all(Object.values(relays).map((relay) => relay.close()));
    },
  };
}
