import { ReadingError, type ReadingCode } from '../reading-error.ts';

/** Files in which the product sees nothing, but a provider with vision may: handwriting, poor light. Broken and oversized ones are hopeless for both. */
const WORTH_A_LOOK = new Set<ReadingCode>([
  'IMAGE_WITHOUT_TEXT',
  'IMAGE_EMPTY',
  'IMAGE_TOO_DARK',
  'IMAGE_BLURRED',
  'PDF_WITHOUT_TEXT',
]);

export const isWorthALook = (error: unknown): error is ReadingError =>
  error instanceof ReadingError && WORTH_A_LOOK.has(error.code);
