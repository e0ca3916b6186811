import { useEffect, useMemo, useState } from 'react';
import { withSunk, type ShownAisle } from '../sync/shown-list.ts';

/** Ticked things stay a moment, so that nothing slides under the finger. */
const SETTLES_AFTER_MS = 700;

/** The aisles with what is ticked at their end, and a ticked aisle behind the others, a moment after the last tick; as they are where nothing is to sink. */
export function useSunk(aisles: readonly ShownAisle[], sinks: boolean): readonly ShownAisle[] {
  const ticked = useMemo(
    () => aisles.flatMap(({ items }) => items.filter(({ checked }) => checked).map(({ id }) => id)),
    [aisles],
  );
  const [settled, setSettled] = useState(ticked);
  useEffect(() => {
    if (!sinks) return;
    const timer = setTimeout(() => setSettled(ticked), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ticked, sinks]);
  return useMemo(() => {
    if (!sinks) return aisles;
    const sunk = new Set(settled);
    return withSunk(aisles, ({ id }) => sunk.has(id));
  }, [aisles, settled, sinks]);
}
