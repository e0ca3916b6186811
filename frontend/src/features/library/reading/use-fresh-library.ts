import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '../../../shared/api/use-live.ts';
import { libraryWasRead, refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';

/** Several changes in a row are asked for once. */
const gather = 250;

/**
 * Reads the library anew when the server tells of a change, here or on another device; the answer
 * is for changes of this page.
 */
export function useFreshLibrary(): () => void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshLibrary(client), gather);
  }, [client]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('recipes.changed', refresh);
  useLive('reconnected', refresh);
  // What is still on its way when the line opens needs no second asking.
  useLive('opened', () => libraryWasRead(client) && refresh());
  return refresh;
}
