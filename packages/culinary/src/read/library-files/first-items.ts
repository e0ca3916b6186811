import { isObject } from './json-values.ts';

/** Items that a list may hold in all its lists within lists. No recipe comes near, and reading more would keep everybody waiting. */
const mostItems = 20_000;
/** Lists within lists in which the readers look. */
const deepest = 12;

/** A list without what is behind its first items, and how many were left out. */
export function firstItems(list: unknown): { items: unknown; leftOut: number } {
  let room = mostItems;
  let leftOut = 0;
  const first = (value: unknown, depth: number): unknown => {
    if (depth > deepest) return null;
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [field, first(inner, depth + 1)]),
      );
    if (!Array.isArray(value)) return value;
    const kept = value.slice(0, room);
    leftOut += value.length - kept.length;
    room -= kept.length;
    return kept.map((item) => first(item, depth + 1));
  };
  const items = first(list, 0);
  return { items, leftOut };
}
