import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { RecipePage } from '../features/recipe-page/recipe-page.tsx';
import { InviteFromRecipe } from '../kitchen/recipe/invite-from-recipe.ts';
import { RecipePageSkeleton } from '../kitchen/recipe/recipe-page-skeleton.tsx';
import { lazyWhenOpen } from '../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../shared/lazy/use-when-idle.ts';

const Editor = lazyWhenOpen(
  async () => (await import('../features/editor/recipe-editor.tsx')).RecipeEditor,
  <RecipePageSkeleton />,
);
const ShoppingList = lazyWhenOpen(
  async () => (await import('../features/shopping/shopping-list-dialog.tsx')).ShoppingListDialog,
);
const InviteCollaborators = lazyWhenOpen(
  async () =>
    (await import('../features/invitations/invite-collaborators-dialog.tsx'))
      .InviteCollaboratorsDialog,
);
const Share = lazyWhenOpen(
  async () => (await import('../features/sharing/share-dialog.tsx')).ShareDialog,
);

/** /recipes/{id}; `onIdle` is called when it has time for pages it leads to. */
export function RecipeRoute({ onIdle = () => {} }: { onIdle?: () => void }) {
  const { id } = useParams();
  useWhenIdle(onIdle);
  const [title, inviteTo] = useState<string | null>(null);
  return (
    <InviteFromRecipe value={inviteTo}>
      <RecipePage key={id} id={id} Editor={Editor} ShoppingList={ShoppingList} Share={Share} />
      <InviteCollaborators
        open={title !== null}
        onClose={() => inviteTo(null)}
        recipeTitle={title ?? ''}
      />
    </InviteFromRecipe>
  );
}
