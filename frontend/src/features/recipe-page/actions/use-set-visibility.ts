import { useApolloClient } from '@apollo/client/react';
import { SetRecipeVisibilityDocument } from '../../../generated/documents/set-recipe-visibility.ts';
import type { RecipeVisibility } from '../../../generated/operations.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { visibilityFailed, visibilityToast } from '../../../kitchen/visibility/visibility-toast.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { useSingleFlight } from './use-single-flight.ts';

/** Says who may read a recipe, and in a toast how that ended. */
export function useSetVisibility({
  id,
}: {
  id: string;
}): (visibility: RecipeVisibility) => Promise<void> {
  const client = useApolloClient();
  const once = useSingleFlight();
  return (visibility) =>
    once('visibility', visibilityFailed, async () => {
      await client.mutate({
        mutation: SetRecipeVisibilityDocument,
        variables: { ids: [id], visibility },
      });
      void refreshLibrary(client);
      notify.success(visibilityToast(1, visibility));
    });
}
