import type { DatabaseSync } from 'node:sqlite';
import type { BusLog } from '../bus-log.ts';
import type { Envelope } from '../bus.ts';
import { decodeMessage, encodeData } from '../envelope.ts';
import { openAudience, type PassingRow } from './audience.ts';

/** What passes by: broadcasts (through a table for other processes) and published messages, for those who look on from now. */
export function embeddedBroadcasts(database: DatabaseSync, origin: string, log: BusLog) {
  const insert = database.prepare(
    'INSERT INTO broadcasts (origin, subject, text, at) VALUES (?, ?, ?, ?)',
  );
  const fromOthers = database.prepare(
    'SELECT seq, subject, text FROM broadcasts WHERE seq > ? AND origin <> ? ORDER BY seq',
  );
  const published = database.prepare(
    'SELECT seq, subject, text FROM messages WHERE seq > ? AND target IS NULL ORDER BY seq',
  );
  const stored = database.prepare(
    `SELECT text FROM messages
     WHERE subject = ? AND at >= ? AND stream = 'MESSAGES' AND target IS NULL ORDER BY seq`,
  );
  const newestIn = database.prepare(
    'SELECT coalesce(max(seq), 0) AS seq FROM sqlite_sequence WHERE name = ?',
  );
  const newest = (table: string) => () => (newestIn.get(table) as { seq: number }).seq;
  const listeners = openAudience(
    {
      newest: newest('broadcasts'),
      after: (seq) => fromOthers.all(seq, origin) as unknown as PassingRow[],
    },
    log,
  );
  const watchers = openAudience(
    { newest: newest('messages'), after: (seq) => published.all(seq) as unknown as PassingRow[] },
    log,
  );

  return {
    send(subject: string, data: unknown, toOtherProcesses: boolean): void {
      const text = encodeData(subject, data);
      queueMicrotask(() => listeners.tell(subject, text));
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
      listeners.join(pattern, (subject, text) => fn(JSON.parse(text), subject)),
    watch: (pattern: string, fn: (message: Envelope) => void) =>
      watchers.join(pattern, (_subject, text) => fn(decodeMessage(text))),
    /** What is published between the two is told twice. */
    follow(subject: string, since: number, fn: (message: Envelope) => void): () => void {
      const stop = watchers.join(subject, (_subject, text) => fn(decodeMessage(text)));
      for (const { text } of stored.all(subject, since) as unknown as PassingRow[]) {
        try {
          fn(decodeMessage(text));
        } catch (error) {
          log.warn({ subject, reason: (error as Error).message }, 'a follower failed');
        }
      }
      return stop;
    },
    /** Tells what others have put into the file since the last time. */
    pass(): void {
      listeners.pass();
      watchers.pass();
    },
  };
}
