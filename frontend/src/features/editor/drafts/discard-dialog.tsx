import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';

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
    <ConfirmDialog
      open={open}
      title="Discard your changes?"
      confirm="Discard"
      keep="Keep editing"
      onKeep={onClose}
      onConfirm={onDiscard}
    >
      What you have changed since the last save will be gone.
    </ConfirmDialog>
  );
}
