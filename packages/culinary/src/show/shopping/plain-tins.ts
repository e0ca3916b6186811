import type { DishItem } from './dish-items.ts';
import { identify } from './identify.ts';
import { tins } from './shopping-words.data.ts';

/** Folded words of the tinned food as it is, by which a key says no other kind: "pomodori pelati". */
const peeled =
  /(?<!\p{L})(?:pelat[io]|pelees?|pelad[oa]s?|geschalte[rn]?|gepelde?|peeled)(?!\p{L})/u;

/**
 * "1 can tomatoes", which names no kind, is one of the peeled tomatoes that another dish weighs; beside chopped ones it stays what it is, for these are in the
 * plain group themselves. Changes the groups, by key of identity.
 */
export function joinPlainTins(groups: Map<string, DishItem[]>): void {
  for (const [key, group] of groups) {
    const food = group[0]!.identity.food;
    const plain = food === null || key === food.id ? undefined : groups.get(food.id);
    if (plain === undefined || !peeled.test(key) || !plain.every(isTinByUnit)) continue;
    groups.delete(food!.id);
    groups.set(key, [
      ...group,
      ...plain.map((item) => ({ ...item, identity: { ...item.identity, key } })),
    ]);
  }
}

/** Its name by itself is the fresh food's. */
const isTinByUnit = ({ name, need: { unit }, identity }: DishItem): boolean =>
  unit !== null && tins.has(unit) && identify(name, null, identity.language).food !== identity.food;
