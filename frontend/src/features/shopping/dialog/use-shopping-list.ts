import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ShoppingListDocument } from '../../../generated/documents/shopping-list.ts';
import type { UnitSystem } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ShoppingList } from '../text/recipe-list-text.ts';

/** Several steps in a row are asked for once. */
const gather = 300;

export type Generated =
  | { state: 'generating'; list: ShoppingList | null }
  | { state: 'ready'; list: ShoppingList }
  | { state: 'failed'; list: null; sentence: string };

/**
 * The list for so many servings while it is wanted: made at once, and anew a moment after the
 * servings change. The last list stays in view meanwhile.
 */
export function useShoppingList(
  recipeId: string,
  { servings, units, translated }: { servings: number; units: UnitSystem; translated: boolean },
  wanted: boolean,
): { generated: Generated; retry: () => void } {
  const client = useApolloClient();
  const [generated, setGenerated] = useState<Generated>({ state: 'generating', list: null });
  const latest = useRef(0);

  const generate = useCallback(
    async (forHowMany: number) => {
      const asked = (latest.current += 1);
      // Only the last answer counts, in whatever order they arrive.
      const isLatest = () => asked === latest.current;
      try {
        const { data } = await client.query({
          query: ShoppingListDocument,
          variables: { id: recipeId, servings: forHowMany, units, translated },
          fetchPolicy: 'no-cache',
        });
        if (isLatest() && data) setGenerated({ state: 'ready', list: data.recipeShoppingList });
      } catch (error) {
        if (!isLatest()) return;
        const sentence = sentenceOf(error, 'Try again in a moment.');
        setGenerated({ state: 'failed', list: null, sentence });
        notify.error({ title: 'Error: Failed to generate shopping list', text: sentence });
      }
    },
    [client, recipeId, units, translated],
  );

  const first = useRef(true);
  useEffect(() => {
    if (!wanted) return;
    const wait = first.current ? 0 : gather;
    first.current = false;
    const timer = setTimeout(() => void generate(servings), wait);
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [generate, servings, wanted]);
  const [shownFor, setShownFor] = useState(servings);
  if (shownFor !== servings) {
    setShownFor(servings);
    setGenerated({ state: 'generating', list: generated.list });
  }

  const retry = () => {
    setGenerated({ state: 'generating', list: null });
    void generate(servings);
  };
  return { generated, retry };
}
