import { announce, type Announcement } from '@convivio/contracts/announcement';
import { conflict } from '@convivio/platform/errors';
import { pause, withPauses } from '@convivio/platform/pauses';
import type { Cook } from '../event/policy.ts';
import { allowList } from './list-policy.ts';
import type { ListStore } from './list-store.ts';
import type { ShoppingList } from './shopping-list.ts';
import { refuseTooMuch } from './write-item.ts';

/** As many others as may come in between, in other processes, before one is asked to try again. */
const TRIES = 20;

/** What a change makes of a list, given the version that it will have; null where there is nothing to change. A list that grows too long is refused. */
export type Decide = (list: ShoppingList, version: number) => ShoppingList | null;

interface WantedChange {
  cook: Cook;
  now: Date;
  decide: Decide;
  resolve(list: ShoppingList): void;
  reject(error: unknown): void;
}

/** What becomes of a list, who was the first to change it, and what each who wanted something is told once that is kept. */
interface Decided {
  list: ShoppingList | null;
  changedBy: string | null;
  settle: (() => void)[];
}

/** Lists that are being changed, each with the changes that came meanwhile. */
const changing = new WeakMap<ListStore, Map<number, WantedChange[]>>();

/**
 * Changes a list with which the cook works: loads, allows, lets `decide`, saves and announces in one write; anew when somebody was faster. People in a shop
 * tick at the same moment, and each that lost a race would read and write once more: what comes while a list is written is written
 * together, one change behind the other, each with a version of its own.
 */
export function changeList(
  store: ListStore,
  cook: Cook,
  id: number,
  now: Date,
  decide: Decide,
): Promise<ShoppingList> {
  const lists = changing.get(store) ?? new Map<number, WantedChange[]>();
  changing.set(store, lists);
  const { promise, ...settle } = Promise.withResolvers<ShoppingList>();
  const wanted = { cook, now, decide, ...settle };
  const others = lists.get(id);
  if (others) others.push(wanted);
  else {
    lists.set(id, [wanted]);
    void changeOneByOne(store, id, lists);
  }
  return promise;
}

async function changeOneByOne(
  store: ListStore,
  id: number,
  lists: Map<number, WantedChange[]>,
): Promise<void> {
  for (;;) {
    const together = lists.get(id)?.splice(0) ?? [];
    if (together.length === 0) return void lists.delete(id);
    try {
      await changeTogether(store, id, together);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}

async function changeTogether(
  store: ListStore,
  id: number,
  together: readonly WantedChange[],
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await store.find(id);
    const { list, changedBy, settle } = await withPauses(
      decided(found, await Promise.all(together.map(withAllowed(found)))),
    );
    if (
      !found ||
      !list ||
      changedBy === null ||
      (await store.replace(found, list, [listMessage('shopping-list.changed', changedBy, list)]))
    )
      return tellEach(settle);
  }
  throw busy();
}

/** Each who is told answers at length, so others have their turn between two of them. */
async function tellEach(settle: readonly (() => void)[]): Promise<void> {
  for (const [at, tell] of settle.entries()) {
    if (at > 0) await pause();
    tell();
  }
}

/** With what its cook is told where they may not change the list that was found; null where they may. */
type AllowedChange = WantedChange & { refusal: unknown };

const withAllowed =
  (found: ShoppingList | null) =>
  async (wanted: WantedChange): Promise<AllowedChange> => ({
    ...wanted,
    refusal: await allowList(wanted.cook, 'change', found).then(
      () => null,
      (refusal: unknown) => refusal,
    ),
  });

function* decided(
  found: ShoppingList | null,
  together: readonly AllowedChange[],
): Generator<void, Decided> {
  let list = found;
  let changedBy: string | null = null;
  const settle: (() => void)[] = [];
  for (const { cook, refusal, now, decide, resolve, reject } of together) {
    try {
      if (!list || refusal !== null) throw refusal;
      const before = list;
      const version = before.version + 1;
      const to = decide(before, version);
      const after = to && { ...to, updatedAt: now, version };
      if (after) refuseTooMuch(after.items, before.items);
      if (after) [list, changedBy] = [after, changedBy ?? cook.id];
      settle.push(() => resolve(after ?? before));
    } catch (error) {
      settle.push(() => reject(error));
    }
    yield;
  }
  return { list, changedBy, settle };
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
