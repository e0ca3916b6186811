import { setTimeout as delay } from 'node:timers/promises';
import { openCollaborators } from '@convivio/platform/collaborators';
import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { startPeriodicTask } from '@convivio/platform/periodic-task';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { heardInstances } from './domain/system/instances.ts';
import { addUpUsage } from './domain/usage/add-up-usage.ts';
import { usageRecorder } from './domain/usage/record-usage.ts';
import { onServiceBeat } from './reactions/service-beat.ts';
import { onUsageTold } from './reactions/usage-told.ts';
import { onCollaborationEnded } from './reactions/collaboration-ended.ts';
import { onCollaborationStarted } from './reactions/collaboration-started.ts';
import { models } from './store/models.ts';
import { mongoAccountStore } from './store/mongo-account-store.ts';
import { mongoSessionStore } from './store/mongo-session-store.ts';
import { indexUsers, mongoUserListStore } from './store/mongo-user-list-store.ts';
import { mongoUsageStore } from './store/usage/mongo-usage-store.ts';
import { usageModels } from './store/usage/usage-models.ts';

/** So often what was recorded is added up … */
const ADD_UP_EVERY_MS = 1_000;
/** … with a rest of so many times as long as it took, up to the longest: the more is recorded, the more there is to add up anew. */
const REST_TIMES = 3;
const LONGEST_REST_MS = 5_000;

/** Accounts and their sessions, and what was used. */
export const admin = defineService({
  name: 'admin',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start({ database, bus, log }) {
    const { accounts, sessions } = models(database);
    const used = usageModels(database);
    await Promise.all([accounts, sessions, ...Object.values(used)].map((model) => model.init()));
    await indexUsers(accounts);
    const accountRelay = startRelay(accounts, bus, log);
    const sessionRelay = startRelay(sessions, bus, log);
    const usage = mongoUsageStore(used);
    const instances = heardInstances();
    const hearing = onServiceBeat(bus, instances);
    await hearing.ready;
    const recording = await onUsageTold(bus, usageRecorder(usage));
    const addingUp = startPeriodicTask(
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
    const collaborators = await openCollaborators(database);
    const collaborating = [
      await onCollaborationStarted(bus, collaborators),
      await onCollaborationEnded(bus, collaborators),
    ];
    return {
      resolvers: resolvers({
        users: mongoUserListStore(accounts),
        usage,
        system: { instances, bus },
        accounts: mongoAccountStore(accounts, accountRelay),
        sessions: mongoSessionStore(sessions, sessionRelay),
        actsFor: collaborators.actsFor,
      }),
      close: async () => {
        hearing.stop();
        await recording.stop();
        await addingUp.close();
        await Promise.all(collaborating.map((reaction) => reaction.stop()));
        await Promise.all([accountRelay.close(), sessionRelay.close()]);
      },
    };
  },
});
