import { setImmediate as begun } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { turnsOfCooks } from '../src/bus/turns-of-cooks.ts';

interface Job {
  jobId: number;
  ownerId: string;
}

/** Turns of two jobs a cook, over a store that notes what it is asked; each job runs until it is told to end. */
function plant() {
  const aside: number[] = [];
  const announced: number[] = [];
  const began: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<void>>();
  const stopping = new AbortController();
  const beforePutting = { act: async () => {} };
  const store = {
    async putAside({ jobId }: Job) {
      await beforePutting.act();
      aside.push(jobId);
    },
    // What is put aside here is Ida's.
    isBehind: async ({ jobId, ownerId }: Job) =>
      ownerId === 'ida' && aside.some((other) => other < jobId),
    async takeUpAside(_ownerId: string, most: number) {
      announced.push(...aside.sort((a, b) => a - b).splice(0, most));
    },
  };
  const inTurn = turnsOfCooks<Job>({
    aside: store,
    keyOf: ({ jobId }) => jobId,
    most: 2,
    stopping: stopping.signal,
  });
  return {
    aside,
    announced,
    began,
    stopping,
    beforePutting,
    take: (jobId: number, ownerId = 'ida') =>
      inTurn({ jobId, ownerId }, () => {
        began.push(jobId);
        const end = Promise.withResolvers<void>();
        ends.set(jobId, end);
        return end.promise;
      }),
    end: (jobId: number) => ends.get(jobId)?.resolve(),
    fail: (jobId: number) => ends.get(jobId)?.reject(new Error('away')),
  };
}

test('a third job of a cook waits, and that of another begins', async () => {
  const { take, end, aside, announced, began } = plant();
  const first = take(1);
  void take(2);
  await take(3);
  void take(4, 'ben');
  await begun();
  expect(began).toEqual([1, 2, 4]);
  expect([aside, announced]).toEqual([[3], []]);
  end(1);
  await first;
  expect([aside, announced]).toEqual([[], [3]]);
});

test('a job that is put aside just when the others end is announced', async () => {
  const { take, end, beforePutting, announced } = plant();
  const others = [take(1), take(2)];
  await begun();
  beforePutting.act = async () => {
    for (const id of [1, 2]) end(id);
    await Promise.all(others);
  };
  await take(3);
  expect(announced).toEqual([3]);
});

test('a job lets older ones of its cook go first', async () => {
  const { take, aside, announced, began } = plant();
  aside.push(1);
  await take(2);
  expect([began, announced]).toEqual([[], [1, 2]]);
});

test('a message that comes twice takes no second place', async () => {
  const { take, aside, began } = plant();
  void take(1);
  await begun();
  void take(1);
  void take(2);
  await begun();
  expect([began, aside]).toEqual([[1, 1, 2], []]);
});

test.each([
  ['is tried again later, the next is announced', false, [3]],
  ['is given back by a worker that closes, none is announced', true, []],
])('where a job %s', async (_what, closes, expected) => {
  const { take, fail, stopping, announced } = plant();
  const first = take(1);
  void take(2);
  await take(3);
  if (closes) stopping.abort();
  fail(1);
  await expect(first).rejects.toThrow('away');
  expect(announced).toEqual(expected);
});
