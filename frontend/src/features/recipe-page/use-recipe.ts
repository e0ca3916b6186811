import { useQuery } from '@apollo/client/react';
import { RecipeDocument } from '../../generated/documents/recipe.ts';
import type { RecipeQuery } from '../../generated/operations.ts';
import { isMissing } from '../../shared/api/error-kinds.ts';

interface AskedRecipe {
  /** Undefined while it is fetched, and where there is none. */
  found: RecipeQuery | undefined;
  error: unknown;
  /** An answer has come already. */
  wasRead: boolean;
  refresh: () => void;
}

/** A recipe and what is analysed of it, in one request. */
export function useRecipe(id: string): AskedRecipe {
  // What was read before shows at once; it may have changed while one was elsewhere.
  const { data, previousData, error, refetch } = useQuery(RecipeDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    // What was read stays readable while the server cannot be reached.
    found: error && isMissing(error) ? undefined : (data ?? previousData),
    error,
    wasRead: data !== undefined,
    refresh: () => void refetch().catch(() => {}),
  };
}
