import { graphql } from '../../generated/graphql.ts';
import type { RecipeState } from '../../generated/operations.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { operationRoute } from '../operation-route.ts';
import { collectionIn, collectionQuery } from '../collection-query.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';
import { pagesThatFit } from '../answers/pages-that-fit.ts';
import { sendArray } from '../answers/send-array.ts';

const recipes = graphql(`
  query RestRecipes($collection: ID, $state: RecipeState, $first: Int, $after: String) {
    page: recipes(
      collection: $collection
      filter: { state: $state }
      first: $first
      after: $after
    ) {
      nodes {
        ...Recipe
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const shape = answerShape(recipes, { of: 'page.nodes' });

/** Page by page: what is added or taken away meanwhile moves nothing else. */
async function* everyRecipe(
  state: RecipeState,
  call: RestCall,
): AsyncGenerator<readonly unknown[]> {
  const pages = pagesThatFit(
    (first, after) =>
      call.ports.run(recipes, { ...collectionIn(call), state, first, after }, call.state),
    ({ page }) => (page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null),
  );
  for await (const found of pages) yield shape.present(found) as unknown[];
}

const listOf = (state: RecipeState, path: string) =>
  route({
    method: 'get',
    path,
    group: 'Recipes',
    access: 'cook',
    summary: `The signed-in cook's ${state} recipes, or those of a collection that they work in, newest first`,
    query: collectionQuery(recipes),
    failures: [400, 404],
    answers: { 200: { about: 'The recipes.', json: shape } },
    handle: (call) => sendArray(call, everyRecipe(state, call)),
  });

/** All recipes at once. */
export const recipeListRoutes: RestRoute[] = [
  listOf('active', '/recipes'),
  listOf('archived', '/recipes/archived'),
  operationRoute({
    method: 'delete',
    path: '/recipes/archived/all',
    group: 'Recipes',
    summary: "Deletes all archived recipes of one's own for good, with their files",
    operation: graphql(`
      mutation RestDeleteArchivedRecipes($collection: ID) {
        deleted: deleteArchivedRecipes(collection: $collection)
      }
    `),
    answer: {},
    about: 'How many there were.',
    failures: [403, 404],
  }),
];
