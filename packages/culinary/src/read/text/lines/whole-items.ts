import { namesFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { VAGUE_AMOUNTS } from '../labels/settled/settled-words.data.ts';
import { isAmountOnly, opensItem } from './item-openings.ts';
import { BEFORE_FOOD, HEADS_REST } from './whole-items.data.ts';

/** Of "nach Belieben" and the like. */
const MOST_VAGUE_WORDS = 2;
const LONGEST_ITEM = 60;
const MOST_WORDS_CUT = 5;
const MOST_WORDS_OF_FOOD = 4;
const SIGNS = /\s[•·▪|*]\s/u;
const ENDS_AT_SIGN = /[•·▪|*,;:–-]$/u;

/** "pane grattugiato quanto basta", "olive oil (to taste)": the amount behind the food ends the line. */
export const endsVaguely = (text: string): boolean => {
  const words = text.trim().toLowerCase().replace(/[()]/g, '').split(/\s+/);
  return Array.from({ length: MOST_VAGUE_WORDS }, (_, at) => at + 1).some(
    (count) => words.length > count && VAGUE_AMOUNTS.has(words.slice(-count).join(' ')),
  );
};

/** Whether a line heads a part of the list and goes on with its items: "Per la gremolada: la scorza di 1 limone". */
export const headsRest = (text: string): boolean => HEADS_REST.test(text);

/** The same in a line of its own: "Per il ripieno: bietole kg. 1; ..." goes on with nothing, however long the row of the other part is. */
export const headsPart = (text: string): boolean => /^\p{Lu}/u.test(text) && headsRest(text);

/** "125 g gekochter" above "Schinken", "200 g fresh" above "spinach": an amount and how its food is, and below it the food without an amount. */
export function awaitsNoun(above: string, below: string): boolean {
  const words = above.trim().split(/\s+/);
  return (
    words.length > 1 &&
    words.length <= MOST_WORDS_CUT &&
    /^[\d¼-¾⅐-⅞]/u.test(above) &&
    BEFORE_FOOD.test(foldText(words.at(-1)!)) &&
    !namesFood(above) &&
    below.split(/\s+/).length <= MOST_WORDS_OF_FOOD &&
    !/[\d¼-¾⅐-⅞:.!?]/u.test(below) &&
    !opensItem(below) &&
    namesFood(below)
  );
}

/**
 * Whether a row of a list whose items are parted by signs begins anew, though the row above ends in none: "… • farina q.b." above
 * "1 bicchiere di vino • …", "… • sale e pepe" above "Per la gremolada: …".
 */
export function beginsRow(above: string, below: string): boolean {
  if (ENDS_AT_SIGN.test(above.trimEnd())) return false;
  if (headsRest(below)) return true;
  const [last, first] = [above.split(SIGNS).at(-1)!, below.split(SIGNS, 1)[0]!];
  return (
    opensItem(first) &&
    !isAmountOnly(first) &&
    first.length <= LONGEST_ITEM &&
    (endsVaguely(last) || (SIGNS.test(above) && SIGNS.test(below) && namesFood(last)))
  );
}
