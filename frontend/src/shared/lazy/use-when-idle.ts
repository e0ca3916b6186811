import { useEffect, useEffectEvent } from 'react';

/** For browsers that do not tell when they are idle. */
const AFTER_MS = 1000;

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
  useEffect(() => {
    if (!ready) return;
    let stop = () => {};
    const wait = () => {
      if ('requestIdleCallback' in globalThis) {
        const id = requestIdleCallback(begin);
        stop = () => cancelIdleCallback(id);
      } else {
        const timer = setTimeout(begin, AFTER_MS);
        stop = () => clearTimeout(timer);
      }
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      stop();
    };
  }, [ready]);
}
