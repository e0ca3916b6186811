import { valuesAt } from './query/paths.ts';
import type { Collection } from './store/collection.ts';
import type { Store } from './store/store.ts';
import type { OrderedIndex } from './indexes/ordered-index.ts';
import { keyString, TYPE } from './ordering/key-string.ts';

/** Removes the documents whose time has come by a TTL index. A document expires by its earliest date; without a date it stays. */
export function removeExpired(store: Store, now = Date.now()): number {
  let removed = 0;
  for (const collection of store.collections()) {
    for (const index of collection.indexes.values()) {
      const seconds = index.definition.expireAfterSeconds;
      if (seconds !== undefined) removed += removeBefore(collection, index, now - seconds * 1000);
    }
  }
  return removed;
}

function removeBefore(collection: Collection, index: OrderedIndex, limit: number): number {
  const part = index.parts[0]!;
  const expired =
    part.direction === 1
      ? new Set(index.entries.between(TYPE.date, `${keyString(new Date(limit))}\xff`, 1))
      : new Set(collection.documents());
  let removed = 0;
  for (const stored of expired) {
    const dates = valuesAt(stored.version.fields, part.path)
      .flat()
      .filter((value) => value instanceof Date);
    if (!index.includes(stored.version.fields) || !dates.some((date) => date.getTime() <= limit))
      continue;
    collection.remove(stored);
    removed++;
  }
  return removed;
}
