import { findFood } from '../../../foods/find-food.ts';
import { isFood, namesFood } from '../../../foods/line-words.ts';
import { parseIngredient } from '../../../line/parse-ingredient.ts';
import type { TextLine } from './page-line.ts';

const WORDS = /[\p{L}\p{M}]+/gu;
/** A shorter word is one letter away from too many others. */
const SHORTEST = 4;
const LONGEST_LINE = 80;
/** No recipe has more words. */
const MOST_WORDS = 4_000;
const COUNTED = /^[\d¼-¾⅐-⅞]/u;

/**
 * Lines of OCR of which no food is known, where a word is one letter away from a food that the recipe names elsewhere: "2 cuillerées de
 * rnum" above "dans le rhum" are spoons of rum.
 */
export function withFoodsMended(lines: TextLine[]): TextLine[] {
  const counted = lines.filter(isCounted);
  if (counted.length === 0) return lines;
  const words = new Map<string, number>();
  for (const { text } of lines)
    for (const [word] of text.toLowerCase().matchAll(WORDS))
      if (words.size < MOST_WORDS) words.set(word, (words.get(word) ?? 0) + 1);
  const foods = [...words.keys()].filter((word) => word.length >= SHORTEST && isFood(word));
  return lines.map((line) => (isCounted(line) ? mended(line, words, foods) : line));
}

const isCounted = ({ text, confidence }: TextLine): boolean =>
  confidence !== null && text.length <= LONGEST_LINE && COUNTED.test(text);

function mended(
  line: TextLine,
  words: ReadonlyMap<string, number>,
  foods: readonly string[],
): TextLine {
  const { name } = parseIngredient(line.text);
  if (name === '' || findFood(name) !== null || namesFood(name, 3)) return line;
  for (const [word] of name.matchAll(WORDS)) {
    if (word.length < SHORTEST || isFood(word) || (words.get(word.toLowerCase()) ?? 0) > 1)
      continue;
    const [food, ...more] = foods.filter((other) => isOneLetterOff(word.toLowerCase(), other));
    if (food !== undefined && more.length === 0)
      return { ...line, text: line.text.replace(word, () => likeWord(food, word)) };
  }
  return line;
}

/** Words of one length that differ in one letter, and not in their ending; "Essi" of "Essig", whose last letter was not read. */
function isOneLetterOff(word: string, other: string): boolean {
  if (word.length === other.length - 1) return other.startsWith(word);
  if (word.length !== other.length) return false;
  let off = 0;
  for (let at = 0; at < word.length && off < 2; at++) if (word[at] !== other[at]) off++;
  return off === 1 && word.at(-1) === other.at(-1);
}

const likeWord = (food: string, word: string): string =>
  /^\p{Lu}/u.test(word) ? food[0]!.toUpperCase() + food.slice(1) : food;
