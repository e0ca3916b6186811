import Button from '@mui/material/Button';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { TrashIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { recipes } from '../../../kitchen/labels/counts.ts';

/** One recipe, or so many. */
type Doomed = { title: string } | { count: number };

interface DeletionDialogProps {
  open: boolean;
  doomed: Doomed;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something is deleted for good. */
export function DeletionDialog({ open, doomed, onClose, onConfirm }: DeletionDialogProps) {
  const all = 'count' in doomed;
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      alert
      title={all ? 'Delete All' : 'Delete Permanently'}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {'count' in doomed && doomed.count !== 1 ? 'Keep them' : 'Keep it'}
          </Button>
          <Button variant="contained" color="error" startIcon={<TrashIcon />} onClick={confirm}>
            {all ? 'Delete All' : 'Delete'}
          </Button>
        </>
      }
    >
      {'count' in doomed ? (
        <p>
          {recipes(doomed.count, 'archived')} will be gone for good. Original files and pictures go
          with {doomed.count === 1 ? 'it' : 'them'}.
        </p>
      ) : (
        <p>
          <b dir="auto">{doomed.title}</b> will be gone for good. Its original file and picture go
          with it.
        </p>
      )}
    </Dialog>
  );
}
