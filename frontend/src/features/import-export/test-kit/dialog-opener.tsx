import { useState, type ComponentType } from 'react';

interface DialogOpenerProps {
  Dialog: ComponentType<{ open: boolean; onClose: () => void }>;
}

/** A dialog that stands open at first, and a button that opens it again. */
export function DialogOpener({ Dialog }: DialogOpenerProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
