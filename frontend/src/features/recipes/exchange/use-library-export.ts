import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ExportLibraryDocument } from '../../../generated/documents/export-library.ts';
import { LibraryExportDocument } from '../../../generated/documents/library-export.ts';
import type { ExportFormat, LibraryExport_ExportFragment } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import { isMissing } from '../recipe-page/recipe-failure.ts';
import { startDownload } from '../start-download.ts';
import { useLooking } from './use-looking.ts';

export type LibraryExport = LibraryExport_ExportFragment;

const unwritten = 'The file could not be written. Try again.';

/** Writes recipes into one file on the server and downloads it. What runs long is told, and asked for. */
export function useLibraryExport() {
  const client = useApolloClient();
  const [written, setWritten] = useState<LibraryExport | null>(null);
  const [beginning, setBeginning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = written?.state === 'running' ? written.id : null;

  const take = (next: LibraryExport) => {
    setWritten(next);
    if (next.state === 'failed') setFailure(next.error ?? unwritten);
    if (next.state === 'finished' && next.url && next.fileName) startDownload(next.url, next.fileName);
  };
  const lookNow = useLooking(running, async (id) => {
    try {
      const { data } = await client.query({ query: LibraryExportDocument, variables: { id }, fetchPolicy: 'no-cache' });
      if (data) take(data.export);
      return data?.export.state !== 'finished' && data?.export.state !== 'failed';
    } catch (error) {
      if (!isMissing(error)) return true;
      setWritten(null);
      setFailure(sentenceOf(error, unwritten));
      return false;
    }
  });
  useLive('library-export.progressed', ({ exportId, state, done, total }) => {
    if (String(exportId) !== running) return;
    if (state !== 'running') lookNow();
    else setWritten((before) => before && { ...before, done, total: total ?? before.total });
  });

  return {
    written, failure,
    busy: beginning || running !== null,
    /** The whole library without ids. */
    async begin(format: ExportFormat, ids: readonly string[] | undefined) {
      setBeginning(true);
      setFailure(null);
      setWritten(null);
      try {
        const { data } = await client.mutate({ mutation: ExportLibraryDocument, variables: { format, ...(ids && { ids: [...ids] }) }, fetchPolicy: 'no-cache' });
        if (data) take(data.export);
      } catch (error) {
        setFailure(sentenceOf(error, unwritten));
      } finally {
        setBeginning(false);
      }
    },
    forget() {
      setWritten(null);
      setFailure(null);
    },
  };
}
