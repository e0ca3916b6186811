import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { processPool } from '../../src/processes/process-pool.ts';
import { endSpareProcesses, keepSpareProcesses } from '../../src/processes/spare-processes.ts';

beforeEach(endSpareProcesses);
afterEach(endSpareProcesses);

const within = { timeoutMs: 240_000 };

/** In which process a pool of its own works, which is closed then. */
async function processOfPool(memoryMb: number): Promise<unknown> {
  const pool = processPool<typeof import('./jobs.process.ts')>({
    module: new URL('./jobs.process.ts', import.meta.url),
    memoryMb,
  });
  try {
    return await pool.run('where', undefined, within);
  } finally {
    await pool.close();
  }
}

test('a pool that is closed ends its processes', async () => {
  expect(await processOfPool(250)).not.toBe(await processOfPool(250));
});

test('where spare ones are kept the next pool of as much memory goes on with them', async () => {
  keepSpareProcesses();
  const left = await processOfPool(250);
  expect(await processOfPool(260)).not.toBe(left);
  expect(await processOfPool(250)).toBe(left);
});
