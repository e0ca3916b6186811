import type { Dish_EntryFragment } from '../../../generated/operations.ts';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';

interface RemoveDishDialogProps {
  /** Null while nothing is asked. */
  entry: Dish_EntryFragment | null;
  onKeep: () => void;
  onRemove: (entry: Dish_EntryFragment) => void;
}

/** Asks before a dish is taken off the menu. */
export function RemoveDishDialog({ entry, onKeep, onRemove }: RemoveDishDialogProps) {
  return (
    <ConfirmDialog
      open={entry !== null}
      title="Remove this recipe from the menu?"
      confirm="Remove"
      onKeep={onKeep}
      onConfirm={() => entry && onRemove(entry)}
    >
      <bdi>{entry?.title}</bdi> stays in your library.
    </ConfirmDialog>
  );
}
