import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { models } from './store/models.ts';
import { mongoAccountStore } from './store/mongo-account-store.ts';
import { mongoSessionStore } from './store/mongo-session-store.ts';

/** Accounts and their sessions. */
export const admin = defineService({
  name: 'admin',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start({ database, bus, log }) {
    const { accounts, sessions } = models(database);
    await Promise.all([accounts.init(), sessions.init()]);
    const accountRelay = startRelay(accounts, bus, log);
    const sessionRelay = startRelay(sessions, bus, log);
    return {
      resolvers: resolvers({
        accounts: mongoAccountStore(accounts, accountRelay),
        sessions: mongoSessionStore(sessions, sessionRelay),
      }),
      close: async () => {
        await Promise.all([accountRelay.close(), sessionRelay.close()]);
      },
    };
  },
});
