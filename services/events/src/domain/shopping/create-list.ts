import { requestDigest, type UseKey } from '@convivio/contracts/idempotency-key';
import { conflict } from '@convivio/platform/errors';
import { Problems } from '@convivio/platform/problems';
import type { EventStore } from '../event/event-store.ts';
import { forWhom } from '../event/create-event.ts';
import { allowCollection, type Cook } from '../event/policy.ts';
import { saveOnce } from '../event/save-once.ts';
import { readZone } from '../event/time-zone.ts';
import { listMessage } from './change-list.ts';
import { neededFor, type ListSource } from './list-source.ts';
import { allowList, listNotFound } from './list-policy.ts';
import { readListTitle } from './list-title.ts';
import type { ListStore } from './list-store.ts';
import type { ShoppingRecipes } from './recipes-to-shop.ts';
import type { NeededAisle } from './shop-for.ts';
import { LIMITS } from './shopping-limits.data.ts';
import type { ShoppingItem, ShoppingList } from './shopping-list.ts';
import type { InTurn } from './turns-of-cooks.ts';
import { addedInVersion, FIRST_VERSION, newItems, refuseTooMuch } from './write-item.ts';

export interface ListPorts {
  lists: ListStore;
  events: Pick<EventStore, 'find'>;
  recipes: ShoppingRecipes;
  inTurn: InTurn;
  useKey: UseKey;
}

/** A list as it is asked for. */
export interface WrittenList extends ListSource {
  /** Empty or missing for the default with today's date. */
  title?: string | null | undefined;
  /** The IANA zone in which today is meant; UTC unless told. */
  timeZone?: string | null | undefined;
}

/** A list as it is to be kept. */
export interface WantedList {
  written: WrittenList;
  /** For whom; for the cook unless told. */
  collection: string | null;
  key: string | null;
}

/** Keeps a list of recipes, of a menu, or of items by hand; once for each key. */
export async function createList(
  ports: ListPorts,
  cook: Cook,
  { written, collection, key }: WantedList,
  newId: () => number,
  now: Date,
): Promise<ShoppingList> {
  const ownerId = await allowCollection(cook, collection);
  return saveOnce({
    cookId: cook.id,
    key,
    asked: requestDigest('createShoppingList', forWhom(cook, ownerId, written)),
    useKey: ports.useKey,
    findByKey: ports.lists.findByKey,
    make: () => newList(ports, cook, ownerId, written, newId, now),
    insert: (list, ownKey) =>
      ports.lists.insert(list, [listMessage('shopping-list.created', cook.id, list)], ownKey),
    allow: (list) => allowList(cook, 'see', list),
    gone: listNotFound,
  });
}

async function newList(
  { lists, ...ports }: ListPorts,
  cook: Cook,
  ownerId: string,
  written: WrittenList,
  newId: () => number,
  now: Date,
): Promise<ShoppingList> {
  const title = titleOf(written.title, written.timeZone, now);
  const { refs, aisles, servingsAssumed, leftOut } = await neededFor(ports, cook, written);
  const byHand = await newItems(written.items ?? [], newId);
  const items = [...aisles.flatMap(itemsOf(newId)), ...byHand];
  refuseTooMuch(items);
  if ((await lists.count(ownerId)) >= LIMITS.lists)
    throw conflict(
      'TOO_MANY_SHOPPING_LISTS',
      `There can be ${LIMITS.lists} shopping lists. Delete one that you do not need.`,
    );
  return {
    id: newId(),
    ownerId,
    title,
    titledIn: FIRST_VERSION,
    recipes: refs,
    items,
    goneKeys: [],
    servingsAssumed,
    leftOut,
    createdAt: now,
    updatedAt: now,
    version: FIRST_VERSION,
  };
}

/** The title as written, else the default. Throws 422 for one that does not hold, and for a zone that is none. */
function titleOf(
  written: string | null | undefined,
  timeZone: string | null | undefined,
  now: Date,
): string {
  const problems = new Problems('SHOPPING_LIST_INVALID');
  const title = readListTitle(problems, written ?? '');
  const zone = readZone(problems, timeZone?.trim() || 'UTC');
  problems.settle();
  return title || `Shopping List - ${dateIn(zone ?? 'UTC', now)}`;
}

/** "November 27, 2026" */
const dateIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'long' }).format(now);

const itemsOf =
  (newId: () => number) =>
  ({ name: category, items }: NeededAisle): ShoppingItem[] =>
    items.map(({ name, amount, unit, staple, sources, lines }) => ({
      id: newId(),
      name,
      amount,
      unit,
      category,
      checked: false,
      staple,
      sources,
      lines,
      ...addedInVersion(FIRST_VERSION),
      key: null,
    }));
