import type { NeededAisle } from './shop-for.ts';
import { LIMITS } from './shopping-limits.data.ts';
import { textLength } from './write-item.ts';

interface FirstDishes {
  count: number;
  aisles: NeededAisle[];
}

/**
 * What to buy for all dishes, or for as many of the first as one list holds beside `others` items: what the next dish adds to the list is not known
 * before it was added up. The first dish counts as fitting; whether it does is for who keeps the list to say.
 */
export async function asManyAsFit(
  dishes: number,
  shopForFirst: (count: number) => Promise<NeededAisle[]>,
  others: number,
): Promise<FirstDishes> {
  const all = await shopForFirst(dishes);
  if (dishes === 1 || fits(all, others)) return { count: dishes, aisles: all };
  let best = { count: 1, aisles: await shopForFirst(1) };
  let tooMany = dishes;
  while (tooMany - best.count > 1) {
    const count = Math.floor((best.count + tooMany) / 2);
    const aisles = await shopForFirst(count);
    if (fits(aisles, others)) best = { count, aisles };
    else tooMany = count;
  }
  return best;
}

function fits(aisles: readonly NeededAisle[], others: number): boolean {
  const items = aisles.flatMap(({ name: category, items: own }) =>
    own.map((item) => ({ ...item, category })),
  );
  return items.length + others <= LIMITS.items && textLength(items) <= LIMITS.text;
}
