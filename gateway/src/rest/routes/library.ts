import { graphql } from '../../generated/graphql.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

const page = graphql(`
  query RestLibraryPage(
    $collection: ID
    $filter: RecipeFilter
    $sort: RecipeSort
    $first: Int
    $after: String
    $offset: Int
  ) {
    page: recipes(
      collection: $collection
      filter: $filter
      sort: $sort
      first: $first
      after: $after
      offset: $offset
    ) {
      recipes: nodes {
        ...RecipeCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);
const shape = answerShape(page, { of: 'page', lift: 'pageInfo', omit: ['hasNextPage'] });

/** The library, a page at a time. */
export const libraryRoutes: RestRoute[] = [
  operationRoute({
    method: 'get',
    path: '/library',
    group: 'Recipes',
    summary: "A page of the signed-in cook's library, or of a collection that they work in",
    more: 'The recipes as the library shows them; GET /recipes/{id} has the rest. endCursor is where the next page begins, null on the last.',
    operation: page,
    about: 'The page.',
    failures: [404, 422],
    finish: {
      answers: { 200: { about: 'The page.', json: shape } },
      async send(found, { response }) {
        const { pageInfo } = found.page;
        if (!pageInfo.hasNextPage) pageInfo.endCursor = null;
        response.json(shape.present(found));
      },
    },
  }),
];
