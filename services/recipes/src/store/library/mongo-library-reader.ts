import { ORDERS, type SortKeys } from '../../domain/library/library-order.ts';
import type {
  LibraryCount,
  LibraryPage,
  LibraryQuery,
  Position,
} from '../../domain/library/library-query.ts';
import { COURSES, DIETS, type Recipe, type ShownState } from '../../domain/recipe/recipe.ts';
import type { LibraryReader } from '../../domain/library/library-reader.ts';
import { countDocuments } from './count-documents.ts';
import type { LibraryIndexes } from './library-indexes.ts';
import { projectionOf, recipeOf, type RecipeDocument } from '../recipe/recipe-document.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

/** More than a page ever has. */
const LARGEST_PAGE = 1_000;

/** Pages by indexes where nothing is searched, else by the owner's index. */
export function mongoLibraryReader(model: RecipeModel, indexes: LibraryIndexes): LibraryReader {
  const count = (filter: object): Promise<number> => countDocuments(model, filter);
  // Types are settled by the query's own: it goes to the driver as it is, in one batch.
  const find = (
    filter: object,
    {
      projection,
      ...options
    }: { projection: object | null; sort?: Record<string, 1 | -1>; skip?: number; limit?: number },
  ): Promise<RecipeDocument[]> =>
    model.collection
      .find<RecipeDocument>(filter, {
        ...options,
        ...(projection && { projection }),
        batchSize: LARGEST_PAGE,
      })
      .toArray();

  async function indexed(
    query: LibraryQuery,
    fields: readonly (keyof Recipe)[],
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
      const found = await model
        .find(range, projectionOf(fields, [key]))
        .sort({ [key]: direction, _id: idDirection })
        .skip(skip)
        .limit(wanted - documents.length)
        .lean<RecipeDocument[]>();
      documents.push(...found);
      if (documents.length === wanted) break;
      if (skip > 0) skip = found.length > 0 ? 0 : Math.max(0, skip - (await count(range)));
    }
    return {
      recipes: documents.slice(0, query.first).map((document) => ({
        recipe: recipeOf(document),
        position: { key: stored(document[key]), id: document._id },
      })),
      hasNext: documents.length > query.first,
      total: () => count(filter),
    };
  }

  async function searched(
    { ownerId, ...query }: LibraryQuery,
    fields: readonly (keyof Recipe)[],
  ): Promise<LibraryPage> {
    const { places, hasNext, total } = (await indexes.of(ownerId)).select(query);
    const documents =
      places.length === 0
        ? []
        : await find(
            { _id: { $in: places.map(({ id }) => id) } },
            { projection: projectionOf(fields) },
          );
    const recipes = new Map(documents.map((document) => [document._id, recipeOf(document)]));
    return {
      recipes: places.flatMap((position) =>
        recipes.has(position.id) ? [{ recipe: recipes.get(position.id) as Recipe, position }] : [],
      ),
      hasNext,
      total: async () => total,
    };
  }

  async function counted(ownerId: string, state: ShownState): Promise<LibraryCount[]> {
    const counts = await Promise.all(
      COURSES.flatMap((course) =>
        DIETS.map(async (diet): Promise<LibraryCount> => ({
          course,
          diet,
          count: await count({ ownerId, state, course, diet }),
        })),
      ),
    );
    return counts.filter((each) => each.count > 0);
  }

  return {
    page: (query, fields) =>
      query.search === '' ? indexed(query, fields) : searched(query, fields),
    async counts(ownerId, state, search) {
      if (search === '' && !indexes.has(ownerId)) {
        const all = await counted(ownerId, state);
        // A library whose counts are asked for is being looked at, and will be searched.
        indexes.warm(ownerId);
        return { all, found: all };
      }
      const index = await indexes.of(ownerId);
      return { all: index.counts(state, ''), found: index.counts(state, search) };
    },
  };
}

function filterOf({ ownerId, state, course, diet }: LibraryQuery): object {
  return { ownerId, state, ...(course !== null && { course }), ...(diet !== null && { diet }) };
}

/** What comes behind a position: its equals, then the others. Two ranges, because a condition on both fields at once would read all equals that were shown already. */
function rangesBehind({ sort }: LibraryQuery, { key: at, id }: Position): object[] {
  const { key, direction, idDirection } = ORDERS[sort];
  const value = key === 'createdAt' ? new Date(at) : at;
  const behind = (way: 1 | -1, than: unknown) => ({ [way === 1 ? '$gt' : '$lt']: than });
  return [{ [key]: value, _id: behind(idDirection, id) }, { [key]: behind(direction, value) }];
}

const stored = (value: Date | SortKeys[keyof SortKeys]): string | number =>
  value instanceof Date ? value.getTime() : value;
