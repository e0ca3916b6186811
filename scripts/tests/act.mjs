import { flushSync } from 'react-dom';

/** React works in tasks of its own, which go on also where a test holds the clock. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/**
 * Stands for `act`, which the React that cooks use does not have: what a call changes is on the page after it, and after a promise
 * also what followed from that.
 */
export function act(callback) {
  let result;
  flushSync(() => (result = callback()));
  if (typeof result?.then !== 'function') {
    // What the first drawing began as an effect.
    flushSync(() => {});
    return result;
  }
  return (async () => {
    const value = await result;
    await nextTask();
    await nextTask();
    return value;
  })();
}
