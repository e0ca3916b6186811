import { useCallback, useRef } from 'react';
import { notify } from '../../../shared/toasts/notify.ts';

/** Says what is wrong, and takes it back once it is over: an error else stays until it is closed. */
export function useComplaint() {
  const shown = useRef<number | undefined>(undefined);
  const complain = (toast: { title: string; text: string }) => {
    shown.current = notify.error(toast);
  };
  const forget = useCallback(() => {
    if (shown.current !== undefined) notify.close(shown.current);
    shown.current = undefined;
  }, []);
  return { complain, forget };
}
