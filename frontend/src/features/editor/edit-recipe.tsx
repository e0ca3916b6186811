import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import type { EditedRecipe_RecipeFragment } from '../../generated/operations.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyWhenOpen } from '../../shared/lazy/lazy-when-open.tsx';
import { TintedPanel } from '../../shared/ui/surfaces/tinted-panel.tsx';
import { useHeadingFocus } from '../../shared/browser/use-heading-focus.ts';
import { isGenerated } from '../../kitchen/recipe/generated-id.ts';
import { AskToDiscard } from './drafts/ask-to-discard.tsx';
import { BroughtIntoView } from './form/brought-into-view.tsx';
import { DraftNotice, momentText } from './drafts/draft-notice.tsx';
import { EditFrame } from './edit-frame.tsx';
import { LostRecipePanel, type LostRecipe } from './saving/lost-recipe-panel.tsx';
import { RecipeFormFields } from './form/recipe-form-fields.tsx';
import { useRecipeEdit } from './use-recipe-edit.ts';

const ConflictDialog = lazyWhenOpen(
  async () => (await import('./conflict/conflict-dialog.tsx')).ConflictDialog,
);

interface EditRecipeProps {
  recipe: EditedRecipe_RecipeFragment;
  back: { to: string; label: string };
  onDone: () => void;
  onCancel: () => void;
}

/** The form of one recipe, from the first keystroke to the save. */
export function EditRecipe({ recipe, back, onDone, onCancel }: EditRecipeProps) {
  const { user } = useSession();
  const edit = useRecipeEdit({ recipe, onDone });
  const { editing, picture, failure, conflict, restored, busy } = edit;
  const { dirty } = editing;
  const [asking, setAsking] = useState(false);
  const heading = useHeadingFocus<HTMLHeadingElement>();

  const discard = () => {
    editing.forget();
    onCancel();
  };
  const archived =
    recipe.state === 'archived' && failure === null
      ? { kind: 'archived' as const, sentence: 'This recipe is archived. Restore it to edit it.' }
      : null;
  const lost = failure?.kind === 'archived' || failure?.kind === 'gone' ? failure : archived;
  const lostPanel = (why: LostRecipe) => (
    <LostRecipePanel
      lost={why}
      form={editing.form}
      busy={busy}
      onRestore={edit.restore}
      onKeepAsNew={edit.keepAsNew}
    />
  );
  return (
    <EditFrame
      back={back}
      state={stateOf(dirty, editing.kept, edit.saved)}
      saveLabel="Save Changes"
      saving={busy}
      onSave={edit.save}
      onCancel={() => (dirty ? setAsking(true) : discard())}
    >
      <h1 ref={heading} tabIndex={-1} style={visuallyHidden}>
        Edit {recipe.title}
      </h1>
      {restored && dirty && <DraftNotice savedAt={restored} onDiscard={edit.discardDraft} />}
      {lost &&
        (failure ? (
          <BroughtIntoView>{lostPanel(lost)}</BroughtIntoView>
        ) : (
          <div style={{ marginTop: 16 }}>{lostPanel(lost)}</div>
        ))}
      {failure?.kind === 'other' && (
        <BroughtIntoView>
          <TintedPanel
            kind="error"
            title="Failed to update recipe"
            actions={<Button onClick={edit.save}>Try Again</Button>}
          >
            {failure.sentence} What you have written is kept.
          </TintedPanel>
        </BroughtIntoView>
      )}
      <RecipeFormFields
        editing={editing}
        picture={picture}
        errors={edit.errors}
        generated={isGenerated(recipe.id)}
        language={recipe.languageCode ?? undefined}
        course={recipe.course}
      />
      <AskToDiscard open={asking} onKeep={() => setAsking(false)} onDiscard={discard} />
      {conflict && (
        <ConflictDialog
          key={conflict.latest.version}
          open
          merge={conflict.merge}
          who={
            conflict.latest.updatedBy && conflict.latest.updatedBy !== user?.firstName
              ? conflict.latest.updatedBy
              : null
          }
          savedAt={momentText(conflict.latest.updatedAt)}
          busy={busy}
          onClose={edit.dropConflict}
          onSaveBoth={edit.saveBoth}
          onKeepCopy={edit.keepAsNew}
        />
      )}
    </EditFrame>
  );
}

function stateOf(dirty: boolean, kept: boolean, saved: boolean): string {
  if (saved) return 'Saved';
  if (!dirty) return '';
  return kept ? 'Draft kept on this device' : 'This device cannot keep a draft';
}
