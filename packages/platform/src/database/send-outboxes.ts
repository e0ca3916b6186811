import type { Bus, Envelope } from '../bus/bus.ts';
import { InvalidMessage } from '../bus/bus-errors.ts';
import type { Log } from '../service/log.ts';
import type { AnyModel } from './database.ts';

/** A document with messages to send, as far as the relay reads it. */
interface Waiting {
  _id: unknown;
  outbox?: Envelope[];
}

const BATCH = 100;

/** Sends what waits in the outboxes of a collection, a batch of documents at a time. */
export function outboxSender(model: AnyModel, bus: Bus, log: Log) {
  let stopped = false;
  return {
    async sendAll(): Promise<void> {
      for (;;) {
        const documents = (await model.collection
          .find({ unsent: true }, { projection: { outbox: 1 }, limit: BATCH })
          .toArray()) as unknown as Waiting[];
        // Nothing is no news: a bus that is told of it wakes all who wait for messages.
        if (documents.length === 0) return;
        await publish(
          bus,
          documents.flatMap(({ outbox = [] }) => outbox),
          log,
        );
        await takeOut(model, documents);
        if (documents.length < BATCH || stopped) return;
      }
    },
    /** Begins no further batch. */
    stop(): void {
      stopped = true;
    },
  };
}

/** A message that can never travel must not hold up those behind it. */
async function publish(bus: Bus, messages: Envelope[], log: Log): Promise<void> {
  try {
    await bus.publishAll(messages);
  } catch (error) {
    if (!(error instanceof InvalidMessage)) throw error;
    for (const message of messages) await publishAlone(bus, message, log);
  }
}

async function publishAlone(bus: Bus, message: Envelope, log: Log): Promise<void> {
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

/** Takes out what was sent; what came behind it in the meantime stays for the next look. */
async function takeOut(model: AnyModel, documents: Waiting[]): Promise<void> {
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
