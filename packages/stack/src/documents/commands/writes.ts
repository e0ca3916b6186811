import { asFailure } from '../errors.ts';
import type { Fields } from '../values.ts';

/** Runs the operations of one write command. Failed ones are reported by position; in order, the first failure ends it. */
export function runWrites(operations: Fields[], ordered: boolean, write: (operation: Fields, index: number) => void): { writeErrors?: Fields[] } {
  const writeErrors: Fields[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      write(operation, index);
    } catch (error) {
      const { code, message, details } = asFailure(error);
      writeErrors.push({ index, code, ...details, errmsg: message });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

