import { randomUUID } from 'node:crypto';
import type { Bus, Envelope } from '../bus/bus.ts';
import { InvalidMessage } from '../bus/bus-errors.ts';
import { coalesced } from './coalesced.ts';
import type { AnyModel } from './database.ts';
import type { Log } from '../service/log.ts';

/**
 * Fields that a document needs to carry messages; spread them into its mongoose schema. `unsent` is
 * there only while messages wait, so its sparse index stays tiny.
 */
export const outboxFields = {
  outbox: { type: [Object], default: undefined },
  unsent: { type: Boolean, index: { sparse: true } },
} as const;

export interface Outboxed {
  outbox?: Envelope[];
  unsent?: boolean;
}

/** What a command announces; `announce` of the contracts checks its data against its subject. */
export interface Announced {
  subject: string;
  actorId: string | null;
  data: unknown;
}

/** The message that tells it. */
export function envelopeOf({ subject, actorId, data }: Announced): Envelope {
  return {
    id: randomUUID(),
    subject,
    time: new Date().toISOString(),
    actor: actorId === null ? null : { id: actorId },
    data,
  };
}

/** The part of a mongo update that appends what is announced to the document's outbox: in the same write that changes the document. */
export function appendToOutbox(announced: readonly Announced[]): {
  $push: { outbox: { $each: Envelope[] } };
  $set: { unsent: true };
} {
  return { $push: { outbox: { $each: announced.map(envelopeOf) } }, $set: { unsent: true } };
}

/** The fields of a new document that announces something. */
export function firstOutbox(announced: readonly Announced[]): Outboxed {
  return announced.length > 0 ? { outbox: announced.map(envelopeOf), unsent: true } : {};
}

export interface Relay {
  /** Call after a save: publishes without waiting for the next look. */
  nudge(): void;
  close(): Promise<void>;
}

/** A document with messages to send, as far as the relay reads it. */
interface Waiting extends Outboxed {
  _id: unknown;
}

const LOOK_EVERY_MS = 2_000;
/**
 * What is announced within so short a time is sent together. Whatever its size, a batch is a
 * commit of the bus, which waits for the disk (0.4 ms with the
 * embedded bus on an SSD), and two more questions to the documents …
 */
const GATHER_MS = 5;
/**
 * … so that more is gathered while there was something to send a moment ago: of 800 updates a
 * second, 5 ms gather 4 and 25 ms gather 20.
 */
const BUSY_GATHER_MS = 25;
const BATCH = 100;

/**
 * Publishes what lies in the outboxes of a collection, whose schema spreads `outboxFields`, and
 * takes it out afterwards: each message at least once.
 */
export function startRelay(model: AnyModel, bus: Bus, log: Log): Relay {
  let closed = false;

  async function sendAll(): Promise<void> {
    for (;;) {
      const documents = (await model.collection
        .find({ unsent: true }, { projection: { outbox: 1 }, limit: BATCH })
        .toArray()) as unknown as Waiting[];
      await publish(documents.flatMap(({ outbox = [] }) => outbox));
      if (documents.length > 0) await takeOut(documents);
      if (documents.length < BATCH || closed) return;
    }
  }

  /** Takes out what was sent; what came behind it in the meantime stays for the next look. */
  async function takeOut(documents: Waiting[]): Promise<void> {
    // An outbox only grows at its end: one that begins and is as long as before is the same.
    const { matchedCount } = await model.collection.bulkWrite(
      documents.map(({ _id, outbox: [first] = [], outbox = [] }) => ({
        updateOne: {
          filter: first
            ? { _id, outbox: { $size: outbox.length }, 'outbox.0.id': first.id }
            : { _id, 'outbox.0': { $exists: false } },
          update: { $unset: { unsent: 1, outbox: 1 } },
        },
      })) as never,
    );
    if (matchedCount === documents.length) return;
    await model.collection.bulkWrite(
      documents.map(({ _id, outbox = [] }) => {
        const ids = outbox.map(({ id }) => id);
        return {
          updateOne: {
            filter: { _id, unsent: true, 'outbox.id': { $in: ids } },
            update: { $pull: { outbox: { id: { $in: ids } } } },
          },
        };
      }) as never,
    );
  }

  /** A message that can never travel must not hold up those behind it. */
  async function publish(messages: Envelope[]): Promise<void> {
    try {
      await bus.publishAll(messages);
    } catch (error) {
      if (!(error instanceof InvalidMessage)) throw error;
      for (const message of messages) await publishAlone(message);
    }
  }

  async function publishAlone(message: Envelope): Promise<void> {
    try {
      await bus.publish(message);
    } catch (error) {
      if (!(error instanceof InvalidMessage)) throw error;
      log.error(
        { err: error, message: message.id, subject: message.subject },
        'a message that cannot travel was dropped',
      );
    }
  }

  const sending = coalesced(sendAll, (error) =>
    log.warn({ err: error, collection: model.collection.name }, 'messages wait in the outbox'),
  );
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;
  const nudge = () => {
    gathering ??= setTimeout(
      () => {
        gathering = undefined;
        sentAt = performance.now();
        sending.run();
      },
      performance.now() - sentAt < 2 * BUSY_GATHER_MS ? BUSY_GATHER_MS : GATHER_MS,
    );
  };

  const timer = setInterval(sending.run, LOOK_EVERY_MS);
  timer.unref();
  sending.run();
  return {
    nudge,
    async close() {
      closed = true;
      clearTimeout(gathering);
      clearInterval(timer);
      await sending.close();
    },
  };
}
