import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import type { Envelope } from '@convivio/platform/bus/bus';
import { openWorkAside } from '@convivio/platform/work-aside';
import { startDocuments } from '../src/documents/server.ts';

interface Work {
  id: number;
  ownerId: string;
  of?: string;
}

let documents: Awaited<ReturnType<typeof startDocuments>>;
let database: Connection;
beforeAll(async () => {
  documents = await startDocuments({ file: ':memory:' });
  database = await mongoose.createConnection(documents.url, { dbName: 'aside' }).asPromise();
});
afterAll(async () => {
  await database.close();
  await documents.close();
});

/** Work aside in a collection of its own, with what was announced of it; announcing fails while it is told to. */
async function openAside(name: string) {
  const announced: Work[] = [];
  const bus = {
    fails: false,
    async publish({ data }: Envelope) {
      if (bus.fails) throw new Error('the bus is away');
      announced.push(data as Work);
    },
  };
  const aside = await openWorkAside<Work>(database, bus, {
    name,
    collection: name,
    subject: 'soup.requested',
    keyOf: ({ id }) => id,
  });
  return { aside, announced, bus };
}

test('the oldest of a cook is announced first, each once, and nothing of another cook', async () => {
  const { aside, announced } = await openAside('oldest');
  for (const id of [3, 1, 2]) await aside.putAside({ id, ownerId: 'ida' });
  await aside.putAside({ id: 9, ownerId: 'ben' });
  await aside.takeUpAside('ida', 2);
  expect(announced.map(({ id }) => id)).toEqual([3, 1]);
  await aside.takeUpAside('ida', 2);
  await aside.takeUpAside('ida', 2);
  expect(announced.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('what is put aside twice waits once, in its first place, as it was put aside last', async () => {
  const { aside, announced } = await openAside('twice');
  await aside.putAside({ id: 1, ownerId: 'ida', of: 'first' });
  await aside.putAside({ id: 2, ownerId: 'ida' });
  await aside.putAside({ id: 1, ownerId: 'ida', of: 'last' });
  await aside.takeUpAside('ida', 5);
  expect(announced).toEqual([
    { id: 1, ownerId: 'ida', of: 'last' },
    { id: 2, ownerId: 'ida' },
  ]);
});

test('several workers that take up at once announce each piece once', async () => {
  const { aside, announced } = await openAside('several');
  for (let id = 0; id < 6; id++) await aside.putAside({ id, ownerId: 'ida' });
  await Promise.all([1, 2, 3].map(() => aside.takeUpAside('ida', 2)));
  expect(announced.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('what could not be announced is not lost', async () => {
  const { aside, announced, bus } = await openAside('lost');
  await aside.putAside({ id: 1, ownerId: 'ida' });
  bus.fails = true;
  await expect(aside.takeUpAside('ida', 1)).rejects.toThrow('the bus is away');
  bus.fails = false;
  await aside.takeUpAside('ida', 1);
  expect(announced).toEqual([{ id: 1, ownerId: 'ida' }]);
});
