import { ProductError } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import type { RecipeState, RestRecipesQuery } from '../../generated/operations.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { operationRoute } from '../operation-route.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';
import { sendArray } from '../answers/send-array.ts';

const recipes = graphql(`
  query RestRecipes($state: RecipeState, $first: Int, $after: String) {
    page: recipes(filter: { state: $state }, first: $first, after: $after) {
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

const PAGE = 100;

/** Page by page: what is added or taken away meanwhile moves nothing else. */
async function* everyRecipe(
  state: RecipeState,
  call: RestCall,
): AsyncGenerator<readonly unknown[]> {
  let asked: AskedPage = { state, first: PAGE, after: null };
  do {
    const { found, first } = await pageOf(call, asked);
    yield shape.present(found) as unknown[];
    const { hasNextPage, endCursor } = found.page.pageInfo;
    // Where one page was too large, the next ones would be too.
    asked = { state, first, after: hasNextPage ? endCursor : null };
  } while (asked.after !== null);
}

interface AskedPage {
  state: RecipeState;
  first: number;
  after: string | null;
}

/** So many recipes, or fewer where so many are too large for one answer. */
async function pageOf(
  call: RestCall,
  asked: AskedPage,
): Promise<{ found: RestRecipesQuery; first: number }> {
  try {
    return { found: await call.ports.run(recipes, asked, call.state), first: asked.first };
  } catch (error) {
    const isTooLarge = error instanceof ProductError && error.code === 'ANSWER_TOO_LARGE';
    if (!isTooLarge || asked.first === 1) throw error;
    return pageOf(call, { ...asked, first: Math.ceil(asked.first / 4) });
  }
}

const listOf = (state: RecipeState, path: string) =>
  route({
    method: 'get',
    path,
    group: 'Recipes',
    access: 'cook',
    summary: `The signed-in cook's ${state} recipes, newest first`,
    answers: { 200: { about: 'The recipes.', json: shape } },
    handle: (call) => sendArray(call.response, everyRecipe(state, call)),
  });

/** All recipes at once. */
export const recipeListRoutes: RestRoute[] = [
  listOf('active', '/recipes'),
  listOf('archived', '/recipes/archived'),
  operationRoute({
    method: 'delete',
    path: '/recipes/archived/all',
    group: 'Recipes',
    summary: 'Deletes all archived recipes for good, with their files',
    operation: graphql(`
      mutation RestDeleteArchivedRecipes {
        deleted: deleteArchivedRecipes
      }
    `),
    answer: {},
    about: 'How many there were.',
  }),
];
