import { useState } from 'react';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { withCapital } from '../../shared/text/with-capital.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { refusedFields } from './refused-fields.ts';

/** Sends something once at a time; what the server says of single fields stands at them, the sentence in a toast. */
export function useSending(failed: string) {
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Record<string, string>>({});
  const send = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
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
