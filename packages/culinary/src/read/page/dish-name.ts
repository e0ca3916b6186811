import { isFood } from '../../foods/line-words.ts';
import { foldText, foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { isChapter } from '../text/lines/chatter.ts';
import { withoutAfterthought } from './afterthought.ts';
import { praiseWords, stepByStep, surePraise, tellsOfRecipe } from './praise.data.ts';

const longestTitle = 200;
/** Letters without which nothing is a name. */
const fewestLetters = 3;
const shortestFood = 4;
const parts =
  /(\s+[|•·»«–—▷►▶➤➜✅⭐★☆+-]+\s+|\s*[|▷►▶➤➜✅⭐★☆]+\s*|\s+::\s+|\s*:\s+|,\s+(?=(?:la|le|une?|das|the|so|così|así|cómo|come|comment)\s))/iu;
const brackets = /\s*(?:\(([^()]{1,60})\)|\[([^[\]]{1,60})\]|【([^【】]{1,60})】)/gu;

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const foodsOf = (text: string) =>
  wordsOf(text).filter((word) => word.length >= shortestFood && isFood(word));

/** Whether a part of a title says how the recipe is, which section of a site keeps it, or how the dish is made that the `rest` names. */
function isBeside(text: string, rest: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || isChapter(text)) return true;
  if (words.every((word) => praiseWords.has(word)) && words.some((word) => surePraise.has(word)))
    return true;
  if (!tellsOfRecipe.test(words.join(' '))) return false;
  // "La garbure, the soup in which the spoon stands"
  if (dishesIn(text).some(({ is, name }) => is === 'name' && !foldWords(rest).includes(name)))
    return false;
  const named = new Set(foodsOf(rest).map((word) => word.slice(0, shortestFood)));
  return foodsOf(text).every((word) => named.has(word.slice(0, shortestFood)));
}

/** The name of a dish without what praises its recipe: "Plum tart ▷ EASY recipe (VIDEO)", "Tortilla: receta tradicional paso a paso". */
export function dishName(title: string): string {
  if (title.length > longestTitle) return title;
  const bare = withoutAfterthought(title)
    .replace(brackets, (found, ...inside: (string | undefined)[]) =>
      isBeside(inside.slice(0, 3).find(Boolean) ?? '', title) ? '' : found,
    )
    .replace(/^[▷►▶➤➜✅⭐★☆\s]+/u, '')
    .trim();
  // Names at even places, what parts them at odd ones.
  const pieces = bare.split(parts);
  let [from, until] = [0, pieces.length];
  const rest = () => pieces.slice(from, until).join('');
  const others = (at: number) => pieces.filter((_, other) => other !== at).join(' ');
  while (until - from > 2 && isBeside(pieces[until - 1]!, others(until - 1))) until -= 2;
  while (until - from > 2 && isBeside(pieces[from]!, others(from))) from += 2;
  const name = rest().replace(stepByStep, '').trim();
  return (name.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters ? name : title;
}
