import { buffer } from 'node:stream/consumers';
import { zipStream, type ZipMember } from '@convivio/culinary/write';
import { announce } from '@convivio/contracts/announcement';
import { envelopeOf } from '@convivio/platform/outbox';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { keyIn, type Answer, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';

export interface ImportReport {
  id: string;
  fileName: string;
  format: string | null;
  state: 'running' | 'finished' | 'failed';
  done: number;
  total: number | null;
  error: string | null;
  items: {
    name: string;
    outcome: 'imported' | 'present' | 'failed';
    sentence: string | null;
    recipeId: string | null;
  }[];
}

export interface ExportState {
  id: string;
  state: 'running' | 'finished' | 'failed';
  done: number;
  total: number;
  fileName: string | null;
  url: string | null;
  error: string | null;
}

export const EXPORT = 'id state done total fileName url error';
const IMPORT = 'id fileName format state done total error items { name outcome sentence recipeId }';

/** Tells workers of work, as a message does that comes again because the one who had it in hand was killed. */
export function requestAgain(
  kitchen: RecipeKitchen,
  kind: 'import' | 'export',
  cook: Pick<TestCook, 'id'>,
  id: string,
): Promise<void> {
  const work = { workId: Number(id), ownerId: cook.id, yielded: true };
  return kitchen.bus.publish(envelopeOf(announce(`library-${kind}.requested`, cook.id, work)));
}

/** A zip in memory. */
export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Uint8Array> {
  const members = async function* (): AsyncGenerator<ZipMember> {
    for (const [path, content] of Object.entries(files))
      yield {
        path,
        content:
          typeof content === 'string'
            ? content
            : (async function* () {
                yield content;
              })(),
      };
  };
  return new Uint8Array(
    await new Response(
      zipStream(members()) as ReadableStream<Uint8Array<ArrayBuffer>>,
    ).arrayBuffer(),
  );
}

/** Exports recipes and fetches the file as a browser would. */
export async function exported(
  kitchen: RecipeKitchen,
  cook: TestCook,
  format: 'jsonld' | 'zip',
  ids?: string[],
): Promise<{ fileName: string; count: number; bytes: Buffer; key: string }> {
  const { data, failure } = await cook.ask<{ export: ExportState }>(
    `mutation ($format: ExportFormat!, $ids: [ID!]) { export: exportLibrary(format: $format, ids: $ids) { ${EXPORT} } }`,
    { format, ids },
  );
  if (failure) throw new Error(failure.message);
  const { fileName, url, done, error } = await endedExport(cook, data.export.id);
  if (!fileName || !url) throw new Error(error ?? 'the export has no file');
  const key = keyIn(url);
  return { fileName, count: done, key, bytes: await buffer((await kitchen.files.get(key)).stream) };
}

/** Asks until the export has ended, as the dialog does. */
export async function endedExport(cook: TestCook, id: string): Promise<ExportState> {
  const { data } = await askUntil(
    () =>
      cook.ask<{ found: ExportState }>(
        `query ($id: ID!) { found: libraryExport(id: $id) { ${EXPORT} } }`,
        { id },
      ),
    ({ data: { found } }) => found.state !== 'running',
  );
  return data.found;
}

export function beginImport(
  cook: TestCook,
  fileKey: string,
  fileName: string,
  idempotencyKey?: string,
  sha256?: string,
  collection?: string,
): Promise<Answer<{ begun: ImportReport }>> {
  return cook.ask(
    `mutation ($fileKey: String!, $fileName: String!, $idempotencyKey: String, $sha256: String, $collection: ID) {
      begun: importLibrary(
        fileKey: $fileKey, fileName: $fileName, idempotencyKey: $idempotencyKey, sha256: $sha256, collection: $collection
      ) {
        ${IMPORT}
      }
    }`,
    { fileKey, fileName, idempotencyKey, sha256, collection },
  );
}

export async function report(cook: TestCook, id: string): Promise<ImportReport> {
  return (
    await cook.ask<{ found: ImportReport }>(
      `query ($id: ID!) { found: libraryImport(id: $id) { ${IMPORT} } }`,
      { id },
    )
  ).data.found;
}

/** Asks until the import meets a condition, as the dialog does, then answers its whole report. */
export async function reportWhen(
  cook: TestCook,
  id: string,
  holds: (found: Pick<ImportReport, 'state' | 'done'>) => boolean,
): Promise<ImportReport> {
  await askUntil(
    () =>
      cook.ask<{ found: Pick<ImportReport, 'state' | 'done'> }>(
        'query ($id: ID!) { found: libraryImport(id: $id) { state done } }',
        { id },
      ),
    ({ data }) => holds(data.found),
  );
  return report(cook, id);
}

/** Uploads a file, imports it and answers the report once it is there. */
export async function imported(
  cook: TestCook,
  bytes: Uint8Array | string,
  fileName: string,
  collection?: string,
): Promise<ImportReport> {
  const fileKey = await cook.upload(bytes);
  const { data, failure } = await beginImport(
    cook,
    fileKey,
    fileName,
    undefined,
    undefined,
    collection,
  );
  if (failure) throw new Error(failure.message);
  return reportWhen(cook, data.begun.id, ({ state }) => state !== 'running');
}
