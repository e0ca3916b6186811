import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Bus, Consumer, Envelope, Listening, ReactOptions, WorkOptions } from '../bus.ts';
import type { BusLog } from '../bus-log.ts';
import { BusUnavailable, InvalidMessage, UnreadableMessage } from '../bus-errors.ts';
import { deliver, type DeliveryPolicy } from '../deliver.ts';
import { embeddedBroadcasts } from './broadcasts.ts';
import { embeddedDeadLetters } from './dead-letters.ts';
import { isGone, newOwner } from './owner.ts';
import { embeddedQueue, type QueueConsumer } from './delivery-queue.ts';
import { embeddedRetention } from './retention.ts';
import { openDatabase, transact } from './schema.ts';
import { encodeMessage } from '../envelope.ts';
import { runConsumer, type RunningConsumer } from '../consumer-loop.ts';
import { handlingDefaults, streamOf, workSubjects } from '../streams.ts';
import { checkName, checkPattern, checkSubject, matches } from '../subjects.ts';
import { Wake } from './wake.ts';

const POLL_MS = 200;
const LIVENESS_MS = 2000;
const SWEEP_MS = 10 * 60_000;
const LONGEST_WAIT_MS = 60_000;

export interface EmbeddedBusOptions {
  /** A file, or `:memory:` for a bus that ends with the process. Its folder is made. */
  path: string;
  log: BusLog;
  work?: readonly string[];
}

/** Open buses of this process by file: they wake each other at once, other processes are noticed by polling. */
const inThisProcess = new Map<string, Set<() => void>>();

/** A bus in one SQLite file, for one machine: several processes may open it. Throws `BusUnavailable` when the file cannot be used. */
export function openEmbeddedBus({
  path,
  log,
  work: workList = workSubjects,
}: EmbeddedBusOptions): Bus {
  let closed = false;
  const inMemory = path === ':memory:';
  const { database, durable } = attempt('opening its file', () => {
    if (!inMemory) mkdirSync(dirname(resolve(path)), { recursive: true });
    const database = openDatabase(path, 'NORMAL');
    // What was promised to be stored must survive the loss of power; that a message was handled may
    // be forgotten (it is then handled again).
    return { database, durable: inMemory ? database : openDatabase(path, 'FULL') };
  });
  const owner = newOwner();
  const queue = embeddedQueue(database, owner);
  const letters = embeddedDeadLetters(database);
  const broadcasts = embeddedBroadcasts(database, owner, log);
  const retention = embeddedRetention(database);
  const wake = new Wake();
  const consumers = new Set<RunningConsumer>();
  const queues = new Map<string, string>();

  const remember = durable.prepare(
    'INSERT INTO published (id, at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const store = durable.prepare(
    'INSERT INTO messages (stream, subject, text, bytes, at) VALUES (?, ?, ?, ?, ?)',
  );
  const version = database.prepare('PRAGMA data_version');

  const noticed = () => {
    try {
      broadcasts.pass();
    } catch (error) {
      // Called behind a publish that is already stored, which must not seem to have failed.
      log.warn(
        { reason: (error as Error).message },
        'the embedded bus could not tell those who look on',
      );
    }
    wake.wake();
  };
  const place = inMemory ? `:memory:${owner}` : resolve(path);
  const siblings = inThisProcess.get(place) ?? new Set();
  inThisProcess.set(place, siblings.add(noticed));
  let telling = false;
  /** Tells all open buses of this process once for all that changes in one turn of the loop. */
  const changed = () => {
    if (telling) return;
    telling = true;
    setImmediate(() => {
      telling = false;
      siblings.forEach((notice) => notice());
    });
  };

  let seenVersion = -1;
  const poll = () => {
    const { data_version: now } = version.get() as { data_version: number };
    if (now === seenVersion) return;
    seenVersion = now;
    noticed();
  };
  const timers = inMemory
    ? []
    : [
        every(POLL_MS, poll),
        every(LIVENESS_MS, () => void (queue.releaseOf(isGone) && wake.wake())),
      ];
  timers.push(every(SWEEP_MS, () => retention.sweep()));
  attempt('opening its file', () => {
    queue.releaseOf(isGone);
    retention.sweep();
  });

  function every(ms: number, act: () => void) {
    const timer = setInterval(() => {
      try {
        act();
      } catch (error) {
        log.warn(
          { reason: (error as Error).message },
          'the embedded bus could not look after its file',
        );
      }
    }, ms);
    timer.unref();
    return timer;
  }

  function attempt<Result>(doing: string, act: () => Result): Result {
    if (closed) throw new BusUnavailable(`${doing}: it is closed`);
    try {
      return act();
    } catch (cause) {
      if (cause instanceof InvalidMessage || cause instanceof UnreadableMessage) throw cause;
      throw new BusUnavailable(doing, cause);
    }
  }

  function consume(
    consumer: QueueConsumer,
    options: Omit<DeliveryPolicy, 'consumer'> & { concurrency?: number },
  ): Consumer {
    const policy = { ...options, consumer: consumer.name };
    attempt('registering a consumer', () => queue.register(consumer));
    const loop = runConsumer({
      consumer: policy.consumer,
      concurrency: options.concurrency ?? 1,
      log,
      deliver: (taken) => deliver(taken, policy, log),
      async take(stop) {
        const row = attempt('taking a message', () => queue.take(consumer));
        if (!row) {
          const due = attempt('taking a message', () => queue.nextDue(consumer));
          await wake.wait(
            due === null ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, due - Date.now()),
            stop,
          );
          return null;
        }
        return {
          ...row,
          working: () =>
            void (closed || attempt('extending the wait', () => queue.working(consumer, row))),
          ack: async () => attempt('acknowledging', () => queue.ack(consumer, row)),
          retry: async (afterMs) => {
            attempt('postponing', () => queue.retry(consumer, row, afterMs));
            wake.wake();
          },
          toDeadLetters: async ({ error }) =>
            attempt('storing a dead letter', () =>
              transact(database, () => {
                if (queue.end(consumer, row))
                  letters.add({
                    consumer,
                    subject: row.subject,
                    error,
                    attempts: row.attempt,
                    text: row.text,
                  });
              }),
            ),
        };
      },
    });
    consumers.add(loop);
    return {
      stop: async () => {
        await loop.stop();
        consumers.delete(loop);
      },
    };
  }

  /** In one transaction: what is stored for good waits for the disk once. */
  function publishAll(messages: readonly Envelope[]): void {
    const ready = messages.map((message) => ({
      id: message.id,
      subject: message.subject,
      text: encodeMessage(message),
    }));
    const now = Date.now();
    attempt('publishing', () =>
      transact(durable, () => {
        for (const { id, subject, text } of ready) {
          if (remember.run(id, now).changes)
            store.run(streamOf(subject, workList), subject, text, Buffer.byteLength(text), now);
        }
      }),
    );
    changed();
  }

  return {
    publish: async (message) => publishAll([message]),
    publishAll: async (messages) => publishAll(messages),

    async react(options: ReactOptions<never>) {
      checkName(options.durable);
      options.subjects.forEach(checkPattern);
      const consumer: QueueConsumer = {
        name: options.durable,
        stream: 'MESSAGES',
        ackWaitMs: options.ackWaitMs ?? handlingDefaults.ackWaitMs,
        wants: (subject) => options.subjects.some((pattern) => matches(pattern, subject)),
      };
      return consume(consumer, options);
    },

    async work(options: WorkOptions<never>) {
      checkName(options.queue);
      checkSubject(options.subject);
      if (!workList.includes(options.subject))
        throw new InvalidMessage(`${options.subject} is not a work subject.`);
      if ((queues.get(options.subject) ?? options.queue) !== options.queue)
        throw new InvalidMessage(
          `${options.subject} already has the queue ${queues.get(options.subject)}.`,
        );
      queues.set(options.subject, options.queue);
      const consumer: QueueConsumer = {
        name: options.queue,
        stream: 'WORK',
        ackWaitMs: options.ackWaitMs ?? handlingDefaults.ackWaitMs,
        wants: (subject) => subject === options.subject,
      };
      return consume(consumer, options);
    },

    broadcast(subject, data) {
      checkSubject(subject);
      if (closed) return;
      broadcasts.send(subject, data, !inMemory);
      if (siblings.size > 1) changed();
    },

    listen: (pattern, fn) => {
      checkPattern(pattern);
      return listening(attempt('listening', () => broadcasts.listen(pattern, fn)));
    },
    watch: (pattern, fn) => {
      checkPattern(pattern);
      return listening(attempt('watching', () => broadcasts.watch(pattern, fn)));
    },

    deadLetters: {
      count: async () => attempt('counting dead letters', () => letters.count()),
      list: async (page) => attempt('listing dead letters', () => letters.list(page)),
      replay: async (id) => {
        const replayed = attempt('replaying a dead letter', () => letters.replay(id));
        changed();
        return replayed;
      },
      discard: async (id) => attempt('discarding a dead letter', () => letters.discard(id)),
    },

    health: async () => void attempt('asking after its health', () => version.get()),

    async drain() {
      await Promise.all([...consumers].map((consumer) => consumer.stop()));
    },

    async close() {
      if (closed) return;
      for (const consumer of consumers) consumer.abandon();
      attempt('closing', () => queue.releaseOwn());
      closed = true;
      timers.forEach(clearInterval);
      siblings.delete(noticed);
      if (!siblings.size) inThisProcess.delete(place);
      changed();
      durable.close();
      if (database.isOpen) database.close();
    },
  };
}

function listening(stop: () => void): Listening {
  return { ready: Promise.resolve(), stop };
}
