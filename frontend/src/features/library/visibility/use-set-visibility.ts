import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SetRecipeVisibilityDocument } from '../../../generated/documents/set-recipe-visibility.ts';
import type { RecipeVisibility } from '../../../generated/operations.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { visibilityFailed, visibilityToast } from '../../../kitchen/visibility/visibility-toast.ts';
import { isMissing } from '../../../shared/api/error-kinds.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { useChosenRecipes } from './chosen-recipes.tsx';

/** Says who may read the chosen recipes. What is done is no longer chosen; what failed still is, unless one of it is gone. */
export function useSetVisibility() {
  const client = useApolloClient();
  const { ids, clear } = useChosenRecipes();
  const [busy, setBusy] = useState(false);
  const set = async (visibility: RecipeVisibility) => {
    setBusy(true);
    try {
      await client.mutate({
        mutation: SetRecipeVisibilityDocument,
        variables: { ids: [...ids], visibility },
      });
      clear();
      notify.success(visibilityToast(ids.length, visibility));
    } catch (error) {
      const gone = isMissing(error);
      if (gone) clear();
      notify.error({
        title: visibilityFailed,
        text: gone
          ? 'One of these recipes is no longer there. None was changed; choose again.'
          : sentenceOf(error, 'Try again in a moment.'),
      });
    }
    await refreshLibrary(client);
    setBusy(false);
  };
  return { set: (visibility: RecipeVisibility) => void set(visibility), busy };
}
