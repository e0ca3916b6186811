import { semaphore } from './semaphore.ts';

/**
 * Megabytes that all job processes of this Node process may hold together unless it is set, those
 * without work included. With the product itself, some 500, a machine of 4 GB has room left.
 */
export const USUAL_MEMORY_MB = 2_460;

let budgetMb = USUAL_MEMORY_MB;
let budget = semaphore(budgetMb);
const pools = new Set<() => void>();

/** Sets how many megabytes there are, before the first job. Services of one Node process share them. */
export function setMemoryBudget(megabytes: number): void {
  if (megabytes === budgetMb) return;
  budgetMb = megabytes;
  budget = semaphore(megabytes);
}

/** How many megabytes there are in all. */
export const memoryBudgetMb = (): number => budgetMb;

/** Waits until so many megabytes are free; answers what gives them back. Processes without work make room. */
export function claimMemory(megabytes: number, signal: AbortSignal): Promise<() => void> {
  const claimed = budget.acquire(megabytes, signal);
  if (budget.isShort()) pools.forEach((endIdle) => endIdle());
  return claimed;
}

/** Whether somebody waits for memory, so that nobody should keep what is not used. */
export const isMemoryShort = (): boolean => budget.isShort();

/** Has a pool end its idle processes when memory is short; answers what ends that. */
export function lendsMemory(endIdle: () => void): () => void {
  pools.add(endIdle);
  return () => void pools.delete(endIdle);
}
