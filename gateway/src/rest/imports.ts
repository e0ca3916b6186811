import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { malformed } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import { requireUser } from '@convivio/platform/identity';
import { RestImportFileDocument, RestImportSocialDocument, RestImportTextDocument, RestImportUrlDocument, RestIntakeJobDocument, RestRetryIntakeDocument, type JobFieldsFragment } from '../generated/operations.ts';
import type { IntakeEvents } from '../intake-events.ts';
import { limitRequests } from '../rate-limits.ts';
import { receiveFile } from '../receive-file.ts';
import type { RequestState } from '../request-state.ts';
import { awaitJob, importedRecipeOf } from './await-job.ts';
import { presentJob } from './present-job.ts';
import { readBody } from './read-body.ts';
import type { RunOperation } from './run-operation.ts';

/** How long an import waits for its recipe before it answers 202. */
const WAIT_MS = 120_000;

const urlBody = z.object({ url: z.string('is required').trim().min(1, 'is required') });
const textBody = z.object({ text: z.string('is required').min(1, 'is required') });

/** The routes that bring recipes in. Each starts a job and waits for its recipe, unless the client prefers to be told later. */
export function importRoutes({ run, files, events, importRateLimit }: { run: RunOperation; files: Files; events: IntakeEvents; importRateLimit: number }): Router {
  const router = Router();
  const limit = limitRequests(importRateLimit, 'That is a lot of recipes at once. Wait a moment and try again.');

  async function answer(request: Request, response: Response, job: JobFieldsFragment): Promise<void> {
    const state = response.locals as RequestState;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const later = /\brespond-async\b/i.test(request.get('prefer') ?? '');
    const ended = later ? null : await awaitJob(job, WAIT_MS, run, events, state, gone.signal);
    if (gone.signal.aborted) return;
    if (!ended) return void response.status(202).set('location', `/api/intake/${job.id}`).json({ jobId: Number(job.id) });
    const recipe = importedRecipeOf(ended);
    response.status(201).set('location', `/api/recipes/${recipe.id}`).json(recipe);
  }

  router.post('/recipes/upload', limit, async (request, response) => {
    const state = response.locals as RequestState;
    const idempotencyKey = idempotencyKeyOf(request);
    const file = await receiveFile(request, requireUser(state.actor).id, files);
    const { job } = await run(RestImportFileDocument, { input: { ...file, idempotencyKey } }, state).catch(async (error: unknown) => {
      // A file that no job refers to would lie in the store for ever.
      await files.remove(file.fileKey);
      throw error;
    });
    await answer(request, response, job);
  });
  router.post('/recipes/url', limit, async (request, response) => {
    const { url } = readBody(urlBody, request.body);
    const { job } = await run(RestImportUrlDocument, { url, idempotencyKey: idempotencyKeyOf(request) }, response.locals as RequestState);
    await answer(request, response, job);
  });
  router.post('/recipes/instagram', limit, async (request, response) => {
    const { url } = readBody(urlBody, request.body);
    const { job } = await run(RestImportSocialDocument, { url, idempotencyKey: idempotencyKeyOf(request) }, response.locals as RequestState);
    await answer(request, response, job);
  });
  router.post('/recipes/text', limit, async (request, response) => {
    const { text } = readBody(textBody, request.body);
    const { job } = await run(RestImportTextDocument, { text, idempotencyKey: idempotencyKeyOf(request) }, response.locals as RequestState);
    await answer(request, response, job);
  });
  router.get('/intake/:jobId', async (request, response) => {
    const { intakeJob } = await run(RestIntakeJobDocument, { id: request.params.jobId }, response.locals as RequestState);
    response.json(presentJob(intakeJob));
  });
  router.post('/intake/:jobId/retry', limit, async (request, response) => {
    const { job } = await run(RestRetryIntakeDocument, { id: request.params['jobId'] as string }, response.locals as RequestState);
    response.status(202).json({ jobId: Number(job.id) });
  });
  return router;
}

function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) throw malformed('IDEMPOTENCY_KEY_MALFORMED', 'The Idempotency-Key must be 1 to 100 visible ASCII characters.');
  return key;
}
