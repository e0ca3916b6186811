import { countedFoods } from './counted-foods.data.ts';

/** Shorter ends are of other words: "Brei" is no egg. */
const shortestEnd = 4;

/** Whether a lower-case German or Dutch word names a food or a piece that is counted, compounds by their last part: "gemüsezwiebeln". */
export function isCountedFood(word: string): boolean {
  if (countedFoods.has(word)) return true;
  for (let from = 2; from <= word.length - shortestEnd; from++)
    if (countedFoods.has(word.slice(from))) return true;
  return false;
}
