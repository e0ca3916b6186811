import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openCollaborators } from '@convivio/platform/collaborators';
import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import type { Log } from '@convivio/platform/log';
import { startPeriodicTask, type PeriodicTask } from '@convivio/platform/periodic-task';
import type { Dependencies } from './api/dependencies.ts';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { eraseAgain } from './domain/erasure/delete-user.ts';
import { renewSuspensions } from './domain/users/renew-suspensions.ts';
import { issuerClient } from './issuer/issuer-client.ts';
import { keycloakDirectory } from './issuer/keycloak-directory.ts';
import { onCollaborationEnded } from './reactions/collaboration-ended.ts';
import { onCollaborationStarted } from './reactions/collaboration-started.ts';
import { onUserDeleted } from './reactions/user-deleted.ts';
import { onUserSuspended } from './reactions/user-suspended.ts';
import { heardInstances } from './domain/system/instances.ts';
import { addUpUsage } from './domain/usage/add-up-usage.ts';
import type { UsageStore } from './domain/usage/usage-store.ts';
import { usageRecorder } from './domain/usage/record-usage.ts';
import { onServiceBeat } from './reactions/service-beat.ts';
import { onUsageTold } from './reactions/usage-told.ts';
import { models } from './store/models.ts';
import { accountData } from './store/own-data.ts';
import { mongoAccessEndStore } from './store/mongo-access-end-store.ts';
import { mongoAccountStore } from './store/mongo-account-store.ts';
import { mongoAuditStore } from './store/mongo-audit-store.ts';
import { mongoErasureStore } from './store/mongo-erasure-store.ts';
import { mongoSessionStore } from './store/mongo-session-store.ts';
import { mongoUsageStore } from './store/usage/mongo-usage-store.ts';
import { usageModels } from './store/usage/usage-models.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** So often what was recorded is added up … */
const ADD_UP_EVERY_MS = 1_000;
/** … with a rest of so many times as long as it took, up to the longest: the more is recorded, the more there is to add up anew. */
const REST_TIMES = 3;
const LONGEST_REST_MS = 5_000;

/** Accounts with their devices, who may come in, what becomes of those who leave, and what was used. */
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
    const used = usageModels(database);
    await Promise.all(Object.values(used).map((model) => model.init()));
    const collaborators = await openCollaborators(database);
    const usage = mongoUsageStore(used);
    const instances = heardInstances();
    const hearing = onServiceBeat(bus, instances);
    await hearing.ready;
    const ports = {
      usage,
      actsFor: collaborators.actsFor,
      system: { instances, bus },
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
    const reactions = await Promise.all([
      onUserDeleted(bus, ports),
      onUserSuspended(bus, ports),
      onUsageTold(bus, usageRecorder(usage)),
      onCollaborationStarted(bus, collaborators),
      onCollaborationEnded(bus, collaborators),
    ]);
    const tasks = startTasks(ports, log);
    return {
      resolvers: resolvers(ports),
      ownData: accountData(ports),
      close: async () => {
        hearing.stop();
        await Promise.all(tasks.map((task) => task.close()));
        await Promise.all(reactions.map((reaction) => reaction.stop()));
        await Promise.all(Object.values(relays).map((relay) => relay.close()));
      },
    };
  },
});

function startTasks(
  { accounts, erasures, usage }: Pick<Dependencies, 'accounts' | 'erasures' | 'usage'>,
  log: Log,
): PeriodicTask[] {
  return [
    startAddingUp(usage, log),
    startPeriodicTask(
      'telling again who is suspended',
      DAY_MS,
      (signal) => renewSuspensions(accounts, new Date(), signal),
      log,
    ),
    startPeriodicTask(
      'erasing once more',
      10 * MINUTE_MS,
      () => eraseAgain(erasures, new Date()),
      log,
    ),
  ];
}

function startAddingUp(usage: UsageStore, log: Log): PeriodicTask {
  return startPeriodicTask(
    'adding up what was used',
    ADD_UP_EVERY_MS,
    async (stopping) => {
      const began = performance.now();
      await addUpUsage(usage, stopping);
      const restMs = Math.min(REST_TIMES * (performance.now() - began), LONGEST_REST_MS);
      await delay(restMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    },
    log,
  );
}
