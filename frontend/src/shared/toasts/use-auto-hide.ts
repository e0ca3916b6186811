import { useEffect, useState } from 'react';

/**
 * Calls `leave` after `milliseconds` in which nobody pointed at the toast, had the keyboard on it
 * or was on another tab.
 */
export function useAutoHide(milliseconds: number | null, leave: () => void) {
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (milliseconds === null || held || hidden) return;
    const timer = setTimeout(leave, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, held, hidden, leave]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}
