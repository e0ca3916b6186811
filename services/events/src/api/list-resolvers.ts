import { newId } from '@convivio/platform/ids';
import { requireUser } from '@convivio/platform/identity';
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

/** What to buy for a menu, and lists that are shopped with. */
export const listQueries = (ports: ListPorts): NonNullable<Resolvers['Query']> => ({
  eventShoppingList: (_parent, { eventId, units }, { actor }) =>
    eventShoppingList(ports, requireUser(actor), eventNumber(eventId), units ?? 'metric'),
  async shoppingLists(_parent, { first, after }, { actor }) {
    const page = await pageOfLists(ports.lists, requireUser(actor), first ?? 20, after ?? null);
    const last = page.lists.at(-1);
    return {
      nodes: page.lists,
      pageInfo: { endCursor: last ? listCursor(last) : null, hasNextPage: page.hasNextPage },
      totalCount: page.totalCount,
    };
  },
  shoppingList: (_parent, { id }, { actor }) =>
    readList(ports.lists, requireUser(actor), listNumber(id)),
});

export const listMutations = (ports: ListPorts): NonNullable<Resolvers['Mutation']> => ({
  createShoppingList: (_parent, { input, idempotencyKey }, { actor }) =>
    createList(
      ports,
      requireUser(actor),
      written(input),
      idempotencyKey ?? null,
      newId,
      new Date(),
    ),
  async deleteShoppingList(_parent, { id }, { actor }) {
    await deleteList(ports.lists, requireUser(actor), listNumber(id), new Date());
    return true;
  },
  ...itemMutations(ports),
});

const itemMutations = ({ lists, useKey }: ItemPorts): NonNullable<Resolvers['Mutation']> => ({
  tickShoppingItems: (_parent, { listId, ticks }, { actor }) =>
    tickItems(
      lists,
      requireUser(actor),
      listNumber(listId),
      ticks.map(({ itemId, checked }) => ({ itemId: itemNumber(itemId), checked })),
      new Date(),
    ),
  addShoppingItem: (_parent, { listId, input, idempotencyKey }, { actor }) =>
    addItem(
      { lists, useKey },
      requireUser(actor),
      listNumber(listId),
      input,
      idempotencyKey ?? null,
      newId,
      new Date(),
    ),
  updateShoppingItem: (_parent, { listId, itemId, input }, { actor }) =>
    updateItem(
      lists,
      requireUser(actor),
      listNumber(listId),
      itemNumber(itemId),
      input,
      new Date(),
    ),
  removeShoppingItems: (_parent, { listId, itemIds }, { actor }) =>
    removeItems(lists, requireUser(actor), listNumber(listId), itemIds.map(itemNumber), new Date()),
  mergeShoppingItems: (_parent, { listId, items, title, version }, { actor }) =>
    mergeItems(
      lists,
      requireUser(actor),
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
