import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/search-foods.ts';
import type { NeededAmount } from '../../show/shopping/needed-amount.ts';
import { foldText } from '../../words/fold.ts';

/** More grams or millilitres of tomato purée than these are strained tomatoes, not paste. */
const mostPaste = 150;
/** Grams; of dried yeast a recipe takes less. */
const leastFreshYeast = 15;
const cubes: ReadonlySet<string> = new Set(['cube', 'sachet', 'package', 'envelope', 'piece']);

/** What a food's name stands for in its amount: a cube of yeast is fresh, one of stock is no stock yet, and a tin of tomato purée is no paste. */
export function meantBy(
  food: Food | null,
  { unit, grams, millilitres, kind }: NeededAmount,
  name: string,
  language: string | null,
): Food | null {
  if (food === null) return null;
  if (food.id === 'tomato-paste')
    return /puree/.test(foldText(name)) && (grams ?? millilitres ?? 0) > mostPaste
      ? foodById('tomato-passata')
      : food;
  if (food.id === 'dried-yeast') {
    const weighed = kind === 'mass' && language !== 'en' && (grams ?? 0) >= leastFreshYeast;
    return unit === 'cube' || weighed ? foodById('fresh-yeast') : food;
  }
  const stock = /^(?:chicken|beef|vegetable|fish)-stock$|^stock$/.test(food.id);
  return stock && unit !== null && cubes.has(unit) && grams === null && millilitres === null
    ? foodById('stock-cube')
    : food;
}
