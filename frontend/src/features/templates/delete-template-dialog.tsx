import { ConfirmDialog } from '../../shared/ui/surfaces/confirm-dialog.tsx';
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
    <ConfirmDialog
      open={template !== null}
      title="Delete this template?"
      confirm="Delete"
      onKeep={onKeep}
      onConfirm={() => template && onDelete(template)}
    >
      <bdi>{template?.title}</bdi> will be gone for good. Recipes that were made from it stay.
    </ConfirmDialog>
  );
}
