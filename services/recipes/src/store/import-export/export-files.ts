import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipStream } from '@convivio/culinary/write';
import type { Files } from '@convivio/platform/files/files';
import type { ExportFiles } from '../../domain/import-export/export-ports.ts';
import { ifMissing } from './if-missing.ts';

/** What exports need of the file store: they lie under `exports/{owner}/`. */
export function exportFiles(files: Files): ExportFiles {
  return {
    typeOf: (key) => files.head(key).then(({ contentType }) => contentType, ifMissing(null)),
    async *read(key) {
      // One that was removed a moment ago is empty; the import of it will say so.
      const file = await files.get(key).catch(ifMissing(null));
      if (file) yield* file.stream as AsyncIterable<Uint8Array>;
    },
    async dataAddress(key) {
      const file = await files.get(key).catch(ifMissing(null));
      return (
        file && `data:${file.contentType};base64,${(await buffer(file.stream)).toString('base64')}`
      );
    },
    async write(ownerId, fileName, content) {
      const key = `exports/${ownerId}/${randomUUID()}`;
      const stream =
        'text' in content
          ? Readable.from(content.text)
          : Readable.fromWeb(zipStream(content.members) as never);
      // It may break off before the store reads it, which then tells it; an error that nobody listens to would end the process.
      stream.on('error', () => {});
      await files.put(key, stream, {
        contentType: 'text' in content ? 'application/ld+json' : 'application/zip',
        fileName,
      });
      return key;
    },
    remove: (key) => files.remove(key),
  };
}
