import { useMemo, useState } from 'react';
import type { ItemTicks } from '../../../kitchen/shopping-list/aisle-list.tsx';
import { inTab, readJson } from '../../../shared/storage/web-storage.ts';

type Aisles = readonly { items: readonly { name: string }[] }[];

const keyOf = (aisles: Aisles, aisle: number, item: number) =>
  aisles[aisle]!.items[item]!.name.toLowerCase();

/**
 * What is ticked on a list that is made anew for each number of servings: kept by name for the session, so that a tick stays with its
 * thing.
 */
export function useItemTicks(name: string, aisles: Aisles | undefined) {
  const key = `shopping-ticks:${name}`;
  const [ticked, setTicked] = useState(() => stored(key));
  const ticks = useMemo<ItemTicks | undefined>(
    () =>
      aisles && {
        isTicked: (aisle, item) => ticked.has(keyOf(aisles, aisle, item)),
        toggle: (aisle, item) => {
          const changed = new Set(ticked);
          const thing = keyOf(aisles, aisle, item);
          if (!changed.delete(thing)) changed.add(thing);
          inTab.keep(key, changed.size === 0 ? null : JSON.stringify([...changed]));
          setTicked(changed);
        },
      },
    [aisles, key, ticked],
  );
  return { ticks, ticked };
}

function stored(key: string): ReadonlySet<string> {
  const ticks = readJson(inTab.read(key));
  return new Set(Array.isArray(ticks) ? ticks.filter((name) => typeof name === 'string') : []);
}
