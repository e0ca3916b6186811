import { randomUUID } from 'node:crypto';
import type { Bus, Envelope } from '../bus/bus.ts';
import type { Log } from '../service/log.ts';
import { coalesced } from './coalesced.ts';
import type { AnyModel } from './database.ts';
import { outboxSender } from './send-outboxes.ts';

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

/**
 * Publishes what lies in the outboxes of a collection, whose schema spreads `outboxFields`, and
 * takes it out afterwards: each message at least once.
 */
export function startRelay(model: AnyModel, bus: Bus, log: Log): Relay {
  const sender = outboxSender(model, bus, log);
  const sending = coalesced(sender.sendAll, (error) =>
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
      sender.stop();
      clearTimeout(gathering);
      clearInterval(timer);
      await sending.close();
    },
  };
}
