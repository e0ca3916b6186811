import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JobBrokeOff, JobOutOfMemory, JobTimeout } from '../../src/processes/job-errors.ts';
import { processPool } from '../../src/processes/process-pool.ts';
import { endSpareProcesses } from '../../src/processes/spare-processes.ts';

// Its processes are new.
beforeAll(endSpareProcesses);

const pool = processPool<typeof import('./jobs.process.ts')>({
  module: new URL('./jobs.process.ts', import.meta.url),
  memoryMb: 250,
  processes: 2,
});
afterAll(() => pool.close());

const within = { timeoutMs: 240_000 };

/** What the pool hands on; a suite's own `process.env` is a copy. */
declare const loadNatively: NodeJS.Require;
const { env } = loadNatively('node:process') as NodeJS.Process;

test('a job runs in another process and answers', async () => {
  expect(await pool.run('double', 21, within)).toBe(42);
  expect(await pool.run('where', undefined, within)).not.toBe(process.pid);
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
  await expect(pool.run('spin', undefined, { timeoutMs: 200 })).rejects.toBeInstanceOf(JobTimeout);
  expect(await pool.run('double', 4, within)).toBe(8);
});

test.each([
  ['may take longer in all than one step may', { thenSpin: false }, 20_000, 8],
  ['is killed when it does no further step', { thenSpin: true }, 20_000, null],
  ['is killed when its time is over, whatever steps it does', { thenSpin: false }, 400, null],
])('a job of steps %s', async (_what, { thenSpin }, timeoutMs, answer) => {
  // Its process is there.
  await pool.run('double', 1, within);
  const ran = pool.run('steps', { count: 8, ms: 200, thenSpin }, { timeoutMs, stepMs: 1_200 });
  if (answer === null) await expect(ran).rejects.toBeInstanceOf(JobTimeout);
  else expect(await ran).toBe(answer);
});

test('a job is killed by a signal, with its reason', async () => {
  const stopping = new AbortController();
  const running = pool.run('spin', undefined, { ...within, signal: stopping.signal });
  stopping.abort(new Error('closing'));
  await expect(running).rejects.toThrow('closing');
});

test.each(['hoard', 'growMap', 'growArray', 'growText', 'growBuffers', 'growLargeText'] as const)(
  'a job that needs too much memory (%s) ends with that, and the next one runs',
  async (name) => {
    await expect(pool.run(name, undefined, within)).rejects.toBeInstanceOf(JobOutOfMemory);
    expect(await pool.run('double', 5, within)).toBe(10);
  },
);

test('a job whose process breaks ends with that, and the next one runs', async () => {
  const error = await pool.run('crash', undefined, within).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(JobBrokeOff);
  expect(await pool.run('double', 7, within)).toBe(14);
});

test('a process that somebody kills has broken off, and needed not too much memory', async () => {
  const error = await pool.run('killItself', undefined, within).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(JobBrokeOff);
});

test('a process that was used and runs out of memory is followed by a fresh one', async () => {
  const one = processPool<typeof import('./jobs.process.ts')>({
    module: new URL('./jobs.process.ts', import.meta.url),
    memoryMb: 500,
  });
  const used = await one.run('keep', 20, within);
  expect(await one.run('where', undefined, within)).toBe(used);
  await one.run('keep', 150, within);
  const fresh = await one.run('keep', 320, within);
  expect(fresh).not.toBe(used);
  // What it holds now would leave too little for another job.
  expect(await one.run('where', undefined, within)).not.toBe(fresh);
  await one.close();
});

test('a process is told nothing of addresses and secrets', async () => {
  env['SERVICE_SECRET'] = 'hidden';
  const one = processPool<typeof import('./jobs.process.ts')>({
    module: new URL('./jobs.process.ts', import.meta.url),
    memoryMb: 250,
  });
  const told = await one.run('surroundings', undefined, within);
  expect(told).toContain('PATH');
  expect(told).not.toContain('SERVICE_SECRET');
  await one.close();
  delete env['SERVICE_SECRET'];
});

test('what a process has compiled is kept for the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'convivio-compiled-'));
  const before = env['NODE_COMPILE_CACHE'];
  env['NODE_COMPILE_CACHE'] = folder;
  const one = processPool<typeof import('./jobs.process.ts')>({
    module: new URL('./jobs.process.ts', import.meta.url),
    memoryMb: 250,
  });
  const known = await one.run('where', undefined, within);
  // Its second job begins when what was compiled for the first is kept.
  expect(await one.run('where', undefined, within)).toBe(known);
  await one.close();
  if (before === undefined) delete env['NODE_COMPILE_CACHE'];
  else env['NODE_COMPILE_CACHE'] = before;
  expect((await readdir(folder, { recursive: true })).length).toBeGreaterThan(1);
  await rm(folder, { recursive: true });
});

test('a job with a process of its own reads the open file that it was given', async () => {
  const file = await open(new URL(import.meta.url));
  expect(await pool.run('readOpenFile', undefined, { ...within, openFile: file.fd })).toContain(
    'readOpenFile',
  );
  await file.close();
});

test('jobs wait where their memory is more than all processes may hold together; idle ones make room', async () => {
  const others = processPool<typeof import('./jobs.process.ts')>({
    module: new URL('./jobs.process.ts', import.meta.url),
    memoryMb: 1_500,
    processes: 2,
  });
  const spans = await Promise.all([1, 2].map(() => others.run('busy', 300, within)));
  const [first, second] = spans.sort(([a], [b]) => a - b) as [[number, number], [number, number]];
  expect(second[0]).toBeGreaterThanOrEqual(first[1]);
  const kept = await others.run('where', undefined, within);
  expect(await others.run('where', undefined, within)).toBe(kept);
  expect(await others.run('where', undefined, { ...within, memoryMb: 1_600 })).not.toBe(kept);
  await others.close();
});

test('a process that has nothing to do ends after its time and gives its memory back', async () => {
  const others = processPool<typeof import('./jobs.process.ts')>({
    module: new URL('./jobs.process.ts', import.meta.url),
    memoryMb: 250,
    idleMs: 100,
  });
  const first = await others.run('where', undefined, within);
  await goneIn(first, 10_000);
  expect(await others.run('where', undefined, within)).not.toBe(first);
  await others.close();
});

test('a process ends with the one that has started it, even while it computes', async () => {
  const parent = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('./spinner.ts', import.meta.url)),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  parent.kill('SIGKILL');
  await goneIn(Number(line.toString()), 10_000);
});

async function goneIn(pid: number, ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await delay(20))
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
  throw new Error(`${pid} is still there`);
}

test('a stream gives its items in order', async () => {
  const got: number[] = [];
  for await (const { at } of pool.stream('count', { to: 100 }, within)) got.push(at);
  expect(got).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

test('a stream is only a few items ahead of its reader', async () => {
  const items = pool.stream('count', { to: 50 }, within);
  await items.next();
  // The process has made what it may make ahead once another job on it could have been done many times.
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

test('streams that fail leave nothing behind in a process that is used again', async () => {
  const one = processPool<typeof import('./jobs.process.ts')>({
    module: new URL('./jobs.process.ts', import.meta.url),
    memoryMb: 250,
  });
  const known = await one.run('where', undefined, within);
  const before = await one.run('listeners', undefined, within);
  for (let at = 0; at < 3; at++)
    await one
      .stream('count', { to: 9, failAt: 1 }, within)
      .next()
      .catch(() => {});
  expect(await one.run('where', undefined, within)).toBe(known);
  expect(await one.run('listeners', undefined, within)).toBe(before);
  await one.close();
});

test('a stream without a further item in time is killed', async () => {
  const reading = async () => {
    for await (const _item of pool.stream('stall', undefined, { timeoutMs: 500 }));
  };
  await expect(reading()).rejects.toBeInstanceOf(JobTimeout);
});

test('a reader that stops early frees its process', async () => {
  for (let at = 0; at < 4; at++)
    for await (const _item of pool.stream('stall', undefined, within)) break;
  expect(await pool.run('double', 6, within)).toBe(12);
});

test('a stream that is given up before a process is free ends', async () => {
  const busy = new AbortController();
  const spinning = [1, 2].map(() =>
    pool.run('spin', undefined, { ...within, signal: busy.signal }).catch(() => {}),
  );
  const items = pool.stream('count', { to: 3 }, { ...within, signal: AbortSignal.timeout(100) });
  await expect(items.next()).rejects.toThrow('timeout');
  busy.abort();
  await Promise.all(spinning);
});
