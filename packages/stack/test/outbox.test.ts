import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import mongoose, { Schema, type Connection, type Model } from 'mongoose';
import type { Bus, Envelope } from '@convivio/platform/bus/bus';
import { BusUnavailable } from '@convivio/platform/bus/bus-errors';
import { openBus } from '@convivio/platform/bus/open-bus';
import { createLog } from '@convivio/platform/log';
import { appendToOutbox, envelopeOf, outboxFields, startRelay } from '@convivio/platform/outbox';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { startDocuments, type RunningDocuments } from '../src/documents/server.ts';

interface Dish {
  _id: string;
  outbox?: Envelope[];
  unsent?: boolean;
}

const log = createLog('test', 'silent');
let documents: RunningDocuments;
let connection: Connection;
let bus: Bus;
let dishes: Model<Dish>;
let heard: Envelope[];

beforeAll(async () => {
  documents = await startDocuments({ file: ':memory:' });
  connection = await mongoose.createConnection(documents.url, { dbName: 'outbox' }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await documents.close();
});
beforeEach(async () => {
  dishes = connection.model<Dish>(
    `Dish${randomUUID()}`,
    new Schema<Dish>({ _id: { type: String, required: true }, ...outboxFields } as never, {
      versionKey: false,
    }),
  );
  await dishes.init();
  bus = await openBus('embedded::memory:', { log });
  heard = [];
  bus.watch('dish.*', (message) => heard.push(message));
});

const cooked = (dish: string) =>
  envelopeOf({ subject: 'dish.cooked', actorId: 'tilda', data: { dish } });
/** The update that a command makes, with a message that the test knows. */
const appending = (message: Envelope) => {
  const { $set } = appendToOutbox([]);
  return { $set, $push: { outbox: { $each: [message] } } };
};
const cook = (dish: string, ...messages: Envelope[]) =>
  dishes.create({ _id: dish, outbox: messages, unsent: true });
/** Resolves when nothing waits in any outbox. */
async function untilSent(): Promise<void> {
  await askUntil(
    () => dishes.countDocuments({ unsent: true }),
    (count) => count === 0,
  );
}
const dishesHeard = () => heard.map(({ data }) => (data as { dish: string }).dish);

test('what is announced with a change is published, and the document is clean again', async () => {
  const relay = startRelay(dishes, bus, log);
  const [message, second] = [cooked('risotto'), cooked('risotto again')];
  await cook('risotto', message);
  await dishes.updateOne({ _id: 'risotto' }, appending(second));
  relay.nudge();
  await untilSent();
  expect(heard).toEqual([message, second]);
  expect(await dishes.findById('risotto').lean()).toEqual({ _id: 'risotto' });
  await relay.close();
});

test('where nothing waits the bus hears nothing', async () => {
  const batches: unknown[] = [];
  const publishAll: Bus['publishAll'] = async (messages) => void batches.push(messages);
  await startRelay(dishes, { ...bus, publishAll }, log).close();
  expect(batches).toEqual([]);
});

test('while the bus is away messages wait, and come once it is back, each once', async () => {
  let away = true;
  let refused = Promise.withResolvers<void>();
  const relay = startRelay(
    dishes,
    {
      ...bus,
      publishAll: async (messages) => {
        if (!away) return bus.publishAll(messages);
        refused.resolve();
        throw new BusUnavailable('publishing');
      },
    },
    log,
  );
  await cook('gnocchi', cooked('gnocchi'));
  relay.nudge();
  await refused.promise;
  refused = Promise.withResolvers<void>();
  relay.nudge();
  await refused.promise;
  expect(heard).toEqual([]);
  away = false;
  relay.nudge();
  await untilSent();
  expect(dishesHeard()).toEqual(['gnocchi']);
  await relay.close();
});

test('what a process had published but not yet taken out is published again by the next, and dropped by the bus', async () => {
  const message = cooked('polenta');
  const received: string[] = [];
  await bus.publish(message);
  await cook('polenta', message);
  const relays = [startRelay(dishes, bus, log), startRelay(dishes, bus, log)];
  await untilSent();
  const consumer = await bus.react({
    durable: 'kitchen',
    subjects: ['dish.*'],
    handle: ({ id }) => void received.push(id),
  });
  await bus.publish(cooked('the next one'));
  while (received.length < 2) await bus.health().then(() => new Promise(setImmediate));
  expect(received.filter((id) => id === message.id)).toHaveLength(1);
  await consumer.stop();
  for (const relay of relays) await relay.close();
});

test('a message that can never travel does not hold up those behind it', async () => {
  await cook('too much', cooked('x'.repeat(1_000_001)));
  await cook('tiramisu', cooked('tiramisu'));
  const relay = startRelay(dishes, bus, log);
  await untilSent();
  expect(dishesHeard()).toEqual(['tiramisu']);
  await relay.close();
});

test('what is announced while the messages in front are sent is sent behind them', async () => {
  const later = cooked('second helping');
  await cook('gnocchi', cooked('gnocchi'));
  const relay = startRelay(
    dishes,
    {
      ...bus,
      publishAll: async (messages) => {
        await bus.publishAll(messages);
        if (!messages.includes(later) && dishesHeard().length < 2)
          await dishes.updateOne(
            { _id: 'gnocchi', 'outbox.id': { $ne: later.id } },
            appending(later),
          );
      },
    },
    log,
  );
  await untilSent();
  expect(dishesHeard()).toEqual(['gnocchi', 'second helping']);
  expect(await dishes.findById('gnocchi').lean()).toEqual({ _id: 'gnocchi' });
  await relay.close();
});

test('a mark that was left behind without messages is taken away', async () => {
  await dishes.create({ _id: 'leftover', unsent: true });
  const relay = startRelay(dishes, bus, log);
  await untilSent();
  expect(heard).toEqual([]);
  await relay.close();
});

test('more than a batch is sent in one go', async () => {
  await dishes.insertMany(
    Array.from({ length: 250 }, (_, number) => ({
      _id: `dish-${number}`,
      outbox: [cooked(`dish-${number}`)],
      unsent: true,
    })),
  );
  const relay = startRelay(dishes, bus, log);
  await untilSent();
  expect(new Set(dishesHeard()).size).toBe(250);
  await relay.close();
});

test('a closed relay sends nothing more', async () => {
  const relay = startRelay(dishes, bus, log);
  await relay.close();
  await cook('too late', cooked('too late'));
  relay.nudge();
  expect(heard).toEqual([]);
  expect(await dishes.countDocuments({ unsent: true })).toBe(1);
});
