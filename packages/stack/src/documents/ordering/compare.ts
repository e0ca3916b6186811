import { keyString } from './key-string.ts';

/** Negative, zero or positive as MongoDB orders two values of any types. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number' && !Number.isNaN(a) && !Number.isNaN(b))
    return a - b;
  const keyA = keyString(a);
  const keyB = keyString(b);
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}

/** True when MongoDB holds the two values for equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    if (typeof a !== 'object' && typeof b !== 'object' && typeof a === typeof b)
      return Number.isNaN(a) && Number.isNaN(b);
  }
  return keyString(a) === keyString(b);
}
