import { worksIn, type Reader } from '../recipe/policy.ts';
import type { Category } from '../recipe/recipe.ts';
import { countLibrary } from './count-library.ts';
import type { LibraryReader } from './library-reader.ts';
import type { PageRequest } from './list-recipes.ts';

/** A cook's collection as somebody may see it. */
export interface Collection {
  ownerId: string;
  /** Whether all that is not archived is shown; else what is public. */
  complete: boolean;
  /** Whether nothing is shown: its owner is suspended. */
  closed: boolean;
}

/** What a reader, or a visitor, may see of a cook's collection. */
export async function openCollection(reader: Reader, ownerId: string): Promise<Collection> {
  const complete = await worksIn(reader, ownerId);
  return { ownerId, complete, closed: !complete && reader.isBarred(ownerId) };
}

/** How many recipes it shows, by course. */
export async function countCollection(
  library: LibraryReader,
  { ownerId, complete, closed }: Collection,
): Promise<Record<Category, number>> {
  if (closed) return { starter: 0, main: 0, dessert: 0 };
  if (!complete) return library.countPublic(ownerId);
  const { courses } = await countLibrary(library, ownerId, 'active', '');
  return Object.fromEntries(courses.map(({ course, count }) => [course, count])) as Record<
    Category,
    number
  >;
}

/** A page of it, the newest first. */
export const pageOfCollection = (
  { ownerId, complete }: Collection,
  first: number,
  after: string | null,
): PageRequest => ({
  ownerId,
  state: 'active',
  publicOnly: !complete,
  course: null,
  diet: null,
  search: '',
  sort: 'newest',
  first,
  after,
  offset: 0,
});
