import Button from '@mui/material/Button';
import type { Dish_EntryFragment } from '../../../generated/operations.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';

interface RemoveDishDialogProps {
  /** Null while nothing is asked. */
  entry: Dish_EntryFragment | null;
  onKeep: () => void;
  onRemove: (entry: Dish_EntryFragment) => void;
}

/** Asks before a dish is taken off the menu. */
export function RemoveDishDialog({ entry, onKeep, onRemove }: RemoveDishDialogProps) {
  return (
    <Dialog
      alert
      open={entry !== null}
      onClose={onKeep}
      title="Remove this recipe from the menu?"
      actions={
        <>
          <Button autoFocus onClick={onKeep}>
            Keep it
          </Button>
          <Button variant="contained" color="error" onClick={() => entry && onRemove(entry)}>
            Remove
          </Button>
        </>
      }
    >
      <bdi>{entry?.title}</bdi> stays in your library.
    </Dialog>
  );
}
