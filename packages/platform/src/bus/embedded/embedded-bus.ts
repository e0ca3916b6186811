import type { BusLog } from '../bus-log.ts';
import { InvalidMessage } from '../bus-errors.ts';
import type { Bus, DeadLetters, Listening } from '../bus.ts';
import { reactionConsumer, workConsumer, type ConsumerOptions } from '../consumer-options.ts';
import { Consumers, type HandlingOptions } from '../consumers.ts';
import { checkPattern, checkSubject } from '../subjects.ts';
import { embeddedBroadcasts } from './broadcasts.ts';
import { openBusFile, type BusFile } from './bus-file.ts';
import { embeddedConsumer } from './consumer.ts';
import { embeddedDeadLetters, type EmbeddedDeadLetters } from './dead-letters.ts';
import { deliveriesInHand } from './deliveries-in-hand.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { followChanges } from './file-changes.ts';
import { isGone, newOwner } from './owner.ts';
import { messagePublisher } from './publish.ts';
import { embeddedRetention } from './retention.ts';
import { storedMessages } from './stored-messages.ts';
import { builtIn } from '../../service/engine.ts';
import { startUpkeep } from './upkeep.ts';
import { Wake } from './wake.ts';

const POLL_MS = 200;
const LIVENESS_MS = 2000;
const SWEEP_MS = 10 * 60_000;

export interface EmbeddedBusOptions {
  /** A file, or `:memory:` for a bus that ends with the process. Its folder is made. */
  path: string;
  log: BusLog;
}

type Engine = ReturnType<typeof openEngine>;

/** A bus in one SQLite file, for one machine: several processes may open it. Throws `BusUnavailable` when the file cannot be used. */
export function openEmbeddedBus({ path, log }: EmbeddedBusOptions): Bus {
  const engine = openEngine(path, log);
  const { file, changes } = engine;
  const consumers = new Consumers(log);
  const store = messagePublisher(file);
  const publishAll: Bus['publishAll'] = async (messages) => {
    store(messages);
    changes.changed();
  };

  return {
    publish: (message) => publishAll([message]),
    publishAll,
    ...consuming(engine, consumers),
    ...passingBy(engine),
    deadLetters: deadLetters(file, engine.letters, changes.changed),
    openWork: async () => file.attempt('counting work', engine.queue.openWork),
    health: async () => file.attempt('asking after its health', changes.probe),
    engine: async () => ({ name: builtIn('SQLite'), version: process.versions.sqlite ?? null }),
    drain: () => consumers.drain(),
    async close() {
      if (file.isClosed()) return;
      consumers.abandon();
      engine.close();
    },
  };
}

/** The file with what looks after it, until it is closed. */
function openEngine(path: string, log: BusLog) {
  const owner = newOwner();
  const file = openBusFile(path, owner);
  const { database } = file;
  const wake = new Wake();
  const inHand = deliveriesInHand(database);
  const broadcasts = embeddedBroadcasts(database, owner, log);
  const retention = embeddedRetention(database);
  const queue = deliveryQueue(database, owner);
  file.attempt('opening its file', () => {
    inHand.releaseOfGone(isGone);
    retention.sweep();
  });

  const changes = followChanges(file, () => {
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
  });
  const releaseGone = () => void (inHand.releaseOfGone(isGone) && wake.wake());
  const forOtherProcesses = [
    { everyMs: POLL_MS, act: changes.poll },
    { everyMs: LIVENESS_MS, act: releaseGone },
  ];
  const sweep = () => {
    queue.keepCursors();
    retention.sweep();
  };
  const sweeping = { everyMs: SWEEP_MS, act: sweep };
  const upkeep = startUpkeep([...(file.inMemory ? [] : forOtherProcesses), sweeping], log);

  return {
    file,
    changes,
    broadcasts,
    tellStored: storedMessages(database, log),
    wake,
    queue,
    letters: embeddedDeadLetters(database),
    /** What is in hand is given back. */
    close(): void {
      file.attempt('closing', () => {
        queue.keepCursors();
        inHand.releaseOf(owner);
      });
      upkeep.stop();
      changes.unfollow();
      changes.changed();
      file.close();
    },
  };
}

function consuming(engine: Engine, consumers: Consumers): Pick<Bus, 'react' | 'work'> {
  const queues = new Map<string, string>();
  const start = (options: ConsumerOptions, handling: HandlingOptions) => {
    const consumer = embeddedConsumer(engine, options);
    consumer.register();
    return consumers.start(options.name, consumer.take, handling);
  };
  return {
    react: async (options) => start(reactionConsumer(options), options),
    async work(options) {
      const consumer = workConsumer(options);
      const { queue, subject } = options;
      const known = queues.get(subject);
      if (known !== undefined && known !== queue)
        throw new InvalidMessage(`${subject} already has the queue ${known}.`);
      queues.set(subject, queue);
      return start(consumer, options);
    },
  };
}

function passingBy({
  file,
  broadcasts,
  tellStored,
  changes,
}: Engine): Pick<Bus, 'broadcast' | 'listen' | 'watch' | 'follow'> {
  const listening = (stop: () => void): Listening => ({ ready: Promise.resolve(), stop });
  return {
    broadcast(subject, data) {
      checkSubject(subject);
      if (file.isClosed()) return;
      broadcasts.send(subject, data, !file.inMemory);
      if (changes.hasSiblings()) changes.changed();
    },
    listen(pattern, fn) {
      checkPattern(pattern);
      return listening(file.attempt('listening', () => broadcasts.listen(pattern, fn)));
    },
    watch(pattern, fn) {
      checkPattern(pattern);
      return listening(file.attempt('watching', () => broadcasts.watch(pattern, fn)));
    },
    follow(subject, { sinceMs }, fn) {
      checkSubject(subject);
      const since = Date.now() - sinceMs;
      // What is published between the two is told twice.
      return listening(
        file.attempt('following', () => {
          const stop = broadcasts.watch(subject, fn);
          tellStored(subject, since, fn);
          return stop;
        }),
      );
    },
  };
}

function deadLetters(
  file: BusFile,
  letters: EmbeddedDeadLetters,
  changed: () => void,
): DeadLetters {
  return {
    count: async () => file.attempt('counting dead letters', () => letters.count()),
    list: async (page) => file.attempt('listing dead letters', () => letters.list(page)),
    async replay(id) {
      const replayed = file.attempt('replaying a dead letter', () => letters.replay(id));
      changed();
      return replayed;
    },
    discard: async (id) => file.attempt('discarding a dead letter', () => letters.discard(id)),
  };
}
