import { isFinalStage } from '@convivio/contracts/intake-stages';
import {
  megabytes,
  MOST_PAGES,
  PAGES_BYTES,
  UPLOAD_BYTES,
} from '@convivio/contracts/upload-limits';
import { ProductError } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { awaitAsPreferred } from '../answers/await-as-preferred.ts';
import { words } from '../openapi/input-fields.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestCall, RestRoute } from '../route.ts';

const lookAtImport = graphql(`
  query RestImport($jobId: ID!) {
    job: intakeJob(id: $jobId) {
      title
      jobId: id
      recipe {
        id
      }
      stage
      error {
        code
        sentence
        status
      }
    }
  }
`);
const importText = graphql(`
  mutation RestImportText($text: String!, $collection: ID, $idempotencyKey: String) {
    job: importText(text: $text, collection: $collection, idempotencyKey: $idempotencyKey) {
      jobId: id
    }
  }
`);
const startedJob = answerShape(importText, { of: 'job' });
const importedRecipe = answerShape(lookAtImport, {
  of: 'job',
  lift: 'recipe',
  omit: ['stage', 'error'],
});

/** Waits for the recipe of the job that was begun, unless the client prefers to be told later. */
async function sendRecipe(
  begun: { job: { jobId: string } },
  call: RestCall<unknown>,
): Promise<void> {
  const { response, state, ports } = call;
  const { jobId } = begun.job;
  const ended = await awaitAsPreferred(
    {
      look: () => ports.run(lookAtImport, { jobId }, state),
      hasEnded: ({ job: { stage } }) => isFinalStage(stage),
      told: (ms, signal) =>
        ports.live.heard(
          ({ name, data }) =>
            (name === 'intake.finished' || name === 'intake.failed') &&
            data.jobId === Number(jobId),
          ms,
          signal,
        ),
    },
    call,
    { location: `/api/intake/${jobId}`, json: startedJob.present(begun) },
  );
  if (!ended) return;
  const { error, recipe } = ended.job;
  if (error) throw new ProductError(error.status, error.code, error.sentence);
  if (!recipe) throw new Error(`job ${jobId} ended without a recipe and without an error`);
  response.location(`/api/recipes/${recipe.id}`);
  response.status(201).json(importedRecipe.present(ended));
}

const beginning = {
  method: 'post',
  group: 'Imports',
  about: 'The recipe is in the library.',
  // Beyond these, a source that cannot be read is answered with the status of its own trouble.
  failures: [404, 409, 422, 502, 504],
  finish: {
    headers: ['Prefer'],
    answers: {
      201: { about: 'The recipe is in the library.', json: importedRecipe },
      202: {
        about:
          'The import goes on: as preferred, or because it takes longer than a request may wait. Location names the job.',
        json: startedJob,
      },
    },
    send: sendRecipe,
  },
} as const;

/** The routes that bring recipes in. Each starts a job and waits for its recipe. */
export const importRoutes: RestRoute[] = [
  operationRoute({
    ...beginning,
    path: '/recipes/upload',
    summary: `A recipe from a PDF, a photo or a text file of at most ${megabytes(UPLOAD_BYTES)} MB, or from photos of its pages`,
    more:
      'What the file is, is seen from its content, not from its name. Several pictures are pages of one recipe, in the order they are sent: ' +
      `up to ${MOST_PAGES}, of ${megabytes(PAGES_BYTES)} MB together.`,
    file: {
      place: 'uploads',
      limits: { bytes: UPLOAD_BYTES, files: MOST_PAGES, totalBytes: PAGES_BYTES },
      tells: ['fileKey', 'fileName', 'size', 'sha256'],
      further: 'furtherPages',
    },
    operation: graphql(`
      mutation RestImportFile($input: ImportFileInput!) {
        job: importFile(input: $input) {
          jobId: id
        }
      }
    `),
  }),
  operationRoute({
    ...beginning,
    path: '/recipes/url',
    summary: 'A recipe from a web page',
    operation: graphql(`
      mutation RestImportUrl($url: String!, $collection: ID, $idempotencyKey: String) {
        job: importUrl(url: $url, collection: $collection, idempotencyKey: $idempotencyKey) {
          jobId: id
        }
      }
    `),
    reads: { url: words.trim() },
  }),
  operationRoute({
    ...beginning,
    path: '/recipes/instagram',
    summary: 'A recipe from an Instagram or TikTok post',
    operation: graphql(`
      mutation RestImportSocial($url: String!, $collection: ID, $idempotencyKey: String) {
        job: importSocial(url: $url, collection: $collection, idempotencyKey: $idempotencyKey) {
          jobId: id
        }
      }
    `),
    reads: { url: words.trim() },
  }),
  operationRoute({
    ...beginning,
    path: '/recipes/text',
    summary: 'A recipe from pasted text',
    operation: importText,
    reads: { text: words },
  }),
  operationRoute({
    method: 'get',
    path: '/intake/{jobId}',
    group: 'Imports',
    summary: 'How far an import is',
    operation: graphql(`
      query RestIntakeJob($jobId: ID!) {
        job: intakeJob(id: $jobId) {
          ...IntakeJob
        }
      }
    `),
    answer: { of: 'job', lift: 'recipe' },
    about: 'The job.',
  }),
  operationRoute({
    method: 'post',
    path: '/intake/{jobId}/retry',
    group: 'Imports',
    summary: 'Starts a failed import again, three times at most and within a month',
    operation: graphql(`
      mutation RestRetryIntake($jobId: ID!) {
        job: retryIntake(id: $jobId) {
          jobId: id
        }
      }
    `),
    answer: { of: 'job' },
    status: 202,
    about: 'Started. Location names the job.',
    location: '/intake/{jobId}',
    failures: [409],
  }),
];
