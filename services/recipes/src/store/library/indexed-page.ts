import { ORDERS, type SortKeys } from '../../domain/library/library-order.ts';
import type {
  LibraryCount,
  LibraryPage,
  LibraryQuery,
  Position,
} from '../../domain/library/library-query.ts';
import type { Read } from '../../domain/library/library-reader.ts';
import {
  COURSES,
  DIETS,
  type Category,
  type Recipe,
  type ShownState,
} from '../../domain/recipe/recipe.ts';
import { projectionOf, recipeOf, type RecipeDocument } from '../recipe/recipe-document.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import { countDocuments } from './count-documents.ts';
import { documentsOfPage } from './documents-of-page.ts';

/** A page of a library where nothing is searched: an index of the database has its order. */
export async function indexedPage(
  model: RecipeModel,
  query: LibraryQuery,
  fields: readonly (keyof Recipe)[],
  read: Read,
): Promise<LibraryPage> {
  const { key, direction, idDirection } = ORDERS[query.sort];
  const filter = filterOf(query);
  // One more tells whether there is another page.
  const wanted = query.first + 1;
  const documents: RecipeDocument[] = [];
  let skip = query.offset;
  for (const range of query.after === null
    ? [filter]
    : rangesBehind(query, query.after).map((range) => ({ ...filter, ...range }))) {
    const found = await documentsOfPage(
      model,
      range,
      {
        projection: projectionOf(fields, [key]),
        sort: { [key]: direction, _id: idDirection },
        skip,
        limit: wanted - documents.length,
      },
      read,
    );
    documents.push(...found);
    if (documents.length === wanted) break;
    if (skip > 0)
      skip = found.length > 0 ? 0 : Math.max(0, skip - (await countDocuments(model, range)));
  }
  return {
    recipes: documents.slice(0, query.first).map((document) => ({
      recipe: recipeOf(document),
      position: { key: stored(document[key]), id: document._id },
    })),
    hasNext: documents.length > query.first,
    total: () => countDocuments(model, filter),
  };
}

/** How many recipes there are by course and diet; none that is empty. */
export async function countByIndex(
  model: RecipeModel,
  ownerId: string,
  state: ShownState,
): Promise<LibraryCount[]> {
  const counts = await Promise.all(
    COURSES.flatMap((course) =>
      DIETS.map(async (diet): Promise<LibraryCount> => ({
        course,
        diet,
        count: await countDocuments(model, { ownerId, state, course, diet }),
      })),
    ),
  );
  return counts.filter((each) => each.count > 0);
}

/** How many active recipes are public, by course. */
export async function countPublic(
  model: RecipeModel,
  ownerId: string,
): Promise<Record<Category, number>> {
  const own = { ownerId, visibility: 'public', state: 'active' };
  const counts = COURSES.map(
    async (course) => [course, await countDocuments(model, { ...own, course })] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<Category, number>;
}

function filterOf({ ownerId, state, publicOnly, course, diet }: LibraryQuery): object {
  return {
    ownerId,
    state,
    ...(publicOnly && { visibility: 'public' }),
    ...(course !== null && { course }),
    ...(diet !== null && { diet }),
  };
}

/**
 * What comes behind a position: its equals, then the others. Two ranges, because a condition on
 * both fields at once would read all equals that were shown already.
 */
function rangesBehind({ sort }: LibraryQuery, { key: at, id }: Position): object[] {
  const { key, direction, idDirection } = ORDERS[sort];
  const value = key === 'createdAt' ? new Date(at) : at;
  const behind = (way: 1 | -1, than: unknown) => ({ [way === 1 ? '$gt' : '$lt']: than });
  return [{ [key]: value, _id: behind(idDirection, id) }, { [key]: behind(direction, value) }];
}

const stored = (value: Date | SortKeys[keyof SortKeys]): string | number =>
  value instanceof Date ? value.getTime() : value;
