import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells an element its own height, as `--own-height`: so that one that is taller than the window
 * can stay in view by its end.
 */
export function useOwnHeight<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      current.style.setProperty('--own-height', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return element;
}
