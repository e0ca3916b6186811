import { isFood } from '../../foods/line-words.ts';
import { foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { MOST_WORDS, OF_KITCHEN, RECIPES } from './slogans.data.ts';

const SEPARATORS = /\s[|•·»«:–—-]\s|[|»:]/u;
const SHORTEST_FOOD = 4;

/** Whether a title is what a site calls itself and names no dish: "Las mejores recetas de España", "Recettes faciles et rapides". */
export const isSlogan = (title: string): boolean =>
  title.split(SEPARATORS).every((part) => speaksOfRecipes(part));

const foodIn = (part: string): boolean =>
  part
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= SHORTEST_FOOD && isFood(word));

function speaksOfRecipes(part: string): boolean {
  const folded = foldWords(part);
  const words = folded.split(' ');
  return (
    words.length <= MOST_WORDS &&
    (RECIPES.test(folded) || OF_KITCHEN.test(folded)) &&
    dishesIn(part).length === 0 &&
    !foodIn(part)
  );
}
