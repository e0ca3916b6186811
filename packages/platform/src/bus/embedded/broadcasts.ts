import type { DatabaseSync } from 'node:sqlite';
import type { Envelope } from '../bus.ts';
import type { BusLog } from '../bus-log.ts';
import { decodeMessage, encodeData } from '../envelope.ts';
import { matches } from '../subjects.ts';

interface Row {
  seq: number;
  subject: string;
  text: string;
}

interface Listener {
  pattern: string;
  hear(subject: string, text: string): void;
}

/** What passes by: broadcasts (through a table for other processes) and published messages, for those who look on from now. */
export function embeddedBroadcasts(database: DatabaseSync, origin: string, log: BusLog) {
  const insert = database.prepare(
    'INSERT INTO broadcasts (origin, subject, text, at) VALUES (?, ?, ?, ?)',
  );
  const fromOthers = database.prepare(
    'SELECT seq, subject, text FROM broadcasts WHERE seq > ? AND origin <> ? ORDER BY seq',
  );
  const newest = database.prepare(
    `SELECT (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'broadcasts') AS broadcast,
      (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'messages') AS message`,
  );
  const published = database.prepare(
    'SELECT seq, subject, text FROM messages WHERE seq > ? AND target IS NULL ORDER BY seq',
  );
  const listeners = new Set<Listener>();
  const watchers = new Set<Listener>();
  const passed = { broadcast: 0, message: 0 };

  const tell = (audience: Set<Listener>, subject: string, text: string) => {
    for (const listener of audience) {
      if (!matches(listener.pattern, subject)) continue;
      try {
        listener.hear(subject, text);
      } catch (error) {
        log.warn({ subject, reason: (error as Error).message }, 'a listener failed');
      }
    }
  };
  const pass = (audience: Set<Listener>, rows: Row[]) => {
    for (const row of rows) tell(audience, row.subject, row.text);
  };
  const join = (audience: Set<Listener>, listener: Listener, stream: 'broadcast' | 'message') => {
    // Nobody looked on until now, so what is stored already is not for the newcomer.
    if (!audience.size) passed[stream] = (newest.get() as unknown as typeof passed)[stream];
    audience.add(listener);
    return () => void audience.delete(listener);
  };

  return {
    send(subject: string, data: unknown, toOtherProcesses: boolean): void {
      const text = encodeData(subject, data);
      queueMicrotask(() => tell(listeners, subject, text));
      if (!toOtherProcesses) return;
      try {
        insert.run(origin, subject, text, Date.now());
      } catch (error) {
        log.warn(
          { subject, reason: (error as Error).message },
          'a broadcast did not reach other processes',
        );
      }
    },

    listen: (pattern: string, fn: (data: unknown, subject: string) => void) =>
      join(
        listeners,
        { pattern, hear: (subject, text) => fn(JSON.parse(text), subject) },
        'broadcast',
      ),

    watch: (pattern: string, fn: (message: Envelope) => void) =>
      join(watchers, { pattern, hear: (_subject, text) => fn(decodeMessage(text)) }, 'message'),

    /** Tells what others have put into the file since the last time. */
    pass(): void {
      if (listeners.size) {
        const rows = fromOthers.all(passed.broadcast, origin) as unknown as Row[];
        passed.broadcast = rows.at(-1)?.seq ?? passed.broadcast;
        pass(listeners, rows);
      }
      if (watchers.size) {
        const rows = published.all(passed.message) as unknown as Row[];
        passed.message = rows.at(-1)?.seq ?? passed.message;
        pass(watchers, rows);
      }
    },
  };
}
