import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, NoRespondersError, type NatsConnection } from '@nats-io/transport-node';
import type { Bus, Consumer, Envelope, Listening, ReactOptions, WorkOptions } from '../bus.ts';
import type { BusLog } from '../bus-log.ts';
import { BusUnavailable, InvalidMessage, UnreadableMessage } from '../bus-errors.ts';
import { deliver, type DeliveryPolicy } from '../deliver.ts';
import { decodeMessage, encodeData, encodeMessage } from '../envelope.ts';
import { readJetStreamAddress } from './address.ts';
import { jetStreamConsumer, type ConsumerOptions } from './consumer.ts';
import { jetStreamDeadLetters } from './dead-letters.ts';
import { wireNames } from './wire-names.ts';
import { ensureStreams } from './ensure-streams.ts';
import { runConsumer, type RunningConsumer } from '../consumer-loop.ts';
import { handlingDefaults, streamOf, workSubjects } from '../streams.ts';
import { checkName, checkPattern, checkSubject } from '../subjects.ts';

const ANSWER_MS = 5000;
const FAREWELL_MS = 1000;

export interface JetStreamBusOptions {
  log: BusLog;
  work?: readonly string[];
}

/** A bus on NATS JetStream (server 2.10 or later). Throws `BusUnavailable` when no server answers; later it reconnects for ever. */
export async function openJetStreamBus(
  url: string,
  { log, work: workList = workSubjects }: JetStreamBusOptions,
): Promise<Bus> {
  const { servers, tls, namespace, replicas, ...credentials } = readJetStreamAddress(url);
  const names = wireNames(namespace);
  const connection = await attempt('connecting', () =>
    connect({
      ...credentials,
      servers,
      tls: tls ? {} : null,
      name: 'convivio',
      timeout: ANSWER_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      pingInterval: 20_000,
      ignoreAuthErrorAbort: true,
    }),
  );
  void reportConnection(connection, log);
  const { client, manager } = await attempt('opening its streams', async () => {
    try {
      const manager = await jetstreamManager(connection, { timeout: ANSWER_MS });
      await ensureStreams(manager, names, replicas);
      return { manager, client: jetstream(connection, { timeout: ANSWER_MS }) };
    } catch (error) {
      await connection.close();
      throw error;
    }
  });
  const dead = jetStreamDeadLetters(client, manager, names);
  const engine = {
    client,
    manager,
    names,
    ensureStreams: () => ensureStreams(manager, names, replicas),
    toDeadLetters: dead.add,
  };
  const consumers = new Set<RunningConsumer>();

  async function consume(
    consumer: ConsumerOptions,
    options: Omit<DeliveryPolicy, 'consumer'> & { concurrency?: number },
  ): Promise<Consumer> {
    const policy = { ...options, consumer: consumer.name };
    const pulling = jetStreamConsumer(engine, consumer);
    await attempt('registering a consumer', pulling.register);
    const loop = runConsumer({
      consumer: consumer.name,
      concurrency: options.concurrency ?? 1,
      log,
      take: pulling.take,
      deliver: (taken) => deliver(taken, policy, log),
    });
    consumers.add(loop);
    return {
      stop: async () => {
        await loop.stop();
        consumers.delete(loop);
      },
    };
  }

  function hear(wireSubjects: string[], fn: (text: string, subject: string) => void): Listening {
    const subscriptions = wireSubjects.map((wireSubject) =>
      connection.subscribe(wireSubject, {
        callback: (error, message) => {
          const subject = names.subjectOf(error ? wireSubject : message.subject);
          try {
            if (error) throw error;
            fn(message.string(), subject);
          } catch (failure) {
            log.warn({ subject, reason: (failure as Error).message }, 'a listener failed');
          }
        },
      }),
    );
    const ready = attempt('listening', () => within(ANSWER_MS, connection.flush()));
    ready.catch(() => {});
    return {
      ready,
      stop: () => subscriptions.forEach((subscription) => subscription.unsubscribe()),
    };
  }

  async function publish(message: Envelope): Promise<void> {
    const text = encodeMessage(message);
    const send = () =>
      client.publish(names.published(streamOf(message.subject, workList), message.subject), text, {
        msgID: message.id,
      });
    await attempt('publishing', async () => {
      try {
        await send();
      } catch (error) {
        // The server is there but has lost its streams: a fresh disk.
        if (!isUnheard(error)) throw error;
        await engine.ensureStreams();
        await send();
      }
    });
  }

  return {
    publish,
    async publishAll(messages) {
      for (const message of messages) await publish(message);
    },

    async react(options: ReactOptions<never>) {
      checkName(options.durable);
      options.subjects.forEach(checkPattern);
      const filters = [...options.subjects.map(names.messages), names.replay(options.durable, '>')];
      return consume(
        {
          name: options.durable,
          stream: 'MESSAGES',
          filters,
          ackWaitMs: options.ackWaitMs ?? handlingDefaults.ackWaitMs,
        },
        options,
      );
    },

    async work(options: WorkOptions<never>) {
      checkName(options.queue);
      checkSubject(options.subject);
      if (!workList.includes(options.subject))
        throw new InvalidMessage(`${options.subject} is not a work subject.`);
      return consume(
        {
          name: options.queue,
          stream: 'WORK',
          filters: [names.work(options.subject)],
          ackWaitMs: options.ackWaitMs ?? handlingDefaults.ackWaitMs,
        },
        options,
      );
    },

    broadcast(subject, data) {
      checkSubject(subject);
      const text = encodeData(subject, data);
      if (!connection.isClosed()) connection.publish(names.live(subject), text);
    },

    listen: (pattern, fn) => {
      checkPattern(pattern);
      return hear([names.live(pattern)], (text, subject) => fn(JSON.parse(text), subject));
    },
    watch: (pattern, fn) => {
      checkPattern(pattern);
      return hear([names.messages(pattern), names.work(pattern)], (text) =>
        fn(decodeMessage(text)),
      );
    },

    deadLetters: {
      count: () => attempt('counting dead letters', dead.letters.count),
      list: (page) => attempt('listing dead letters', () => dead.letters.list(page)),
      replay: (id) => attempt('replaying a dead letter', () => dead.letters.replay(id)),
      discard: (id) => attempt('discarding a dead letter', () => dead.letters.discard(id)),
    },

    health: () =>
      attempt(
        'asking after its health',
        async () => void (await within(ANSWER_MS, manager.streams.info(names.streams.MESSAGES))),
      ),

    async drain() {
      await Promise.all([...consumers].map((consumer) => consumer.stop()));
    },

    async close() {
      for (const consumer of consumers) consumer.abandon();
      // What was said last (a postponed message, a broadcast) should still leave; a server that is away does not hold us up.
      await within(FAREWELL_MS, connection.flush()).catch(() => {});
      await connection.close();
    },
  };
}

async function attempt<Result>(doing: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    if (
      cause instanceof InvalidMessage ||
      cause instanceof UnreadableMessage ||
      cause instanceof BusUnavailable
    )
      throw cause;
    throw new BusUnavailable(doing, cause);
  }
}

/** Whether nobody took the message; the client wraps that in errors of its own. */
function isUnheard(error: unknown): boolean {
  return error instanceof NoRespondersError || (error instanceof Error && isUnheard(error.cause));
}

async function within<Result>(ms: number, act: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([act, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function reportConnection(connection: NatsConnection, log: BusLog): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect')
      log.warn({ server: status.server }, 'the bus is not connected');
    if (status.type === 'reconnect')
      log.info({ server: status.server }, 'the bus is connected again');
  }
}
