import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What is done when the answer is yes. */
  confirm: string;
  /** The word of the other answer. */
  keep?: string;
  /** While that is being done. */
  busy?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  /** What it means. */
  children: ReactNode;
}

/** On its way out a question goes on saying what it said: by then most have nothing left to ask about. */
const Words = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_before, { open }) => !open,
);

/** Asks before something goes for good; the key that is pressed without reading keeps it. */
export function ConfirmDialog({
  open,
  title,
  confirm,
  keep = 'Keep it',
  busy = false,
  onKeep,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onKeep}
      title={<Words open={open}>{title}</Words>}
      actions={
        <>
          <Button autoFocus onClick={onKeep}>
            {keep}
          </Button>
          <Button variant="contained" color="error" disabled={busy} onClick={onConfirm}>
            <Words open={open}>{confirm}</Words>
          </Button>
        </>
      }
    >
      <Words open={open}>{children}</Words>
    </Dialog>
  );
}
