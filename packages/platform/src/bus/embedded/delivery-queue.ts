import type { DatabaseSync } from 'node:sqlite';
import type { StreamName } from '../streams.ts';
import { transact } from './schema.ts';

export interface QueueConsumer {
  /** Unique in its stream. */
  name: string;
  stream: StreamName;
  wants(subject: string): boolean;
  ackWaitMs: number;
}

export interface TakenRow {
  seq: number;
  subject: string;
  text: string;
  attempt: number;
}

interface ScannedRow {
  seq: number;
  stream: StreamName;
  subject: string;
  target: string | null;
}

const SCAN = 200;

const keyOf = (consumer: Pick<QueueConsumer, 'stream' | 'name'>) =>
  `${consumer.stream}:${consumer.name}`;

/** Giving messages out, one at a time, to consumers of several processes on one file. */
export function embeddedQueue(database: DatabaseSync, owner: string) {
  const begin = database.prepare(
    'INSERT INTO consumers (name, stream, cursor) VALUES (?, ?, 0) ON CONFLICT (name) DO NOTHING',
  );
  const somethingDue = database.prepare(
    'SELECT 1 FROM deliveries WHERE consumer = ? AND due <= ? LIMIT 1',
  );
  const somethingNew = database.prepare(
    'SELECT 1 FROM messages WHERE seq > (SELECT cursor FROM consumers WHERE name = ?) LIMIT 1',
  );
  const due = database.prepare(
    'SELECT seq, subject, text, attempt FROM deliveries JOIN messages USING (seq) WHERE consumer = ? AND due <= ? ORDER BY seq LIMIT 1',
  );
  const cursorOf = database.prepare('SELECT cursor FROM consumers WHERE name = ?');
  const scan = database.prepare(
    `SELECT seq, stream, subject, target FROM messages WHERE seq > ? ORDER BY seq LIMIT ${SCAN}`,
  );
  const fresh = database.prepare(
    'SELECT seq, subject, text, 0 AS attempt FROM messages WHERE seq = ?',
  );
  const moveCursor = database.prepare('UPDATE consumers SET cursor = ? WHERE name = ?');
  const giveOut = database.prepare(
    `INSERT INTO deliveries (consumer, seq, attempt, due, owner) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (consumer, seq) DO UPDATE
     SET attempt = excluded.attempt, due = excluded.due, owner = excluded.owner`,
  );
  const extend = database.prepare(
    'UPDATE deliveries SET due = ? WHERE consumer = ? AND seq = ? AND attempt = ?',
  );
  const postpone = database.prepare(
    'UPDATE deliveries SET due = ?, owner = NULL WHERE consumer = ? AND seq = ? AND attempt = ?',
  );
  const finish = database.prepare('DELETE FROM deliveries WHERE consumer = ? AND seq = ?');
  const finishAttempt = database.prepare(
    'DELETE FROM deliveries WHERE consumer = ? AND seq = ? AND attempt = ?',
  );
  const removeWork = database.prepare("DELETE FROM messages WHERE seq = ? AND stream = 'WORK'");
  const earliest = database.prepare('SELECT min(due) AS due FROM deliveries WHERE consumer = ?');
  const owners = database.prepare('SELECT DISTINCT owner FROM deliveries WHERE owner IS NOT NULL');
  const release = database.prepare('UPDATE deliveries SET due = 0, owner = NULL WHERE owner = ?');

  const nextUnread = (consumer: QueueConsumer): TakenRow | null => {
    let { cursor } = cursorOf.get(keyOf(consumer)) as { cursor: number };
    for (;;) {
      const rows = scan.all(cursor) as unknown as ScannedRow[];
      const found = rows.find(
        (row) =>
          row.stream === consumer.stream &&
          (row.target ? row.target === consumer.name : consumer.wants(row.subject)),
      );
      const read = found ?? rows.at(-1);
      if (read) moveCursor.run((cursor = read.seq), keyOf(consumer));
      if (found) return fresh.get(found.seq) as unknown as TakenRow;
      if (rows.length < SCAN) return null;
    }
  };

  return {
    register: (consumer: QueueConsumer) => void begin.run(keyOf(consumer), consumer.stream),

    take(consumer: QueueConsumer): TakenRow | null {
      const now = Date.now();
      // Looked at before the lock is taken: an idle consumer writes nothing.
      if (!somethingDue.get(keyOf(consumer), now) && !somethingNew.get(keyOf(consumer)))
        return null;
      return transact(database, () => {
        const row =
          (due.get(keyOf(consumer), now) as unknown as TakenRow | undefined) ??
          nextUnread(consumer);
        if (!row) return null;
        giveOut.run(keyOf(consumer), row.seq, row.attempt + 1, now + consumer.ackWaitMs, owner);
        return { seq: row.seq, subject: row.subject, text: row.text, attempt: row.attempt + 1 };
      });
    },

    working: (consumer: QueueConsumer, row: TakenRow) =>
      void extend.run(Date.now() + consumer.ackWaitMs, keyOf(consumer), row.seq, row.attempt),
    retry: (consumer: QueueConsumer, row: TakenRow, afterMs: number) =>
      void postpone.run(Date.now() + afterMs, keyOf(consumer), row.seq, row.attempt),

    ack(consumer: QueueConsumer, row: TakenRow): void {
      transact(database, () => {
        if (finish.run(keyOf(consumer), row.seq).changes) removeWork.run(row.seq);
      });
    },

    /** Ends this try for good, unless the message was given to another meanwhile; to be run inside a transaction. */
    end(consumer: QueueConsumer, row: TakenRow): boolean {
      const ended = finishAttempt.run(keyOf(consumer), row.seq, row.attempt).changes > 0;
      if (ended) removeWork.run(row.seq);
      return ended;
    },

    /** When a message given out comes back; null when none is out. */
    nextDue: (consumer: QueueConsumer) =>
      (earliest.get(keyOf(consumer)) as { due: number | null }).due,

    /** Gives back what owners had in hand that live no more; says whether there was anything. */
    releaseOf(gone: (owner: string) => boolean): boolean {
      const dead = (owners.all() as { owner: string }[]).filter((row) => gone(row.owner));
      for (const row of dead) release.run(row.owner);
      return dead.length > 0;
    },
    releaseOwn: () => void release.run(owner),
  };
}
