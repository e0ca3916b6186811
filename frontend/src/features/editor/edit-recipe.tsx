import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import type { EditedRecipe_RecipeFragment } from '../../generated/operations.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { containedPart } from '../../shared/lazy/contained-part.tsx';
import { lazyWhenOpen } from '../../shared/lazy/lazy-when-open.tsx';
import { useOpeningFocus } from './form/use-opening-focus.ts';
import { isGenerated } from '../../kitchen/recipe/generated-id.ts';
import { AskToDiscard } from './drafts/ask-to-discard.tsx';
import { BroughtIntoView } from './form/brought-into-view.tsx';
import { DraftNotice, draftState, momentText } from './drafts/draft-notice.tsx';
import { EditFrame } from './edit-frame.tsx';
import { LostRecipePanel, type LostRecipe } from './saving/lost-recipe-panel.tsx';
import { SaveFailed } from './saving/save-failed.tsx';
import { RecipeFormFields } from './form/recipe-form-fields.tsx';
import { useRecipeEdit } from './use-recipe-edit.ts';

const ConflictDialog = lazyWhenOpen(
  async () => (await import('./conflict/conflict-dialog.tsx')).ConflictDialog,
);

/** Hardly any recipe is a draft. */
const DraftSource = containedPart(
  async () => (await import('./drafts/draft-source.tsx')).DraftSource,
);

interface EditRecipeProps {
  recipe: EditedRecipe_RecipeFragment;
  back: { to: string; label: string };
  onDone: () => void;
  onCancel: () => void;
}

/** The form of one recipe, from the first keystroke to the save. */
export function EditRecipe({ recipe, back, onDone, onCancel }: EditRecipeProps) {
  const edit = useRecipeEdit({ recipe, onDone });
  const { editing, picture, failure, restored, busy } = edit;
  const { dirty } = editing;
  const [asking, setAsking] = useState(false);
  const heading = useOpeningFocus();

  const discard = () => {
    editing.forget();
    onCancel();
  };
  return (
    <EditFrame
      back={back}
      state={edit.saved ? 'Saved' : draftState(dirty, editing.kept)}
      saveLabel="Save Changes"
      saving={busy}
      onSave={edit.save}
      onCancel={() => (dirty ? setAsking(true) : discard())}
    >
      <h1 ref={heading} tabIndex={-1} style={visuallyHidden}>
        Edit {recipe.title}
      </h1>
      {restored && dirty && <DraftNotice savedAt={restored} onDiscard={edit.discardDraft} />}
      {recipe.draft && <DraftSource recipeId={recipe.id} />}
      <Lost edit={edit} archived={recipe.state === 'archived'} />
      {failure?.kind === 'other' && (
        <SaveFailed
          title="Failed to update recipe"
          sentence={failure.sentence}
          onRetry={edit.save}
        />
      )}
      <RecipeFormFields
        editing={editing}
        picture={picture}
        errors={edit.errors}
        generated={isGenerated(recipe.id)}
        language={recipe.languageCode ?? undefined}
        course={recipe.course}
      />
      <AskToDiscard open={asking} onClose={() => setAsking(false)} onDiscard={discard} />
      <Conflict edit={edit} />
    </EditFrame>
  );
}

type RecipeEdit = ReturnType<typeof useRecipeEdit>;

/** The recipe is archived or gone: what is written can still be kept. */
function Lost({ edit, archived }: { edit: RecipeEdit; archived: boolean }) {
  const { failure, editing, busy, restore, keepAsNew } = edit;
  const lost: LostRecipe | null =
    failure?.kind === 'archived' || failure?.kind === 'gone'
      ? failure
      : archived && failure === null
        ? { kind: 'archived', sentence: 'This recipe is archived. Restore it to edit it.' }
        : null;
  if (lost === null) return null;
  const panel = (
    <LostRecipePanel
      lost={lost}
      form={editing.form}
      busy={busy}
      onRestore={restore}
      onKeepAsNew={keepAsNew}
    />
  );
  // What one finds on arrival does not take the keyboard.
  return failure ? (
    <BroughtIntoView>{panel}</BroughtIntoView>
  ) : (
    <div style={{ marginTop: 16 }}>{panel}</div>
  );
}

/** Somebody else saved meanwhile. */
function Conflict({ edit }: { edit: RecipeEdit }) {
  const { user } = useSession();
  const { conflict, busy } = edit;
  if (conflict === null) return null;
  const { updatedBy, updatedAt, version } = conflict.latest;
  return (
    <ConflictDialog
      key={version}
      open
      merge={conflict.merge}
      who={updatedBy && updatedBy !== user?.firstName ? updatedBy : null}
      savedAt={momentText(updatedAt)}
      busy={busy}
      onClose={edit.dropConflict}
      onSaveBoth={edit.saveBoth}
      onKeepCopy={edit.keepAsNew}
    />
  );
}
