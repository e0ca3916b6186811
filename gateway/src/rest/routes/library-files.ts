import { malformed } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import { requireUser } from '@convivio/platform/identity';
import { RestExportRecipesDocument, RestImportLibraryDocument, RestLibraryImportDocument, RestSetRecipeImageDocument, type ExportFormat } from '../../generated/operations.ts';
import type { RequestLimit } from '../../rate-limits.ts';
import { LIBRARY_BYTES, receiveFile } from '../../receive-file.ts';
import { sendFile } from '../../serve-file.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { restId } from '../present-ids.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';
import type { RunOperation } from '../run-operation.ts';
import { libraryImport, startedLibraryImport } from '../shapes.ts';
import { keyOfSignedLink } from '../signed-key.ts';

const FORMAT = { format: 'zip, with all fields and files, or jsonld, schema.org recipes. zip by default.' };
const FORMATS: readonly string[] = ['zip', 'jsonld'] satisfies ExportFormat[];

/** Pictures, and whole libraries as files. */
export function libraryFileRoutes({ run, files, limit }: { run: RunOperation; files: Files; limit: RequestLimit }): RestRoute[] {
  async function sendExport({ request, response, state }: RestCall<unknown>, ids: string[] | null): Promise<void> {
    const format = request.query['format'] ?? 'zip';
    if (typeof format !== 'string' || !FORMATS.includes(format)) throw malformed('FORMAT_UNKNOWN', 'The format is zip or jsonld.', { format: 'must be zip or jsonld' });
    const { exported } = await run(RestExportRecipesDocument, { format: format as ExportFormat, ids }, state);
    await sendFile(files, keyOfSignedLink(exported.url), request, response, 'private, no-store');
  }

  /** Stores a file, and removes it again when nothing comes to refer to it. */
  async function received<Result>(call: RestCall<unknown>, use: (file: Awaited<ReturnType<typeof receiveFile>>) => Promise<Result>, bytes?: number): Promise<Result> {
    const file = await receiveFile(call.request, requireUser(call.state.actor).id, files, bytes);
    return use(file).catch(async (error: unknown) => {
      await files.remove(file.fileKey).catch(() => {});
      throw error;
    });
  }

  return [
    route({
      method: 'get', path: '/recipes/export', group: 'Library files', access: 'cook', query: FORMAT, before: [limit.count],
      summary: 'The whole library as one file',
      answers: { 200: { about: 'The file.', type: '*/*' } },
      failures: [400],
      handle: (call) => sendExport(call, null),
    }),
    route({
      method: 'get', path: '/recipes/{id}/export', group: 'Library files', access: 'cook', query: FORMAT, before: [limit.count],
      summary: 'One recipe as a file',
      answers: { 200: { about: 'The file.', type: '*/*' } },
      failures: [400, 404],
      handle: (call) => sendExport(call, [call.params['id'] as string]),
    }),
    route({
      method: 'post', path: '/recipes/import', group: 'Library files', access: 'cook', headers: ['Idempotency-Key'], before: [limit.count],
      summary: 'Brings in a library file of at most 500 MB: of Convivio, schema.org, Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook, Mela, Meal-Master or Cooklang',
      more: 'What the file is, is seen from its content. The import goes on when the client leaves.',
      body: { form: 'file' },
      answers: { 202: { about: 'Started. Location names the import.', json: startedLibraryImport } },
      failures: [400, 413, 415, 422],
      async handle(call) {
        const idempotencyKey = idempotencyKeyOf(call.request);
        const started = await received(call, ({ fileKey, fileName }) => run(RestImportLibraryDocument, { fileKey, fileName, idempotencyKey }, call.state), LIBRARY_BYTES);
        const { id } = started.libraryImport;
        call.response.status(202).location(`/api/recipes/imports/${id}`).json({ importId: Number(id) });
      },
    }),
    route({
      method: 'get', path: '/recipes/imports/{importId}', group: 'Library files', access: 'cook',
      summary: 'How far an import of a library file is, and what became of each item',
      answers: { 200: { about: 'The import.', json: libraryImport } },
      failures: [400, 404],
      async handle({ params, state, response }) {
        const { libraryImport: { id, items, ...shown } } = await run(RestLibraryImportDocument, { id: params['importId'] as string }, state);
        response.json({ importId: Number(id), ...shown, items: items.map(({ recipeId, ...item }) => ({ ...item, recipeId: recipeId && restId(recipeId) })) });
      },
    }),
    route({
      method: 'put', path: '/recipes/{id}/image', group: 'Library files', access: 'cook', before: [limit.count],
      summary: 'Puts a picture of at most 10 MB in the place of the one there is',
      body: { form: 'file' },
      answers: { 204: { about: 'The recipe has the picture.' } },
      failures: [400, 404, 409, 413, 415, 422],
      async handle(call) {
        await received(call, ({ fileKey }) => run(RestSetRecipeImageDocument, { id: call.params['id'] as string, fileKey }, call.state));
        call.response.status(204).end();
      },
    }),
    route({
      method: 'delete', path: '/recipes/{id}/image', group: 'Library files', access: 'cook',
      summary: 'Takes the picture away',
      answers: { 204: { about: 'The recipe has no picture.' } },
      failures: [400, 404, 409],
      async handle({ params, state, response }) {
        await run(RestSetRecipeImageDocument, { id: params['id'] as string, fileKey: null }, state);
        response.status(204).end();
      },
    }),
  ];
}
