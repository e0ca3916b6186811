import { randomInt } from 'node:crypto';

const EPOCH = Date.UTC(2024, 0, 1);
const RANDOM_BITS = 12;
let last = 0;

/**
 * A new 53-bit id: milliseconds since 2024 in the high 41 bits, then 12 random bits. Ordered by time within one process;
 * the random bits keep processes from colliding, and unique indexes catch the rest.
 */
export function newId(now: number = Date.now()): number {
  const id = (now - EPOCH) * 2 ** RANDOM_BITS + randomInt(2 ** RANDOM_BITS);
  last = id > last ? id : last + 1;
  return last;
}
