import type { Food } from '../../foods/food.ts';
import { foldText, foldWords } from '../../words/fold.ts';
import { memoise } from '../../words/memoise.ts';
import { sizedSorts, smallWords } from './sized-sorts.data.ts';

/** A sort that weighs otherwise than its food: with its own weight a piece, and what tells its key from the others. */
interface SizedSort {
  food: Food;
  sort: string;
}

const weighing = new WeakMap<Food, ReturnType<typeof memoise<Food>>>();

/** The sort that a name says: "king prawns", "baby carrots"; null where it says none, or is all that the food is called (baby corn). */
export function sizedSortIn(name: string, food: Food): SizedSort | null {
  if (food.pieceGrams === null) return null;
  const folded = foldText(name);
  const own = sizedSorts[food.id]?.find(([words]) => words.test(folded));
  const small = smallWords.test(folded) && !smallWords.test(foldText(food.name));
  if (own === undefined && !small) return null;
  return {
    food: ofWeight(food, own?.[1] ?? null),
    sort: small ? 'small' : foldWords(own![0].exec(folded)![0]),
  };
}

/** One food for all names of a sort. */
function ofWeight(food: Food, grams: number | null): Food {
  let known = weighing.get(food);
  if (known === undefined) {
    known = memoise((weight) => ({
      ...food,
      pieceGrams: weight === '' ? null : Number(weight),
      estimated: true,
    }));
    weighing.set(food, known);
  }
  return known(String(grams ?? ''), null);
}
