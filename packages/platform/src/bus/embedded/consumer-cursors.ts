import type { DatabaseSync } from 'node:sqlite';
import type { ConsumerOptions } from '../consumer-options.ts';
import type { StreamName } from '../streams.ts';
import { matches } from '../subjects.ts';
import { transact } from './schema.ts';

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
  const cursorOf = database.prepare('SELECT cursor FROM consumers WHERE name = ?');
  const scan = database.prepare(
    'SELECT seq, stream, subject, target FROM messages WHERE seq > ? ORDER BY seq',
  );
  const fresh = database.prepare('SELECT seq, subject, text FROM messages WHERE seq = ?');
  const moveCursor = database.prepare(
    'UPDATE consumers SET cursor = ?1 WHERE name = ?2 AND cursor < ?1',
  );

  // How far consumers have looked in vain: what lies between their cursors and there is for others. Most messages are for few, so it is rarely written.
  const looked = new Map<string, number>();
  const readTo = (key: string): number =>
    Math.max((cursorOf.get(key) as { cursor: number }).cursor, looked.get(key) ?? 0);

  /** Looks on to the next message that the consumer wants; null where there is none. */
  function look(consumer: ConsumerOptions): number | null {
    const key = keyOf(consumer);
    let at = readTo(key);
    let found: number | null = null;
    for (const row of scan.iterate(at) as Iterable<unknown> as Iterable<ScannedRow>) {
      if (wants(consumer, row)) {
        found = row.seq;
        break;
      }
      at = row.seq;
    }
    looked.set(key, at);
    return found;
  }

  return {
    /** A consumer that is new reads from the oldest message on. */
    register: (consumer: ConsumerOptions) => void begin.run(keyOf(consumer), consumer.stream),

    /** Whether anything was published for it since it read. */
    hasUnread: (consumer: ConsumerOptions) => look(consumer) !== null,

    /** Reads on to the next message that the consumer wants; to be run inside a transaction. */
    nextUnread(consumer: ConsumerOptions): UnreadRow | null {
      const found = look(consumer);
      if (found === null) return null;
      moveCursor.run(found, keyOf(consumer));
      return fresh.get(found) as unknown as UnreadRow;
    },

    /** Writes how far consumers have read: what all have read may be forgotten. */
    keep(): void {
      transact(database, () => {
        for (const [key, at] of looked) moveCursor.run(at, key);
      });
    },
  };
}
