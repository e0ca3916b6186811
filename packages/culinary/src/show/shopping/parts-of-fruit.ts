import { findFood } from '../../foods/find-food.ts';
import { unitById } from '../../line/units/units.ts';
import { fewStrips, fruitParts, stripsOfFruit, type FruitPart } from './citrus.data.ts';
import type { DishItem } from './dish-items.ts';
import { millilitresOf, type NeededAmount } from './needed-amount.ts';
import { trifles } from './shopping-words.data.ts';

/**
 * Juice and zest that are measured come from the fruit that is bought anyway: 60 ml of lemon juice from the lemons whose zest another dish takes.
 * Juice beside no fruit stays juice, zest is always of a fruit: a sixth of it a strip, all of it
 * what is only counted. Changes the groups, by key of identity.
 */
export function takePartsOfFruit(groups: Map<string, DishItem[]>): void {
  const isFruit = (id: string, fruit: string) => fruitParts[id]!.fruit === fruit;
  for (const fruit of new Set(Object.values(fruitParts).map((part) => part.fruit))) {
    const ids = Object.keys(fruitParts).filter((id) => isFruit(id, fruit) && groups.has(id));
    const wanted = groups.has(fruit) || ids.some((id) => fruitParts[id]!.part === 'zest');
    for (const id of wanted ? ids : []) {
      const taken = takenOf(groups.get(id)!, fruitParts[id]!);
      if (taken === null) continue;
      groups.delete(id);
      groups.set(fruit, [...(groups.get(fruit) ?? []), ...taken]);
    }
  }
}

/** The same as parts of so many fruits; null where somebody buys them in a bottle. */
function takenOf(
  items: readonly DishItem[],
  { fruit, part, millilitres, most }: FruitPart,
): DishItem[] | null {
  const food = findFood(fruit, 'en');
  const needs = items.map((item) => fruitsFor(item, part, millilitres));
  if (food === null || !needs.every((need) => need !== null)) return null;
  if (needs.reduce((total, { number }) => total + (number ?? 0), 0) > most) return null;
  return items.map((item, at) => ({
    ...item,
    identity: { ...item.identity, key: food.id, food, aisle: food.aisle },
    need: needs[at]!,
    measured: { need: item.need, food: item.identity.food },
  }));
}

function fruitsFor(
  { need, identity }: DishItem,
  part: FruitPart['part'],
  millilitres: number,
): NeededAmount | null {
  const isTrifle = need.unit !== null && trifles.has(need.unit);
  const wanted = millilitresOf(need, identity.food);
  // What lies in packages is no fruit
  const isCounted =
    part === 'zest' &&
    need.kind === 'count' &&
    wanted === null &&
    !isTrifle &&
    unitById(need.unit ?? '')?.container !== true;
  if (need.number !== null && wanted === null && !isTrifle && !isCounted) return null;
  const strips = isCounted && need.unit !== null ? need.number : null;
  return {
    ...need,
    number:
      wanted !== null
        ? wanted / millilitres
        : strips !== null
          ? strips / stripsOfFruit
          : isCounted
            ? need.number
            : null,
    unit: null,
    kind: 'count',
    size: null,
    grams: null,
    millilitres: null,
    part: strips !== null && strips <= fewStrips ? 'strip' : part,
  };
}
