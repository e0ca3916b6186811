import { namesFood } from '../../../foods/line-words.ts';
import { isMeasuredItem, opensItem } from '../lines/item-openings.ts';
import { AS_WELL, COMES_AS_WELL } from './goes-on-list.data.ts';
import { isSomeOf, splitList } from './list-items.ts';
import { PART_OF_LIST } from './list-parts.ts';
import { opensWork } from './opens-work.ts';
import { beginsWithFood, neededIn, withoutJoint } from './told-list.ts';

const LONGEST = 240;
const LONGEST_ITEM = 70;

/**
 * Of a sentence that goes on with a list told right above it the items: "Then there's 150 ml milk, and a bit more for brushing", "Para el molde,
 * mantequilla y pan rallado", "Serve anche un pizzico di noce moscata". Null of one that tells anything else.
 */
export function goesOnWith(sentence: string): string | null {
  if (sentence.length > LONGEST || /[?:]\s*$/.test(sentence)) return null;
  const rest =
    afterOpening(sentence, COMES_AS_WELL) ??
    afterOpening(sentence, PART_OF_LIST) ??
    neededIn(sentence) ??
    otherThan(sentence, withoutJoint(sentence));
  if (rest === null) return null;
  const items = splitList(withoutAsWell(rest));
  // What led on to the first was a verb: "faites fondre 50 g de beurre".
  if (items.length === 0 || !rest.startsWith(items[0]!.slice(0, 4))) return null;
  const isMarked = /^[^:]{3,50}:\s/u.test(sentence);
  return items.every((item) => isItem(item) || isMoreOf(item) || (isMarked && isFewWords(item)))
    ? rest
    : null;
}

/** "Then there's a grating of nutmeg as well": without what only says that it is on the list, too. */
export function withoutAsWell(text: string): string {
  const bare = text.replace(AS_WELL, '').replace(/(?<=\p{L}{3})\.$/u, '');
  const rest = afterOpening(bare, COMES_AS_WELL);
  return rest !== null && isItem(splitList(rest)[0] ?? '') ? rest : bare;
}

function afterOpening(sentence: string, opening: RegExp): string | null {
  const found = opening.exec(sentence)?.[0] ?? '';
  return found === '' ? null : sentence.slice(found.length);
}

const otherThan = (text: string, other: string): string | null => (other === text ? null : other);

const isItem = (item: string): boolean =>
  item.length <= LONGEST_ITEM &&
  !opensWork(item) &&
  ((opensItem(item) && (namesFood(item) || isMeasuredItem(item))) ||
    (isSomeOf(item) && namesFood(item)) ||
    beginsWithFood(item.toLowerCase().replaceAll(/['’]/g, ' ')));

/** "soft white rolls", behind a colon */
const isFewWords = (item: string): boolean =>
  item.split(' ').length <= MOST_BARE_WORDS && namesFood(item, 3) && !opensWork(item);
const MOST_BARE_WORDS = 4;

/** "a bit more for brushing" */
const isMoreOf = (item: string): boolean => /\s(?:more|mehr|plus|più|más)\s/iu.test(item);
