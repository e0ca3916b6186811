import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { Bus, Envelope } from './bus/bus.ts';
import { InvalidMessage } from './bus/bus-errors.ts';
import type { Log } from './log.ts';

/** Fields that a document needs to carry messages; spread them into its mongoose schema. `unsent` is there only while messages wait, so its sparse index stays tiny. */
export const outboxFields = {
  outbox: { type: [Object], default: undefined },
  unsent: { type: Boolean, index: { sparse: true } },
} as const;

export interface Outboxed {
  outbox?: Envelope[];
  unsent?: boolean;
}

/** A message about to be announced. Append it to the document in the same write that changes the document. */
export function announcement<D>(subject: string, actorId: string | null, data: D): Envelope {
  return { id: randomUUID(), subject, time: new Date().toISOString(), actor: actorId === null ? null : { id: actorId }, data };
}

/** The part of a mongo update that appends messages to the document's outbox. */
export function appendToOutbox(announcements: Envelope[]): { $push: { outbox: { $each: Envelope[] } }; $set: { unsent: true } } {
  return { $push: { outbox: { $each: announcements } }, $set: { unsent: true } };
}

export interface Relay {
  /** Call after a save: publishes without waiting for the next look. */
  nudge(): void;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 2_000;
const BATCH = 100;

/** Publishes what lies in the outboxes of a collection and takes it out afterwards: each message at least once. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any document type that spreads outboxFields
export function startRelay(model: Model<any>, bus: Bus, log: Log): Relay {
  let closed = false;
  let running: Promise<void> | null = null;
  let again = false;

  async function sendAll(): Promise<void> {
    for (;;) {
      const documents = await model.find({ unsent: true }, { outbox: 1 }).limit(BATCH).lean<{ _id: unknown; outbox?: Envelope[] }[]>();
      for (const document of documents) {
        const sent = document.outbox ?? [];
        for (const message of sent) await publish(message);
        await model.updateOne({ _id: document._id }, { $pull: { outbox: { id: { $in: sent.map((message) => message.id) } } } });
        await model.updateOne({ _id: document._id, 'outbox.0': { $exists: false } }, { $unset: { unsent: 1, outbox: 1 } });
      }
      if (documents.length < BATCH || closed) return;
    }
  }

  /** A message that can never travel must not hold up those behind it. */
  async function publish(message: Envelope): Promise<void> {
    try {
      await bus.publish(message);
    } catch (error) {
      if (!(error instanceof InvalidMessage)) throw error;
      log.error({ err: error, message: message.id, subject: message.subject }, 'a message that cannot travel was dropped');
    }
  }

  function run(): void {
    if (closed) return;
    if (running) {
      again = true;
      return;
    }
    running = sendAll()
      .catch((error: unknown) => {
        if (!closed) log.warn({ err: error, collection: model.collection.name }, 'messages wait in the outbox');
      })
      .finally(() => {
        running = null;
        if (again) {
          again = false;
          run();
        }
      });
  }

  const timer = setInterval(run, LOOK_EVERY_MS);
  timer.unref();
  run();
  return {
    nudge: run,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
