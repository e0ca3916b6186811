import { z } from 'zod';
import { requireUser } from '@convivio/platform/identity';
import {
  RestImportFileDocument,
  RestImportSocialDocument,
  RestImportTextDocument,
  RestImportUrlDocument,
  RestIntakeJobDocument,
  RestRetryIntakeDocument,
  type JobFieldsFragment,
} from '../../generated/operations.ts';
import { withReceivedFile } from '../../with-received-file.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { importedRecipeOf } from '../imported-recipe.ts';
import type { RestPorts } from '../rest-ports.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';
import { importedRecipe, job as jobShape, startedJob } from '../shapes.ts';
import { awaitAsPreferred } from '../await-as-preferred.ts';

const urlBody = z.object({ url: z.string('is required').trim().min(1, 'is required') });
const textBody = z.object({
  text: z.string('is required').refine((text) => text.trim() !== '', 'is required'),
});

const starting = {
  group: 'Imports',
  access: 'cook',
  headers: ['Idempotency-Key', 'Prefer'],
  answers: {
    201: { about: 'The recipe is in the library.', json: importedRecipe },
    202: {
      about:
        'The import goes on: as preferred, or because it takes longer than a request may wait. Location names the job.',
      json: startedJob,
    },
  },
} as const;
/** Beyond these, a source that cannot be read is answered with the status of its own trouble. */
const failures = [404, 409, 422, 502, 504];

/** The routes that bring recipes in. Each starts a job and waits for its recipe, unless the client prefers to be told later. */
export function importRoutes({ run, files, live, limit, waitMs, closing }: RestPorts): RestRoute[] {
  async function answer(call: RestCall<unknown>, { id }: JobFieldsFragment): Promise<void> {
    const { response, state } = call;
    const { ended, isGone } = await awaitAsPreferred(
      {
        look: async () => (await run(RestIntakeJobDocument, { id }, state)).intakeJob,
        hasEnded: ({ stage }) => stage === 'success' || stage === 'error',
        told: (ms, signal) =>
          live.heard(
            ({ name, data }) =>
              (name === 'intake.finished' || name === 'intake.failed') && data.jobId === Number(id),
            ms,
            signal,
          ),
      },
      call,
      waitMs,
      closing,
    );
    if (isGone) return;
    if (!ended)
      return void response
        .status(202)
        .location(`/api/intake/${id}`)
        .json({ jobId: Number(id) });
    const recipe = importedRecipeOf(ended);
    response.status(201).location(`/api/recipes/${recipe.id}`).json(recipe);
  }

  return [
    route({
      ...starting,
      method: 'post',
      path: '/recipes/upload',
      failures: [...failures, 400, 413, 415],
      headers: [...starting.headers],
      before: [limit.count],
      summary: 'A recipe from a PDF, a photo or a text file of at most 10 MB',
      more: 'What the file is, is seen from its content, not from its name.',
      body: { form: 'file' },
      async handle(call) {
        const idempotencyKey = idempotencyKeyOf(call.request);
        const upload = { ownerId: requireUser(call.state.actor).id, place: 'uploads' } as const;
        const { job } = await withReceivedFile(call.request, files, upload, (file) =>
          run(RestImportFileDocument, { input: { ...file, idempotencyKey } }, call.state),
        );
        await answer(call, job);
      },
    }),
    route({
      ...starting,
      method: 'post',
      path: '/recipes/url',
      failures,
      headers: [...starting.headers],
      before: [limit.count],
      summary: 'A recipe from a web page',
      body: { json: urlBody },
      async handle(call) {
        const { job } = await run(
          RestImportUrlDocument,
          { url: call.body.url, idempotencyKey: idempotencyKeyOf(call.request) },
          call.state,
        );
        await answer(call, job);
      },
    }),
    route({
      ...starting,
      method: 'post',
      path: '/recipes/instagram',
      failures,
      headers: [...starting.headers],
      before: [limit.count],
      summary: 'A recipe from an Instagram or TikTok post',
      body: { json: urlBody },
      async handle(call) {
        const { job } = await run(
          RestImportSocialDocument,
          { url: call.body.url, idempotencyKey: idempotencyKeyOf(call.request) },
          call.state,
        );
        await answer(call, job);
      },
    }),
    route({
      ...starting,
      method: 'post',
      path: '/recipes/text',
      failures,
      headers: [...starting.headers],
      before: [limit.count],
      summary: 'A recipe from pasted text',
      body: { json: textBody },
      async handle(call) {
        const { job } = await run(
          RestImportTextDocument,
          { text: call.body.text, idempotencyKey: idempotencyKeyOf(call.request) },
          call.state,
        );
        await answer(call, job);
      },
    }),
    route({
      method: 'get',
      path: '/intake/{jobId}',
      group: 'Imports',
      access: 'cook',
      summary: 'How far an import is',
      answers: { 200: { about: 'The job.', json: jobShape } },
      failures: [400, 404],
      async handle({ params, state, response }) {
        const { intakeJob } = await run(
          RestIntakeJobDocument,
          { id: params['jobId'] as string },
          state,
        );
        response.json(presentJob(intakeJob));
      },
    }),
    route({
      method: 'post',
      path: '/intake/{jobId}/retry',
      group: 'Imports',
      access: 'cook',
      before: [limit.count],
      summary: 'Starts a failed import again, three times at most and within a month',
      answers: { 202: { about: 'Started. Location names the job.', json: startedJob } },
      failures: [400, 404, 409],
      async handle({ params, state, response }) {
        const { job } = await run(
          RestRetryIntakeDocument,
          { id: params['jobId'] as string },
          state,
        );
        response
          .status(202)
          .location(`/api/intake/${job.id}`)
          .json({ jobId: Number(job.id) });
      },
    }),
  ];
}

/** An intake job as REST shows it: ids as numbers. */
function presentJob({ id, recipe, ...job }: JobFieldsFragment) {
  return { jobId: Number(id), ...job, recipeId: recipe ? Number(recipe.id) : null };
}
