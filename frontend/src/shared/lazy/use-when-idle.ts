import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Calls `work` once the page is loaded, drawn and idle: for parts that are wanted soon and must be
 * there when the network is not. A page that waits for its data is idle too: it says by `ready`
 * when it has them, so that nothing stands in their way.
 */
export function useWhenIdle(work: () => void, ready = true): void {
  const begin = useEffectEvent(() => {
    // What is asked for without a network counts as missing until the page is loaded anew.
    if (navigator.onLine) work();
  });
  useEffect(() => (ready ? whenIdle(begin) : undefined), [ready]);
}
