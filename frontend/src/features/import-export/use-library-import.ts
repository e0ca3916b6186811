import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CancelLibraryImportDocument } from '../../generated/documents/cancel-library-import.ts';
import { LibraryImportItemsDocument } from '../../generated/documents/library-import-items.ts';
import { LibraryImportProgressDocument } from '../../generated/documents/library-import-progress.ts';
import type {
  LibraryImportItemsQuery,
  LibraryImportProgressQuery,
} from '../../generated/operations.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { useLive } from '../../shared/api/use-live.ts';
import { refreshLibrary } from '../../kitchen/recipe/refresh-library.ts';
import { poll } from '../../shared/api/poll.ts';

export type ImportProgress = LibraryImportProgressQuery['import'];
export type ImportItem = LibraryImportItemsQuery['import']['items'][number];

export interface SeenImport {
  /** Null while nothing is known. */
  progress: ImportProgress | null;
  /** What became of each item; null until it has ended. */
  items: readonly ImportItem[] | null;
  /** Why nothing new is known. */
  trouble: string | null;
}

/** An import that is looked at, and how to stop it. */
export interface FollowedImport extends SeenImport {
  stop: () => Promise<void>;
}

const PAGE = 1_000;

/** What became of each item, asked for a page at a time. */
async function wholeReport(client: ApolloClient, id: string): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  for (;;) {
    const { data } = await client.query({
      query: LibraryImportItemsDocument,
      variables: { id, first: PAGE, offset: items.length },
      fetchPolicy: 'no-cache',
    });
    const page = data?.import.items ?? [];
    items.push(...page);
    if (page.length < PAGE) return items;
  }
}

const nothing: SeenImport = { progress: null, items: null, trouble: null };

/** How far an import has come, as it is told and asked for while it runs, and in the end its report. */
export function useLibraryImport(id: string | null): FollowedImport {
  const client = useApolloClient();
  const [seen, setSeen] = useState<SeenImport & { id: string | null }>({ ...nothing, id });
  const lookNow = useRef(() => {});

  useEffect(() => {
    if (id === null) return;
    const left = new AbortController();
    const show = (change: Partial<SeenImport>) =>
      left.signal.aborted ||
      setSeen((before) => ({
        ...(before.id === id ? before : nothing),
        id,
        trouble: null,
        ...change,
      }));
    const options = { variables: { id }, fetchPolicy: 'no-cache' } as const;
    lookNow.current = poll({
      signal: left.signal,
      async look() {
        const { data } = await client.query({ query: LibraryImportProgressDocument, ...options });
        if (!data) return true;
        show({ progress: data.import });
        if (data.import.state === 'running') return true;
        void refreshLibrary(client);
        show({ items: await wholeReport(client, id) });
        return false;
      },
      onFailure: (error) =>
        show({ trouble: sentenceOf(error, 'It is not known how far the import has come.') }),
    });
    return () => left.abort();
  }, [client, id]);
  useLive('library-import.progressed', ({ importId, state, done, total }) => {
    if (String(importId) !== id) return;
    if (state !== 'running') lookNow.current();
    else
      setSeen((before) =>
        before.id === id && before.progress?.state === 'running'
          ? { ...before, progress: { ...before.progress, done, total } }
          : before,
      );
  });
  const stop = async () => {
    if (id === null) return;
    try {
      await client.mutate({ mutation: CancelLibraryImportDocument, variables: { id } });
    } catch (error) {
      const trouble = sentenceOf(error, 'The import could not be stopped. Try again.');
      setSeen((before) => ({ ...before, trouble }));
      return;
    }
    lookNow.current();
  };
  return { ...(seen.id === id ? seen : nothing), stop };
}
