import { malformed, notFound, unavailable } from '@convivio/platform/errors';
import { requireUser } from '@convivio/platform/identity';
import {
  RestExportLibraryDocument,
  RestImportLibraryDocument,
  RestLibraryExportDocument,
  RestLibraryImportDocument,
  RestSetRecipeImageDocument,
  type ExportFormat,
} from '../../generated/operations.ts';
import { LIBRARY_BYTES, UPLOAD_BYTES, type ReceivedFile } from '../../receive-file.ts';
import { withReceivedFile } from '../../with-received-file.ts';
import { sendFile } from '../../serve-file.ts';
import { actRoute } from '../act-route.ts';
import { fileAnswers } from '../file-answers.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { restId } from '../present-ids.ts';
import type { RestPorts } from '../rest-ports.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';
import {
  libraryExport,
  libraryImport,
  startedLibraryExport,
  startedLibraryImport,
} from '../shapes.ts';
import { keyOfSignedLink } from '../signed-key.ts';
import { awaitAsPreferred } from '../await-as-preferred.ts';

const FORMAT = {
  format: 'zip, with all fields and files, or jsonld, schema.org recipes. zip by default.',
};
const FORMATS: readonly string[] = ['zip', 'jsonld'] satisfies ExportFormat[];

const exporting = {
  group: 'Library files',
  access: 'cook',
  query: FORMAT,
  headers: ['Prefer'],
  begins: true,
  more: 'The export goes on when the client leaves, and who asks for the same again is given the same file until something changes. Byte ranges are honoured. Three exports of one cook may run at once; one more is refused with 429.',
  answers: {
    ...fileAnswers,
    202: {
      about:
        'It goes on: as preferred, or because it takes longer than a request may wait. Location names the export.',
      json: startedLibraryExport,
    },
  },
} as const;

/** Pictures, and whole libraries as files. */
export function libraryFileRoutes({
  run,
  files,
  live,
  limit,
  waitMs,
  closing,
}: RestPorts): RestRoute[] {
  async function sendExport(call: RestCall<unknown>, ids: string[] | null): Promise<void> {
    const { request, response, state } = call;
    const format = request.query['format'] ?? 'zip';
    if (typeof format !== 'string' || !FORMATS.includes(format))
      throw malformed('FORMAT_UNKNOWN', 'The format is zip or jsonld.', {
        format: 'must be zip or jsonld',
      });
    const { begun } = await run(
      RestExportLibraryDocument,
      { format: format as ExportFormat, ids },
      state,
    );
    const { id } = begun;
    const { ended, isGone } = await awaitAsPreferred(
      {
        look: async () => (await run(RestLibraryExportDocument, { id }, state)).found,
        hasEnded: (found) => found.state !== 'running',
        told: (ms, signal) =>
          live.heard(
            ({ name, data }) =>
              name === 'library-export.progressed' &&
              data.exportId === Number(id) &&
              data.state !== 'running',
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
        .location(`/api/recipes/exports/${id}`)
        .json({ exportId: Number(id) });
    if (ended.error !== null) throw unavailable('EXPORT_FAILED', ended.error);
    if (ended.url === null)
      throw notFound('FILE_NOT_FOUND', 'This file does not exist or the link has expired.');
    await sendFile(files, keyOfSignedLink(ended.url), request, response, 'private, no-store');
  }

  const received = <Result>(
    { request, state }: RestCall<unknown>,
    limit: number,
    use: (file: ReceivedFile) => Promise<Result>,
  ) =>
    withReceivedFile(
      request,
      files,
      { ownerId: requireUser(state.actor).id, place: 'passing', limit },
      use,
    );

  return [
    route({
      ...exporting,
      method: 'get',
      path: '/recipes/export',
      headers: [...exporting.headers],
      before: [limit.count],
      summary: 'The whole library as one file',
      failures: [400],
      handle: (call) => sendExport(call, null),
    }),
    route({
      ...exporting,
      method: 'get',
      path: '/recipes/{id}/export',
      headers: [...exporting.headers],
      before: [limit.count],
      summary: 'One recipe as a file',
      failures: [400, 404],
      handle: (call) => sendExport(call, [call.params['id'] as string]),
    }),
    route({
      method: 'get',
      path: '/recipes/exports/{exportId}',
      group: 'Library files',
      access: 'cook',
      summary: 'How far an export is, and where its file lies',
      answers: { 200: { about: 'The export.', json: libraryExport } },
      failures: [400, 404],
      async handle({ params, state, response }) {
        const {
          found: { id, ...shown },
        } = await run(RestLibraryExportDocument, { id: params['exportId'] as string }, state);
        response.json({ exportId: Number(id), ...shown });
      },
    }),
    route({
      method: 'post',
      path: '/recipes/import',
      group: 'Library files',
      access: 'cook',
      headers: ['Idempotency-Key'],
      before: [limit.count],
      summary:
        'Brings in a library file of at most 500 MB: of Convivio, schema.org, Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook, Mela, Meal-Master or Cooklang',
      more: 'What the file is, is seen from its content. The import goes on when the client leaves. Three of one cook may run at once; one more is refused with 429.',
      body: { form: 'file' },
      answers: {
        202: { about: 'Started. Location names the import.', json: startedLibraryImport },
      },
      failures: [400, 413, 415, 422],
      async handle(call) {
        const idempotencyKey = idempotencyKeyOf(call.request);
        const {
          libraryImport: { id },
        } = await received(call, LIBRARY_BYTES, ({ fileKey, fileName }) =>
          run(RestImportLibraryDocument, { fileKey, fileName, idempotencyKey }, call.state),
        );
        call.response
          .status(202)
          .location(`/api/recipes/imports/${id}`)
          .json({ importId: Number(id) });
      },
    }),
    route({
      method: 'get',
      path: '/recipes/imports/{importId}',
      group: 'Library files',
      access: 'cook',
      summary: 'How far an import of a library file is, and what became of each item',
      answers: { 200: { about: 'The import.', json: libraryImport } },
      failures: [400, 404],
      async handle({ params, state, response }) {
        const {
          libraryImport: { id, items, ...shown },
        } = await run(RestLibraryImportDocument, { id: params['importId'] as string }, state);
        response.json({
          importId: Number(id),
          ...shown,
          items: items.map(({ recipeId, ...item }) => ({
            ...item,
            recipeId: recipeId && restId(recipeId),
          })),
        });
      },
    }),
    actRoute({
      method: 'put',
      path: '/recipes/{id}/image',
      group: 'Library files',
      before: [limit.count],
      summary: 'Puts a picture of at most 10 MB in the place of the one there is',
      body: { form: 'file' },
      done: 'The recipe has the picture.',
      failures: [400, 404, 409, 413, 415, 422],
      act: (call) =>
        received(call, UPLOAD_BYTES, ({ fileKey }) =>
          run(RestSetRecipeImageDocument, { id: call.params['id'] as string, fileKey }, call.state),
        ),
    }),
    actRoute({
      method: 'delete',
      path: '/recipes/{id}/image',
      group: 'Library files',
      summary: 'Takes the picture away',
      done: 'The recipe has no picture.',
      failures: [400, 404, 409],
      act: ({ params, state }) =>
        run(RestSetRecipeImageDocument, { id: params['id'] as string, fileKey: null }, state),
    }),
  ];
}
