import { JetStreamApiCodes, JetStreamApiError, type StoredMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { DeadLetter, DeadLetters } from '../bus.ts';
import { checkReplayable, pageSize, readLetter, type StoredLetter } from '../dead-letter.ts';
import type { StreamName } from '../streams.ts';
import type { JetStreamEngine } from './connection.ts';

const ERROR_LENGTH = 500;
const DELETE_FAILED_NO_SUCH_SEQUENCE = 10057;

interface NewLetter {
  consumer: string;
  stream: StreamName;
  subject: string;
  error: string;
  attempts: number;
  data: Uint8Array;
  /** Names this death, so that telling of it twice stores it once. */
  key: string;
}

/**
 * Stores a dead letter in the stream of its own: the payload as it came, the circumstances as headers
 * (percent-encoded, since headers are ASCII lines).
 */
export async function storeDeadLetter(
  { client, names }: Pick<JetStreamEngine, 'client' | 'names'>,
  letter: NewLetter,
): Promise<void> {
  const circumstances = headers();
  circumstances.set('Consumer', letter.consumer);
  circumstances.set('Stream', letter.stream);
  circumstances.set('Subject', letter.subject);
  circumstances.set(
    'Error',
    encodeURIComponent(letter.error.slice(0, ERROR_LENGTH).toWellFormed()),
  );
  circumstances.set('Attempts', String(letter.attempts));
  await client.publish(names.dead(letter.consumer), letter.data, {
    headers: circumstances,
    msgID: letter.key,
  });
}

/** The dead letters that are stored, for who looks after them. */
export function jetStreamDeadLetters(engine: JetStreamEngine): DeadLetters {
  const { client, manager, names } = engine;
  const stream = names.streams.DEAD;
  const one = async (id: string): Promise<StoredMsg | null> => {
    const seq = Number(id);
    return Number.isSafeInteger(seq) && seq > 0 ? manager.direct.getMessage(stream, { seq }) : null;
  };

  return {
    count: async () => (await manager.streams.info(stream)).state.messages,
    list: async ({ after = '0', limit } = {}) => {
      const page: DeadLetter[] = [];
      let seq = (Number(after) || 0) + 1;
      for (let left = pageSize(limit); left > 0; left--) {
        const stored = await manager.direct.getMessage(stream, {
          seq,
          next_by_subj: names.all('dead'),
        });
        if (!stored) break;
        page.push(readLetter(letterIn(stored)));
        seq = stored.seq + 1;
      }
      return page;
    },
    replay: async (id) => {
      const stored = await one(id);
      if (!stored) return false;
      checkReplayable(stored.string());
      const { consumer, subject } = letterIn(stored);
      const target =
        stored.header.get('Stream') === 'WORK'
          ? names.work(subject)
          : names.replay(consumer, subject);
      // Its own id, or the server would take it for the message that was published before.
      await client.publish(target, stored.data, {
        msgID: `replay-${stored.seq}-${stored.timestamp}`,
      });
      return remove(engine, stored.seq);
    },
    discard: async (id) => ((await one(id)) ? remove(engine, Number(id)) : false),
  };
}

async function remove({ manager, names }: JetStreamEngine, seq: number): Promise<boolean> {
  try {
    return await manager.streams.deleteMessage(names.streams.DEAD, seq);
  } catch (error) {
    if (
      error instanceof JetStreamApiError &&
      (error.code === DELETE_FAILED_NO_SUCH_SEQUENCE ||
        error.code === JetStreamApiCodes.NoMessageFound)
    )
      return false;
    throw error;
  }
}

function letterIn(stored: StoredMsg): StoredLetter {
  const header = (name: string) => stored.header.get(name);
  return {
    id: String(stored.seq),
    consumer: header('Consumer'),
    subject: header('Subject'),
    error: decodeURIComponent(header('Error')),
    attempts: Number(header('Attempts')),
    at: stored.time.getTime(),
    text: stored.string(),
  };
}
