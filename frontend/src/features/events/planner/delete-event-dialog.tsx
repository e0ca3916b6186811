import Button from '@mui/material/Button';
import { recipes } from '../../../kitchen/labels/counts.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import type { EventCard_EventFragment } from '../../../generated/operations.ts';

interface DeleteEventDialogProps {
  /** Null while nothing is asked. */
  event: EventCard_EventFragment | null;
  onKeep: () => void;
  onDelete: (event: EventCard_EventFragment) => void;
}

/** Asks before an event is deleted for good. */
export function DeleteEventDialog({ event, onKeep, onDelete }: DeleteEventDialogProps) {
  return (
    <Dialog
      alert
      open={event !== null}
      onClose={onKeep}
      title="Are you sure you want to delete this event?"
      actions={
        <>
          <Button autoFocus onClick={onKeep}>
            Keep it
          </Button>
          <Button variant="contained" color="error" onClick={() => event && onDelete(event)}>
            Delete
          </Button>
        </>
      }
    >
      <bdi>{event?.name}</bdi>
      {event && event.recipeCount > 0 && ` and its menu of ${recipes(event.recipeCount)}`} will be
      gone for good. The recipes stay in your library.
    </Dialog>
  );
}
