import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Want } from './kept-answers.ts';
import { libraryReaderOf, type LibraryReader } from './library-reader.ts';

/** The cook's library as far as it has been read; the component is drawn anew when more is. */
export function useLibraryReader(): LibraryReader {
  const reader = libraryReaderOf(useApolloClient());
  useSyncExternalStore(reader.subscribe, reader.version);
  return reader;
}

/** Keeps these parts of the library up to date while the component is on screen. What is not there yet is asked for after `delay()` ms. */
export function useHeld(
  reader: LibraryReader,
  wants: readonly Want[],
  delay: () => number = () => 0,
): void {
  const held = useRef(new Map<string, () => void>());
  const keys = wants.map(({ key }) => key).join('\n');
  useEffect(() => {
    const now = new Set(wants.map(({ key }) => key));
    for (const [key, letGo] of held.current) {
      if (now.has(key)) continue;
      letGo();
      held.current.delete(key);
    }
    for (const want of wants)
      if (!held.current.has(want.key)) held.current.set(want.key, reader.hold(want, delay()));
    // The keys say all there is to say about the wants.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reader, keys]);
  useEffect(() => {
    const letGo = held.current;
    return () => {
      for (const end of letGo.values()) end();
      letGo.clear();
    };
  }, [reader]);
}

/** Whether all that was asked of the library so far is answered. */
export const useIsLibraryRead = (): boolean => useLibraryReader().isAtRest();

/** Whether there is an active recipe. */
export function useHasRecipes(): boolean {
  const reader = useLibraryReader();
  const scope = { state: 'active', search: '' } as const;
  useHeld(reader, [reader.wantCounts(scope)]);
  return (reader.counts(scope).value?.total ?? 0) > 0;
}
