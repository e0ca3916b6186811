import type {
  StandaloneListFragment,
  StandaloneListItemFragment,
} from '../../../generated/operations.ts';
import type { WaitingChange, WaitingItem } from './waiting-changes.ts';

/** A thing on a list as it is shown: with what waits to be sent. */
export interface ShownItem extends StandaloneListItemFragment {
  /** Something of it waits to be sent. */
  waits: boolean;
  /** It was added here and is not on the server yet: it cannot be ticked or edited. */
  added: WaitingItem | null;
}

export interface ShownAisle {
  name: string;
  items: readonly ShownItem[];
}

/** A list as it is shown. */
export interface ShownList {
  id: string;
  /** Whose it is. */
  userId: string;
  title: string;
  recipeCount: number;
  servingsAssumed: readonly string[];
  leftOut: readonly string[];
  aisles: readonly ShownAisle[];
  count: number;
  /** How many are ticked. */
  done: number;
}

const shownItems = new WeakMap<StandaloneListItemFragment, ShownItem>();

/** An item nothing waits for is the same object each time. */
function shownItem(item: StandaloneListItemFragment, checked: boolean | undefined): ShownItem {
  if (checked !== undefined) return { ...item, checked, waits: true, added: null };
  const known = shownItems.get(item) ?? { ...item, waits: false, added: null };
  shownItems.set(item, known);
  return known;
}

const addedItem = (added: WaitingItem): ShownItem => ({
  id: added.key,
  name: added.name,
  amount: added.amount,
  unit: added.unit,
  checked: false,
  category: added.category ?? 'Other',
  recipeName: null,
  staple: false,
  sources: [],
  waits: true,
  added,
});

/** A list with what waits to be sent of it: ticks as they were made here, without what was removed, with what was added. */
export function shownList(
  list: StandaloneListFragment,
  waiting: readonly WaitingChange[],
): ShownList {
  const own = waiting.filter(({ listId }) => listId === list.id);
  const ticks = new Map<string, boolean>();
  const removed = new Set<string>();
  for (const change of own)
    if (change.kind === 'tick') ticks.set(change.itemId, change.checked);
    else if (change.kind === 'remove') removed.add(change.itemId);
  const items = [
    ...list.items
      .filter(({ id }) => !removed.has(id))
      .map((item) => shownItem(item, ticks.get(item.id))),
    ...own.filter((change) => change.kind === 'add').map(addedItem),
  ];
  return {
    id: list.id,
    userId: list.userId,
    title: list.title,
    recipeCount: list.recipeCount,
    servingsAssumed: list.servingsAssumed,
    leftOut: list.leftOut,
    aisles: [...Map.groupBy(items, ({ category }) => category)].map(([name, of]) => ({
      name,
      items: of,
    })),
    count: items.length,
    done: items.filter(({ checked }) => checked).length,
  };
}

/** The aisles with ticked things at the end of each, and those where all is ticked behind the others. */
export function withSunk(
  aisles: readonly ShownAisle[],
  isSunk: (item: ShownItem) => boolean,
): ShownAisle[] {
  const isDone = ({ items }: ShownAisle) => items.every(isSunk);
  return [...aisles.filter((aisle) => !isDone(aisle)), ...aisles.filter(isDone)].map(
    ({ name, items }) => ({
      name,
      items: [...items.filter((item) => !isSunk(item)), ...items.filter(isSunk)],
    }),
  );
}
