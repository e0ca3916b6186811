import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** The word of the button that leaves all as it is, where one is first. */
  keep?: string;
  /** The word of the button that does what cannot be undone. */
  confirm: string;
  onKeep: () => void;
  onConfirm: () => void;
  /** What will be gone, and what stays. */
  children: ReactNode;
}

/** Asks before something is gone for good. */
export function ConfirmDialog({
  open,
  title,
  keep = 'Keep it',
  confirm,
  onKeep,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onKeep}
      title={title}
      actions={
        <>
          <Button autoFocus onClick={onKeep}>
            {keep}
          </Button>
          <Button variant="contained" color="error" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
