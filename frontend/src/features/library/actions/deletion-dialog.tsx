import { recipes } from '../../../kitchen/labels/counts.ts';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';

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
  return (
    <ConfirmDialog
      open={open}
      title={all ? 'Delete All' : 'Delete Permanently'}
      confirm={all ? 'Delete All' : 'Delete'}
      keep={'count' in doomed && doomed.count !== 1 ? 'Keep them' : 'Keep it'}
      onKeep={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
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
    </ConfirmDialog>
  );
}
