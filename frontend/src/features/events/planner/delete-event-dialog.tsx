import { recipes } from '../../../kitchen/labels/counts.ts';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';
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
    <ConfirmDialog
      open={event !== null}
      title="Are you sure you want to delete this event?"
      confirm="Delete"
      onKeep={onKeep}
      onConfirm={() => event && onDelete(event)}
    >
      <bdi>{event?.name}</bdi>
      {event && event.recipeCount > 0 && ` and its menu of ${recipes(event.recipeCount)}`} will be
      gone for good. The recipes stay in your library.
    </ConfirmDialog>
  );
}
