import type { DatabaseSync } from 'node:sqlite';
import type { OpenWork } from '../bus.ts';
import type { ConsumerOptions } from '../consumer-options.ts';
import { consumerCursors, keyOf, type UnreadRow } from './consumer-cursors.ts';
import { transact } from './schema.ts';

export interface TakenRow extends UnreadRow {
  attempt: number;
}

export type DeliveryQueue = ReturnType<typeof deliveryQueue>;

/** Giving messages out, one at a time, to consumers of several processes on one file. */
export function deliveryQueue(database: DatabaseSync, owner: string) {
  const cursors = consumerCursors(database);
  const statements = prepare(database);

  return {
    register: cursors.register,
    keepCursors: cursors.keep,

    take(consumer: ConsumerOptions): TakenRow | null {
      const now = Date.now();
      const key = keyOf(consumer);
      // Looked at before the lock is taken: an idle consumer writes nothing.
      if (!statements.somethingDue.get(key, now) && !cursors.hasUnread(consumer)) return null;
      return transact(database, () => {
        const due = statements.due.get(key, now) as unknown as TakenRow | undefined;
        const row = due ?? cursors.nextUnread(consumer);
        if (!row) return null;
        const attempt = (due?.attempt ?? 0) + 1;
        statements.giveOut.run(key, row.seq, attempt, now + consumer.ackWaitMs, owner);
        return { seq: row.seq, subject: row.subject, text: row.text, attempt };
      });
    },

    working(consumer: ConsumerOptions, { seq, attempt }: TakenRow): void {
      statements.extend.run(Date.now() + consumer.ackWaitMs, keyOf(consumer), seq, attempt);
    },

    retry(consumer: ConsumerOptions, { seq, attempt }: TakenRow, afterMs: number): void {
      statements.postpone.run(Date.now() + afterMs, keyOf(consumer), seq, attempt);
    },

    ack(consumer: ConsumerOptions, { seq }: TakenRow): void {
      transact(database, () => {
        if (statements.finish.run(keyOf(consumer), seq).changes) statements.removeWork.run(seq);
      });
    },

    /** Ends this try for good, unless the message was given to another meanwhile; to be run inside a transaction. */
    end(consumer: ConsumerOptions, { seq, attempt }: TakenRow): boolean {
      const ended = statements.finishAttempt.run(keyOf(consumer), seq, attempt).changes > 0;
      if (ended) statements.removeWork.run(seq);
      return ended;
    },

    openWork: (): OpenWork[] =>
      (
        statements.openWork.all() as unknown as (Omit<OpenWork, 'oldestAt'> & { oldest: number })[]
      ).map(({ subject, messages, oldest }) => ({
        subject,
        messages,
        oldestAt: new Date(oldest).toISOString(),
      })),

    /** When a message given out comes back; null when none is out. */
    nextDue: (consumer: ConsumerOptions) =>
      (statements.earliest.get(keyOf(consumer)) as { due: number | null }).due,
  };
}

function prepare(database: DatabaseSync) {
  return {
    somethingDue: database.prepare(
      'SELECT 1 FROM deliveries WHERE consumer = ? AND due <= ? LIMIT 1',
    ),
    due: database.prepare(
      `SELECT seq, subject, text, attempt FROM deliveries JOIN messages USING (seq)
       WHERE consumer = ? AND due <= ? ORDER BY seq LIMIT 1`,
    ),
    giveOut: database.prepare(
      `INSERT INTO deliveries (consumer, seq, attempt, due, owner) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (consumer, seq) DO UPDATE
       SET attempt = excluded.attempt, due = excluded.due, owner = excluded.owner`,
    ),
    extend: database.prepare(
      'UPDATE deliveries SET due = ? WHERE consumer = ? AND seq = ? AND attempt = ?',
    ),
    postpone: database.prepare(
      'UPDATE deliveries SET due = ?, owner = NULL WHERE consumer = ? AND seq = ? AND attempt = ?',
    ),
    finish: database.prepare('DELETE FROM deliveries WHERE consumer = ? AND seq = ?'),
    finishAttempt: database.prepare(
      'DELETE FROM deliveries WHERE consumer = ? AND seq = ? AND attempt = ?',
    ),
    openWork: database.prepare(
      `SELECT subject, count(*) AS messages, min(at) AS oldest FROM messages WHERE stream = 'WORK'
       GROUP BY subject ORDER BY messages DESC, subject`,
    ),
    removeWork: database.prepare("DELETE FROM messages WHERE seq = ? AND stream = 'WORK'"),
    earliest: database.prepare('SELECT min(due) AS due FROM deliveries WHERE consumer = ?'),
  };
}
