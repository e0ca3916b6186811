import { processPool } from '../../src/processes/process-pool.ts';

// A product whose job never ends: it says the process of the job, and is killed.
const pool = processPool<typeof import('./jobs.process.ts')>({
  module: new URL('./jobs.process.ts', import.meta.url),
  memoryMb: 300,
});
const limits = { timeoutMs: 60_000 };
process.stdout.write(`${await pool.run('where', undefined, limits)}\n`);
await pool.run('spin', undefined, limits);
