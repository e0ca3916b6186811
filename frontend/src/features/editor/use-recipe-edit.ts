import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedRecipe_RecipeFragment } from '../../generated/operations.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useOneAtATime } from './saving/use-one-at-a-time.ts';
import { isGenerated } from '../../kitchen/recipe/generated-id.ts';
import { draftKey } from './drafts/draft-store.ts';
import { usePicture, type PictureChange } from './fields/use-picture.ts';
import { formProblems } from './form/form-problems.ts';
import { imagePath } from './saving/image-path.ts';
import type { Side } from '../../shared/text/merge-lines.ts';
import { mergeRecipe, type RecipeMerge } from './conflict/merge-recipe.ts';
import { pictureQuestion, pictureQuestionId } from './conflict/picture-question.ts';
import { formOf, isSameRecipe, type RecipeForm } from './form/recipe-form.ts';
import type { SaveFailure } from './saving/save-failure.ts';
import { showFirstError } from './form/show-first-error.ts';
import { useKeptDraft } from './drafts/use-keeping.ts';
import { useEditing } from './use-editing.ts';
import type { EditStart } from './written.ts';
import { useSaveRecipe } from './saving/use-save-recipe.ts';
import { afterKeeping } from './saving/written-since.ts';

/** Milliseconds for which a successful save is shown before edit mode closes. */
const closeAfter = 1000;

interface Conflict {
  merge: RecipeMerge;
  latest: EditedRecipe_RecipeFragment;
}

/** What went out and may have arrived although no answer came. */
interface Sent {
  form: RecipeForm;
  picture: PictureChange;
}

const startOf = (recipe: EditedRecipe_RecipeFragment): EditStart => ({
  form: formOf(recipe),
  steps: recipe.instructions,
  version: recipe.version,
  image: imagePath(recipe.imageUrl),
});

/** One edit of a recipe that is kept already: its draft, its save, and what may come between. */
export function useRecipeEdit({
  recipe,
  onDone,
}: {
  recipe: EditedRecipe_RecipeFragment;
  onDone: () => void;
}) {
  const { id } = recipe;
  const userId = useSession().user?.id ?? '';
  const navigate = useNavigate();
  const key = draftKey(userId, id);
  const draft = useKeptDraft(key);
  const [restored, setRestored] = useState(draft?.savedAt ?? null);
  const [start] = useState(() => startOf(recipe));
  const picture = usePicture(recipe.imageUrl, draft?.picture);
  const editing = useEditing({
    key,
    start,
    draft,
    picture: picture.change,
    uploading: picture.uploading !== null,
  });
  const saver = useSaveRecipe({
    id,
    generated: isGenerated(id),
    language: recipe.languageCode ?? undefined,
  });
  const { busy, once } = useOneAtATime();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [savedForm, setSavedForm] = useState<RecipeForm | null>(null);
  const { dirty } = editing;

  // Whoever types on after a save is not interrupted.
  const done = useEffectEvent(() => (dirty ? setSavedForm(null) : onDone()));
  useEffect(() => {
    if (savedForm === null) return;
    const timer = setTimeout(done, closeAfter);
    return () => clearTimeout(timer);
  }, [savedForm]);

  const fail = (title: string, problem: Exclude<SaveFailure, { kind: 'changed' }>) => {
    if (problem.kind === 'picture') picture.refuse(problem.sentence);
    notify.error({ title, text: problem.sentence });
  };
  const hasProblems = (form: RecipeForm): boolean => {
    const fields = formProblems(form);
    const first = Object.values(fields)[0];
    if (first === undefined) return false;
    setFailure({ kind: 'fields', sentence: first, fields });
    showFirstError(fields);
    return true;
  };
  /** What is to be saved, once a picture that is on its way has arrived; null where it cannot be. */
  const gather = async (): Promise<Sent | null> => {
    const chosen = await picture.settled();
    if (!chosen.failed) return { form: editing.finish(), picture: chosen.change };
    notify.error({ title: 'Failed to update recipe', text: 'The picture could not be uploaded.' });
    return null;
  };

  const sent = useRef<Sent | null>(null);
  const save = async (): Promise<void> => {
    if (hasProblems(editing.finish())) return;
    const contents = await gather();
    if (contents === null || hasProblems(contents.form)) return;
    setFailure(null);
    const { base } = editing.current();
    const before = sent.current;
    sent.current = contents;
    const {
      saved,
      wordsSent,
      pictureDone,
      failure: problem,
    } = await saver.save({ base, ...contents });
    // What was answered is known not to have arrived.
    if (problem && problem.kind !== 'other') sent.current = before;
    if (pictureDone) picture.placed(contents.picture);
    if (saved) {
      const after = startOf(saved);
      // A picture that was in its place already says nothing of the words that came with it.
      if (!wordsSent && !isSameRecipe(after.form, base.form))
        return compare(base, saved, contents.form, null);
      editing.rebase({ ...after, form: contents.form });
    }
    if (problem?.kind === 'changed') {
      const { latest, failure: unread } = await saver.readLatest();
      if (latest !== null) return compare(editing.current().base, latest, contents.form, before);
      setFailure(unread);
      if (unread.kind !== 'changed') fail('Failed to update recipe', unread);
    } else if (problem) {
      setConflict(null);
      setFailure(problem);
      fail('Failed to update recipe', problem);
      if (problem.kind === 'fields') showFirstError(problem.fields);
    } else {
      setConflict(null);
      setRestored(null);
      setSavedForm(contents.form);
      notify.success({ title: 'Recipe saved successfully!' });
    }
  };
  const compare = async (
    from: EditStart,
    latest: EditedRecipe_RecipeFragment,
    form: RecipeForm,
    sentBefore: Sent | null,
  ): Promise<void> => {
    const newest = startOf(latest);
    // Archived and restored, or commented: nothing that stands in the form. An earlier save of
    // ours, whose answer was lost on the way, is no conflict either.
    const nothingNew = [from.form, sentBefore?.form, form].some(
      (known) => known !== undefined && isSameRecipe(known, newest.form),
    );
    const { change } = await picture.settled();
    const asked =
      change !== undefined && change !== sentBefore?.picture
        ? pictureQuestion(from.image, newest.image, change)
        : null;
    if (nothingNew && asked === null) {
      editing.rebase(newest);
      return save();
    }
    const merge = mergeRecipe(nothingNew ? newest.form : from.form, newest.form, editing.finish());
    setConflict({
      latest,
      merge: asked ? { ...merge, questions: [...merge.questions, asked] } : merge,
    });
  };

  return {
    editing,
    picture,
    failure,
    conflict,
    errors: failure?.kind === 'fields' ? failure.fields : {},
    /** When the draft was kept that this edit goes on from. */
    restored,
    busy,
    saved: savedForm !== null && !dirty,
    save: () => void once(save),
    /** Saves what both have written, with each question answered. */
    saveBoth: (answers: ReadonlyMap<string, Side>) =>
      void once(async () => {
        if (conflict === null) return;
        if (answers.get(pictureQuestionId) === 'theirs') picture.reset();
        editing.rebase(startOf(conflict.latest), conflict.merge.resolve(answers));
        await save();
      }),
    dropConflict: () => setConflict(null),
    /** Takes the recipe out of the archive, so that it can be saved. */
    restore: () =>
      void once(async () => {
        const problem = await saver.restore();
        if (problem !== null)
          return void notify.error({ title: 'Failed to restore recipe', text: problem });
        setFailure(null);
        notify.success({ title: 'Recipe restored successfully' });
      }),
    keepAsNew: () =>
      void once(async () => {
        const contents = await gather();
        if (contents === null) return;
        const { saved, failure: problem } = await saver.keepAsNew({
          base: editing.current().base,
          ...contents,
        });
        if (problem) return fail('Save Failed', problem);
        const { change } = await picture.settled();
        const href = afterKeeping({
          userId,
          saved,
          sent: contents,
          now: editing.current(),
          picture: change,
        });
        editing.forget();
        notify.success({
          title: 'Recipe saved successfully!',
          text: 'It is a recipe of its own now.',
        });
        await navigate(href, { replace: true });
      }),
    discardDraft() {
      setRestored(null);
      picture.reset();
      editing.rebase(start, start.form);
    },
  };
}
