import { semaphore } from './semaphore.ts';

/**
 * Megabytes that all processes of jobs of one product may hold together, those without work
 * included. With the product itself, some 500, a machine of 4 GB has room left.
 */
const BUDGET_MB = 2_400;

const budget = semaphore(BUDGET_MB);
const pools = new Set<() => void>();

/** Waits until so many megabytes are free; answers what gives them back. Processes without work make room. */
export function claimMemory(megabytes: number, signal: AbortSignal): Promise<() => void> {
  const claimed = budget.acquire(megabytes, signal);
  if (budget.isShort()) pools.forEach((endIdle) => endIdle());
  return claimed;
}

/** Whether somebody waits for memory, so that nobody should keep what is not used. */
export const isMemoryShort = budget.isShort;

/** Has a pool end its idle processes when memory is short; answers what ends that. */
export function lendsMemory(endIdle: () => void): () => void {
  pools.add(endIdle);
  return () => void pools.delete(endIdle);
}
