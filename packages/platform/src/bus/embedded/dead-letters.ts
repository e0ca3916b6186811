import type { DatabaseSync } from 'node:sqlite';
import { checkReplayable, pageSize, readLetter } from '../dead-letter.ts';
import { transact } from './schema.ts';
import type { DeadLetter } from '../bus.ts';
import type { ConsumerOptions } from '../consumer-options.ts';

interface DeadRow {
  id: number;
  consumer: string;
  stream: string;
  subject: string;
  error: string;
  attempts: number;
  at: number;
  text: string;
}

export interface NewLetter {
  consumer: ConsumerOptions;
  subject: string;
  error: string;
  attempts: number;
  text: string;
}

export type EmbeddedDeadLetters = ReturnType<typeof embeddedDeadLetters>;

/** Dead letters in the file; a replay is a message for the one consumer that gave it up. */
export function embeddedDeadLetters(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO dead (consumer, stream, subject, error, attempts, at, text) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const number = database.prepare('SELECT count(*) AS count FROM dead');
  const page = database.prepare('SELECT * FROM dead WHERE id > ? ORDER BY id LIMIT ?');
  const one = database.prepare('SELECT * FROM dead WHERE id = ?');
  const remove = database.prepare('DELETE FROM dead WHERE id = ?');
  const again = database.prepare(
    'INSERT INTO messages (stream, subject, target, text, bytes, at) VALUES (?, ?, ?, ?, ?, ?)',
  );

  return {
    add: (letter: NewLetter) =>
      void insert.run(
        letter.consumer.name,
        letter.consumer.stream,
        letter.subject,
        letter.error,
        letter.attempts,
        Date.now(),
        letter.text,
      ),
    count: () => (number.get() as { count: number }).count,
    list: ({ after = '0', limit }: { after?: string; limit?: number } = {}): DeadLetter[] =>
      (page.all(Number(after) || 0, pageSize(limit)) as unknown as DeadRow[]).map((row) =>
        readLetter({ ...row, id: String(row.id) }),
      ),
    replay: (id: string): boolean =>
      transact(database, () => {
        const row = one.get(Number(id)) as unknown as DeadRow | undefined;
        if (!row) return false;
        checkReplayable(row.text);
        again.run(
          row.stream,
          row.subject,
          row.consumer,
          row.text,
          Buffer.byteLength(row.text),
          Date.now(),
        );
        remove.run(row.id);
        return true;
      }),
    discard: (id: string): boolean => remove.run(Number(id)).changes > 0,
  };
}
