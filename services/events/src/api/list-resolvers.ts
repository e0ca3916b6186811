import { newId } from '@convivio/platform/ids';
import { addItem, type ItemPorts } from '../domain/shopping/add-item.ts';
import { createList, type ListPorts } from '../domain/shopping/create-list.ts';
import { deleteList } from '../domain/shopping/delete-list.ts';
import { eventShoppingList } from '../domain/shopping/event-shopping-list.ts';
import { mergeItems } from '../domain/shopping/merge-items.ts';
import { listCursor, pageOfLists, readList } from '../domain/shopping/read-list.ts';
import { removeItems } from '../domain/shopping/remove-items.ts';
import { tickItems } from '../domain/shopping/tick-items.ts';
import { updateItem } from '../domain/shopping/update-item.ts';
import type { Resolvers, ShoppingListInput } from '../generated/resolvers.ts';
import { eventNumber, itemNumber, listNumber, recipeRef } from './ids.ts';
import type { CookOf } from './who-asks.ts';

/** What lists are made of and kept in, and who asks for them. */
type Parts = ListPorts & { cookOf: CookOf };

/** What to buy for a menu, and lists that are shopped with. */
export const listQueries = ({ cookOf, ...ports }: Parts): NonNullable<Resolvers['Query']> => ({
  eventShoppingList: (_parent, { eventId, units }, { actor }) =>
    eventShoppingList(ports, cookOf(actor), eventNumber(eventId), units ?? 'metric'),
  async shoppingLists(_parent, { collection, first, after }, { actor }) {
    const page = await pageOfLists(
      ports.lists,
      cookOf(actor),
      collection ?? null,
      first ?? 20,
      after ?? null,
    );
    const last = page.lists.at(-1);
    return {
      nodes: page.lists,
      pageInfo: { endCursor: last ? listCursor(last) : null, hasNextPage: page.hasNextPage },
      totalCount: page.totalCount,
    };
  },
  shoppingList: (_parent, { id }, { actor }) =>
    readList(ports.lists, cookOf(actor), listNumber(id)),
});

export const listMutations = ({ cookOf, ...ports }: Parts): NonNullable<Resolvers['Mutation']> => ({
  createShoppingList: (_parent, { input, collection, idempotencyKey }, { actor }) =>
    createList(
      ports,
      cookOf(actor),
      { written: written(input), collection: collection ?? null, key: idempotencyKey ?? null },
      newId,
      new Date(),
    ),
  async deleteShoppingList(_parent, { id }, { actor }) {
    await deleteList(ports.lists, cookOf(actor), listNumber(id), new Date());
    return true;
  },
  ...itemMutations({ cookOf, ...ports }),
});

const itemMutations = ({
  lists,
  useKey,
  cookOf,
}: ItemPorts & { cookOf: CookOf }): NonNullable<Resolvers['Mutation']> => ({
  tickShoppingItems: (_parent, { listId, ticks }, { actor }) =>
    tickItems(
      lists,
      cookOf(actor),
      listNumber(listId),
      ticks.map(({ itemId, checked }) => ({ itemId: itemNumber(itemId), checked })),
      new Date(),
    ),
  addShoppingItem: (_parent, { listId, input, idempotencyKey }, { actor }) =>
    addItem(
      { lists, useKey },
      cookOf(actor),
      listNumber(listId),
      input,
      idempotencyKey ?? null,
      newId,
      new Date(),
    ),
  updateShoppingItem: (_parent, { listId, itemId, input }, { actor }) =>
    updateItem(lists, cookOf(actor), listNumber(listId), itemNumber(itemId), input, new Date()),
  removeShoppingItems: (_parent, { listId, itemIds }, { actor }) =>
    removeItems(lists, cookOf(actor), listNumber(listId), itemIds.map(itemNumber), new Date()),
  mergeShoppingItems: (_parent, { listId, items, title, version }, { actor }) =>
    mergeItems(
      lists,
      cookOf(actor),
      listNumber(listId),
      {
        items:
          items?.map(({ id, ...item }) => ({ ...item, id: id == null ? null : itemNumber(id) })) ??
          null,
        title: title ?? null,
        version: version ?? null,
      },
      newId,
      new Date(),
    ),
});

const written = ({ recipes, eventId, ...input }: ShoppingListInput) => ({
  ...input,
  eventId: eventId == null ? null : eventNumber(eventId),
  recipes: recipes?.map(({ recipeId, servings }) => ({ recipe: recipeRef(recipeId), servings })),
});
