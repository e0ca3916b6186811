import { invalid } from '@convivio/platform/errors';
import type { Cook } from '../event/policy.ts';
import { changeList } from './change-list.ts';
import { allowList } from './list-policy.ts';
import type { ListStore } from './list-store.ts';
import { withoutItems } from './remove-items.ts';
import type { ShoppingItem, ShoppingList } from './shopping-list.ts';
import { editedItem, type ItemEdit } from './update-item.ts';
import {
  addedInVersion,
  isSameWords,
  newItems,
  refuseTooMany,
  refuseTooManyAtOnce,
} from './write-item.ts';

/** An item of a list that is written whole; without an id it is new. */
export interface MergedItem extends ItemEdit {
  id?: number | null | undefined;
}

/**
 * Writes a whole list over the version it was read at, item by item. What somebody else changed, added or took away since then stays so;
 * what is not given was taken off. Without a version what is not given stays.
 */
export async function mergeItems(
  lists: ListStore,
  cook: Cook,
  listId: number,
  items: readonly MergedItem[],
  version: number | null,
  newId: () => number,
  now: Date,
): Promise<ShoppingList> {
  refuseTooManyAtOnce(items);
  allowList(cook, await lists.find(listId));
  const written = {
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
    return merged(list, written, version, next);
  });
}

function merged(
  list: ShoppingList,
  written: { known: readonly MergedItem[]; added: readonly ShoppingItem[] },
  version: number | null,
  next: number,
): ShoppingList | null {
  const since = version ?? list.version;
  const byId = new Map(written.known.map((item) => [item.id, item]));
  const isTakenOff = (item: ShoppingItem) =>
    version !== null && !byId.has(item.id) && lastChange(item) <= since;
  const kept = withoutItems(list, isTakenOff) ?? list;
  const edited = kept.items.map((item) => {
    const given = byId.get(item.id);
    return given === undefined ? item : editedItem(item, ofItsTime(given, item, since), next);
  });
  const addedSince = edited.filter((item) => item.addedIn > since);
  const added = written.added
    .filter((item) => !addedSince.some((one) => isSameWords(one, item)))
    .map((item) => ({ ...item, ...addedInVersion(next) }));
  const items = [...edited, ...added];
  refuseTooMany(items);
  const isSame =
    kept === list && added.length === 0 && edited.every((item, at) => item === list.items[at]);
  return isSame ? null : { ...kept, items };
}

const lastChange = ({ addedIn, changedIn, checkedIn }: ShoppingItem): number =>
  Math.max(addedIn, changedIn, checkedIn);

/** What of an item was written knowing what it is now: somebody else's tick or words of a later version stay. */
const ofItsTime = (written: ItemEdit, item: ShoppingItem, since: number): ItemEdit => ({
  ...(item.changedIn <= since && written),
  checked: item.checkedIn <= since ? written.checked : undefined,
});
