import { invalid } from '@convivio/platform/errors';
import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import { allowList } from './list-policy.ts';
import type { ListStore } from './list-store.ts';
import { newTitle, titledAs } from './list-title.ts';
import { withoutItems } from './remove-items.ts';
import type { ShoppingItem, ShoppingList } from './shopping-list.ts';
import { editedItem, type ItemEdit } from './update-item.ts';
import { addedInVersion, newItems, refuseTooManyAtOnce } from './write-item.ts';

/** An item of a list that is written whole; without an id it is new. */
export interface MergedItem extends ItemEdit {
  id?: number | null | undefined;
}

/** A whole list as it is written; without items they stay, and without a title that does. */
export interface WholeList {
  items: readonly MergedItem[] | null;
  title: string | null;
  /** At which it was read; null where that is not told. */
  version: number | null;
}

/**
 * Writes a whole list over the version it was read at, item by item. What somebody else changed, added or took away since then stays so, the
 * title as well; an item that is not given was taken off. Without a version what is not given stays.
 */
export async function mergeItems(
  lists: ListStore,
  cook: Cook,
  listId: number,
  { items, title: written, version }: WholeList,
  newId: () => number,
  now: Date,
): Promise<ShoppingList> {
  if (items) refuseTooManyAtOnce(items);
  const title = written === null ? null : newTitle(written);
  await allowList(cook, 'change', await lists.find(listId));
  const given = items && {
    known: items.filter(({ id }) => id != null),
    added: await newItems(
      items.filter(({ id }) => id == null),
      newId,
    ),
  };
  return changeList(lists, cook, listId, now, (list, next) => {
    if (version !== null && (version < 1 || version > list.version))
      throw invalid('VERSION_INVALID', 'This list never had the version that was edited.', {
        version: `must be a whole number from 1 to ${list.version}`,
      });
    const titled = titledAs(list, title, version, next);
    const merged = given ? withItems(titled, given, version, next) : titled;
    return merged === list ? null : merged;
  });
}

/** The list with what was written of its items; itself where that says nothing new. */
function withItems(
  list: ShoppingList,
  written: { known: readonly MergedItem[]; added: readonly ShoppingItem[] },
  version: number | null,
  next: number,
): ShoppingList {
  const since = version ?? list.version;
  const byId = new Map(written.known.map((item) => [item.id, item]));
  const isTakenOff = (item: ShoppingItem) =>
    version !== null && !byId.has(item.id) && lastChange(item) <= since;
  const kept = withoutItems(list, isTakenOff) ?? list;
  const edited = kept.items.map((item) => {
    const given = byId.get(item.id);
    return given === undefined ? item : editedItem(item, ofItsTime(given, item, since), next);
  });
  // Who sent this before is not told where the answer got lost: the same is there, and nothing was done with it since.
  const young = edited.filter(({ addedIn }) => version === null || addedIn > version);
  const there = new Set(young.map((item) => sameness(item, version)));
  const added = written.added
    .filter((item) => !there.has(sameness(item, version)))
    .map((item) => ({ ...item, ...addedInVersion(next) }));
  const items = [...edited, ...added];
  const isSame =
    kept === list && added.length === 0 && edited.every((item, at) => item === list.items[at]);
  return isSame ? list : { ...kept, items };
}

/** Items with the same of this are the same to who writes over a version, or over none. */
const sameness = (
  { name, amount, unit, category, checked }: ShoppingItem,
  version: number | null,
) => JSON.stringify([name, amount, unit, category, version === null && checked]);

const lastChange = ({ addedIn, changedIn, checkedIn }: ShoppingItem): number =>
  Math.max(addedIn, changedIn, checkedIn);

/** What of an item was written knowing what it is now: somebody else's tick or words of a later version stay. */
const ofItsTime = (written: ItemEdit, item: ShoppingItem, since: number): ItemEdit => ({
  ...(item.changedIn <= since && written),
  checked: item.checkedIn <= since ? written.checked : undefined,
});
