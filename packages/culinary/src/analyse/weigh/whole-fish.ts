import { foldText } from '../../words/fold.ts';
import type { Food } from '../../foods/food.ts';
import { cutOfFish, curedFish, largeFish } from './eaten.data.ts';
import type { AskedFood } from './foods-of-line.ts';
import { portionOf } from './portion-of.ts';

/**
 * Grams of a fish as it is caught, where a line counts whole ones: "1 trout", "2 Forellen". Null where it names a cut, and of fish that kitchens know in
 * pieces.
 */
export function wholeFishGrams({ food, need, line, ingredient }: AskedFood): number | null {
  if (food === null || !isFish(food) || (need.unit !== null && need.unit !== 'piece')) return null;
  const said = foldText(`${line.originalText ?? ''} ${ingredient}`);
  if (cutOfFish.test(said) || curedFish.test(said)) return null;
  const large = largeFish.find(([, names]) => names.test(said));
  return large?.[0] ?? portionOf(food.id, 'whole')?.grams ?? null;
}

/** Whether folded words name a cut of a fish: "mackerel fillets", "Forellenfilet". */
export const isCutOfFish = (food: Food, said: string): boolean =>
  isFish(food) && cutOfFish.test(said);

/** Fish of which a kitchen counts pieces rather than whole ones: "2 salmon". */
export const isCountedInPieces = (food: Food): boolean =>
  isFish(food) && food.pieceUnit === null && portionOf(food.id, 'whole') === null;

const isFish = ({ aisle, origins }: Food): boolean =>
  aisle === 'Fish counter' && origins.has.includes('fish');
