import { counted } from '../../../kitchen/labels/counts.ts';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';

interface DeleteListDialogProps {
  open: boolean;
  list: { title: string; count: number };
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before a list is deleted for good. */
export function DeleteListDialog({ open, list, onKeep, onDelete }: DeleteListDialogProps) {
  const items = list.count === 1 ? '1 item' : `${counted(list.count)} items`;
  return (
    <ConfirmDialog
      open={open}
      title="Delete this shopping list?"
      confirm="Delete"
      onKeep={onKeep}
      onConfirm={onDelete}
    >
      <bdi>{list.title}</bdi> and its {items} will be gone for good. The recipes stay in your
      library.
    </ConfirmDialog>
  );
}
