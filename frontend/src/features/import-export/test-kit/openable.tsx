import { useState, type ComponentType } from 'react';

interface OpenableProps {
  Dialog: ComponentType<{ open: boolean; onClose: () => void }>;
}

/** A dialog that stands open at first, and a button that opens it again. */
export function Openable({ Dialog }: OpenableProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
