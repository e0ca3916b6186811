import { notFound } from '@convivio/platform/errors';
import { FileMissing } from '@convivio/platform/files/file-errors';
import type { Files } from '@convivio/platform/files/files';

/** The bytes of an upload. Throws ProductError where it is gone. */
export async function loadUpload(files: Files, key: string): Promise<Uint8Array> {
  try {
    // Put together once: as a Blob, which `node:stream/consumers` makes, large files are copied twice.
    return Buffer.concat(await (await files.get(key)).stream.toArray());
  } catch (error) {
    if (error instanceof FileMissing)
      throw notFound('ORIGINAL_MISSING', 'The uploaded file is gone. Upload it again.');
    throw error;
  }
}
