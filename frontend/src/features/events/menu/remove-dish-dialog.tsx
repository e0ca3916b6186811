import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';
import type { MenuDish } from './menu-dish.ts';

interface RemoveDishDialogProps {
  /** Null while nothing is asked. */
  entry: MenuDish | null;
  onKeep: () => void;
  onRemove: (entry: MenuDish) => void;
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
