import Button from '@mui/material/Button';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';

interface EventShoppingListDialogProps {
  open: boolean;
  onClose: () => void;
  eventId: string;
  eventName: string;
}

/** Says that the list of an event has not come yet. */
export function EventShoppingListDialog({
  open,
  onClose,
  eventName,
}: EventShoppingListDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Shopping List"
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>The list of {eventName} is not part of this version yet. Each recipe has its own.</p>
    </Dialog>
  );
}
