import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { MenuIngredientsDocument } from '../../../generated/documents/menu-ingredients.ts';
import type { MenuIngredientsQuery } from '../../../generated/operations.ts';

/** A dish with the ingredients of its recipe, null where that is gone or cannot be read. */
export type ToCheck = MenuIngredientsQuery['event']['recipes'][number];

/** Reads the ingredients of so many dishes behind the first ones. Throws where they cannot be read. */
export type ReadIngredients = (offset: number, first: number) => Promise<readonly ToCheck[]>;

/** How the ingredients of the menu of an event are read. */
export function useIngredientReader(eventId: string): ReadIngredients {
  const client = useApolloClient();
  return useCallback(
    async (offset, first) => {
      const { data } = await client.query({
        query: MenuIngredientsDocument,
        variables: { id: eventId, offset, first },
        // They are looked through once; what is found is kept instead.
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      if (!data?.event) throw new Error(`No ingredients of ${first} dishes behind ${offset}`);
      return data.event.recipes;
    },
    [client, eventId],
  );
}
