import type { Request } from 'express';
import { z } from 'zod';
import { malformed } from '@convivio/platform/errors';
import {
  RestLibraryPageDocument,
  type RecipeSort,
  type RestLibraryPageQueryVariables,
} from '../../generated/operations.ts';
import { restId } from '../present-ids.ts';
import { COURSES, DIETS, inWords, STATES } from '../recipe-words.ts';
import { route, type RestRoute } from '../route.ts';
import type { RunOperation } from '../run-operation.ts';
import { libraryPage } from '../shapes.ts';

const SORTS = [
  'newest',
  'oldest',
  'title',
  'cookTime',
  'sustainability',
] as const satisfies readonly RecipeSort[];

const QUERY = {
  first: 'How many recipes at most, 1 to 100; 50 by default.',
  after: 'The endCursor of the page before.',
  offset: 'Recipes to pass over.',
  search: 'Words of title, description, tags and ingredients.',
  course: `${inWords(COURSES)}.`,
  diet: `${inWords(DIETS)}.`,
  state: `${inWords(STATES)}; active by default.`,
  sort: `${inWords(SORTS)}; newest by default.`,
};

/** A parameter may be there once. */
const once = z.string('must be given once');
const number = once.regex(/^\d{1,9}$/, 'must be a whole number').transform(Number);
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
const pageQuery = z
  .object({
    first: number,
    after: once,
    offset: number,
    search: once,
    course: oneOf(COURSES),
    diet: oneOf(DIETS),
    state: oneOf(STATES),
    sort: oneOf(SORTS),
  })
  .partial();

/** The library, a page at a time. */
export function libraryRoutes(run: RunOperation): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/library',
      group: 'Recipes',
      access: 'cook',
      query: QUERY,
      summary: "A page of the signed-in cook's library",
      more: 'The recipes as the library shows them; GET /recipes/{id} has the rest.',
      answers: { 200: { about: 'The page.', json: libraryPage } },
      failures: [400, 422],
      async handle({ request, state, response }) {
        const {
          page: { nodes, pageInfo, totalCount },
        } = await run(RestLibraryPageDocument, variablesOf(request), state);
        response.json({
          recipes: nodes.map((card) => Object.assign(card, { id: restId(card.id) })),
          totalCount,
          endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
        });
      },
    }),
  ];
}

/** Throws 400 for parameters that do not hold. */
function variablesOf({ query }: Request): RestLibraryPageQueryVariables {
  const read = pageQuery.safeParse(query);
  if (!read.success) {
    const fields = Object.fromEntries(
      read.error.issues.map(({ path, message }) => [path.join('.'), message]),
    );
    throw malformed(
      'QUERY_INVALID',
      `Check the parameters: ${Object.entries(fields)
        .map(([name, message]) => `${name} ${message}`)
        .join(', ')}.`,
      fields,
    );
  }
  const { state, course, diet, search, first, sort, ...place } = read.data;
  return {
    ...place,
    first: first ?? 50,
    sort: sort ?? 'newest',
    filter: {
      state: state ?? 'active',
      ...(course && { course }),
      ...(diet && { diet }),
      ...(search && { search }),
    },
  };
}
