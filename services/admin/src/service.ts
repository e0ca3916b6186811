import { randomBytes } from 'node:crypto';
import { openCollaborators } from '@convivio/platform/collaborators';
import { databaseEngine } from '@convivio/platform/database';
import type { Log } from '@convivio/platform/log';
import { logoutTokenReader } from '@convivio/platform/logout-token';
import { startPeriodicTask } from '@convivio/platform/periodic-task';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { busLetters } from './bus-letters.ts';
import { settings } from './config.ts';
import { tellAiBudget } from './domain/budget/set-ai-budget.ts';
import { namedEngines } from './domain/system/engines.ts';
import { heardInstances } from './domain/system/instances.ts';
import { eraseAgain } from './domain/erasure/delete-user.ts';
import { renewSuspensions } from './domain/users/renew-suspensions.ts';
import { issuerClient } from './issuer/issuer-client.ts';
import { keycloakDirectory } from './issuer/keycloak-directory.ts';
import { keepUsage } from './keep-usage.ts';
import { openStores } from './open-stores.ts';
import { onAdministratorActed } from './reactions/administrator-acted.ts';
import { onCollaborationEnded } from './reactions/collaboration-ended.ts';
import { onCollaborationStarted } from './reactions/collaboration-started.ts';
import { onServiceBeat } from './reactions/service-beat.ts';
import { onUserDeleted } from './reactions/user-deleted.ts';
import { onUserSuspended } from './reactions/user-suspended.ts';
import { accountData } from './store/own-data.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Accounts with their devices, who may come in, what becomes of those who leave, and what was used. */
export const admin = defineService({
  name: 'admin',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start({ database, bus, files, log, settings }) {
    const { close, ...stores } = await openStores({ database, bus, log });
    const collaborators = await openCollaborators(database);
    const instances = heardInstances();
    const directory = keycloakDirectory(
      issuerClient({
        issuer: settings.LOGIN_ISSUER,
        jwksUrl: settings.LOGIN_JWKS_URL,
        clientId: settings.LOGIN_ADMIN_CLIENT_ID,
        clientSecret: settings.LOGIN_ADMIN_SECRET,
      }),
    );
    const ports = {
      instances,
      engines: namedEngines({
        database: () => databaseEngine(database),
        bus: () => bus.engine(),
        files: () => files.engine(),
        login: () => directory.engine(),
      }),
      openWork: () => bus.openWork(),
      letters: busLetters(bus.deadLetters),
      ...stores,
      actsFor: collaborators.actsFor,
      directory,
      administratorsAreNamed: settings.ADMIN_EMAILS.length > 0,
      readLogout: logoutTokenReader({
        issuer: settings.LOGIN_ISSUER,
        jwksUrl: settings.LOGIN_JWKS_URL,
        clientId: settings.LOGIN_CLIENT_ID,
      }),
      secret: settings.SERVICE_SECRET,
      newPassword: () => randomBytes(12).toString('base64url'),
    };
    const hearing = onServiceBeat(bus, instances);
    await hearing.ready;
    const usage = await keepUsage(bus, ports.usage, log);
    const reactions = await Promise.all([
      onAdministratorActed(bus, ports),
      onUserDeleted(bus, ports, collaborators),
      onUserSuspended(bus, ports),
      onCollaborationStarted(bus, collaborators),
      onCollaborationEnded(bus, collaborators),
    ]);
    const tasks = startTasks(ports, log);
    return {
      resolvers: resolvers(ports),
      ownData: accountData(ports),
      close: async () => {
        await Promise.all(tasks.map((task) => task.close()));
        hearing.stop();
        await usage.close();
        await Promise.all(reactions.map((reaction) => reaction.stop()));
        await close();
      },
    };
  },
});

/** What is done again and again. */
const startTasks = (
  {
    accounts,
    budgets,
    erasures,
  }: Pick<Awaited<ReturnType<typeof openStores>>, 'accounts' | 'budgets' | 'erasures'>,
  log: Log,
) => [
  startPeriodicTask(
    'telling again who is suspended',
    DAY_MS,
    (signal) => renewSuspensions(accounts, new Date(), signal),
    log,
  ),
  startPeriodicTask('telling again what AI may cost', DAY_MS, () => tellAiBudget(budgets), log),
  startPeriodicTask(
    'erasing once more',
    10 * MINUTE_MS,
    () => eraseAgain(erasures, new Date()),
    log,
  ),
];
