import { graphql } from '../../generated/graphql.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

/** Items of a shopping list, one by one. */
export const shoppingItemRoutes: RestRoute[] = [
  operationRoute({
    method: 'post',
    path: '/shopping-lists/{id}/items',
    group: 'Shopping lists',
    summary: 'Adds an item by hand',
    operation: graphql(`
      mutation RestAddShoppingItem($id: ID!, $input: ShoppingItemInput!, $idempotencyKey: String) {
        list: addShoppingItem(listId: $id, input: $input, idempotencyKey: $idempotencyKey) {
          ...StandaloneShoppingList
        }
      }
    `),
    answer: { of: 'list' },
    status: 201,
    about: 'The list with the item.',
    failures: [409],
  }),
  operationRoute({
    method: 'patch',
    path: '/shopping-lists/{id}/items/{itemId}',
    group: 'Shopping lists',
    summary: 'Ticks an item, or changes what is written of it',
    more: 'What is left out stays, and so do the ticks of others.',
    operation: graphql(`
      mutation RestUpdateShoppingItem($id: ID!, $itemId: ID!, $input: ShoppingItemEdit!) {
        list: updateShoppingItem(listId: $id, itemId: $itemId, input: $input) {
          id
          items(ids: [$itemId]) {
            ...ShoppingListItem
          }
          itemCount
          checkedCount
          version
        }
      }
    `),
    answer: { of: 'list' },
    about: 'The item as it is now, and how far its list is.',
    failures: [409],
  }),
  operationRoute({
    method: 'delete',
    path: '/shopping-lists/{id}/items/{itemId}',
    group: 'Shopping lists',
    summary: 'Takes an item off a list',
    more: 'One that is not on it is no failure.',
    operation: graphql(`
      mutation RestRemoveShoppingItem($id: ID!, $itemId: ID!) {
        list: removeShoppingItems(listId: $id, itemIds: [$itemId]) {
          id
        }
      }
    `),
    about: 'It is not on the list.',
    failures: [409],
  }),
];
