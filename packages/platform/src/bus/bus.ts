import type { Engine } from '../service/engine.ts';

/** A message as it travels. `id` names the fact, so publishing it twice is publishing it once; `time` is ISO 8601 in UTC. */
export interface Envelope<Data = unknown> {
  id: string;
  subject: string;
  time: string;
  /** Who caused it; null for what the system did on its own. */
  actor: { id: string; [detail: string]: unknown } | null;
  data: Data;
}

export interface Delivery {
  /** 1 for the first try. A hint for logs: a server that was killed may forget a try, so never decide by it whether work was done. */
  attempt: number;
  /** Says that the handler is alive: the acknowledgement wait starts again from now. */
  working(): void;
}

/**
 * Resolves when the message is dealt with. What it throws counts as a failed try; an
 * `UnreadableMessage` is not tried again, what is `GivenBack` at once.
 */
export type Handle<Data = unknown> = (
  message: Envelope<Data>,
  delivery: Delivery,
) => Promise<void> | void;

interface Handling {
  /** How many messages this process handles at a time. */
  concurrency?: number;
  /** A message neither acknowledged nor `working()` for so long is given to another. Milliseconds, 30 s unless told. */
  ackWaitMs?: number;
  /** Waits between the tries, in milliseconds; there is one try more than waits. 1 s, 5 s, 30 s and 2 min unless told. */
  backoffMs?: readonly number[];
  /** Called when the last try failed, at least once and before the message goes to the dead letters. */
  onDead?(message: Envelope, error: Error): Promise<void> | void;
}

/** One at a time unless `concurrency` says otherwise, oldest first; a message that waits for its next try is overtaken. */
export interface ReactOptions<Data = unknown> extends Handling {
  /** The lasting name of the reaction, such as `recipes.user-deleted`. A new name is given all the messages still stored. */
  durable: string;
  /** Subjects of the message stream, `*` for one word and `>` for the rest. */
  subjects: readonly string[];
  handle: Handle<Data>;
}

export interface WorkOptions<Data = unknown> extends Handling {
  /** The lasting name of the queue; a subject has one queue, its workers compete. */
  queue: string;
  /** One subject of the work stream. */
  subject: string;
  handle: Handle<Data>;
}

export interface Consumer {
  /** Takes nothing more and waits for the handlers that run. */
  stop(): Promise<void>;
}

export interface Listening {
  /** Settles when nothing published from now on is missed. */
  ready: Promise<void>;
  stop(): void;
}

export interface DeadLetter {
  id: string;
  /** The durable or the queue that gave up. */
  consumer: string;
  subject: string;
  error: string;
  attempts: number;
  /** ISO 8601. */
  at: string;
  /** Null when what arrived was not a message. */
  message: Envelope | null;
  /** What arrived, as text, cut at 2,000 characters when it was not a message. */
  raw: string;
}

export interface DeadLetters {
  count(): Promise<number>;
  /** Oldest first; `after` is the id of the last letter of the page before, `limit` at most 1,000 (100 unless told). */
  list(page?: { after?: string; limit?: number }): Promise<DeadLetter[]>;
  /**
   * Gives the message to the consumer that gave it up, and to no other, with all its tries. False
   * when there is no such letter; throws `UnreadableMessage` for one that never was a message.
   */
  replay(id: string): Promise<boolean>;
  discard(id: string): Promise<boolean>;
}

/** Work of one subject that is not done yet: what waits and what is in hand. */
export interface OpenWork {
  subject: string;
  messages: number;
  /** When the oldest of it was asked for; ISO 8601 in UTC. */
  oldestAt: string;
}

/**
 * How services tell each other things. Which subjects are work and which are messages says `streamOf` in `streams.ts`.
 * Everything that needs the engine throws `BusUnavailable` when the engine does not answer.
 */
export interface Bus {
  /** Resolves once the message is stored for good. Throws `InvalidMessage` for what cannot travel (a bad subject, over 1,000,000 bytes). */
  publish(message: Envelope): Promise<void>;
  /** Publishes in this order, at the cost of little more than one. Where it throws, those in front may have been published. */
  publishAll(messages: readonly Envelope[]): Promise<void>;
  /** Every message to every durable, at least once; instances with the same durable share. */
  react<Data = unknown>(options: ReactOptions<Data>): Promise<Consumer>;
  /** Every message to one worker of the queue, at least once. */
  work<Data = unknown>(options: WorkOptions<Data>): Promise<Consumer>;
  /** Tells whoever listens now, in all processes; nothing is stored and nothing promised. */
  broadcast(subject: string, data: unknown): void;
  listen(pattern: string, fn: (data: unknown, subject: string) => void): Listening;
  /** Sees published messages pass, from now on, without taking part; for logs and tests. A message published twice may be seen twice. */
  watch(pattern: string, fn: (message: Envelope) => void): Listening;
  /**
   * Tells every process of the messages of one subject: first those that were stored within the last `sinceMs`, then each as it is published, in
   * this order and at least once, also over an interruption. Ready when those that are stored have been told.
   */
  follow(subject: string, since: { sinceMs: number }, fn: (message: Envelope) => void): Listening;
  deadLetters: DeadLetters;
  /** What the work queues hold, the most first; a subject without work may be missing. */
  openWork(): Promise<OpenWork[]>;
  /** Resolves when the engine answers. */
  health(): Promise<void>;
  /** What carries it. */
  engine(): Promise<Engine>;
  /** All consumers take nothing more; resolves when the handlers that run are done. Publishing still works. */
  drain(): Promise<void>;
  /** Lets go at once: what is in hand comes back to another worker. Call `drain()` first to finish it. */
  close(): Promise<void>;
}
