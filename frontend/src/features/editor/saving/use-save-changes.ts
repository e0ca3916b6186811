import { useRef } from 'react';
import type { Side } from '../../../shared/text/merge-lines.ts';
import { useConflict } from '../conflict/use-conflict.ts';
import type { PictureChoice } from '../fields/use-picture.ts';
import { isSameRecipe, type RecipeForm } from '../form/recipe-form.ts';
import type { Editing } from '../use-editing.ts';
import { startOf } from '../written.ts';
import { contentsToSend, type Sent } from './contents-to-send.ts';
import type { useSaveFailure } from './use-save-failure.ts';
import type { RecipeSaver } from './use-save-recipe.ts';

interface SaveOptions {
  saver: RecipeSaver;
  editing: Editing;
  picture: PictureChoice;
  problems: ReturnType<typeof useSaveFailure>;
  onSaved: (form: RecipeForm) => void;
}

/** Saves what was changed of a recipe; where somebody else saved it meanwhile, both are put together. */
export function useSaveChanges({ saver, editing, picture, problems, onSaved }: SaveOptions) {
  const { conflict, drop, goOnFrom, settle } = useConflict(editing, picture);
  const sent = useRef<Sent | null>(null);

  const save = async (): Promise<void> => {
    if (!problems.check(editing.finish())) return;
    const contents = await contentsToSend(editing, picture);
    if (contents === null || !problems.check(contents.form)) return;
    problems.clear();
    const { form } = contents;
    const { base } = editing.current();
    const sentBefore = sent.current;
    sent.current = contents;
    const { saved, wordsSent, pictureDone, failure } = await saver.save({ base, ...contents });
    // What was answered is known not to have arrived.
    if (failure && failure.kind !== 'other') sent.current = sentBefore;
    if (pictureDone) picture.placed(contents.picture);
    if (saved) {
      const after = startOf(saved);
      // A picture that was in its place already says nothing of the words that came with it.
      if (!wordsSent && !isSameRecipe(after.form, base.form)) {
        if (await goOnFrom({ from: base, latest: saved, form, sentBefore: null })) await save();
        return;
      }
      editing.rebase({ ...after, form });
    }
    if (failure?.kind === 'changed') return saveOnLatest(form, sentBefore);
    drop();
    if (failure) problems.fail(failure);
    else onSaved(form);
  };
  /** Saves again on what somebody else has saved, unless both have touched the same. */
  const saveOnLatest = async (form: RecipeForm, sentBefore: Sent | null): Promise<void> => {
    const { latest, failure } = await saver.readLatest();
    if (latest === null) return problems.fail(failure);
    const from = editing.current().base;
    if (await goOnFrom({ from, latest, form, sentBefore })) await save();
  };

  return {
    save,
    conflict,
    dropConflict: drop,
    /** Saves what both have written, with each question answered. */
    async saveBoth(answers: ReadonlyMap<string, Side>): Promise<void> {
      if (settle(answers)) await save();
    },
  };
}
