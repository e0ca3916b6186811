import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { draftKey, keepDraft } from '../drafts/draft-store.ts';
import type { PictureChange } from '../fields/use-picture.ts';
import { imagePath } from './image-path.ts';
import { changedFields, type RecipeForm } from '../form/recipe-form.ts';

interface WrittenSince {
  userId: string;
  /** The recipe as it was kept, and what was sent of it. */
  saved: EditedRecipe_RecipeFragment;
  sent: { form: RecipeForm; picture: PictureChange };
  /** What stands in the form by now. */
  now: { form: RecipeForm; typedTag: string };
  picture: PictureChange;
  /** The event for whose menu it was written, to which one goes back. */
  eventId?: string | undefined;
}

/**
 * Where one goes once a recipe is kept: to read it, or back to the event for which it was written, or to go on with what was written while it was
 * on its way, which becomes its draft.
 */
export function afterKeeping({
  userId,
  saved,
  sent,
  now: { form, typedTag },
  picture,
  eventId,
}: WrittenSince): string {
  const newPicture = picture === sent.picture ? undefined : (picture ?? null);
  if (
    changedFields(sent.form, form).length === 0 &&
    typedTag.trim() === '' &&
    newPicture === undefined
  )
    return eventId ? paths.event.getHref(eventId) : paths.recipe.getHref(saved.id);
  keepDraft(draftKey(userId, saved.id), {
    form,
    base: sent.form,
    steps: saved.instructions,
    version: saved.version,
    image: imagePath(saved.imageUrl),
    typedTag,
    picture: newPicture,
    savedAt: new Date().toISOString(),
  });
  const query = new URLSearchParams({ ...(eventId && { eventId }), mode: 'edit' });
  return `${paths.recipe.getHref(saved.id)}?${query}`;
}
