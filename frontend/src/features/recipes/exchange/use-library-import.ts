import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { LibraryImportItemsDocument } from '../../../generated/documents/library-import-items.ts';
import { LibraryImportProgressDocument } from '../../../generated/documents/library-import-progress.ts';
import type { LibraryImportItemsQuery, LibraryImportProgressQuery } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import { refreshLibrary } from '../library/refresh-library.ts';
import { isMissing } from '../recipe-page/recipe-failure.ts';
import { useLooking } from './use-looking.ts';

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

const nothing: SeenImport = { progress: null, items: null, trouble: null };

/** How far an import has come, as it is told and asked for while it runs, and in the end its report. */
export function useLibraryImport(id: string | null): SeenImport {
  const client = useApolloClient();
  const [seen, setSeen] = useState<SeenImport & { id: string | null }>({ ...nothing, id });
  const show = (of: string, change: Partial<SeenImport>) => setSeen((before) => ({ ...(before.id === of ? before : nothing), id: of, trouble: null, ...change }));

  const lookNow = useLooking(id, async (asked) => {
    const options = { variables: { id: asked }, fetchPolicy: 'no-cache' } as const;
    try {
      const { data } = await client.query({ query: LibraryImportProgressDocument, ...options });
      if (!data) return true;
      show(asked, { progress: data.import });
      if (data.import.state === 'running') return true;
      void refreshLibrary(client);
      const { data: report } = await client.query({ query: LibraryImportItemsDocument, ...options });
      show(asked, { items: report?.import.items ?? [] });
      return false;
    } catch (error) {
      show(asked, { trouble: sentenceOf(error, 'It is not known how far the import has come.') });
      // One that is not known here will not become so.
      return !isMissing(error);
    }
  });
  useLive('library-import.progressed', ({ importId, state, done, total }) => {
    if (String(importId) !== id) return;
    if (state !== 'running') lookNow();
    else setSeen((before) => (before.id === id && before.progress?.state === 'running' ? { ...before, progress: { ...before.progress, done, total } } : before));
  });
  return seen.id === id ? seen : nothing;
}
