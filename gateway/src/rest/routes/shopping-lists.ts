import { z } from 'zod';
import { graphql } from '../../generated/graphql.ts';
import { pagesThatFit } from '../answers/pages-that-fit.ts';
import { sendArray } from '../answers/send-array.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { collectionIn, collectionQuery } from '../collection-query.ts';
import { operationRoute } from '../operation-route.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';

const lists = graphql(`
  query RestShoppingLists($collection: ID, $first: Int, $after: String) {
    page: shoppingLists(collection: $collection, first: $first, after: $after) {
      nodes {
        ...StandaloneShoppingList
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const shape = answerShape(lists, { of: 'page.nodes' });
/** Each may have a thousand items: others have their turn between two pages. */
const MOST_LISTS = 2;

/** Page by page: what is added or taken away meanwhile moves nothing else. */
async function* everyList(call: RestCall): AsyncGenerator<readonly unknown[]> {
  const pages = pagesThatFit(
    (first, after) => call.ports.run(lists, { ...collectionIn(call), first, after }, call.state),
    ({ page: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    MOST_LISTS,
  );
  for await (const found of pages) yield shape.present(found) as unknown[];
}

const create = graphql(`
  mutation RestCreateShoppingList(
    $input: ShoppingListInput!
    $collection: ID
    $idempotencyKey: String
  ) {
    list: createShoppingList(
      input: $input
      collection: $collection
      idempotencyKey: $idempotencyKey
    ) {
      ...StandaloneShoppingList
    }
  }
`);

/** Lists to shop with. */
export const shoppingListRoutes: RestRoute[] = [
  route({
    method: 'get',
    path: '/shopping-lists',
    group: 'Shopping lists',
    access: 'cook',
    summary: 'The shopping lists with which the signed-in cook works, the latest made first',
    more: 'Their own and those of all owners with whom they collaborate, or of one of these.',
    query: collectionQuery(lists),
    failures: [400, 404],
    answers: { 200: { about: 'The lists.', json: shape } },
    handle: (call) => sendArray(call, everyList(call)),
  }),
  operationRoute({
    method: 'post',
    path: '/shopping-lists/from-recipes',
    group: 'Shopping lists',
    summary: 'Keeps a list of what some recipes need, as they state it',
    operation: create,
    without: ['recipes', 'eventId', 'items'],
    also: {
      recipeIds: z
        .array(z.union([z.number(), z.string()], 'must be an id').transform(String), {
          error: 'must be a list',
        })
        .default([])
        .meta({ description: '1 to 100.' }),
    },
    decide: ({ input, ...variables }, { body }) => ({
      ...variables,
      input: {
        ...input,
        recipes: (body as { recipeIds: string[] }).recipeIds.map((recipeId) => ({ recipeId })),
      },
    }),
    answer: { of: 'list' },
    status: 201,
    about: 'Kept. Location names it.',
    location: '/shopping-lists/{id}',
    failures: [404, 409],
  }),
  operationRoute({
    method: 'post',
    path: '/shopping-lists',
    group: 'Shopping lists',
    summary: 'Keeps a list of recipes for so many, of the menu of an event, or of items by hand',
    operation: create,
    answer: { of: 'list' },
    status: 201,
    about: 'Kept. Location names it.',
    location: '/shopping-lists/{id}',
    failures: [404, 409],
  }),
  operationRoute({
    method: 'get',
    path: '/shopping-lists/{id}',
    group: 'Shopping lists',
    summary: 'One shopping list',
    operation: graphql(`
      query RestStandaloneShoppingList($id: ID!) {
        list: shoppingList(id: $id) {
          ...StandaloneShoppingList
        }
      }
    `),
    answer: { of: 'list' },
    about: 'The list.',
  }),
  operationRoute({
    method: 'patch',
    path: '/shopping-lists/{id}',
    group: 'Shopping lists',
    summary: 'Writes the items of a list, or its title, or both',
    more: 'What is left out stays. Without `version` what is given is written over the ticks and words of others.',
    operation: graphql(`
      mutation RestMergeShoppingItems(
        $id: ID!
        $items: [ShoppingItemMerge!]
        $title: String
        $version: Int
      ) {
        list: mergeShoppingItems(listId: $id, items: $items, title: $title, version: $version) {
          ...StandaloneShoppingList
        }
      }
    `),
    answer: { of: 'list' },
    about: 'The list as it is now.',
    failures: [409],
  }),
  operationRoute({
    method: 'delete',
    path: '/shopping-lists/{id}',
    group: 'Shopping lists',
    summary: "Deletes a shopping list of one's own",
    operation: graphql(`
      mutation RestDeleteShoppingList($id: ID!) {
        deleteShoppingList(id: $id)
      }
    `),
    about: 'Deleted.',
    failures: [403],
  }),
];
