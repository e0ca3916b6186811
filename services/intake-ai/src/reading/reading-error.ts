import { ProductError } from '@convivio/platform/errors';

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
  | 'IMAGE_EMPTY'
  | 'TEXT_UNREADABLE'
  | 'JSON_UNREADABLE'
  | 'READING_TIMEOUT'
  | 'READING_TOO_LARGE'
  | 'READING_BROKE_OFF'
  | 'READING_FAILED'
  | 'READER_UNAVAILABLE';

const STATUS: Partial<Record<ReadingCode, number>> = {
  UNSUPPORTED_TYPE: 415,
  WRONG_TYPE: 415,
  EMPTY_FILE: 400,
  READING_TIMEOUT: 504,
  READING_BROKE_OFF: 500,
  READER_UNAVAILABLE: 503,
};

/** A source that cannot be read, with a sentence for the person who sent it. */
export class ReadingError extends ProductError {
  declare readonly code: ReadingCode;

  constructor(code: ReadingCode, sentence: string, options: ErrorOptions = {}) {
    super(STATUS[code] ?? 422, code, sentence, options);
    this.name = 'ReadingError';
  }
}
