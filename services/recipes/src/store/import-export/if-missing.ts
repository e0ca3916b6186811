import { FileMissing, InvalidFileKey } from '@convivio/platform/files/file-errors';

/** For a catch: what is answered in place of a file that is not there. Other errors are thrown on. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof FileMissing || error instanceof InvalidFileKey) return value;
    throw error;
  };
