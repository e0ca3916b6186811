import { namesFood } from '../../foods/line-words.ts';
import { dishesIn } from '../dishes/dishes-in.ts';

const JOINTS = /\s?(?:,|\s(?:and|or|und|oder|et|ou|e|ed|o|y|u|&|\+)(?=\s))\s/iu;
const LONGEST = 60;
const MOST_WORDS = 3;

/** "Salt and black pepper", "Sal, pimienta": several foods and no dish, which are ingredients where nothing stands below them. */
export function isAllFood(text: string): boolean {
  if (text.length > LONGEST || /[:.!?\d]/u.test(text)) return false;
  const parts = text.split(JOINTS).map((part) => part.trim());
  return (
    parts.length > 1 &&
    parts.every((part) => part.split(' ').length <= MOST_WORDS && namesFood(part, 3)) &&
    !dishesIn(text).some(({ is }) => is === 'name')
  );
}
