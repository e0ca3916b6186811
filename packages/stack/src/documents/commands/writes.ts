import { asFailure, failure } from '../errors.ts';
import type { Fields } from '../values.ts';
import { flagIn, listIn, requireFields } from './command.ts';
import { MAX_WRITE_BATCH } from './handshake.ts';
import { refuseUnknownFields } from './unknown-fields.ts';

/** The operations of a write command. Throws when there are none, too many, or one that is not well formed. */
export function operationsIn(command: Fields, field: string): Fields[] {
  requireFields(commandName(command), command, [field]);
  const operations = listIn(command, field);
  if (operations.length === 0 || operations.length > MAX_WRITE_BATCH)
    throw failure(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${operations.length} operations.`,
    );
  return operations;
}

/** Checks the fields of each operation before any is run. */
export function refuseMalformed(
  what: string,
  operations: Fields[],
  required: readonly string[],
  optional: readonly string[],
): void {
  for (const operation of operations) {
    refuseUnknownFields(what, operation, [...required, ...optional]);
    requireFields(what, operation, required);
  }
}

/** Runs the operations of one write command. Failed ones are reported by position; in order, the first failure ends it. */
export function runWrites(
  command: Fields,
  operations: Fields[],
  write: (operation: Fields, index: number) => void,
): { writeErrors?: Fields[] } {
  const ordered = flagIn(command, 'ordered', true);
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

function commandName(command: Fields): string {
  return Object.keys(command)[0] ?? '';
}
