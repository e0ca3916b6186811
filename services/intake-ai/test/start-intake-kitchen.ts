import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { openBus } from '@convivio/platform/bus/open-bus';
import { openFiles } from '@convivio/platform/files/open-files';
import { openContext, startService, type RunningService } from '@convivio/platform/service';
import { startTokenIssuer, type TokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { recipes } from '@convivio/recipes/service';
import { startDocuments } from '@convivio/stack/documents/server';
import { settings } from '../src/config.ts';
import { intakeAi } from '../src/service.ts';
import { openJobs, workOnJobs, type WorkerOptions } from '../src/work-on-jobs.ts';
import type { Answer, Kitchen, KitchenOptions } from './intake-kitchen.ts';

/** The intake service of one suite with all it needs, in this process. */
export async function startKitchen({
  env = {},
  worker = true,
  guard,
}: KitchenOptions = {}): Promise<Kitchen> {
  const folder = await mkdtemp(join(tmpdir(), 'convivio-intake-'));
  const documents = await startDocuments({ file: join(folder, 'documents.db') });
  const issuer = await startTokenIssuer();
  const environment: Record<string, string> = {
    LOG_LEVEL: 'silent',
    SERVICE_SECRET: randomUUID(),
    DATABASE_URL: documents.url,
    BUS_URL: `embedded:${join(folder, 'bus.db')}`,
    FILES_URL: `file:${join(folder, 'files')}`,
    ...issuer.environment,
    ...env,
  };
  let recipesService: RunningService | null = await startService(recipes, { ...environment });
  const recipesUrl = recipesService.url;
  environment['RECIPES_URL'] = recipesUrl;
  const startIntake = () => startService(intakeAi, { ...environment, INTAKE_WORKER: 'false' });
  const intake = await startIntake();
  const database = await mongoose
    .createConnection(documents.url, { dbName: 'convivio_intake_ai' })
    .asPromise();
  const library = await mongoose
    .createConnection(documents.url, { dbName: 'convivio_recipes' })
    .asPromise();
  const bus = await openBus(environment['BUS_URL'] ?? '', {
    log: { info() {}, warn() {}, error() {} },
  });
  const files = await openFiles(environment['FILES_URL'] ?? '');
  const workers = new Set<{ stop(): Promise<void> }>();

  async function openInstance(more: Record<string, string> = {}) {
    const { context, close } = await openContext(
      { name: 'intake-ai', settings },
      { ...environment, ...more },
    );
    const { store, relay } = await openJobs(context);
    return {
      context,
      store,
      async close() {
        await relay.close();
        await close();
      },
    };
  }

  async function startWorker({
    env: more,
    ...options
  }: WorkerOptions & { env?: Record<string, string> } = {}) {
    const { context, store, close } = await openInstance(more);
    const working = await workOnJobs(context, store, { ...(guard && { guard }), ...options });
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
  if (worker) await startWorker();

  return {
    environment,
    bus,
    files,
    startWorker,
    openInstance,
    startService: startIntake,
    async age(fileKey, hours) {
      const entry = join(folder, 'files', `${fileKey}~`);
      const fields = JSON.parse(await readFile(entry, 'utf8')) as object;
      await writeFile(
        entry,
        JSON.stringify({
          ...fields,
          modified: new Date(Date.now() - hours * 3_600_000).toISOString(),
        }),
      );
    },
    jobs: {
      read: (id) => database.collection('jobs').findOne({ _id: Number(id) as never }),
      async update(id, change) {
        await database.collection('jobs').updateOne({ _id: Number(id) as never }, { $set: change });
      },
    },
    recipes: {
      async update(jobId, change) {
        await library.collection('recipes').updateOne({ jobId: Number(jobId) }, { $set: change });
      },
    },
    ask: (cook, query, variables) => post(intake.url, issuer, cook, query, variables),
    askRecipes: (cook, query, variables) => post(recipesUrl, issuer, cook, query, variables),
    async upload(cook, bytes, fileName = 'recipe.txt') {
      const content = Buffer.from(bytes);
      const fileKey = `uploads/${cook}/${randomUUID()}`;
      await files.put(fileKey, content, { contentType: 'application/octet-stream', fileName });
      return { fileKey, fileName, size: content.length };
    },
    async stopRecipes() {
      await recipesService?.stop();
      recipesService = null;
    },
    async startRecipes() {
      recipesService ??= await startService(recipes, {
        ...environment,
        PORT: new URL(recipesUrl).port,
      });
    },
    async close() {
      for (const running of [...workers]) await running.stop();
      await intake.stop();
      await Promise.all([database.close(), library.close()]);
      await recipesService?.stop();
      await bus.close();
      await issuer.close();
      await documents.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
