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
}

/** What a reader, or a visitor, may see of a cook's collection. */
export async function openCollection(reader: Reader | null, ownerId: string): Promise<Collection> {
  return { ownerId, complete: reader !== null && (await worksIn(reader, ownerId)) };
}

/** How many recipes it shows, by course. */
export async function countCollection(
  library: LibraryReader,
  { ownerId, complete }: Collection,
): Promise<Record<Category, number>> {
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
