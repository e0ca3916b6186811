import { parentPort, workerData } from 'node:worker_threads';
import { DocumentsFileError } from './persistence/database-file.ts';
import { startDocuments, type DocumentsOptions } from './server.ts';
import type { FromThread } from './start-in-thread.ts';

// The whole of the thread that `start-in-thread.ts` starts.
const port = parentPort!;
const tell = (message: FromThread) => port.postMessage(message);

try {
  const documents = await startDocuments(workerData as DocumentsOptions);
  port.once('message', async () => {
    await documents.close();
    port.close();
  });
  tell({ kind: 'started', url: documents.url, port: documents.port });
} catch (error) {
  tell({
    kind: 'failed',
    message: (error as Error).message,
    aboutFile: error instanceof DocumentsFileError,
  });
  port.close();
}
