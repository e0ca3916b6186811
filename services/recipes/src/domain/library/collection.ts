import { worksIn, type Reader } from '../recipe/policy.ts';
import type { Category } from '../recipe/recipe.ts';
import { countLibrary } from './count-library.ts';
import type { LibraryReader } from './library-reader.ts';
import type { PageRequest } from './list-recipes.ts';

/** A cook's collection as somebody may see it. */
export interface Collection {
  ownerId: string;
  /** All that is not archived, for whoever works in it; nothing, for others, while its owner is barred. */
  shown: 'all' | 'public' | 'nothing';
}

/** What a reader, or a visitor, may see of a cook's collection. */
export async function openCollection(reader: Reader, ownerId: string): Promise<Collection> {
  if (await worksIn(reader, ownerId)) return { ownerId, shown: 'all' };
  return { ownerId, shown: reader.isBarred(ownerId) ? 'nothing' : 'public' };
}

/** How many recipes it shows, by course. */
export async function countCollection(
  library: LibraryReader,
  { ownerId, shown }: Collection,
): Promise<Record<Category, number>> {
  if (shown === 'nothing') return { starter: 0, main: 0, dessert: 0 };
  if (shown === 'public') return library.countPublic(ownerId);
  const { courses } = await countLibrary(library, ownerId, 'active', '');
  return Object.fromEntries(courses.map(({ course, count }) => [course, count])) as Record<
    Category,
    number
  >;
}

/** A page of it, the newest first; null where nothing is shown. */
export function pageOfCollection(
  { ownerId, shown }: Collection,
  first: number,
  after: string | null,
): PageRequest | null {
  if (shown === 'nothing') return null;
  return {
    ownerId,
    state: 'active',
    publicOnly: shown === 'public',
    course: null,
    diet: null,
    search: '',
    sort: 'newest',
    first,
    after,
    offset: 0,
  };
}
