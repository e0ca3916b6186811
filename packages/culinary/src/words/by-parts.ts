/** Work that can be left between its parts, so that others need not wait for all of it. What it gives is its last result. */
export type ByParts<Result> = Generator<void, Result>;

/** Work in one go, for who has nobody waiting. */
export function inOneGo<Result>(work: ByParts<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** So many of a list are looked at before others have their turn. */
const PART = 8;

/** Those of a list of which something holds, a few at a time. */
export function* filterByParts<Item>(
  items: readonly Item[],
  holds: (item: Item) => boolean,
): ByParts<Item[]> {
  const found: Item[] = [];
  for (const [at, item] of items.entries()) {
    if (at % PART === 0) yield;
    if (holds(item)) found.push(item);
  }
  return found;
}

/** What is made of each of a list, a few at a time. */
export function* mapByParts<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): ByParts<Made[]> {
  const made: Made[] = [];
  for (const [at, item] of items.entries()) {
    if (at % PART === 0) yield;
    made.push(make(item));
  }
  return made;
}
