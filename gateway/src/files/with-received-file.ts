import type { IncomingMessage } from 'node:http';
import { ProductError } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import { receiveFile, type ReceivedFile, type UploadPlace } from './receive-file.ts';

/**
 * Stores the file of a form for `use`, and removes it again where that is refused. Where nobody knows whether it was taken it stays: a job that was
 * begun although its answer was lost needs it, and the service that owns the place sweeps it if there is none.
 */
export async function withReceivedFile<Result>(
  request: IncomingMessage,
  files: Files,
  { ownerId, place, limit }: { ownerId: string; place: UploadPlace; limit?: number },
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const file = await receiveFile(request, ownerId, files, place, limit);
  try {
    return await use(file);
  } catch (error) {
    if (error instanceof ProductError && error.status < 500)
      await files.remove(file.fileKey).catch(() => {});
    throw error;
  }
}
