import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processPool } from '../../src/processes/process-pool.ts';
import { endSpareProcesses } from '../../src/processes/spare-processes.ts';

// Its processes are new.
beforeAll(endSpareProcesses);

const pool = processPool<typeof import('./jobs.process.ts')>({
  module: new URL('./jobs.process.ts', import.meta.url),
  memoryMb: 1_300,
  processes: 2,
});
afterAll(() => pool.close());

const within = () => ({ timeoutMs: 240_000, signal: AbortSignal.timeout(240_000) });
/** No file is open under it, so that no process can be started with it: `spawn` throws, as it does without memory. */
const NOT_OPEN = 9_999;

test('a process that could not be started gives its memory back', async () => {
  for (let at = 0; at < 2; at++)
    await expect(pool.run('double', 1, { ...within(), openFile: NOT_OPEN })).rejects.toThrow();
  expect(await pool.run('double', 21, within())).toBe(42);
});
