import { forbidden, notFound } from '@convivio/platform/errors';
import { allow, type Act, type Cook } from '../event/policy.ts';
import type { ShoppingList } from './shopping-list.ts';

/** The list if the cook may do this with it, by the rules that dinners have. */
export const allowList = (cook: Cook, act: Act, list: ShoppingList | null): Promise<ShoppingList> =>
  allow(cook, act, list, { notFound: listNotFound, notYours: listNotYours });

export const listNotFound = () =>
  notFound('SHOPPING_LIST_NOT_FOUND', 'This shopping list does not exist or has been removed.');

const listNotYours = () =>
  forbidden(
    'SHOPPING_LIST_NOT_YOURS',
    'This shopping list belongs to somebody else. Only its owner can delete it.',
  );

export const itemNotFound = () =>
  notFound('SHOPPING_ITEM_NOT_FOUND', 'This item is not on the list any more.');
