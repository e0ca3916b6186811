import { ProductError } from '@convivio/platform/errors';
import { ReadingError } from '../reading/reading-error.ts';

/** A reader's refusal as the product's error; anything else passes unchanged. */
export function asProductError(error: unknown): unknown {
  return error instanceof ReadingError
    ? new ProductError(error.status, error.code, error.message, { cause: error })
    : error;
}
