/** There is no file under the key. */
export class FileMissing extends Error {
  readonly code = 'FILE_MISSING';
  readonly key: string;
  constructor(key: string) {
    super(`There is no file ${key}.`);
    this.name = 'FileMissing';
    this.key = key;
  }
}

/** The file store does not answer, is full, or refuses us: nothing was changed, try again later. */
export class FilesUnavailable extends Error {
  readonly code = 'FILES_UNAVAILABLE';
  constructor(doing: string, cause?: unknown) {
    super(`The file store does not answer (${doing}).`, { cause });
    this.name = 'FilesUnavailable';
  }
}

/** The key cannot name a file on every store: a mistake of the program. */
export class InvalidFileKey extends Error {
  readonly code = 'INVALID_FILE_KEY';
  constructor(key: string) {
    super(
      `"${String(key).slice(0, 80)}" cannot be a file key: use segments of letters, digits, ".", "_" and "-" joined by "/", 512 characters at most.`,
    );
    this.name = 'InvalidFileKey';
  }
}

/** The stream ended early, went on too long, or broke: what was stored before is untouched. */
export class FileIncomplete extends Error {
  readonly code = 'FILE_INCOMPLETE';
  constructor(key: string, why: string, cause?: unknown) {
    super(`The content for ${key} did not arrive whole: ${why}.`, { cause });
    this.name = 'FileIncomplete';
  }
}

/** No byte of the file is in the range asked for (RFC 9110 §15.5.17). */
export class RangeNotSatisfiable extends Error {
  readonly code = 'RANGE_NOT_SATISFIABLE';
  /** Bytes of the whole file, which the answer to such a request names. */
  readonly size: number;
  constructor(key: string, size: number) {
    super(`No byte of ${key} is in the range asked for.`);
    this.name = 'RangeNotSatisfiable';
    this.size = size;
  }
}

/** Whether the store answered, and the fault is in what was asked of it. */
export function isOfFile(error: unknown): boolean {
  return (
    error instanceof FileMissing ||
    error instanceof FileIncomplete ||
    error instanceof InvalidFileKey ||
    error instanceof RangeNotSatisfiable
  );
}
