import { isFood, namesFood } from '../../../foods/line-words.ts';
import { ALSO, FORGOTTEN, YES_OR_NO } from './chat-words.data.ts';
import { isAmountOnly, opensItem } from './item-openings.ts';

const LONGEST = 80;
const MOST_WORDS_OF_BARE = 3;

/** Whether a message names an item that was forgotten before: "sí, perejil, se me olvidaba". */
export const saysForgotten = (line: string): boolean =>
  line.length <= LONGEST && FORGOTTEN.test(line) && itemSaidLate(line, '') !== line;

/**
 * An item of the list that the cook says behind the others, without the words around it: "oh and 2 spring onions", "sí, 2 pequeñas, se
 * me olvidaba" where "patatas?" was asked. Another line stays.
 */
export function itemSaidLate(line: string, asked: string): string {
  if (line.length > LONGEST) return line;
  const told = line.replace(FORGOTTEN, '');
  const bare = told
    .replace(YES_OR_NO, '')
    .replace(/^[\s,.!:–—-]+/, '')
    .replace(ALSO, '')
    .trim();
  if (bare === line.trim() || bare === '') return line;
  const food = /^(?:¿\s?)?(?:(?:and|und|et|e|y)\s)?(\p{L}[\p{L}\s'’-]{2,24}?)\s?\?+$/u.exec(
    asked.trim(),
  )?.[1];
  const isAnswer = bare.length < LONGEST_ANSWER && /^[\d¼-¾]/u.test(bare) && !namesFood(bare);
  if (food !== undefined && isFood(food.toLowerCase()) && (isAnswer || isAmountOnly(bare)))
    return `${food}, ${bare}`;
  return (opensItem(bare) && namesFood(bare)) || isBareFood(bare) ? bare : line;
}
const LONGEST_ANSWER = 30;

const isBareFood = (text: string): boolean =>
  text.split(' ').length <= MOST_WORDS_OF_BARE && !/[.!?]/.test(text) && namesFood(text, 3);
