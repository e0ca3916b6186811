import { tasteWords } from '../../show/shopping/shopping-words.data.ts';
import { foldText } from '../../words/fold.ts';
import type { AskedFood } from './foods-of-line.ts';
import { isFatToFry } from './fat-to-fry.ts';
import { unusableAmount } from './unusable-amount.ts';
import { notEaten } from './eaten.data.ts';

/** Why a food of a line does not count, in a sentence; null where it does. */
export function uncountedReason(
  { ingredient, food, nothing, need, line, told, written }: AskedFood,
  hyphenIsBullet: boolean,
): string | null {
  if (nothing) return 'You said that this does not count.';
  if (ingredient === '') return 'No food could be read in this line.';
  if (food === null) return 'This is no food that the tables know.';
  if (food.water) return 'Water has nothing to count.';
  if (notEaten.has(food.id)) return 'It is taken out again, or is no food.';
  if (told !== null) return null;
  const unusable = unusableAmount({ written, quantity: line.quantity ?? null }, hyphenIsBullet);
  if (unusable !== null) return unusable;
  if (need.number !== null || isFatToFry({ food, line })) return null;
  return tasteWords.test(foldText([line.preparation ?? '', line.note ?? ''].join(' ')))
    ? 'It is added to taste, so nobody can say how much.'
    : 'No amount is stated.';
}
