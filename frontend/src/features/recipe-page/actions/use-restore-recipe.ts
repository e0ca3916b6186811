import { useApolloClient } from '@apollo/client/react';
import { RestoreRecipeDocument } from '../../../generated/documents/restore-recipe.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { useSingleFlight } from './use-single-flight.ts';

/** Brings a recipe back from the archive and says in a toast how that ended. */
export function useRestoreRecipe({ id }: { id: string }): () => Promise<void> {
  const client = useApolloClient();
  const once = useSingleFlight();
  return () =>
    once('restore', 'Failed to restore recipe', async () => {
      await client.mutate({ mutation: RestoreRecipeDocument, variables: { id } });
      void refreshLibrary(client);
      notify.success({ title: 'Recipe restored successfully' });
    });
}
