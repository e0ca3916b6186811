import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { isGenerated } from '../generated-id.ts';
import { draftKey } from './draft-store.ts';
import { usePicture } from './fields/use-picture.ts';
import { formProblems } from './form-problems.ts';
import type { Side } from './merge-lines.ts';
import { mergeRecipe, type RecipeMerge } from './merge-recipe.ts';
import { formOf, isSameRecipe, type RecipeForm } from './recipe-form.ts';
import type { SaveFailure } from './save-failure.ts';
import { showFirstError } from './show-first-error.ts';
import { useEditing, useKeptDraft, type EditStart } from './use-editing.ts';
import { useSaveRecipe } from './use-save-recipe.ts';

/** Milliseconds for which a successful save is shown before edit mode closes. */
const closeAfter = 1000;

export interface Conflict {
  merge: RecipeMerge;
  latest: EditedRecipe_RecipeFragment;
}

const startOf = (recipe: EditedRecipe_RecipeFragment): EditStart => ({ form: formOf(recipe), steps: recipe.instructions, version: recipe.version });

/** One edit of a recipe that is kept already: its draft, its save, and what may come between. */
export function useRecipeEdit({ recipe, onDone }: { recipe: EditedRecipe_RecipeFragment; onDone: () => void }) {
  const { id } = recipe;
  const { user } = useSession();
  const navigate = useNavigate();
  const key = draftKey(user?.id ?? '', id);
  const draft = useKeptDraft(key);
  const [restored, setRestored] = useState(draft?.savedAt ?? null);
  const [start] = useState(() => startOf(recipe));
  const picture = usePicture(recipe.imageUrl, draft?.picture);
  const editing = useEditing({ key, start, draft, picture: picture.change });
  const saver = useSaveRecipe({ id, generated: isGenerated(id), language: recipe.languageCode ?? undefined });
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [savedForm, setSavedForm] = useState<RecipeForm | null>(null);
  const { base, dirty } = editing;

  // Whoever types on after a save is not interrupted.
  const done = useEffectEvent(() => (dirty ? setSavedForm(null) : onDone()));
  useEffect(() => {
    if (savedForm === null) return;
    const timer = setTimeout(done, closeAfter);
    return () => clearTimeout(timer);
  }, [savedForm]);

  const sent = useRef<RecipeForm | null>(null);
  const save = async (from = base, into = editing.finish()) => {
    if (saver.isRunning()) return;
    const problems = formProblems(into);
    if (Object.keys(problems).length > 0) {
      setFailure({ kind: 'fields', sentence: Object.values(problems)[0]!, fields: problems });
      return showFirstError(problems);
    }
    setFailure(null);
    const before = sent.current;
    sent.current = into;
    const outcome = await saver.save({ base: from, form: into, picture: picture.change });
    if (outcome.pictureDone) picture.reset();
    if (outcome.saved) editing.rebase({ form: into, steps: outcome.saved.instructions, version: outcome.saved.version });
    if (!outcome.failure) {
      setConflict(null);
      setRestored(null);
      setSavedForm(into);
      notify.success({ title: 'Recipe saved successfully!' });
    } else if (outcome.failure.kind === 'changed') {
      await compare(from, into, before);
    } else {
      setConflict(null);
      setFailure(outcome.failure);
      notify.error({ title: 'Failed to update recipe', text: outcome.failure.sentence });
      if (outcome.failure.kind === 'fields') showFirstError(outcome.failure.fields);
    }
  };
  const compare = async (from: EditStart, into: RecipeForm, sentBefore: RecipeForm | null) => {
    const { latest, failure: unread } = await saver.readLatest();
    if (latest === null) {
      setFailure(unread);
      if (unread.kind !== 'changed') notify.error({ title: 'Failed to update recipe', text: unread.sentence });
      return;
    }
    const newest = startOf(latest);
    // Archived and restored, or commented: nothing that stands in the form. An earlier save of ours, whose answer was lost on the way, is no conflict either.
    const nothingNew = [from.form, sentBefore, into].some((known) => known !== null && isSameRecipe(known, newest.form));
    if (!nothingNew) return setConflict({ latest, merge: mergeRecipe(from.form, newest.form, into) });
    editing.rebase(newest, into);
    await save(newest, into);
  };

  return {
    editing, picture, failure, conflict,
    errors: failure?.kind === 'fields' ? failure.fields : {},
    /** When the draft was kept that this edit goes on from. */
    restored,
    busy: saver.busy,
    saved: savedForm !== null && !dirty,
    save: () => void save(),
    /** Saves what both have written, with each question answered. */
    saveBoth(answers: ReadonlyMap<string, Side>) {
      if (conflict === null) return;
      const newest = startOf(conflict.latest);
      const merged = conflict.merge.resolve(answers);
      editing.rebase(newest, merged);
      void save(newest, merged);
    },
    dropConflict: () => setConflict(null),
    /** Takes the recipe out of the archive, so that it can be saved. */
    async restore() {
      const problem = await saver.restore();
      if (problem !== null) return void notify.error({ title: 'Failed to restore recipe', text: problem });
      setFailure(null);
      notify.success({ title: 'Recipe restored successfully' });
    },
    async keepAsNew() {
      const outcome = await saver.keepAsNew(base, editing.finish(), picture.change);
      if (outcome.failure) return void notify.error({ title: 'Save Failed', text: outcome.failure.sentence });
      editing.forget();
      notify.success({ title: 'Recipe saved successfully!', text: 'It is a recipe of its own now.' });
      void navigate(paths.recipe.getHref(outcome.id), { replace: true });
    },
    discardDraft() {
      setRestored(null);
      picture.reset();
      editing.rebase(start, start.form);
    },
  };
}
