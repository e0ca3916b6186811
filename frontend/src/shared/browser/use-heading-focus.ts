import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Puts the keyboard and the screen reader on a page's heading when one has come by a link; a reload
 * and the way back leave them to the browser.
 */
export function useHeadingFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const heading = useRef<Kind>(null);
  const cameByLink = useNavigationType() !== 'POP';
  useEffect(() => {
    if (cameByLink) heading.current?.focus({ preventScroll: true });
    // Only on arrival: what the address does later is the page's own affair.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return heading;
}
