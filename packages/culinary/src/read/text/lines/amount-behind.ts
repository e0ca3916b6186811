import { namesFood } from '../../../foods/line-words.ts';
import { parseIngredient } from '../../../line/parse-ingredient.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { isMeasure, readUnit, unitById } from '../../../line/units/units.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { timeStatements } from '../facts/time-statements.ts';

/** "Flour, half a pound", "Butter: eine halbe Packung", "aceite - medio litro": a food, and how much of it, mostly in words. */
const PARTED = /^(\p{L}[^,;:\d]{1,50}?)(?:,|\s?:|\s[-–—])\s([^,;:]{2,30}?)\.?$/u;

/** Whether a line is a food with its amount behind a sign: a weight or volume of anything, or so many, or a spoon or pinch, of a food that is known. */
export function hasAmountBehind(text: string): boolean {
  const [, food = '', amount = ''] = PARTED.exec(text.trim()) ?? [];
  if (food === '' || labelSection(`${food}: ${amount}`) !== null) return false;
  if (timeStatements(amount).length > 0) return false;
  const { quantity, unit, name } = parseIngredient(amount);
  if (quantity === null) return false;
  const saysNoMore = name === amount;
  if (unit !== null && isMeasure(unitById(unit))) return saysNoMore;
  return namesFood(food, 3) && (saysNoMore || opensUnit(name));
}

const opensUnit = (words: string): boolean => {
  const tokens = tokenise(words);
  return readUnit(tokens, 0)?.next === tokens.length;
};
