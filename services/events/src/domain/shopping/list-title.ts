import { readVisibleLine } from '@convivio/platform/written-text';
import { Problems } from '@convivio/platform/problems';
import { LIMITS } from './shopping-limits.data.ts';
import type { ShoppingList } from './shopping-list.ts';

/** A title as it is kept; empty for none. */
export const readListTitle = (problems: Problems, title: string): string =>
  readVisibleLine(problems, 'title', 'The title', title, LIMITS.title);

/** The title as written. Throws 422 for none. */
export function newTitle(written: string): string {
  const problems = new Problems('SHOPPING_LIST_INVALID');
  const title = readListTitle(problems, written);
  if (title === '') problems.add('title', 'is required', 'Give the list a title.');
  problems.settle();
  return title;
}

/**
 * The list with a title that was written over the version `since`, null to write over whatever is there; itself where it has that title, where
 * none is given, and where somebody else gave it another since.
 */
export const titledAs = (
  list: ShoppingList,
  title: string | null,
  since: number | null,
  next: number,
): ShoppingList =>
  title === null || title === list.title || (since !== null && list.titledIn > since)
    ? list
    : { ...list, title, titledIn: next };
