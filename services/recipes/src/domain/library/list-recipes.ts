import { invalid } from '@convivio/platform/errors';
import { positionOf } from './library-cursor.ts';
import type { LibraryPage, LibraryQuery } from './library-query.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { LibraryReader, Read } from './library-reader.ts';

const MOST_AT_ONCE = 100;
const LONGEST_SEARCH = 500;

/** A page as it is asked for: with a cursor in place of a position. */
export interface PageRequest extends Omit<LibraryQuery, 'after'> {
  after: string | null;
}

/** One page of an owner's library. */
export async function listRecipes(
  library: LibraryReader,
  { after, ...request }: PageRequest,
  fields: readonly (keyof Recipe)[],
  read: Read,
): Promise<LibraryPage> {
  const { first, offset, sort, search } = request;
  if (first < 1 || first > MOST_AT_ONCE)
    throw invalid('PAGE_SIZE_INVALID', `A page has 1 to ${MOST_AT_ONCE} recipes.`, {
      first: `must be a whole number from 1 to ${MOST_AT_ONCE}`,
    });
  if (offset < 0)
    throw invalid('OFFSET_INVALID', 'A page cannot begin before the first recipe.', {
      offset: 'must not be negative',
    });
  return library.page(
    {
      ...request,
      search: searchOf(search),
      after: after === null ? null : positionOf(sort, after),
    },
    fields,
    read,
  );
}

/** What is searched for; empty where nothing is. */
export function searchOf(text: string): string {
  const search = text.trim();
  if (search.length > LONGEST_SEARCH)
    throw invalid('SEARCH_TOO_LONG', `Search for at most ${LONGEST_SEARCH} characters.`, {
      search: `at most ${LONGEST_SEARCH} characters`,
    });
  return search;
}
