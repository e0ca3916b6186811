export type ReadingCode =
  | 'EMPTY_FILE'
  | 'UNSUPPORTED_TYPE'
  | 'WRONG_TYPE'
  | 'PDF_PROTECTED'
  | 'PDF_BROKEN'
  | 'PDF_TOO_LONG'
  | 'PDF_TOO_LARGE'
  | 'PDF_WITHOUT_TEXT'
  | 'IMAGE_BROKEN'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_TOO_DARK'
  | 'IMAGE_BLURRED'
  | 'IMAGE_WITHOUT_TEXT'
  | 'TEXT_UNREADABLE'
  | 'READING_TIMEOUT'
  | 'READER_UNAVAILABLE';

const STATUS: Partial<Record<ReadingCode, number>> = {
  UNSUPPORTED_TYPE: 415,
  WRONG_TYPE: 415,
  EMPTY_FILE: 400,
  READING_TIMEOUT: 504,
  READER_UNAVAILABLE: 503,
};

/** A file that cannot be read. The message is a sentence for the person who sent it; `status` is the HTTP status that fits. */
export class ReadingError extends Error {
  readonly code: ReadingCode;
  readonly status: number;

  constructor(code: ReadingCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReadingError';
    this.code = code;
    this.status = STATUS[code] ?? 422;
  }
}
