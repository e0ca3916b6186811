import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ExportFormat } from '../../generated/operations.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { startDownload } from '../../shared/browser/start-download.ts';
import {
  unwritten,
  writeExport,
  type WritingExport,
  type WrittenExport,
} from '../../kitchen/export/write-export.ts';

interface SeenExport {
  busy: boolean;
  /** Null before it is known, and where it was written at once. */
  progress: WritingExport | null;
  file: WrittenExport | null;
  failure: string | null;
}

const nothing: SeenExport = { busy: false, progress: null, file: null, failure: null };

/** Writes the whole library into one file on the server and downloads it. What runs long is told, and asked for. */
export function useLibraryExport() {
  const client = useApolloClient();
  const [seen, setSeen] = useState(nothing);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  return {
    ...seen,
    async begin(format: ExportFormat) {
      current.current?.abort();
      const { signal } = (current.current = new AbortController());
      setSeen({ ...nothing, busy: true });
      try {
        const file = await writeExport(client, format, {
          signal,
          onProgress: (progress) => setSeen((before) => ({ ...before, progress })),
        });
        setSeen({ ...nothing, file });
        startDownload(file.url, file.fileName);
      } catch (error) {
        if (!signal.aborted) setSeen({ ...nothing, failure: sentenceOf(error, unwritten) });
      }
    },
    /** What is being written is not waited for any more. */
    forget() {
      current.current?.abort();
      setSeen(nothing);
    },
  };
}
