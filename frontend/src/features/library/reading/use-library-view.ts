import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ActiveRecipesDocument } from '../../../generated/documents/active-recipes.ts';
import { LibraryViewDocument } from '../../../generated/documents/library-view.ts';
import type { LibraryViewQuery } from '../../../generated/operations.ts';
import { isSameView, viewVariables, type LibraryView } from './library-view.ts';
import { readPolicy } from './read-policy.ts';
import { useChangedSections } from './use-changed-sections.ts';
import { useEndOfCollection } from './use-end-of-collection.ts';

/** Another state or collection of the library shows its boxes after this long, in ms. */
const patience = 300;

/** A view with its recipes, or why they could not be read; neither while they are on their way. */
interface ShownView {
  view: LibraryView;
  data?: LibraryViewQuery | undefined;
  error?: unknown;
}

/** The wanted view as soon as it is read; until then the one before, so that typing and choosing never empty the page. */
export function useLibraryView(wanted: LibraryView): ShownView {
  const variables = viewVariables(wanted);
  const client = useApolloClient();
  const question = JSON.stringify(variables);
  // A change while it is shown is for `refreshLibrary`.
  const fetchPolicy = useMemo(
    () => readPolicy(client, 'LibraryView', JSON.parse(question)),
    [client, question],
  );
  const [shown, setShown] = useState<ShownView>({ view: wanted });
  const whole = useRef<() => Promise<unknown>>(undefined);
  const reading = useChangedSections(shown.view, wanted, async () => whole.current?.());
  const { data, error, refetch } = useQuery(LibraryViewDocument, {
    variables,
    fetchPolicy: reading ? 'cache-only' : fetchPolicy,
  });
  useEffect(() => void (whole.current = refetch), [refetch]);
  useEndOfCollection(error);
  const isShown = isSameView(shown.view, wanted);
  if (data && !(isShown && shown.data === data)) setShown({ view: wanted, data });
  // What was shown stays beside a failure.
  else if (error && !(isShown && (shown.data || shown.error === error)))
    setShown({ view: wanted, error });

  const turned = shown.view.state !== wanted.state || shown.view.collection !== wanted.collection;
  useEffect(() => {
    if (!turned) return;
    const timer = setTimeout(() => setShown({ view: wanted }), patience);
    return () => clearTimeout(timer);
    // The search that is typed meanwhile does not make it wait longer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [turned, wanted.state, wanted.collection]);
  return useDeferredValue(shown);
}

/** How many active recipes there are in a collection, once it was read. */
export function useActiveRecipes(collection: string | null): number | undefined {
  const { data } = useQuery(ActiveRecipesDocument, {
    ...(collection && { variables: { collection } }),
    fetchPolicy: 'cache-only',
  });
  return data?.active.total;
}
