import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LibraryImportDocument } from '../../../generated/documents/library-import.ts';
import type { LibraryImportQuery } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { refreshLibrary } from '../library/refresh-library.ts';
import { isMissing } from '../recipe-page/recipe-failure.ts';

export type LibraryImport = LibraryImportQuery['import'];

/** Milliseconds between two looks at an import that runs; after a failed look, longer. */
const everySecond = 1000;
const afterFailure = 4000;

/** How far an import has come; asked for while it runs. `trouble` says why nothing new is known. */
export function useLibraryImport(id: string | null): { state: LibraryImport | null; trouble: string | null } {
  const client = useApolloClient();
  const [seen, setSeen] = useState<{ id: string; state: LibraryImport | null; trouble: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const { data } = await client.query({ query: LibraryImportDocument, variables: { id }, fetchPolicy: 'no-cache' });
        if (left || !data) return;
        setSeen({ id, state: data.import, trouble: null });
        if (data.import.state === 'running') timer = setTimeout(() => void look(), everySecond);
        else void refreshLibrary(client);
      } catch (error) {
        if (left) return;
        const trouble = sentenceOf(error, 'It is not known how far the import has come.');
        setSeen((before) => ({ id, state: before?.id === id ? before.state : null, trouble }));
        // One that is not known here will not become so.
        if (!isMissing(error)) timer = setTimeout(() => void look(), afterFailure);
      }
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [client, id]);
  return seen?.id === id && seen !== null ? seen : { state: null, trouble: null };
}
