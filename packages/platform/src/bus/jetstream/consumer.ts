import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  type Consumer as PullConsumer,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { InvalidMessage } from '../bus-errors.ts';
import type { Taken } from '../deliver.ts';
import type { NewLetter } from './dead-letters.ts';
import { consumerName, type WireNames } from './wire-names.ts';
import type { StreamName } from '../streams.ts';

const FILTER_TAKEN_ON_WORK_STREAM = 10100;
const WAIT_MS = 30_000;

export interface ConsumerOptions {
  name: string;
  stream: StreamName;
  filters: string[];
  ackWaitMs: number;
}

interface Engine {
  client: JetStreamClient;
  manager: JetStreamManager;
  names: WireNames;
  ensureStreams(): Promise<void>;
  toDeadLetters(letter: NewLetter): Promise<void>;
}

/**
 * Takes messages one by one from a durable consumer of the server, and makes stream and consumer
 * again should the server have lost them.
 */
export function jetStreamConsumer(engine: Engine, options: ConsumerOptions) {
  const { client, manager, names } = engine;
  const stream = names.streams[options.stream];
  let handle: Promise<PullConsumer> | undefined;

  const register = async (): Promise<PullConsumer> => {
    try {
      // The tries are counted by us and not limited by the server, which would leave the message where nobody finds it.
      await manager.consumers.add(stream, {
        durable_name: consumerName(options.name),
        filter_subjects: options.filters,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(options.ackWaitMs),
        deliver_policy: DeliverPolicy.All,
        max_deliver: -1,
      });
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === FILTER_TAKEN_ON_WORK_STREAM)
        throw new InvalidMessage(
          `${options.filters.map(names.subjectOf).join(', ')} already has another queue.`,
        );
      throw error;
    }
    return client.consumers.get(stream, consumerName(options.name));
  };

  const toTaken = (message: JsMsg): Taken => {
    const subject = names.subjectOf(message.subject);
    const attempt = message.info.deliveryCount;
    return {
      text: message.string(),
      subject,
      attempt,
      working: () => message.working(),
      ack: async () => void (await message.ackAck()),
      retry: async (afterMs) => message.nak(afterMs),
      toDeadLetters: async ({ error }) => {
        await engine.toDeadLetters({
          consumer: options.name,
          stream: options.stream,
          subject,
          error,
          attempts: attempt,
          data: message.data,
          key: `${consumerName(options.name)}-${message.info.streamSequence}-${message.info.timestampNanos}`,
        });
        await message.ackAck();
      },
    };
  };

  return {
    register: async () => void (await (handle ??= register())),

    async take(stop: AbortSignal): Promise<Taken | null> {
      try {
        const consumer = await (handle ??= register());
        const waiting = await consumer.fetch({ max_messages: 1, expires: WAIT_MS });
        const give = () => void waiting.close();
        stop.addEventListener('abort', give);
        if (stop.aborted) give();
        try {
          for await (const message of waiting) return toTaken(message);
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
