import { randomBytes } from 'node:crypto';
import { startRelay } from '@convivio/platform/outbox';
import { startPeriodicTask } from '@convivio/platform/periodic-task';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { eraseAgain } from './domain/erasure/delete-user.ts';
import { renewSuspensions } from './domain/users/renew-suspensions.ts';
import { issuerClient } from './issuer/issuer-client.ts';
import { keycloakDirectory } from './issuer/keycloak-directory.ts';
import { onUserDeleted } from './reactions/user-deleted.ts';
import { onUserSuspended } from './reactions/user-suspended.ts';
import { models } from './store/models.ts';
import { accountData } from './store/own-data.ts';
import { mongoAccessEndStore } from './store/mongo-access-end-store.ts';
import { mongoAccountStore } from './store/mongo-account-store.ts';
import { mongoAuditStore } from './store/mongo-audit-store.ts';
import { mongoErasureStore } from './store/mongo-erasure-store.ts';
import { mongoSessionStore } from './store/mongo-session-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Accounts with their devices, who may come in, and what becomes of those who leave. */
export const admin = defineService({
  name: 'admin',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start({ database, bus, log, settings }) {
    const { accounts, sessions, accessEnds, erasures, audit } = models(database);
    await Promise.all(
      [accounts, sessions, accessEnds, erasures, audit].map((model) => model.init()),
    );
    const relays = {
      accounts: startRelay(accounts, bus, log),
      sessions: startRelay(sessions, bus, log),
      ends: startRelay(accessEnds, bus, log),
      erasures: startRelay(erasures, bus, log),
    };
    const ports = {
      accounts: mongoAccountStore(accounts, relays.accounts),
      sessions: mongoSessionStore(sessions, relays.sessions),
      ends: mongoAccessEndStore(accessEnds, relays.ends),
      erasures: mongoErasureStore(erasures, relays.erasures),
      audit: mongoAuditStore(audit),
      directory: keycloakDirectory(
        issuerClient({
          issuer: settings.LOGIN_ISSUER,
          jwksUrl: settings.LOGIN_JWKS_URL,
          clientId: settings.LOGIN_ADMIN_CLIENT_ID,
          clientSecret: settings.LOGIN_ADMIN_SECRET,
        }),
      ),
      secret: settings.SERVICE_SECRET,
      newPassword: () => randomBytes(12).toString('base64url'),
    };
    const reactions = await Promise.all([onUserDeleted(bus, ports), onUserSuspended(bus, ports)]);
    const tasks = [
      startPeriodicTask(
        'telling again who is suspended',
        DAY_MS,
        (signal) => renewSuspensions(ports.accounts, new Date(), signal),
        log,
      ),
      startPeriodicTask(
        'erasing once more',
        10 * MINUTE_MS,
        () => eraseAgain(ports.erasures, new Date()),
        log,
      ),
    ];
    return {
      resolvers: resolvers(ports),
      ownData: accountData(ports.accounts, ports.sessions),
      close: async () => {
        await Promise.all(tasks.map((task) => task.close()));
        await Promise.all(reactions.map((reaction) => reaction.stop()));
        await Promise.all(Object.values(relays).map((relay) => relay.close()));
      },
    };
  },
});
