import Button from '@mui/material/Button';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import type { Template } from './template-rows.tsx';

interface DeleteTemplateDialogProps {
  /** Null while nothing is asked. */
  template: Template | null;
  onKeep: () => void;
  onDelete: (template: Template) => void;
}

/** Asks before a template is deleted for good. */
export function DeleteTemplateDialog({ template, onKeep, onDelete }: DeleteTemplateDialogProps) {
  return (
    <Dialog
      alert
      open={template !== null}
      onClose={onKeep}
      title="Delete this template?"
      actions={
        <>
          <Button autoFocus onClick={onKeep}>
            Keep
          </Button>
          <Button variant="contained" color="error" onClick={() => template && onDelete(template)}>
            Delete
          </Button>
        </>
      }
    >
      <bdi>{template?.title}</bdi> will be gone for good. Recipes that were made from it stay.
    </Dialog>
  );
}
