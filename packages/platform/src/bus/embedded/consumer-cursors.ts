import type { DatabaseSync } from 'node:sqlite';
import type { ConsumerOptions } from '../consumer-options.ts';
import type { StreamName } from '../streams.ts';
import { matches } from '../subjects.ts';

interface ScannedRow {
  seq: number;
  stream: StreamName;
  subject: string;
  target: string | null;
}

export interface UnreadRow {
  seq: number;
  subject: string;
  text: string;
}

/** Names a consumer in the file. */
export const keyOf = (consumer: Pick<ConsumerOptions, 'stream' | 'name'>) =>
  `${consumer.stream}:${consumer.name}`;

const wants = (consumer: ConsumerOptions, row: ScannedRow) =>
  row.stream === consumer.stream &&
  (row.target
    ? row.target === consumer.name
    : consumer.subjects.some((pattern) => matches(pattern, row.subject)));

/** How far each consumer has read. */
export function consumerCursors(database: DatabaseSync) {
  const begin = database.prepare(
    'INSERT INTO consumers (name, stream, cursor) VALUES (?, ?, 0) ON CONFLICT (name) DO NOTHING',
  );
  const somethingNew = database.prepare(
    'SELECT 1 FROM messages WHERE seq > (SELECT cursor FROM consumers WHERE name = ?) LIMIT 1',
  );
  const cursorOf = database.prepare('SELECT cursor FROM consumers WHERE name = ?');
  const scan = database.prepare(
    'SELECT seq, stream, subject, target FROM messages WHERE seq > ? ORDER BY seq',
  );
  const fresh = database.prepare('SELECT seq, subject, text FROM messages WHERE seq = ?');
  const moveCursor = database.prepare('UPDATE consumers SET cursor = ? WHERE name = ?');

  return {
    /** A consumer that is new reads from the oldest message on. */
    register: (consumer: ConsumerOptions) => void begin.run(keyOf(consumer), consumer.stream),

    /** Whether anything was published since it read, for whomever. */
    hasUnread: (consumer: ConsumerOptions) => somethingNew.get(keyOf(consumer)) !== undefined,

    /** Reads on to the next message that the consumer wants; to be run inside a transaction. */
    nextUnread(consumer: ConsumerOptions): UnreadRow | null {
      const { cursor } = cursorOf.get(keyOf(consumer)) as { cursor: number };
      let read = cursor;
      let found: ScannedRow | undefined;
      for (const row of scan.iterate(cursor) as Iterable<unknown> as Iterable<ScannedRow>) {
        read = row.seq;
        if (!wants(consumer, row)) continue;
        found = row;
        break;
      }
      if (read !== cursor) moveCursor.run(read, keyOf(consumer));
      return found ? (fresh.get(found.seq) as unknown as UnreadRow) : null;
    },
  };
}
