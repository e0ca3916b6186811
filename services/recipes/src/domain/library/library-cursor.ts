import { malformed } from '@convivio/platform/errors';
import { ORDERS } from './library-order.ts';
import type { Position, RecipeSort } from './library-query.ts';

/** A position as a caller carries it to the next page. */
export function cursorOf(sort: RecipeSort, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Further from 1970 there is no date. */
const FURTHEST_DATE_MS = 8.64e15;

/** The position behind a cursor of the same order. Throws 400 for any other. */
export function positionOf(sort: RecipeSort, cursor: string): Position {
  const [of, key, id] = read(cursor);
  const fits =
    of === sort &&
    Number.isSafeInteger(id) &&
    (ORDERS[sort].key === 'titleKey'
      ? typeof key === 'string'
      : typeof key === 'number' &&
        Number.isFinite(key) &&
        (ORDERS[sort].key !== 'createdAt' || Math.abs(key) <= FURTHEST_DATE_MS));
  if (!fits)
    throw malformed(
      'CURSOR_INVALID',
      'This page of the library cannot be found. Begin again with the first one.',
      { after: 'is not an end of a page in this order' },
    );
  return { key: key as string | number, id: id as number };
}

function read(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
