import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { NoteShareViewDocument } from '../../../generated/documents/note-share-view.ts';
import { SharedRecipeDocument } from '../../../generated/documents/shared-recipe.ts';
import { shownRecipe, type ShownRecipe } from '../shown-recipe.ts';
import { visit } from './visit.ts';

interface AskedSharedRecipe {
  /** Undefined while it is fetched and where it could not be; null where nothing came. */
  recipe: ShownRecipe | null | undefined;
  error: unknown;
  refresh: () => void;
}

/** What a link opens, as every visitor sees it, whoever is here; that it was opened is noted. */
export function useSharedRecipe(token: string): AskedSharedRecipe {
  const { data, error, refetch } = useQuery(SharedRecipeDocument, {
    variables: { token },
    // Not for the cache: it is another sight of a recipe that its owner has there whole.
    fetchPolicy: 'no-cache',
  });
  const found = data && (data.shared.recipe ?? data.shared.magicRecipe);
  useNotedView(token, Boolean(found));
  return {
    recipe: found && asVisitorsSee(shownRecipe(found, 'other')),
    error,
    refresh: () => void refetch().catch(() => {}),
  };
}

/** In its own words alone. */
const asVisitorsSee = (recipe: ShownRecipe): ShownRecipe => ({
  ...recipe,
  translatedTitle: null,
  translatedIngredients: null,
  translatedInstructions: null,
});

function useNotedView(token: string, opened: boolean): void {
  const [note] = useMutation(NoteShareViewDocument);
  const noteView = useEffectEvent(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const userAgent = navigator.userAgent.slice(0, 1_000);
    // Nobody has to read less because it was not counted.
    note({ variables: { token, visit: visit(), timeZone, userAgent } }).catch(() => {});
  });
  useEffect(() => {
    if (opened) noteView();
  }, [opened]);
}
