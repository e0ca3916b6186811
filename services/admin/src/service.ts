import { openCollaborators } from '@convivio/platform/collaborators';
import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { onCollaborationEnded } from './reactions/collaboration-ended.ts';
import { onCollaborationStarted } from './reactions/collaboration-started.ts';
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
    const collaborators = await openCollaborators(database);
    const collaborating = [
      await onCollaborationStarted(bus, collaborators),
      await onCollaborationEnded(bus, collaborators),
    ];
    return {
      resolvers: resolvers({
        accounts: mongoAccountStore(accounts, accountRelay),
        sessions: mongoSessionStore(sessions, sessionRelay),
        actsFor: collaborators.actsFor,
      }),
      close: async () => {
        await Promise.all(collaborating.map((reaction) => reaction.stop()));
        await Promise.all([accountRelay.close(), sessionRelay.close()]);
      },
    };
  },
});
