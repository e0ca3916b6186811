import { foodById } from '../../foods/search-foods.ts';
import { foldText } from '../../words/fold.ts';
import { fruitParts } from '../../show/shopping/citrus.data.ts';
import { partsOfFruit } from '../../show/shopping/shopping-words.data.ts';
import type { AskedFood } from './foods-of-line.ts';
import type { AskedWeight } from './grams-asked.ts';

/** What a counted fruit gives of its juice or zest, where only that is used: "juice of 1 lemon"; null for any other line. */
export function fruitPartOf({ food, need, line }: AskedFood): AskedWeight | null {
  if (food === null || need.kind !== 'count' || (need.unit !== null && need.unit !== 'piece'))
    return null;
  const own = fruitParts[food.id];
  if (own !== undefined) return weightOf(food.id, need.number!);
  const words = foldText([line.preparation ?? '', line.note ?? ''].join(' '));
  const taken = partsOfFruit.filter(([, pattern]) => pattern.test(words)).map(([part]) => part);
  const ids = Object.keys(fruitParts).filter(
    (id) => fruitParts[id]!.fruit === food.id && taken.includes(fruitParts[id]!.part),
  );
  return ids.length === 0 ? null : ids.map((id) => weightOf(id, need.number!)).reduce(added);
}

function weightOf(id: string, number: number): AskedWeight {
  const { millilitres, fruit, part } = fruitParts[id]!;
  const grams = millilitres * (foodById(id)?.density ?? 1);
  return {
    grams: number * grams,
    how: 'household',
    weighedBy: `one ${fruit} gives ${Math.round(grams)} g of ${part}`,
    assumed: `Only its ${part} counts.`,
    whole: false,
  };
}

const added = (one: AskedWeight, other: AskedWeight): AskedWeight => ({
  ...one,
  grams: one.grams + other.grams,
  weighedBy: `${one.weighedBy}, and ${other.weighedBy}`,
  assumed: 'Only its juice and zest count.',
});
