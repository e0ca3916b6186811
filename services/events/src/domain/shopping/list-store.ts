import type { Announcement } from '@convivio/contracts/announcement';
import type { OwnKey } from '../event/event-store.ts';
import type { ShoppingList } from './shopping-list.ts';

/** Where a page of lists goes on: behind the one that was made then, in milliseconds, and has this id. */
export interface ListPosition {
  madeAt: number;
  id: number;
}

export interface ListPage {
  lists: ShoppingList[];
  totalCount: number;
  hasNextPage: boolean;
}

/** Where shopping lists are kept. What is announced is stored in the same write. */
export interface ListStore {
  find(id: number): Promise<ShoppingList | null>;
  /** The list that was kept with this key; whether it was deleted since, so that a late repetition does not bring it back. */
  findByKey(key: OwnKey): Promise<ShoppingList | 'deleted' | null>;
  count(ownerId: string): Promise<number>;
  /** The latest made first. */
  page(ownerIds: readonly string[], first: number, after: ListPosition | null): Promise<ListPage>;
  /** False when another call has kept one with the same key in the meantime. */
  insert(list: ShoppingList, announced: Announcement[], key: OwnKey | null): Promise<boolean>;
  /** False when the list is not `before` any more: nothing is written then. */
  replace(before: ShoppingList, after: ShoppingList, announced: Announcement[]): Promise<boolean>;
  /** Marks a list as deleted, also when it was changed in the meantime: it is found no more. False when it was deleted already. */
  remove(list: ShoppingList, now: Date, announced: Announcement[]): Promise<boolean>;
}
