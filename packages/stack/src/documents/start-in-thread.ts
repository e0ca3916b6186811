import { Worker } from 'node:worker_threads';
import { DocumentsFileError } from './persistence/database-file.ts';
import type { DocumentsOptions, RunningDocuments } from './server.ts';

/** What the thread says. */
export type FromThread =
  | { kind: 'started'; url: string; port: number }
  | { kind: 'failed'; message: string; aboutFile: boolean };

/** What is read for one answer is garbage after it: a small nursery, emptied often, holds it as well as a large one. */
const YOUNG_MB = 16;

/**
 * `startDocuments` in a thread of its own, so that what waits for the disk or goes through many documents does not hold up requests.
 * Throws what that throws. An error in the thread that nobody expected is thrown where it ends the process, as it would without a thread.
 */
export async function startDocumentsInThread(options: DocumentsOptions): Promise<RunningDocuments> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: options,
    name: 'documents',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const {
    promise: started,
    resolve,
    reject,
  } = Promise.withResolvers<{ url: string; port: number }>();
  const ended = new Promise<void>((end) => worker.once('exit', () => end()));
  worker.on('error', (error) => {
    setImmediate(() => {
      throw error;
    });
  });
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'started') resolve(message);
    if (message.kind === 'failed')
      reject(
        message.aboutFile ? new DocumentsFileError(message.message) : new Error(message.message),
      );
  });
  const { url, port } = await started;
  let closing: Promise<void> | undefined;
  return {
    url,
    port,
    close: () => (closing ??= (worker.postMessage('close'), ended)),
  };
}
