import Button from '@mui/material/Button';
import { counted } from '../../../kitchen/labels/counts.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';

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
    <Dialog
      alert
      open={open}
      onClose={onKeep}
      title="Delete this shopping list?"
      actions={
        <>
          <Button autoFocus onClick={onKeep}>
            Keep it
          </Button>
          <Button variant="contained" color="error" onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <bdi>{list.title}</bdi> and its {items} will be gone for good. The recipes stay in your
      library.
    </Dialog>
  );
}
