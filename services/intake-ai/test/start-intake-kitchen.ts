import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { openBus } from '@convivio/platform/bus/open-bus';
import { openFiles } from '@convivio/platform/files/open-files';
import { keepSpareProcesses } from '@convivio/platform/processes/spare-processes';
import { openContext, startService, type RunningService } from '@convivio/platform/service';
import { startTokenIssuer, type TokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { recipes } from '@convivio/recipes/service';
import { startDocuments } from '@convivio/stack/documents/server';
import { settings } from '../src/config.ts';
import { openParts } from '../src/open-parts.ts';
import { intakeAi } from '../src/service.ts';
import { workOnQueues, type WorkerOptions } from '../src/work-on-queues.ts';
import type { Answer, Kitchen, KitchenOptions } from './intake-kitchen.ts';

keepSpareProcesses();

type Environment = Record<string, string>;

/** The intake service of one suite with all it needs, in this process. */
export async function startKitchen({
  env = {},
  worker = true,
  guard,
}: KitchenOptions = {}): Promise<Kitchen> {
  const folder = await mkdtemp(join(tmpdir(), 'convivio-intake-'));
  const documents = await startDocuments({ file: join(folder, 'documents.db') });
  const issuer = await startTokenIssuer();
  const environment: Environment = {
    LOG_LEVEL: 'silent',
    SERVICE_SECRET: randomUUID(),
    DATABASE_URL: documents.url,
    BUS_URL: `embedded:${join(folder, 'bus.db')}`,
    FILES_URL: `file:${join(folder, 'files')}`,
    ...issuer.environment,
    ...env,
  };
  const recipesService = await startRecipes(environment);
  environment['RECIPES_URL'] = recipesService.url;
  const startIntake = () => startService(intakeAi, { ...environment, INTAKE_WORKER: 'false' });
  const intake = await startIntake();
  const stored = await openStored(documents.url);
  const bus = await openBus(environment['BUS_URL'] ?? '', {
    log: { info() {}, warn() {}, error() {} },
  });
  const files = await openFiles(environment['FILES_URL'] ?? '');
  const { stopWorkers, ...workers } = workersIn(environment, guard);
  if (worker) await workers.startWorker();

  return {
    environment,
    bus,
    files,
    ...workers,
    startService: startIntake,
    age: (fileKey, hours) => age(join(folder, 'files', `${fileKey}~`), hours),
    ...stored.kept,
    ask: (cook, query, variables) => post(intake.url, issuer, cook, query, variables),
    askRecipes: (cook, query, variables) =>
      post(recipesService.url, issuer, cook, query, variables),
    async upload(cook, bytes, fileName = 'recipe.txt') {
      const content = Buffer.from(bytes);
      const fileKey = `uploads/${cook}/${randomUUID()}`;
      await files.put(fileKey, content, { contentType: 'application/octet-stream', fileName });
      return { fileKey, fileName, size: content.length, sha256: sha256Of(content) };
    },
    stopRecipes: recipesService.stop,
    startRecipes: recipesService.start,
    async close() {
      await stopWorkers();
      await intake.stop();
      await stored.close();
      await recipesService.stop();
      await bus.close();
      await issuer.close();
      await documents.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The recipes service, which may be stopped and started at the same address. */
async function startRecipes(environment: Environment) {
  let running: RunningService | null = await startService(recipes, { ...environment });
  const { url } = running;
  return {
    url,
    async stop() {
      await running?.stop();
      running = null;
    },
    async start() {
      running ??= await startService(recipes, { ...environment, PORT: new URL(url).port });
    },
  };
}

/** Workers of jobs beside the service, and what one of them stands on. */
function workersIn(environment: Environment, guard: KitchenOptions['guard']) {
  const workers = new Set<{ stop(): Promise<void> }>();

  async function openInstance(more: Environment = {}) {
    const { context, close } = await openContext(
      { name: 'intake-ai', settings },
      { ...environment, ...more },
    );
    const parts = await openParts(context);
    return {
      context,
      parts,
      async close() {
        await parts.close();
        await close();
      },
    };
  }

  async function startWorker({ env, ...options }: WorkerOptions & { env?: Environment } = {}) {
    const { context, parts, close } = await openInstance(env);
    const working = await workOnQueues(context, parts, { ...(guard && { guard }), ...options });
    const started = {
      async stop() {
        workers.delete(started);
        await working.close();
        await close();
      },
    };
    workers.add(started);
    return started;
  }

  const stopWorkers = async () => {
    for (const running of [...workers]) await running.stop();
  };
  return { openInstance, startWorker, stopWorkers };
}

/** What stands in the databases of both services. */
async function openStored(
  url: string,
): Promise<{ kept: Pick<Kitchen, 'jobs' | 'recipes'>; close(): Promise<void> }> {
  const open = (dbName: string) => mongoose.createConnection(url, { dbName }).asPromise();
  const intake = await open('convivio_intake_ai');
  const library = await open('convivio_recipes');
  return {
    kept: {
      jobs: {
        read: (id) => intake.collection('jobs').findOne({ _id: Number(id) as never }),
        async update(id, change) {
          await intake.collection('jobs').updateOne({ _id: Number(id) as never }, { $set: change });
        },
      },
      recipes: {
        async update(jobId, change) {
          await library.collection('recipes').updateOne({ jobId: Number(jobId) }, { $set: change });
        },
      },
    },
    async close() {
      await Promise.all([intake.close(), library.close()]);
    },
  };
}

/** Makes a stored file seem to be so many hours old. */
async function age(entry: string, hours: number): Promise<void> {
  const fields = JSON.parse(await readFile(entry, 'utf8')) as object;
  const modified = new Date(Date.now() - hours * 3_600_000).toISOString();
  await writeFile(entry, JSON.stringify({ ...fields, modified }));
}

async function post<Data>(
  url: string,
  issuer: TokenIssuer,
  cook: string | null,
  query: string,
  variables: object = {},
): Promise<Answer<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cook && { authorization: await issuer.authorization({ id: cook }) }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer<Data>;
}
