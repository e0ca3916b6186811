import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';

/** Runs what has no run of this name under way. A failure is a toast; the signal ends with the page. */
export type SingleFlight = (
  name: string,
  failure: string,
  act: (signal: AbortSignal) => Promise<void>,
) => Promise<void>;

const tryAgain = 'Try again in a moment.';

export function useSingleFlight(): SingleFlight {
  const running = useRef(new Set<string>());
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const left = (leaving.current = new AbortController());
    return () => left.abort();
  }, []);

  return async (name, failure, act) => {
    const signal = leaving.current?.signal;
    if (!signal || running.current.has(name)) return;
    running.current.add(name);
    try {
      await act(signal);
    } catch (error) {
      // What is only waited for ends with the page.
      if (error !== signal.reason)
        notify.error({ title: failure, text: sentenceOf(error, tryAgain) });
    } finally {
      running.current.delete(name);
    }
  };
}
