import { readFileSync } from 'node:fs';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import { answerTimes } from './answer-times.ts';
import { openBus } from '../bus/open-bus.ts';
import type { Bus } from '../bus/bus.ts';
import { ClosingStack } from './closing-stack.ts';
import { ConfigError, readConfig, serviceSettings, type ServiceSettings } from './config.ts';
import type { OwnData } from '../own-data/own-data.ts';
import { openDatabase } from '../database/database.ts';
import { environment } from './environment.ts';
import type { Files } from '../files/files.ts';
import { openFiles } from '../files/open-files.ts';
import { setMemoryBudget } from '../processes/memory-budget.ts';
import type { HealthCheck } from '../http/health.ts';
import type { IsBarred } from '../identity/access-end.ts';
import { followEndedAccess } from '../identity/ended-access.ts';
import { createVerifier } from '../identity/identity.ts';
import { startHeartbeat, type Beating } from './heartbeat.ts';
import { createLog, type Log } from './log.ts';
import { startSubgraph, type ResolverMap } from '../graphql/subgraph.ts';

/** What a service is built on. */
export interface ServiceContext<Settings> {
  settings: Settings & ServiceSettings;
  log: Log;
  database: Connection;
  bus: Bus;
  files: Files;
}

/** What a service that answers is built on. */
export interface ServingContext<Settings> extends ServiceContext<Settings> {
  isBarred: IsBarred;
}

/** What a service consists of once it is wired. */
export interface ServiceParts {
  resolvers: ResolverMap;
  checks?: Record<string, HealthCheck>;
  /** All that the service holds about a user, which they may have at any time. */
  ownData: OwnData;
  /** Stops relays, reactions and workers: called after the last request was answered. */
  close(): Promise<void>;
}

/** A service is a value: `run(service)` starts one, `startStack` starts all in one process. */
export interface ServiceDefinition<Schema extends z.ZodObject = z.ZodObject> {
  name: string;
  /** Where its `schema.graphql` lies. */
  schema: URL;
  /** Its own settings, beside those that all services share. */
  settings: Schema;
  start(context: ServingContext<z.infer<Schema>>): Promise<ServiceParts>;
}

export function defineService<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
): ServiceDefinition<Schema> {
  return definition;
}

export interface RunningService {
  name: string;
  url: string;
  /** Answers the requests that run, then lets go of everything. Calling it again waits for the same. */
  stop(): Promise<void>;
}

/**
 * Opens the engines that the settings name, and tells from then on that the process runs. The caller closes them. Throws ConfigError for settings
 * that do not hold, the shared and the service's own at once.
 */
export async function openContext<Schema extends z.ZodObject>(
  definition: Pick<ServiceDefinition<Schema>, 'name' | 'settings'>,
  env: Record<string, string | undefined>,
  role: Beating['role'] = 'service',
) {
  const settings = readConfig(
    serviceSettings.safeExtend(definition.settings.shape),
    env,
  ) as z.infer<Schema> & ServiceSettings;
  setMemoryBudget(settings.JOB_MEMORY_MB);
  const log = createLog(definition.name, settings.LOG_LEVEL);
  const closing = new ClosingStack();
  try {
    const database = await openDatabase(settings.DATABASE_URL, definition.name, log);
    closing.add(() => database.close());
    const bus = await openBus(settings.BUS_URL, { log });
    closing.add(async () => {
      await bus.drain();
      await bus.close();
    });
    const files = await openFiles(settings.FILES_URL);
    const context: ServiceContext<z.infer<Schema>> = { settings, log, database, bus, files };
    const checks = engineChecks(context);
    const about = { service: definition.name, role, version: settings.APP_VERSION };
    const times = answerTimes();
    const heartbeat = startHeartbeat(bus, about, checks, times);
    closing.add(() => heartbeat.close());
    return { context, checks, times, close: () => closing.close() };
  } catch (error) {
    // What failed first is what is told.
    await closing.close().catch(() => {});
    throw error;
  }
}

const engineChecks = ({
  database,
  bus,
  files,
}: Pick<ServiceContext<unknown>, 'database' | 'bus' | 'files'>): Record<string, HealthCheck> => ({
  database: async () => database.db?.command({ ping: 1 }),
  bus: () => bus.health(),
  files: () => files.health(),
});

/** Starts one service from an environment and resolves when it serves. Throws ConfigError for settings that do not hold. */
export async function startService<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  env: Record<string, string | undefined>,
): Promise<RunningService> {
  const { context, checks, times, close } = await openContext(definition, env);
  const { settings, log } = context;
  const closing = new ClosingStack();
  closing.add(close);
  try {
    const ended = await followEndedAccess(context.bus, log);
    closing.add(() => ended.close());
    const parts = await definition.start({ ...context, isBarred: ended.isBarred });
    closing.add(() => parts.close());
    const subgraph = await startSubgraph({
      typeDefs: readFileSync(definition.schema, 'utf8'),
      resolvers: parts.resolvers,
      ownData: parts.ownData,
      verify: createVerifier({
        issuer: settings.LOGIN_ISSUER,
        jwksUrl: settings.LOGIN_JWKS_URL,
        audience: settings.LOGIN_AUDIENCE,
        clientId: settings.LOGIN_CLIENT_ID,
        adminEmails: settings.ADMIN_EMAILS,
        serviceSecret: settings.SERVICE_SECRET,
        ended,
      }),
      log,
      checks: { ...checks, ...parts.checks },
      times,
      host: settings.HOST,
      port: settings.PORT,
    });
    closing.add(() => subgraph.drain());
    return { name: definition.name, url: subgraph.url, stop: () => closing.close() };
  } catch (error) {
    // What failed first is what is told.
    await closing.close().catch(() => {});
    throw error;
  }
}

/** The whole of a service's `main.ts`: starts it from the environment and stops it gracefully on SIGTERM and SIGINT. */
export async function run<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
): Promise<void> {
  await untilSignal(definition.name, () => startService(definition, environment()));
}

/** Longer than draining the requests that run; an orchestrator kills after its own, longer time. */
const STOP_MS = 25_000;

/**
 * Starts something stoppable and stops it on the first signal. Settings that do not hold are printed without a stack; anything unexpected ends the
 * process with 1.
 */
export async function untilSignal(
  name: string,
  start: () => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  const log = createLog(name);
  const fail = (error: unknown) => {
    if (error instanceof ConfigError) console.error(error.message);
    else log.fatal({ err: error }, 'stopped by an error');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const running = await start();
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        setTimeout(
          () => fail(new Error(`${name} did not stop within ${STOP_MS / 1000} seconds`)),
          STOP_MS,
        ).unref();
        running.stop().then(() => process.exit(0), fail);
      });
    }
  } catch (error) {
    fail(error);
  }
}
