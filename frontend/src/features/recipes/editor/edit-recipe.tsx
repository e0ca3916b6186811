import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { fetchedWhenOpen } from '../../../shared/ui/fetched-when-open.tsx';
import { TintedPanel } from '../../../shared/ui/tinted-panel.tsx';
import { useArrival } from '../../../shared/ui/use-arrival.ts';
import { isGenerated } from '../generated-id.ts';
import { AskToDiscard } from './ask-to-discard.tsx';
import { DraftNotice, momentText } from './draft-notice.tsx';
import { draftKey } from './draft-store.ts';
import { EditFrame } from './edit-frame.tsx';
import { usePicture } from './fields/use-picture.ts';
import { mergeRecipe, type RecipeMerge } from './merge-recipe.ts';
import type { Side } from './merge-lines.ts';
import { formOf, isSameRecipe, type RecipeForm } from './recipe-form.ts';
import { formProblems } from './form-problems.ts';
import { RecipeFormFields } from './recipe-form-fields.tsx';
import { recipeText } from './recipe-text.ts';
import type { SaveFailure } from './save-failure.ts';
import { showFirstError } from './show-first-error.ts';
import { useEditing, useKeptDraft, type EditStart } from './use-editing.ts';
import { useSaveRecipe } from './use-save-recipe.ts';

const ConflictDialog = fetchedWhenOpen(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

/** Milliseconds for which a successful save is shown before edit mode closes. */
const closeAfter = 1000;

export interface EditRecipeProps {
  recipe: EditedRecipe_RecipeFragment;
  back: { to: string; label: string };
  onDone: () => void;
  onCancel: () => void;
}

interface Conflict {
  merge: RecipeMerge;
  latest: EditedRecipe_RecipeFragment;
}

const startOf = (recipe: EditedRecipe_RecipeFragment): EditStart => ({ form: formOf(recipe), steps: recipe.instructions, version: recipe.version });

/** The form of one recipe, from the first keystroke to the save. */
export function EditRecipe({ recipe, back, onDone, onCancel }: EditRecipeProps) {
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
  const [asking, setAsking] = useState(false);
  const [savedForm, setSavedForm] = useState<RecipeForm | null>(null);
  const { form, base, dirty } = editing;
  const errors = failure?.kind === 'fields' ? failure.fields : {};
  const heading = useArrival<HTMLHeadingElement>();

  // Whoever types on after a save is not interrupted.
  const done = useEffectEvent(() => (dirty ? setSavedForm(null) : onDone()));
  useEffect(() => {
    if (savedForm === null) return;
    const timer = setTimeout(done, closeAfter);
    return () => clearTimeout(timer);
  }, [savedForm]);

  const sent = useRef<RecipeForm | null>(null);
  const save = async (from = base, into = form) => {
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
    // An earlier save of ours that arrived, and whose answer was lost on the way, is no conflict.
    const ownWork = [sentBefore, into].some((own) => own !== null && isSameRecipe(own, newest.form));
    if (!ownWork) return setConflict({ latest, merge: mergeRecipe(from.form, newest.form, into) });
    editing.rebase(newest, into);
    await save(newest, into);
  };
  const saveBoth = (answers: ReadonlyMap<string, Side>) => {
    if (conflict === null) return;
    const newest = startOf(conflict.latest);
    const merged = conflict.merge.resolve(answers);
    editing.rebase(newest, merged);
    void save(newest, merged);
  };
  const keepAsNew = async () => {
    const outcome = await saver.keepAsNew(base, form, picture.change);
    if (outcome.failure) return void notify.error({ title: 'Save Failed', text: outcome.failure.sentence });
    editing.forget();
    notify.success({ title: 'Recipe saved successfully!', text: 'It is a recipe of its own now.' });
    void navigate(paths.recipe.getHref(outcome.id), { replace: true });
  };
  const cancel = () => {
    if (dirty) return setAsking(true);
    editing.forget();
    onCancel();
  };
  const discard = () => {
    editing.forget();
    onCancel();
  };
  const discardDraft = () => {
    setRestored(null);
    picture.reset();
    editing.rebase(start, start.form);
  };

  const archived = recipe.state === 'archived' && failure === null ? { kind: 'archived' as const, sentence: 'This recipe is archived. Restore it to edit it.' } : null;
  const lost = failure?.kind === 'archived' || failure?.kind === 'gone' ? failure : archived;
  return (
    <EditFrame back={back} state={stateOf(dirty, editing.kept, savedForm !== null)} saveLabel="Save Changes" saving={saver.busy} onSave={() => void save()} onCancel={cancel}>
      <h1 ref={heading} tabIndex={-1} style={hidden}>Edit {recipe.title}</h1>
      {restored && dirty && <DraftNotice savedAt={restored} onDiscard={discardDraft} />}
      {lost && (
        <div style={{ marginTop: 16 }}>
          <TintedPanel kind="error" title={lost.kind === 'gone' ? 'This recipe was deleted meanwhile' : 'This recipe is archived'} actions={<><Button onClick={() => void keepAsNew()} disabled={saver.busy}>Keep as a new recipe</Button><CopyText form={form} /></>}>
            {lost.sentence} What you have written is still here.
          </TintedPanel>
        </div>
      )}
      {failure?.kind === 'other' && <div style={{ marginTop: 16 }}><TintedPanel kind="error" title="Failed to update recipe" actions={<Button onClick={() => void save()}>Try Again</Button>}>{failure.sentence} What you have written is kept.</TintedPanel></div>}
      <RecipeFormFields editing={editing} picture={picture} errors={errors} generated={isGenerated(id)} language={recipe.languageCode ?? undefined} course={recipe.course} />
      <AskToDiscard open={asking} onKeep={() => setAsking(false)} onDiscard={discard} />
      {conflict && (
        <ConflictDialog
          key={conflict.latest.version}
          open
          merge={conflict.merge}
          who={conflict.latest.updatedBy && conflict.latest.updatedBy !== user?.firstName ? conflict.latest.updatedBy : null}
          savedAt={momentText(conflict.latest.updatedAt)}
          busy={saver.busy}
          onClose={() => setConflict(null)}
          onSaveBoth={saveBoth}
          onKeepCopy={() => void keepAsNew()}
        />
      )}
    </EditFrame>
  );
}

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)', whiteSpace: 'nowrap' } as const;

function stateOf(dirty: boolean, kept: boolean, saved: boolean): string {
  if (saved && !dirty) return 'Saved';
  if (!dirty) return '';
  return kept ? 'Draft kept on this device' : 'This device cannot keep a draft';
}

function CopyText({ form }: { form: RecipeForm }) {
  const copy = () => navigator.clipboard.writeText(recipeText(form)).then(
    () => notify.success({ title: 'Copied!' }),
    () => notify.error({ title: 'Failed to copy', text: 'Select the text and copy it by hand.' }),
  );
  return <Button onClick={() => void copy()}>Copy the text</Button>;
}
