import { invalid, malformed } from '@convivio/platform/errors';

/** Throws 422 for a page that has none or more than `most` of these. */
export function refusePageSize(first: number, most: number, these: string): void {
  if (first < 1 || first > most)
    throw invalid('PAGE_SIZE_INVALID', `A page has 1 to ${most} ${these}.`, {
      first: `must be a whole number from 1 to ${most}`,
    });
}

/** Where a page ends, as a caller carries it to the next one. */
export const toCursor = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** What a cursor was made of; nothing of what is no cursor. */
export function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

export const isWhole = (part: unknown): part is number => Number.isSafeInteger(part);

/** The refusal of a cursor that names no end of a page of these. */
export const noSuchPage = (these: string) =>
  malformed(
    'CURSOR_INVALID',
    `This page of ${these} cannot be found. Begin again with the first one.`,
    { after: 'is not an end of a page in this order' },
  );
