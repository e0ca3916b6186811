import { useEffect } from 'react';

/** Keeps the screen awake while it is wanted and the page is in view, where the device lets us. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let left = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (left) await held.release();
        else lock = held;
      } catch {
        // A low battery may forbid it: the screen then sleeps as always.
      }
    };
    const again = () => void hold();
    void hold();
    // A page out of view loses it.
    document.addEventListener('visibilitychange', again);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => {});
    };
  }, [wanted]);
}
