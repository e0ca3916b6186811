import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { RecipesDocument } from '../../../generated/operations.ts';
import { useLive } from '../../../shared/api/use-live.ts';

/** Several changes in a row are asked for once. */
const gather = 250;

/** Reads the library anew when the server tells of a change, here or on another device; the answer is for changes of this page. */
export function useFreshLibrary(): () => void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A library that was never opened is read when it is.
      if (client.readQuery({ query: RecipesDocument }) === null) return;
      client.query({ query: RecipesDocument, fetchPolicy: 'network-only' }).catch((error: unknown) => console.warn('The library could not be refreshed.', error));
    }, gather);
  }, [client]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('recipes.changed', refresh);
  useLive('reconnected', refresh);
  return refresh;
}
