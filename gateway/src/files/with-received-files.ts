import type { IncomingMessage } from 'node:http';
import { ProductError } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import {
  receiveFiles,
  type ReceivedFile,
  type UploadLimits,
  type UploadPlace,
} from './receive-files.ts';

/**
 * Stores the files of a form for `use`, and removes them again where that is refused. Where nobody knows whether they were taken they stay: a job that
 * was begun although its answer was lost needs them, and the service that owns the place sweeps them if there is none.
 */
export async function withReceivedFiles<Result>(
  request: IncomingMessage,
  files: Files,
  { ownerId, place, limits }: { ownerId: string; place: UploadPlace; limits?: UploadLimits },
  use: (received: ReceivedFile[]) => Promise<Result>,
): Promise<Result> {
  const received = await receiveFiles(request, ownerId, files, place, limits);
  try {
    return await use(received);
  } catch (error) {
    if (error instanceof ProductError && error.status < 500)
      await Promise.allSettled(received.map(({ fileKey }) => files.remove(fileKey)));
    throw error;
  }
}
