/** For browsers that do not tell when they are idle. */
const AFTER_MS = 1000;

/** Calls `work` once the page is loaded, drawn and idle, or has been drawn for `latest` milliseconds. Returns how to stop. */
export function whenIdle(work: () => void, latest?: number): () => void {
  let stop = () => {};
  const wait = () => {
    if ('requestIdleCallback' in globalThis) {
      const id = requestIdleCallback(work, latest === undefined ? {} : { timeout: latest });
      stop = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(work, AFTER_MS);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    stop();
  };
}
