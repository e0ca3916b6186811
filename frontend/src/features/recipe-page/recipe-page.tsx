import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCollectionsChange } from '../../kitchen/collection/use-collections-change.ts';
import { useRole } from '../../kitchen/collection/use-role.ts';
import { useLive } from '../../shared/api/use-live.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import type { LazyWhenOpen } from '../../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../../shared/lazy/use-when-idle.ts';
import { RecipePageSkeleton } from '../../kitchen/recipe/recipe-page-skeleton.tsx';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';
import { InvalidAddress, RecipeTrouble } from './recipe-trouble.tsx';
import { isRecipeId, readAddress } from '../../kitchen/recipe/recipe-address.ts';
import { RecipeHeader } from './recipe-header.tsx';
import { useSharePart, type SharePart } from './actions/use-share-part.tsx';
import type { ShoppingListPart } from './sides/shopping-list-part.tsx';
import { useRecipe } from './use-recipe.ts';
import { shownRecipe } from './shown-recipe.ts';
import { useEditMode } from './use-edit-mode.ts';
import { usePageKeys } from './use-page-keys.ts';

const RecipeView = lazyPart(
  async () => (await import('./recipe-view.tsx')).RecipeView,
  <RecipePageSkeleton />,
);
// A page that opens in edit mode has no use for it before edit mode is left.
if (!readAddress(new URLSearchParams(location.search)).editing) RecipeView.fetch();

/** What other features bring to the page. */
interface RecipePageParts {
  /** Edit mode, in the place of the page. */
  Editor: LazyWhenOpen<{ recipeId: string; onClose: () => void }>;
  ShoppingList: ShoppingListPart;
  Share: SharePart;
}

/** /recipes/{id} */
export function RecipePage({ id, ...parts }: { id: string | undefined } & RecipePageParts) {
  const [query] = useSearchParams();
  const { eventId } = readAddress(query);
  if (id === undefined || !isRecipeId(id))
    return (
      <>
        <RecipeHeader recipe={null} eventId={eventId} onEdit={null} sharing={null} />
        <InvalidAddress />
      </>
    );
  return <FoundRecipe id={id} {...parts} />;
}

function FoundRecipe({ id, Editor, ShoppingList, Share }: { id: string } & RecipePageParts) {
  const [query] = useSearchParams();
  const { eventId, multiplier, editing } = readAddress(query);
  const { edit, correct, leave, read } = useEditMode();
  const { found, error, wasRead, refresh } = useRecipe(id);
  const role = useRole(found?.recipe.ownerId);
  const recipe = found ? shownRecipe(found.recipe, role) : null;
  const onEdit = recipe?.editable ? edit : null;
  // An open editor stays open: what is being written must not vanish because somebody archives or
  // deletes the recipe meanwhile.
  const [wasOpened, setOpened] = useState(false);
  const inEditMode = editing && (onEdit !== null || wasOpened);
  if (inEditMode !== wasOpened) setOpened(inEditMode);
  const { dialog, ...share } = useSharePart(Share, recipe);
  useDocumentTitle(recipe?.title ?? null);
  usePageKeys({ onEdit: inEditMode ? null : onEdit, printing: !inEditMode });
  useFresh(id, wasRead, refresh);

  // Who may not edit reads, and goes on reading when that changes.
  const refused = editing && !inEditMode && recipe !== null && onEdit === null;
  useWhenRefused(refused, read);

  const [edited, setEdited] = useState(inEditMode);
  if (inEditMode && !edited) setEdited(true);
  useWhenIdle(RecipeView.fetch);

  if (inEditMode) return <Editor open onClose={leave} recipeId={id} />;
  const focus = edited && <HeadingFocus />;
  // Whoever else may edit it does not share it.
  const sharing = recipe?.role === 'owner' && recipe.state === 'active' ? share : null;
  return (
    <>
      <RecipeHeader recipe={recipe} eventId={eventId} onEdit={onEdit} sharing={sharing} />
      {dialog}
      {recipe ? (
        <RecipeView
          key={recipe.id}
          recipe={recipe}
          multiplier={multiplier}
          fromEvent={eventId !== null}
          onEdit={onEdit}
          onCorrect={onEdit && correct}
          ShoppingList={ShoppingList}
        >
          {focus}
        </RecipeView>
      ) : error ? (
        <>
          <RecipeTrouble error={error} onRetry={refresh} />
          {focus}
        </>
      ) : (
        <RecipePageSkeleton />
      )}
    </>
  );
}

/** Called once it is known that the cook may not edit. */
function useWhenRefused(refused: boolean, read: () => void): void {
  const leave = useEffectEvent(read);
  useEffect(() => {
    if (refused) leave();
  }, [refused]);
}

/**
 * Reads the recipe anew when it was changed here, by somebody else or in another tab. `wasRead`: an
 * answer has come already.
 */
function useFresh(id: string, wasRead: boolean, refresh: () => void): void {
  useLive('recipes.changed', ({ recipeId: changed }) => {
    if (String(changed) === id) refresh();
  });
  useLive('reconnected', refresh);
  useCollectionsChange(refresh);
  useLive('opened', () => wasRead && refresh());
}

/** Who leaves edit mode goes on at the head of the page. */
function HeadingFocus() {
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return null;
}
