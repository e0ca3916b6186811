import { expect, test } from '@jest/globals';
import type { DatabaseSync } from 'node:sqlite';
import type { ConsumerOptions } from '../../src/bus/consumer-options.ts';
import { deliveryQueue } from '../../src/bus/embedded/delivery-queue.ts';
import { embeddedRetention } from '../../src/bus/embedded/retention.ts';
import { openDatabase } from '../../src/bus/embedded/schema.ts';
import { retention } from '../../src/bus/streams.ts';

const NOW = 1_800_000_000_000;
const OLD = NOW - retention.messages.ageMs - 1;
const reader: ConsumerOptions = {
  name: 'reader',
  stream: 'MESSAGES',
  ackWaitMs: 1000,
  subjects: ['>'],
};

function store(database: DatabaseSync, text: string, at: number, stream = 'MESSAGES') {
  database
    .prepare('INSERT INTO messages (stream, subject, text, bytes, at) VALUES (?, ?, ?, ?, ?)')
    .run(stream, 'recipe.created', text, text.length, at);
}
const kept = (database: DatabaseSync) =>
  database
    .prepare('SELECT text FROM messages ORDER BY seq')
    .all()
    .map((row) => row['text']);

test('old messages are forgotten once every consumer has dealt with them', () => {
  const database = openDatabase(':memory:', 'NORMAL');
  const queue = deliveryQueue(database, 'me');
  queue.register(reader);
  for (const text of ['handled', 'in hand', 'unread']) store(database, text, OLD);
  store(database, 'young', NOW);
  const first = queue.take(reader);
  if (first) queue.ack(reader, first);
  queue.take(reader);
  embeddedRetention(database).sweep(NOW);
  expect(kept(database)).toEqual(['in hand', 'unread', 'young']);
});

test('old messages that are for nobody are forgotten, though who looks in vain writes nothing', () => {
  const database = openDatabase(':memory:', 'NORMAL');
  const queue = deliveryQueue(database, 'me');
  const other = { ...reader, subjects: ['event.deleted'] };
  queue.register(other);
  store(database, 'for nobody', OLD);
  const changes = () => database.prepare('SELECT total_changes() AS count').get()!['count'];
  const before = changes();
  expect(queue.take(other)).toBeNull();
  expect(changes()).toBe(before);
  queue.keepCursors();
  embeddedRetention(database).sweep(NOW);
  expect(kept(database)).toEqual([]);
});

test('the oldest messages give way when there are too many bytes, and what was in hand of them too', () => {
  const database = openDatabase(':memory:', 'NORMAL');
  const queue = deliveryQueue(database, 'me');
  queue.register(reader);
  for (const letter of ['a', 'b', 'c']) store(database, letter.repeat(100), NOW);
  queue.take(reader);
  embeddedRetention(database, {
    ...retention,
    messages: { ageMs: retention.messages.ageMs, bytes: 250 },
  }).sweep(NOW);
  expect(kept(database)).toEqual(['b'.repeat(100), 'c'.repeat(100)]);
  expect(queue.nextDue(reader)).toBeNull();
});

test('work waits until it is done, however old', () => {
  const database = openDatabase(':memory:', 'NORMAL');
  store(database, 'job', 0, 'WORK');
  embeddedRetention(database).sweep(NOW);
  expect(kept(database)).toEqual(['job']);
});
