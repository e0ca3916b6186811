import { randomInt } from 'node:crypto';

/** A random choice without repetition. */
export function sample<Item>(items: readonly Item[], size: number): Item[] {
  const pool = [...items];
  const chosen = Math.min(size, pool.length);
  for (let i = 0; i < chosen; i++) {
    const other = randomInt(i, pool.length);
    [pool[i], pool[other]] = [pool[other]!, pool[i]!];
  }
  return pool.slice(0, chosen);
}
