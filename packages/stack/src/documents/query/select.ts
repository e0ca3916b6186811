import type { Collection } from '../store/collection.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { Fields } from '../values.ts';
import { compileFilter } from './matcher.ts';
import { planScan } from './plan.ts';
import { sorted, type SortPart } from './sort.ts';

export interface Selection {
  sort?: SortPart[];
  skip?: number;
  /** Zero or missing: no limit. */
  limit?: number;
}

/** The documents of a collection that fit a filter, in order. */
export function select(
  collection: Collection | undefined,
  filter: Fields,
  { sort = [], skip = 0, limit = 0 }: Selection = {},
): StoredDocument[] {
  // Compile even without a collection, so that a wrong filter is refused all the same.
  const matches = compileFilter(filter);
  if (!collection) return [];
  const wanted = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  const plan = planScan(collection, filter, sort, wanted);
  const found: StoredDocument[] = [];
  for (const stored of plan.candidates) {
    if (!plan.exact && !matches(stored.version.fields)) continue;
    found.push(stored);
    if (plan.inOrder && found.length >= wanted) break;
  }
  const inOrder = plan.inOrder ? found : sorted(found, sort, (stored) => stored.version.fields);
  return skip === 0 && found.length <= wanted ? inOrder : inOrder.slice(skip, wanted);
}

/** How many documents of a collection fit a filter; an index that says it all is counted, not read. */
export function countMatching(collection: Collection | undefined, filter: Fields): number {
  const matches = compileFilter(filter);
  if (!collection) return 0;
  const plan = planScan(collection, filter, [], Number.POSITIVE_INFINITY);
  if (plan.exact && plan.count !== undefined) return plan.count;
  let count = 0;
  for (const stored of plan.candidates) if (plan.exact || matches(stored.version.fields)) count++;
  return count;
}
