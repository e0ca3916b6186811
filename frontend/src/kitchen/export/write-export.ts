import type { ApolloClient } from '@apollo/client';
import { ExportLibraryDocument } from '../../generated/documents/export-library.ts';
import { LibraryExportDocument } from '../../generated/documents/library-export.ts';
import type { ExportFormat, LibraryExport_ExportFragment } from '../../generated/operations.ts';
import { live } from '../../shared/api/live.ts';
import { ToldFailure } from '../../shared/api/sentence-of.ts';
import { poll } from '../../shared/api/poll.ts';

export interface WritingExport {
  done: number;
  total: number;
}

export interface WrittenExport {
  url: string;
  fileName: string;
  /** How many recipes it holds. */
  count: number;
}

interface ExportOptions {
  /** The whole library without them. */
  ids?: readonly string[];
  /** Ends the waiting; what the server writes, it writes. */
  signal: AbortSignal;
  /** How far it is, where it is not written at once. */
  onProgress?: (progress: WritingExport) => void;
}

/** What is said where nothing better is known. */
export const unwritten = 'The file could not be written. Try again.';

/**
 * Has recipes written into one file on the server. The answer is the file, once it is written;
 * rejects with a sentence where it cannot be, and once `signal` is aborted.
 */
export async function writeExport(
  client: ApolloClient,
  format: ExportFormat,
  { ids, signal, onProgress }: ExportOptions,
): Promise<WrittenExport> {
  const { data } = await client.mutate({
    mutation: ExportLibraryDocument,
    variables: { format, ...(ids && { ids: [...ids] }) },
    fetchPolicy: 'no-cache',
  });
  const { url, fileName, total, error } = await endOf(
    client,
    answered(data).export,
    signal,
    onProgress,
  );
  signal.throwIfAborted();
  if (!url || !fileName) throw new ToldFailure(error ?? unwritten);
  return { url, fileName, count: total };
}

/** Waits for the end of an export: it is told, and asked for. */
function endOf(
  client: ApolloClient,
  begun: LibraryExport_ExportFragment,
  signal: AbortSignal,
  onProgress: ExportOptions['onProgress'] = () => {},
): Promise<LibraryExport_ExportFragment> {
  signal.throwIfAborted();
  if (begun.state !== 'running') return Promise.resolve(begun);
  const { id } = begun;
  onProgress(begun);
  const over = new AbortController();
  return new Promise<LibraryExport_ExportFragment>((resolve, reject) => {
    const either = AbortSignal.any([signal, over.signal]);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal });
    const lookNow = poll({
      signal: either,
      async look() {
        const { data } = await client.query({
          query: LibraryExportDocument,
          variables: { id },
          fetchPolicy: 'no-cache',
        });
        const next = answered(data).export;
        if (next.state !== 'running') resolve(next);
        else if (!either.aborted) onProgress(next);
        return next.state === 'running';
      },
      onFailure: (error, gone) => gone && reject(error as Error),
    });
    const stop = live.on('library-export.progressed', ({ exportId, state, done, total }) => {
      if (String(exportId) !== id) return;
      if (state !== 'running') lookNow();
      else onProgress({ done, total: total ?? begun.total });
    });
    either.addEventListener('abort', stop);
  }).finally(() => over.abort());
}

function answered<Data>(data: Data | null | undefined): Data {
  if (!data) throw new ToldFailure(unwritten);
  return data;
}
