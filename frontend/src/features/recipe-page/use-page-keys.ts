import { useEffect, useEffectEvent } from 'react';
import { printPage } from './print/print-page.ts';

interface PageKeys {
  /** Null where one may not, or does already. */
  onEdit: (() => void) | null;
  printing: boolean;
}

/** Ctrl or Cmd with P prints the page as it is laid out for paper; with E it begins to edit. */
export function usePageKeys({ onEdit, printing }: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey ||
      event.repeat ||
      event.defaultPrevented
    )
      return;
    const key = event.key.toLowerCase();
    if (key === 'p' && printing) {
      event.preventDefault();
      printPage();
    } else if (key === 'e' && onEdit !== null) {
      event.preventDefault();
      // What lies over the page has to be answered first.
      if (document.querySelector('.MuiModal-root') === null) onEdit();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
