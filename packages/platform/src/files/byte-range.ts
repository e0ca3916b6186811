import { RangeNotSatisfiable } from './file-errors.ts';
import type { ByteRange, WantedRange } from './files.ts';

/**
 * The bytes of a file of `size` that are wanted, as HTTP reads ranges (RFC 9110 §14.1.2). Throws
 * `RangeNotSatisfiable` when there are none.
 */
export function resolveRange(key: string, wanted: WantedRange, size: number): ByteRange {
  const start = 'last' in wanted ? Math.max(0, size - wanted.last) : wanted.start;
  const end = 'last' in wanted ? size - 1 : Math.min(wanted.end ?? size - 1, size - 1);
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || start > end)
    throw new RangeNotSatisfiable(key, size);
  return { start, end };
}
