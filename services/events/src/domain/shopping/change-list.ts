import { announce, type Announcement } from '@convivio/contracts/announcement';
import { conflict } from '@convivio/platform/errors';
import type { Cook } from '../event/policy.ts';
import { allowList } from './list-policy.ts';
import type { ListStore } from './list-store.ts';
import type { ShoppingList } from './shopping-list.ts';

/** As many others as may come in between, in other processes, before one is asked to try again. */
const TRIES = 20;

/** Who changes a list, one behind the other: people in a shop tick at the same moment, and each that lost a race would read and write anew. */
const turns = new Map<number, Promise<unknown>>();

/**
 * Changes a list of the cook: loads, allows, lets `decide`, saves and announces in one write; anew when somebody was faster. `decide` is
 * given the version that the change will have; it answers null where there is nothing to change.
 */
export const changeList = (
  store: ListStore,
  cook: Cook,
  id: number,
  now: Date,
  decide: (list: ShoppingList, version: number) => ShoppingList | null,
): Promise<ShoppingList> =>
  inTurn(id, async () => {
    for (let tries = 0; tries < TRIES; tries++) {
      const list = allowList(cook, await store.find(id));
      const version = list.version + 1;
      const to = decide(list, version);
      if (to === null) return list;
      const after = { ...to, updatedAt: now, version };
      if (await store.replace(list, after, [listMessage('shopping-list.changed', cook.id, after)]))
        return after;
    }
    throw busy();
  });

/** Deletes a list of the cook. */
export const deleteList = (store: ListStore, cook: Cook, id: number, now: Date): Promise<void> =>
  inTurn(id, async () => {
    for (let tries = 0; tries < TRIES; tries++) {
      const list = allowList(cook, await store.find(id));
      if (await store.remove(list, now, [listMessage('shopping-list.deleted', cook.id, list)]))
        return;
    }
    throw busy();
  });

function inTurn<Result>(id: number, act: () => Promise<Result>): Promise<Result> {
  const mine = (turns.get(id) ?? Promise.resolve()).then(act, act);
  turns.set(id, mine);
  const leave = () => void (turns.get(id) === mine && turns.delete(id));
  mine.then(leave, leave);
  return mine;
}

/** What is announced of a list. */
export const listMessage = (
  subject: 'shopping-list.created' | 'shopping-list.changed' | 'shopping-list.deleted',
  actorId: string,
  { id, ownerId, title }: ShoppingList,
): Announcement => announce(subject, actorId, { listId: id, ownerId, title });

const busy = () =>
  conflict(
    'SHOPPING_LIST_BUSY',
    'This list is being changed by somebody else at the moment. Try again.',
  );
