import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { ArchiveRecipeDocument } from '../../../generated/documents/archive-recipe.ts';
import { DeleteArchivedRecipesDocument } from '../../../generated/documents/delete-archived-recipes.ts';
import { DeleteRecipeDocument } from '../../../generated/documents/delete-recipe.ts';
import { RestoreRecipeDocument } from '../../../generated/documents/restore-recipe.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { CardRecipe } from '../../../kitchen/recipe-card/recipe-card.tsx';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { recipes } from '../../../kitchen/labels/counts.ts';
import { rememberPlace } from './focus-next-recipe.ts';

const again = 'Try again in a moment.';

interface LibraryActions {
  archive: (recipe: CardRecipe) => void;
  restore: (recipe: CardRecipe) => void;
  deleteForGood: (recipe: CardRecipe) => void;
  deleteAll: () => void;
}

/** What one can do to recipes in the library: each says how it went, and the keyboard goes on to the next recipe. */
export function useLibraryActions(): LibraryActions {
  const client = useApolloClient();
  const busy = useRef(new Set<string>());

  /** Once per recipe at a time. The list is read anew even after a failure: somebody else may have been faster. */
  const act = async (id: string, failure: string, call: () => Promise<void>) => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    const goOn = rememberPlace(id);
    try {
      await call();
    } catch (error) {
      notify.error({ title: failure, text: sentenceOf(error, again) });
    }
    await refreshLibrary(client);
    busy.current.delete(id);
    goOn();
  };
  const restore = ({ id }: CardRecipe) =>
    act(id, 'Failed to restore recipe', async () => {
      await client.mutate({ mutation: RestoreRecipeDocument, variables: { id } });
      notify.success({ title: 'Recipe restored successfully' });
    });
  const archive = (recipe: CardRecipe) =>
    act(recipe.id, 'Failed to archive recipe', async () => {
      await client.mutate({ mutation: ArchiveRecipeDocument, variables: { id: recipe.id } });
      notify.success({
        title: 'Recipe archived successfully',
        action: { label: 'Restore', onClick: () => void restore(recipe) },
      });
    });
  const deleteForGood = ({ id }: CardRecipe) =>
    act(id, 'Failed to delete recipe', async () => {
      await client.mutate({ mutation: DeleteRecipeDocument, variables: { id } });
      notify.success({ title: 'Recipe deleted permanently' });
    });
  const deleteAll = () =>
    act('all', 'Failed to delete all recipes', async () => {
      const { data } = await client.mutate({ mutation: DeleteArchivedRecipesDocument });
      notify.success({
        title: 'All archived recipes deleted permanently',
        ...(data && { text: `${recipes(data.count)} deleted.` }),
      });
    });
  return {
    archive: (recipe) => void archive(recipe),
    restore: (recipe) => void restore(recipe),
    deleteForGood: (recipe) => void deleteForGood(recipe),
    deleteAll: () => void deleteAll(),
  };
}
