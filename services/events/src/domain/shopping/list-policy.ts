import { notFound } from '@convivio/platform/errors';
import type { Cook } from '../event/policy.ts';
import type { ShoppingList } from './shopping-list.ts';

/** The list if it is the cook's. What one may not see is not found. */
export function allowList(cook: Cook, list: ShoppingList | null): ShoppingList {
  if (list?.ownerId === cook.id) return list;
  throw listNotFound();
}

export const listNotFound = () =>
  notFound('SHOPPING_LIST_NOT_FOUND', 'This shopping list does not exist or has been removed.');

export const itemNotFound = () =>
  notFound('SHOPPING_ITEM_NOT_FOUND', 'This item is not on the list any more.');
