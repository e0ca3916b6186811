import { useEffect, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { EditPlace, EditState } from '../../../kitchen/recipe/edit-place.ts';
import { useHeadingFocus } from '../../../shared/browser/use-heading-focus.ts';

/** Puts the keyboard on the heading, or into the field that somebody came to correct; a reload leaves it to the browser. */
export function useOpeningFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const place = (useLocation().state as EditState | null)?.place ?? null;
  const cameByLink = useNavigationType() !== 'POP';
  useEffect(() => {
    if (place !== null && cameByLink) goToPlace(place);
    // Only on arrival: what the address does later is the page's own affair.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return heading;
}

function goToPlace(place: EditPlace): void {
  const field = document.querySelector<HTMLElement>(
    ['input', 'textarea', '[contenteditable=true]']
      .map((kind) => `main [data-place=${place}] ${kind}:not([aria-hidden])`)
      .join(', '),
  );
  field?.focus({ preventScroll: true });
  field?.scrollIntoView?.({ block: 'center' });
}
