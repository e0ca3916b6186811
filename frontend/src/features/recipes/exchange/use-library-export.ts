import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ExportFormat } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import { isMissing } from '../recipe-page/recipe-failure.ts';
import { startDownload } from '../start-download.ts';
import { useLooking } from './use-looking.ts';
import { beginExport, lookAtExport, unwritten, type LibraryExport } from './write-export.ts';

/** Writes the whole library into one file on the server and downloads it. What runs long is told, and asked for. */
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
      const next = await lookAtExport(client, id);
      take(next);
      return next.state === 'running';
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
    async begin(format: ExportFormat) {
      setBeginning(true);
      setFailure(null);
      setWritten(null);
      try {
        take(await beginExport(client, format));
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
