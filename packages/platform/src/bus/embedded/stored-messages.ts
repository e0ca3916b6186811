import type { DatabaseSync } from 'node:sqlite';
import type { BusLog } from '../bus-log.ts';
import type { Envelope } from '../bus.ts';
import { decodeMessage } from '../envelope.ts';

/** Tells of the messages of a subject that were stored since, in epoch milliseconds, the oldest first. */
export function storedMessages(database: DatabaseSync, log: BusLog) {
  const stored = database.prepare(
    `SELECT text FROM messages
     WHERE subject = ? AND at >= ? AND stream = 'MESSAGES' AND target IS NULL ORDER BY seq`,
  );
  return (subject: string, since: number, fn: (message: Envelope) => void): void => {
    for (const { text } of stored.all(subject, since) as { text: string }[]) {
      try {
        fn(decodeMessage(text));
      } catch (error) {
        log.warn({ subject, reason: (error as Error).message }, 'a follower failed');
      }
    }
  };
}
