import { useState } from 'react';
import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import type { Side } from '../../../shared/text/merge-lines.ts';
import type { PictureChoice } from '../fields/use-picture.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import type { Sent } from '../saving/contents-to-send.ts';
import type { Editing } from '../use-editing.ts';
import { startOf, type EditStart } from '../written.ts';
import { findConflict } from './find-conflict.ts';
import type { RecipeMerge } from './merge-recipe.ts';
import { pictureQuestionId } from './picture-question.ts';

interface Conflict {
  merge: RecipeMerge;
  latest: EditedRecipe_RecipeFragment;
}

interface Compared {
  /** The recipe as this edit knew it. */
  from: EditStart;
  /** The recipe as somebody else has left it. */
  latest: EditedRecipe_RecipeFragment;
  /** What was to be saved. */
  form: RecipeForm;
  /** What went out before, and may have arrived. */
  sentBefore: Sent | null;
}

/** What stands between an edit and its save: a recipe that somebody else has saved meanwhile. */
export function useConflict(editing: Editing, picture: PictureChoice) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    conflict,
    drop: () => setConflict(null),
    /** Whether the edit goes on from the latest version; where not, there is a conflict now. */
    async goOnFrom({ from, latest, form, sentBefore }: Compared): Promise<boolean> {
      const newest = startOf(latest);
      const { change } = await picture.settled();
      const tried = { form, picture: change };
      const merge = findConflict({ from, newest, tried, sentBefore, written: editing.finish() });
      if (merge === null) editing.rebase(newest);
      else setConflict({ latest, merge });
      return merge === null;
    },
    /** Goes on from what both have written, with each question answered; false where there is no conflict. */
    settle(answers: ReadonlyMap<string, Side>): boolean {
      if (conflict === null) return false;
      if (answers.get(pictureQuestionId) === 'theirs') picture.reset();
      editing.rebase(startOf(conflict.latest), conflict.merge.resolve(answers));
      return true;
    },
  };
}
