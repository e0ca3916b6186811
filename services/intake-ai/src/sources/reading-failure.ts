import { ProductError } from '@convivio/platform/errors';
import { ReadingError } from '../reading/reading-error.ts';

const statusOf: Partial<Record<string, number>> = { WRONG_TYPE: 415, FILE_TOO_LARGE: 413, FILE_EMPTY: 400 };

/** A reader's refusal as the product's error; anything else passes unchanged. */
export function asProductError(error: unknown): unknown {
  return error instanceof ReadingError ? new ProductError(statusOf[error.code] ?? 422, error.code, error.message) : error;
}
