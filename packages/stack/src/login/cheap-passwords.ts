import type { HashCost } from './password-hash.ts';

/** Real hashes, but cheap ones, for tests: each has cooks of its own, whose passwords protect nothing. */
export const CHEAP: HashCost = { logN: 4, r: 8, p: 1 };
