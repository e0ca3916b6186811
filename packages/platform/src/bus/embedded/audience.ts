import type { BusLog } from '../bus-log.ts';
import { matches } from '../subjects.ts';

export interface PassingRow {
  seq: number;
  subject: string;
  text: string;
}

/** The rows of a table as they pass. */
interface Passing {
  newest(): number;
  after(seq: number): PassingRow[];
}

interface Listener {
  pattern: string;
  hear(subject: string, text: string): void;
}

/** Those who look on from now, at what passes through a table. */
export function openAudience(passing: Passing, log: BusLog) {
  const listeners = new Set<Listener>();
  let passed = 0;

  const tell = (subject: string, text: string): void => {
    for (const listener of listeners) {
      if (!matches(listener.pattern, subject)) continue;
      try {
        listener.hear(subject, text);
      } catch (error) {
        log.warn({ subject, reason: (error as Error).message }, 'a listener failed');
      }
    }
  };

  return {
    tell,
    join(pattern: string, hear: Listener['hear']): () => void {
      // Nobody looked on until now, so what is stored already is not for the newcomer.
      if (!listeners.size) passed = passing.newest();
      const listener = { pattern, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Tells what others have put into the table since the last time. */
    pass(): void {
      if (!listeners.size) return;
      const rows = passing.after(passed);
      passed = rows.at(-1)?.seq ?? passed;
      for (const { subject, text } of rows) tell(subject, text);
    },
  };
}
