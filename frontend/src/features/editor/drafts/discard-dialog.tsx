import Button from '@mui/material/Button';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';

/** Changes are given up only on purpose. */
export function DiscardDialog({
  open,
  onClose,
  onDiscard,
}: {
  open: boolean;
  onClose: () => void;
  onDiscard: () => void;
}) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title="Discard your changes?"
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            Keep editing
          </Button>
          <Button variant="contained" color="error" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      What you have changed since the last save will be gone.
    </Dialog>
  );
}
