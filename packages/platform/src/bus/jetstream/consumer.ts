import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  type Consumer as PullConsumer,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { InvalidMessage } from '../bus-errors.ts';
import type { ConsumerOptions } from '../consumer-options.ts';
import type { Taken } from '../deliver.ts';
import type { JetStreamEngine } from './connection.ts';
import { storeDeadLetter } from './dead-letters.ts';
import { consumerName, type WireNames } from './wire-names.ts';

const FILTER_TAKEN_ON_WORK_STREAM = 10100;
const WAIT_MS = 30_000;

/**
 * Takes messages one by one from a durable consumer of the server, and makes stream and consumer
 * again should the server have lost them.
 */
export function jetStreamConsumer(engine: JetStreamEngine, options: ConsumerOptions) {
  let handle: Promise<PullConsumer> | undefined;

  return {
    register: async () => void (await (handle ??= register(engine, options))),

    async take(stop: AbortSignal): Promise<Taken | null> {
      try {
        const consumer = await (handle ??= register(engine, options));
        const waiting = await consumer.fetch({ max_messages: 1, expires: WAIT_MS });
        const give = () => void waiting.close();
        stop.addEventListener('abort', give);
        if (stop.aborted) give();
        try {
          for await (const message of waiting) return toTaken(engine, options, message);
          return null;
        } finally {
          stop.removeEventListener('abort', give);
        }
      } catch (error) {
        handle = undefined;
        await engine.ensureStreams();
        throw error;
      }
    },
  };
}

async function register(
  { client, manager, names }: JetStreamEngine,
  options: ConsumerOptions,
): Promise<PullConsumer> {
  const stream = names.streams[options.stream];
  try {
    // The tries are counted by us and not limited by the server, which would leave the message where nobody finds it.
    await manager.consumers.add(stream, {
      durable_name: consumerName(options.name),
      filter_subjects: filtersOf(options, names),
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(options.ackWaitMs),
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1,
    });
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === FILTER_TAKEN_ON_WORK_STREAM)
      throw new InvalidMessage(`${options.subjects.join(', ')} already has another queue.`);
    throw error;
  }
  return client.consumers.get(stream, consumerName(options.name));
}

function filtersOf({ name, stream, subjects }: ConsumerOptions, names: WireNames): string[] {
  return stream === 'WORK'
    ? subjects.map(names.work)
    : [...subjects.map(names.messages), names.replay(name, '>')];
}

function toTaken(
  engine: JetStreamEngine,
  { name, stream }: ConsumerOptions,
  message: JsMsg,
): Taken {
  const subject = engine.names.subjectOf(message.subject);
  const { deliveryCount: attempt, streamSequence, timestampNanos } = message.info;
  return {
    text: message.string(),
    subject,
    attempt,
    working: () => message.working(),
    ack: async () => void (await message.ackAck()),
    retry: async (afterMs) => message.nak(afterMs),
    toDeadLetters: async ({ error }) => {
      await storeDeadLetter(engine, {
        consumer: name,
        stream,
        subject,
        error,
        attempts: attempt,
        data: message.data,
        key: `${consumerName(name)}-${streamSequence}-${timestampNanos}`,
      });
      await message.ackAck();
    },
  };
}
