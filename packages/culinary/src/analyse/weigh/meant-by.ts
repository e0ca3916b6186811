import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/search-foods.ts';
import type { NeededAmount } from '../../show/shopping/needed-amount.ts';
import { foldText } from '../../words/fold.ts';
import { formWords } from './forms.data.ts';

/** More grams or millilitres of tomato purée than these are strained tomatoes, not paste. */
const mostPaste = 150;
/** Grams; of dried yeast a recipe takes less. English recipes call the dried one yeast, until it would be too much. */
const leastFreshYeast = 15;
const leastFreshYeastInEnglish = 25;
const stalks: ReadonlySet<string> = new Set(['stalk', 'rib', 'stick', 'stem', 'bunch']);
const cubes: ReadonlySet<string> = new Set(['cube', 'sachet', 'package', 'envelope', 'piece']);

/** What a food's name stands for in its amount: a cube of yeast is fresh, one of stock is no stock yet, and a tin of tomato purée is no paste. */
export function meantBy(
  food: Food | null,
  { unit, grams, millilitres, kind }: NeededAmount,
  { name, written, language }: { name: string; written: string; language: string | null },
): Food | null {
  if (food === null) return null;
  if (food.id === 'tomato-paste')
    return /puree/.test(foldText(name)) && (grams ?? millilitres ?? 0) > mostPaste
      ? foodById('tomato-passata')
      : food;
  if (food.id === 'dried-yeast') {
    const least = language === 'en' ? leastFreshYeastInEnglish : leastFreshYeast;
    const weighed = kind === 'mass' && (grams ?? 0) >= least;
    return unit === 'cube' || (weighed && !formWords.dried!.test(foldText(name)))
      ? foodById('fresh-yeast')
      : food;
  }
  // "2 Stangen Sellerie", "1 Staude Sellerie": the root has none
  if (
    food.id === 'celeriac' &&
    unit !== null &&
    (stalks.has(unit) || /(?<!\p{L})staude/u.test(foldText(written)))
  )
    return foodById('celery');
  const stock = /^(?:chicken|beef|vegetable|fish)-stock$|^stock$/.test(food.id);
  return stock && unit !== null && cubes.has(unit) && grams === null && millilitres === null
    ? foodById('stock-cube')
    : food;
}
