import { isFood } from '../../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../../line/likelihood/ingredient-likelihood.ts';
import { tokenise } from '../../../../line/tokens/tokenise.ts';
import { readUnit } from '../../../../line/units/units.ts';
import { foldText } from '../../../../words/fold.ts';
import { DENIES_ALONE, KIND_OF_SPOON, SPOONS } from './correction-words.data.ts';
import type { AmountSaid } from './amounts-said.ts';
import type { ListedItem } from './listed-items.ts';
import { isSameWord, wordsOf } from './same-food.ts';

const LONGEST_DENIAL = 40;
const END_OF_CLAUSE = /[,;:.!?()–—]/u;
/** "1 teaspoon of salt, not heaped" is an item of its own. */
const LIKE_ITEM = 0.5;
/** The first letters of a word, by which its other forms are known: "heaping", "heaped". */
const STEM = 4;

/** A unit that is denied without a number, or a kind of spoon, which may name its unit as well. */
interface UnitDenied {
  unit: string | null;
  kind: string | null;
  /** The foods behind it: "not cups of leeks". */
  foods: string[];
}

/**
 * The units that a sentence with these amounts denies without a number, or how full they are: "4 dessertspoons of sugar, not tablespoons"; "3
 * cups of leeks, not cups of onions" denies no cups.
 */
export const unitsDenied = (sentence: string, said: readonly AmountSaid[]): UnitDenied[] =>
  looksLikeIngredient(sentence) > LIKE_ITEM && !saysWhatItIs(said)
    ? []
    : [...sentence.matchAll(DENIES_ALONE)].flatMap(({ index, 0: sign }) => {
        const from = index + sign.length;
        // "not a litre" denies an amount.
        if (said.some(({ start }) => start === from)) return [];
        const behind = sentence.slice(from, from + LONGEST_DENIAL);
        const kind = KIND_OF_SPOON.exec(behind)?.groups!['kind'] ?? null;
        const unit = kind === null ? unitIn(behind) : spoonOf(kind);
        const foods = wordsOf(behind.split(END_OF_CLAUSE, 1)[0]!).filter((word) => isFood(word));
        const isSaid = unit !== null && said.some((amount) => amount.unit === unit);
        return isSaid || (unit === null && kind === null) ? [] : [{ unit, kind, foods }];
      });

/** Whether a sentence says what an amount is: "The ginger is 2 tsp, not tbsp" is no item. */
export const saysWhatItIs = (said: readonly AmountSaid[]): boolean =>
  said.some(({ before }) => SAYS_IS.test(before));
const SAYS_IS =
  /(?<!\p{L})(?:is|are|was|were|ist|sind|war|waren|est|sont|c['’](?:est|était)|ce sont|è|sono|era|erano|es|son|eran)\s$/iu;

const unitIn = (text: string): string | null => readUnit(tokenise(text), 0)?.unit.id ?? null;

/** The tablespoon of "à soupe"; null for "heaped". */
function spoonOf(kind: string): string | null {
  const spoons = SPOONS.map((spoon) => tokenise(`${spoon} ${kind}`));
  const whole = spoons.find((tokens) => readUnit(tokens, 0)?.next === tokens.length);
  return whole === undefined ? null : (readUnit(whole, 0)?.unit.id ?? null);
}

/** Whether an item has one of the units, or is of the kind, that is denied of its food. */
export const hasUnitDenied = (
  denied: readonly UnitDenied[],
  { text, words, amounts }: Pick<ListedItem, 'text' | 'words' | 'amounts'>,
): boolean =>
  denied.some(({ unit, kind, foods }) => {
    const isOfIt =
      foods.length === 0 || foods.some((food) => words.some((own) => isSameWord(own, food)));
    const stem = kind === null ? null : foldText(kind).slice(0, unit === null ? STEM : undefined);
    return (
      isOfIt &&
      ((unit !== null && amounts.some((amount) => amount.unit === unit)) ||
        (stem !== null && foldText(text).includes(stem)))
    );
  });
