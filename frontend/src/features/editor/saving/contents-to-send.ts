import { notify } from '../../../shared/toasts/notify.ts';
import type { PictureChange, PictureChoice } from '../fields/use-picture.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import type { Editing } from '../use-editing.ts';

/** What goes out, and may have arrived although no answer came. */
export interface Sent {
  form: RecipeForm;
  picture: PictureChange;
}

/** What is to be saved, once a picture that is on its way has arrived; null where it cannot be, which is told. */
export async function contentsToSend(
  editing: Editing,
  picture: PictureChoice,
): Promise<Sent | null> {
  const chosen = await picture.settled();
  if (!chosen.failed) return { form: editing.finish(), picture: chosen.change };
  notify.error({ title: 'Failed to update recipe', text: 'The picture could not be uploaded.' });
  return null;
}
