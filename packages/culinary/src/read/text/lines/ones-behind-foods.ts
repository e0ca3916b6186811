import { findFood } from '../../../foods/find-food.ts';
import { isFood, namesFood } from '../../../foods/line-words.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { readUnit } from '../../../line/units/units.ts';

/** "Yeast, l cube", "sel : | pincée", "huevo, l": a letter where the food in front is counted or measured. */
const BEHIND_FOOD =
  /^(?<food>\p{L}[^,:\d]{1,60})(?<sign>,|\s?:|\s[-–—])\s[lI|](?=$|\s(?<counted>\p{L}[^,;]{0,40}))/u;
/** "l Prise Salz", "I spicchio d'aglio": nobody begins a line with a unit behind an article. A stroke may be of the frame. */
const BEFORE_UNIT = /^[lI](?=\s(?<counted>\p{L}[^,;]{0,40}))/u;
/** "1 funghi" would be one of several: an article. */
const SEVERAL = /^\p{L}+[ie](?!\p{L})/iu;

/** A recognised line with the one that was read as a letter before its unit, or before what is counted behind the food. */
export function withOnesBehindFoods(text: string): string {
  const behind = BEHIND_FOOD.exec(text)?.groups;
  if (behind) return isCounted(behind) ? text.replace(BEHIND_FOOD, '$1$2 1') : text;
  const counted = BEFORE_UNIT.exec(text)?.groups?.['counted'];
  return counted !== undefined && opensWithUnit(counted) ? text.replace(BEFORE_UNIT, '1') : text;
}

/** Whether a line that was recognised had such a letter, and was written with a one. */
export const hasOneForLetter = (read: string, written: string): boolean =>
  BEHIND_FOOD.test(read) && !BEHIND_FOOD.test(written);

function isCounted({ food = '', counted }: Partial<Record<string, string>>): boolean {
  if (!namesFood(food, 3)) return false;
  // What is poured has litres: "Milch, l".
  if (counted === undefined) return findFood(food.trim())?.liquid !== true;
  const [word = ''] = /^\p{L}+/u.exec(counted) ?? [];
  return opensWithUnit(counted) || (isFood(word) && !SEVERAL.test(counted));
}

function opensWithUnit(words: string): boolean {
  const tokens = tokenise(words);
  const [first] = tokens;
  return first !== undefined && first.end - first.start > 1 && readUnit(tokens, 0) !== null;
}
