import { useRef, useState } from 'react';

/** Runs one piece of work at a time: while one runs, another is not begun. `busy` says that one runs. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  // Two clicks may come before the page is drawn anew.
  const running = useRef(false);
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
}
