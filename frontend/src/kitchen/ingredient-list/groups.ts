interface Group<Item> {
  heading: string | null;
  items: { item: Item; index: number }[];
}

/** Neighbours with the same heading, in the order of the recipe; `index` is the item's place in the whole list. */
export function groupByHeading<Item>(
  items: readonly Item[],
  headingOf: (item: Item) => string | null,
): Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const [index, item] of items.entries()) {
    const heading = headingOf(item)?.trim() || null;
    const last = groups.at(-1);
    if (last === undefined || last.heading !== heading)
      groups.push({ heading, items: [{ item, index }] });
    else last.items.push({ item, index });
  }
  return groups;
}
