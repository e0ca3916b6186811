import { LIBRARY_BYTES, megabytes, UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
import { notFound, unavailable } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { oneFile } from '../../files/receive-files.ts';
import { sendFile } from '../../files/serve-file.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { awaitAsPreferred } from '../answers/await-as-preferred.ts';
import { fileAnswers } from '../answers/file-answers.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestCall, RestRoute } from '../route.ts';
import { keyOfSignedLink } from '../signed-key.ts';

const exportLibrary = graphql(`
  mutation RestExportLibrary($format: ExportFormat = zip, $ids: [ID!]) {
    begun: exportLibrary(format: $format, ids: $ids) {
      exportId: id
    }
  }
`);
const lookAtExport = graphql(`
  query RestLibraryExport($exportId: ID!) {
    found: libraryExport(id: $exportId) {
      ...LibraryExport
    }
  }
`);
const setPicture = graphql(`
  mutation RestSetRecipeImage($id: ID!, $fileKey: String) {
    recipe: setRecipeImage(id: $id, fileKey: $fileKey) {
      id
    }
  }
`);
const startedExport = answerShape(exportLibrary, { of: 'begun' });

/** Waits for the file of the export that was begun, unless the client prefers to be told later. */
async function sendExport(
  begun: { begun: { exportId: string } },
  call: RestCall<unknown>,
): Promise<void> {
  const { request, response, state, ports } = call;
  const { exportId } = begun.begun;
  const ended = await awaitAsPreferred(
    {
      look: async () => (await ports.run(lookAtExport, { exportId }, state)).found,
      hasEnded: (found) => found.state !== 'running',
      told: (ms, signal) =>
        ports.live.heard(
          ({ name, data }) =>
            name === 'library-export.progressed' &&
            data.exportId === Number(exportId) &&
            data.state !== 'running',
          ms,
          signal,
        ),
    },
    call,
    { location: `/api/recipes/exports/${exportId}`, json: startedExport.present(begun) },
  );
  if (!ended) return;
  if (ended.error !== null) throw unavailable('EXPORT_FAILED', ended.error);
  if (ended.url === null)
    throw notFound('FILE_NOT_FOUND', 'This file does not exist or the link has expired.');
  await sendFile(ports.files, keyOfSignedLink(ended.url), request, response, 'private, no-store');
}

const exporting = {
  method: 'get',
  group: 'Library files',
  begins: true,
  more: [
    'zip holds all fields and files, jsonld schema.org recipes.',
    'The export goes on when the client leaves, and who asks for the same again is given the same file until something changes.',
    'Byte ranges are honoured.',
    'Three exports of one cook may run at once; one more is refused with 429.',
  ].join(' '),
  operation: exportLibrary,
  without: ['ids'],
  about: 'The file.',
  finish: {
    headers: ['Prefer'],
    answers: {
      ...fileAnswers,
      202: {
        about:
          'It goes on: as preferred, or because it takes longer than a request may wait. Location names the export.',
        json: startedExport,
      },
    },
    send: sendExport,
  },
} as const;

/** Pictures, and whole libraries as files. */
export const libraryFileRoutes: RestRoute[] = [
  operationRoute({
    ...exporting,
    path: '/recipes/export',
    summary: 'The whole library as one file',
  }),
  operationRoute({
    ...exporting,
    path: '/recipes/{id}/export',
    summary: 'One recipe as a file',
    decide: (variables, { params }) => ({ ...variables, ids: [params['id'] as string] }),
  }),
  operationRoute({
    method: 'get',
    path: '/recipes/exports/{exportId}',
    group: 'Library files',
    summary: 'How far an export is, and where its file lies',
    operation: lookAtExport,
    answer: { of: 'found' },
    about: 'The export.',
  }),
  operationRoute({
    method: 'post',
    path: '/recipes/import',
    group: 'Library files',
    summary:
      `Brings in a library file of at most ${megabytes(LIBRARY_BYTES)} MB: of Convivio, schema.org, Mealie, Tandoor, Paprika, RecipeSage, ` +
      'Nextcloud Cookbook, Mela, Meal-Master or Cooklang',
    more: [
      'What the file is, is seen from its content. The import goes on when the client leaves.',
      'Three of one cook may run at once; one more is refused with 429.',
    ].join(' '),
    file: {
      place: 'passing',
      limits: oneFile(LIBRARY_BYTES),
      tells: ['fileKey', 'fileName', 'sha256'],
    },
    operation: graphql(`
      mutation RestImportLibrary(
        $fileKey: String!
        $fileName: String!
        $sha256: String
        $collection: ID
        $idempotencyKey: String
      ) {
        begun: importLibrary(
          fileKey: $fileKey
          fileName: $fileName
          sha256: $sha256
          collection: $collection
          idempotencyKey: $idempotencyKey
        ) {
          importId: id
        }
      }
    `),
    answer: { of: 'begun' },
    status: 202,
    about: 'Started. Location names the import.',
    failures: [404],
    location: '/recipes/imports/{importId}',
  }),
  operationRoute({
    method: 'get',
    path: '/recipes/imports/{importId}',
    group: 'Library files',
    summary: 'How far an import of a library file is, and what became of each item',
    operation: graphql(`
      query RestLibraryImport($importId: ID!, $first: Int = 1000, $offset: Int = 0) {
        found: libraryImport(id: $importId) {
          ...LibraryImport
        }
      }
    `),
    answer: { of: 'found' },
    about: 'The import, with a page of its items.',
    failures: [422],
  }),
  operationRoute({
    method: 'post',
    path: '/recipes/imports/{importId}/cancel',
    group: 'Library files',
    summary: 'Stops an import of a library file; what it has kept stays',
    operation: graphql(`
      mutation RestCancelLibraryImport($importId: ID!) {
        stopped: cancelLibraryImport(id: $importId) {
          importId: id
          state
          done
          total
          error
        }
      }
    `),
    answer: { of: 'stopped' },
    about: 'The import as it stands; one that had ended is as it was.',
  }),
  operationRoute({
    method: 'put',
    path: '/recipes/{id}/image',
    group: 'Library files',
    summary: `Puts a picture of at most ${megabytes(UPLOAD_BYTES)} MB in the place of the one there is`,
    file: { place: 'passing', tells: ['fileKey'] },
    operation: setPicture,
    about: 'The recipe has the picture.',
    failures: [409],
  }),
  operationRoute({
    method: 'delete',
    path: '/recipes/{id}/image',
    group: 'Library files',
    summary: 'Takes the picture away',
    operation: setPicture,
    without: ['fileKey'],
    decide: (variables) => ({ ...variables, fileKey: null }),
    about: 'The recipe has no picture.',
    failures: [409],
  }),
];
