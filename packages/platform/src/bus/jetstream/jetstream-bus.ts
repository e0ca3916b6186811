import type { BusLog } from '../bus-log.ts';
import type { Bus, DeadLetters } from '../bus.ts';
import { reactionConsumer, workConsumer, type ConsumerOptions } from '../consumer-options.ts';
import { Consumers, type HandlingOptions } from '../consumers.ts';
import { openWork } from './open-work.ts';
import { attempt, within } from './attempt.ts';
import { ANSWER_MS, connectJetStream } from './connection.ts';
import { jetStreamConsumer } from './consumer.ts';
import { jetStreamDeadLetters } from './dead-letters.ts';
import { follow } from './follow.ts';
import { passingBy } from './passing-by.ts';
import { publish } from './publish.ts';

const FAREWELL_MS = 1000;

/** A bus on NATS JetStream (server 2.10 or later). Throws `BusUnavailable` when no server answers; later it reconnects for ever. */
export async function openJetStreamBus(url: string, { log }: { log: BusLog }): Promise<Bus> {
  const engine = await connectJetStream(url, log);
  const { connection, manager, names } = engine;
  const consumers = new Consumers(log);

  const start = async (options: ConsumerOptions, handling: HandlingOptions) => {
    const consumer = jetStreamConsumer(engine, options);
    await attempt('registering a consumer', consumer.register);
    return consumers.start(options.name, consumer.take, handling);
  };

  return {
    publish: (message) => publish(engine, message),
    async publishAll(messages) {
      for (const message of messages) await publish(engine, message);
    },
    react: async (options) => start(reactionConsumer(options), options),
    work: async (options) => start(workConsumer(options), options),
    ...passingBy(engine, log),
    follow: (subject, since, fn) => follow(engine, log, subject, since, fn),
    deadLetters: attempted(jetStreamDeadLetters(engine)),
    openWork: () => attempt('counting work', () => openWork(engine)),
    health: () =>
      attempt(
        'asking after its health',
        async () => void (await within(ANSWER_MS, manager.streams.info(names.streams.MESSAGES))),
      ),
    engine: async () => ({ name: 'NATS', version: connection.info?.version ?? null }),
    drain: () => consumers.drain(),
    async close() {
      consumers.abandon();
      // What was said last (a postponed message, a broadcast) should still leave; a server that is away does not hold us up.
      await within(FAREWELL_MS, connection.flush()).catch(() => {});
      await connection.close();
    },
  };
}

const attempted = (letters: DeadLetters): DeadLetters => ({
  count: () => attempt('counting dead letters', letters.count),
  list: (page) => attempt('listing dead letters', () => letters.list(page)),
  replay: (id) => attempt('replaying a dead letter', () => letters.replay(id)),
  discard: (id) => attempt('discarding a dead letter', () => letters.discard(id)),
});
