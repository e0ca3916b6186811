import { isFood, namesFood } from '../../../foods/line-words.ts';
import { opensItem } from '../lines/item-openings.ts';
import { BEGINS_WITH_NEED, JOINS_ITEM, LEADS_ON, SAYS_NEED } from './told-list.data.ts';

/** A sentence says within so many letters that something is needed. */
const LONGEST_LEAD_IN = 160;
const MOST_WORDS_OF_BARE = 3;

/** Of "Per mezzo chilo di pasta ci vogliono 300 g di macinato, ..." what is needed; null where a text does not say so before its first item. */
export function neededIn(text: string): string | null {
  for (const { index, 0: said } of text.slice(0, LONGEST_LEAD_IN).matchAll(SAYS_NEED)) {
    if (listsAlready(text.slice(0, index))) return null;
    const rest = text.slice(index + said.length);
    if (opensItem(rest) || beginsWithFood(rest)) return rest;
  }
  return null;
}

/** "500 g flour, 3 eggs, and you will need ...": a purpose comes before what is needed, items do not. */
const listsAlready = (before: string): boolean =>
  before.split(/[,;]\s/u).filter((part) => opensItem(part) && namesFood(part)).length > 1 ||
  (/^[\d¼-¾⅐-⅞]/u.test(before) && namesFood(before));

/** "Öl zum Ausbacken": so few words, the first of them a food. */
export const beginsWithFood = (text: string): boolean => {
  const [first = '', ...more] = text.split(/[,;.]/u, 1)[0]!.split(' ', MOST_WORDS_OF_BARE + 1);
  return more.length < MOST_WORDS_OF_BARE && isFood(first);
};

/** An item without what joins it to those before it: "poi una costa di sedano", "dann brauchst du noch 2 Eier". */
export function withoutJoint(item: string): string {
  const needed = neededIn(item);
  if (needed !== null) return needed;
  const bare = item.replace(JOINS_ITEM, '').replace(BEGINS_WITH_NEED, '').replace(JOINS_ITEM, '');
  return bare !== item && (opensItem(bare) || namesFood(bare, MOST_WORDS_OF_BARE)) ? bare : item;
}

const LONGEST_JOINT = 40;

/** A line without what leads on to the list below: "a kilo of shin, and then:". */
export function withoutLeadOn(text: string): string {
  const at = Math.max(0, text.length - LONGEST_JOINT);
  return text.slice(0, at) + text.slice(at).replace(LEADS_ON, '');
}
