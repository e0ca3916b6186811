import { isSameRecipe, type RecipeForm } from '../form/recipe-form.ts';
import type { Sent } from '../saving/contents-to-send.ts';
import type { EditStart } from '../written.ts';
import { mergeRecipe, type RecipeMerge } from './merge-recipe.ts';
import { pictureQuestion } from './picture-question.ts';

interface Versions {
  /** The recipe as this edit knew it. */
  from: EditStart;
  /** The recipe as somebody else has left it. */
  newest: EditStart;
  /** What was to be saved. */
  tried: Sent;
  /** What went out before, and may have arrived. */
  sentBefore: Sent | null;
  /** What stands in the form by now. */
  written: RecipeForm;
}

/** What has to be settled before the recipe can be saved; null where nothing of the form was touched. */
export function findConflict({
  from,
  newest,
  tried,
  sentBefore,
  written,
}: Versions): RecipeMerge | null {
  // Archived and restored, or commented: nothing that stands in the form. An earlier save of
  // ours, whose answer was lost on the way, is no conflict either.
  const nothingNew = [from.form, sentBefore?.form, tried.form].some(
    (known) => known !== undefined && isSameRecipe(known, newest.form),
  );
  const asked =
    tried.picture !== undefined && tried.picture !== sentBefore?.picture
      ? pictureQuestion(from.image, newest.image, tried.picture)
      : null;
  if (nothingNew && asked === null) return null;
  const merge = mergeRecipe(nothingNew ? newest.form : from.form, newest.form, written);
  return asked ? { ...merge, questions: [...merge.questions, asked] } : merge;
}
