import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { withCapital } from '../../shared/text/with-capital.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { refusedFields } from './refused-fields.ts';

/**
 * Sends something once at a time; what the server says of single fields stands at them, the sentence in a toast. The first of these fields
 * takes the keyboard, else what was pressed has it back: a button that is busy loses it.
 */
export function useSending(failed: string) {
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Record<string, string>>({});
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const before = pressed.current;
    if (busy || before === null) return;
    pressed.current = null;
    const refused = before.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (refused) refused.focus();
    else if (document.activeElement === document.body) (before as HTMLElement).focus();
  }, [busy]);
  const send = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    pressed.current = document.activeElement;
    setBusy(true);
    try {
      await act();
      setFields({});
      return true;
    } catch (error) {
      setFields(refusedFields(error));
      notify.error({ title: failed, text: sentenceOf(error, 'Please try again.') });
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** The error below a field, as a sentence of its own. */
  const errorOf = (field: string) => fields[field] && `${withCapital(fields[field])}.`;
  return { busy, send, errorOf };
}
