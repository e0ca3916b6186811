import { isFood, namesFood } from '../../../foods/line-words.ts';
import { findDurations } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import { servingWords } from '../../../words/yield-words.data.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { opensItem } from '../lines/item-openings.ts';
import { BEGINS_WITH_NEED, JOINS_ITEM, LEADS_ON, SAYS_NEED } from './told-list.data.ts';

/** A sentence says within so many letters that something is needed. */
const LONGEST_LEAD_IN = 160;
const MOST_WORDS_OF_BARE = 3;
const LONGEST_TIME = 40;

/** Of "Per mezzo chilo di pasta ci vogliono 300 g di macinato, ..." what is needed; null where a text does not say so before its first item. */
export function neededIn(text: string): string | null {
  for (const { index, 0: said } of text.slice(0, LONGEST_LEAD_IN).matchAll(SAYS_NEED)) {
    if (listsAlready(text.slice(0, index))) return null;
    const rest = withoutEaters(text.slice(index + said.length));
    // "In tutto ci va un'ora e mezza": a time is no item.
    if (findDurations(timesInFigures(rest.slice(0, LONGEST_TIME)))[0]?.start === 0) continue;
    if (opensItem(rest) || beginsWithFood(rest)) return rest;
  }
  return null;
}

/** "für vier Personen vier Forellen": for how many it is stands between the verb and what is needed. */
function withoutEaters(rest: string): string {
  const [opening = '', eaters = ''] = FOR_SO_MANY.exec(rest) ?? [];
  return servings.has(foldText(eaters)) ? rest.slice(opening.length) : rest;
}
const FOR_SO_MANY =
  /^(?:for|für|pour|per|para|voor|till|för)\s(?:\d{1,2}(?:\s?[-–]\s?\d{1,2})?|\p{L}{2,12})\s(\p{L}{3,12})[,:]?\s(?=\S)/iu;
const servings = new Set(servingWords);

/** Of "Pour six personnes : 800 g d'épaule, ..." what stands behind for how many it is; null where a sentence does not begin so. */
export function listedForEaters(text: string): string | null {
  const [opening = '', said = ''] = /^([^:.!?,;]{3,50}?)\s?:\s(?=\S)/u.exec(text) ?? [];
  if (opening === '' || fedStatement(said) === null) return null;
  const rest = text.slice(opening.length);
  return opensItem(rest) || beginsWithFood(rest) ? rest : null;
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
