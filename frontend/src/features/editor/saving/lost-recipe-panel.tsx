import Button from '@mui/material/Button';
import { notify } from '../../../shared/toasts/notify.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import type { RecipeForm } from '../form/recipe-form.ts';
import { recipeText } from '../form/recipe-text.ts';

export interface LostRecipe {
  kind: 'archived' | 'gone';
  sentence: string;
}

interface LostRecipePanelProps {
  lost: LostRecipe;
  form: RecipeForm;
  busy: boolean;
  onRestore: () => void;
  onKeepAsNew: () => void;
}

/** The recipe was archived or deleted while it was being edited: what was written is not lost with it. */
export function LostRecipePanel({
  lost: { kind, sentence },
  form,
  busy,
  onRestore,
  onKeepAsNew,
}: LostRecipePanelProps) {
  const copy = () =>
    copyText(recipeText(form)).then(
      () => notify.success({ title: 'Copied!' }),
      () => notify.error({ title: 'Failed to copy', text: 'Select the text and copy it by hand.' }),
    );
  return (
    <TintedPanel
      kind="error"
      title={kind === 'gone' ? 'This recipe is gone' : 'This recipe is archived'}
      actions={
        <>
          {kind === 'archived' && (
            <Button onClick={onRestore} disabled={busy}>
              Restore
            </Button>
          )}
          <Button onClick={onKeepAsNew} disabled={busy}>
            Keep as a new recipe
          </Button>
          <Button onClick={() => void copy()}>Copy the text</Button>
        </>
      }
    >
      {sentence} What you have written is still here.
    </TintedPanel>
  );
}
