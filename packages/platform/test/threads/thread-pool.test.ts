import { afterAll, expect, test } from '@jest/globals';
import { threadId } from 'node:worker_threads';
import { ThreadOutOfMemory, ThreadTimeout } from '../../src/threads/thread-errors.ts';
import { threadPool } from '../../src/threads/thread-pool.ts';

const pool = threadPool<typeof import('./jobs.thread.ts')>({
  module: new URL('./jobs.thread.ts', import.meta.url),
  maxHeapMb: 60,
  threads: 2,
});
afterAll(() => pool.close());

const within = { timeoutMs: 20_000 };

test('a job runs in another thread and answers', async () => {
  expect(await pool.run('double', 21, within)).toBe(42);
  expect(await pool.run('where', undefined, within)).not.toBe(threadId);
});

test('what a job throws arrives with its name, its fields and its cause', async () => {
  const error = await pool
    .run('fail', { message: 'no such page' }, within)
    .catch((e: unknown) => e);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'TypeError',
    message: 'no such page',
    code: 'BAD',
    page: 3,
    cause: { message: 'deeper' },
  });
});

test('a job that never ends is killed when its time is over, and the next one runs', async () => {
  await expect(pool.run('spin', undefined, { timeoutMs: 200 })).rejects.toBeInstanceOf(
    ThreadTimeout,
  );
  expect(await pool.run('double', 4, within)).toBe(8);
});

test('a job is killed by a signal, with its reason', async () => {
  const stopping = new AbortController();
  const running = pool.run('spin', undefined, { ...within, signal: stopping.signal });
  stopping.abort(new Error('closing'));
  await expect(running).rejects.toThrow('closing');
});

test('a job that needs too much memory is killed, and the process lives on', async () => {
  await expect(pool.run('hoard', undefined, within)).rejects.toBeInstanceOf(ThreadOutOfMemory);
  expect(await pool.run('double', 5, within)).toBe(10);
});

test('a stream gives its items in order', async () => {
  const got: number[] = [];
  for await (const { at } of pool.stream('count', { to: 100 }, within)) got.push(at);
  expect(got).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

test('a stream is only a few items ahead of its reader', async () => {
  const items = pool.stream('count', { to: 50 }, within);
  await items.next();
  // The thread has made what it may make ahead once another job on it could have been done many times.
  for (let at = 0; at < 20; at++) await pool.run('double', at, within);
  const asked = Date.now();
  const made: number[] = [];
  for await (const item of items) made.push(item.made);
  expect(made.filter((time) => time < asked).length).toBeLessThanOrEqual(8);
});

test('a stream that fails gives what it has made before', async () => {
  const got: number[] = [];
  const reading = async () => {
    for await (const { at } of pool.stream('count', { to: 9, failAt: 4 }, within)) got.push(at);
  };
  await expect(reading()).rejects.toMatchObject({ name: 'RangeError', message: 'no 4' });
  expect(got).toEqual([1, 2, 3]);
});

test('a stream without a further item in time is killed', async () => {
  const reading = async () => {
    for await (const _item of pool.stream('stall', undefined, { timeoutMs: 500 }));
  };
  await expect(reading()).rejects.toBeInstanceOf(ThreadTimeout);
});

test('a reader that stops early frees its thread', async () => {
  for (let at = 0; at < 4; at++)
    for await (const _item of pool.stream('stall', undefined, within)) break;
  expect(await pool.run('double', 6, within)).toBe(12);
});

test('a stream whose time is over before a thread is free ends', async () => {
  const busy = new AbortController();
  const spinning = [1, 2].map(() =>
    pool.run('spin', undefined, { ...within, signal: busy.signal }).catch(() => {}),
  );
  const items = pool.stream('count', { to: 3 }, { timeoutMs: 100 });
  await expect(items.next()).rejects.toBeInstanceOf(ThreadTimeout);
  busy.abort();
  await Promise.all(spinning);
});
