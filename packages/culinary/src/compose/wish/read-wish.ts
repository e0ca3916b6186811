import { findFood, type Food } from '../../foods/find-food.ts';
import type { Allergen } from '../../foods/allergens.data.ts';
import { foldText, foldWords } from '../../words/fold.ts';
import { dishes } from '../dishes/read-dishes.ts';
import {
  allergenWords,
  betweenFoods,
  coeliacWords,
  freeEndings,
  freeWords,
  kindWords,
  unheededWords,
  withoutWords,
} from './wish-words.data.ts';

/** Of a long wish the front is read: nobody needs more to name a dish. */
const LONGEST_READ = 200;
const MOST_PARTS = 12;

/** What of a wish was understood. */
export interface ReadWish {
  /** Foods in the order in which they are named. */
  foods: readonly Food[];
  /** Foods that must not be in it. */
  without: readonly Food[];
  /** Kind of dish, as one of our dishes names it; null where none is named. */
  kind: string | null;
  /** Something was asked, and nothing of it is known. */
  isUnknown: boolean;
  /** Allergens that must not be in it. */
  withoutAllergens: readonly Allergen[];
  /** It says of an allergen or the like that it must be absent, for which nobody can vouch here. */
  asksFree: boolean;
  /** What it asks of the recipe as a whole that no rule here checks: "halal". */
  unheeded: readonly string[];
}

const nothing: ReadWish = {
  foods: [],
  without: [],
  withoutAllergens: [],
  kind: null,
  isUnknown: false,
  asksFree: false,
  unheeded: [],
};
const behindWithout = new RegExp(`\\b(?:${withoutWords})\\s+([^,;.]{1,60})`, 'g');
const inFrontOfFree = new RegExp(
  `\\b(\\p{L}{2,20}?)(?:[ -](?:${freeWords})|(?:${freeEndings}))\\b`,
  'gu',
);
const coeliac = new RegExp(`\\b(?:${coeliacWords})\\b`, 'g');
const unheeded = new RegExp(`\\b(?:${unheededWords})\\b`, 'gu');

/** The foods and the kind of dish that a cook's words name, in any of the eight languages. Words that are neither are left aside. */
export function readWish(text: string | null): ReadWish {
  const said = foldText((text ?? '').slice(0, LONGEST_READ)).replace(coeliac, 'gluten-free ');
  if (said === '') return nothing;
  const without: Food[] = [];
  const withoutAllergens = Object.entries(allergenWords)
    .filter(([word]) => new RegExp(`\\b(?:${word})`).test(unwantedIn(said)))
    .flatMap(([, named]) => named);
  const asksFree = said.search(inFrontOfFree) !== -1;
  const wished = said
    .replace(unheeded, ' ')
    .replace(inFrontOfFree, (_, word: string) => addFoods(without, word))
    .replace(behindWithout, (_, words: string) => addFoods(without, words));
  const kind = kindIn(wished);
  const rest = kind === null ? wished : wished.replace(kind.words, ' ');
  const foods = foodsIn(rest);
  // "Ramen noodles" are a food where no dish is called so.
  const named = foods.length === 0 && kind === null ? foodsIn(wished) : foods;
  const unfollowed = [...new Set(said.match(unheeded) ?? [])];
  const isUnknown =
    unfollowed.length + named.length + without.length + withoutAllergens.length === 0 &&
    kind === null &&
    !asksFree;
  return {
    foods: named,
    without,
    withoutAllergens,
    kind: kind?.kind ?? null,
    isUnknown,
    asksFree,
    unheeded: unfollowed,
  };
}

/** What a wish names behind "without" and in front of "free". */
const unwantedIn = (said: string): string =>
  [...said.matchAll(inFrontOfFree), ...said.matchAll(behindWithout)]
    .map(([, words]) => words)
    .join(' ');

function addFoods(foods: Food[], words: string): string {
  foods.push(...foodsIn(words));
  return ' ';
}

let kinds: readonly (readonly [words: string, kind: string])[] | undefined;

/** The longest name of a kind of dish in a text. */
function kindIn(text: string): { kind: string; words: string } | null {
  kinds ??= [
    ...dishes().flatMap((dish) => dish.kinds.map((kind) => [kind, kind] as const)),
    ...Object.entries(kindWords).flatMap(([kind, names]) =>
      names.split(', ').map((name) => [name, kind] as const),
    ),
  ].sort(([a], [b]) => b.length - a.length);
  const padded = ` ${foldWords(text)} `;
  const found = kinds.find(([words]) => padded.includes(` ${foldWords(words)} `));
  return found === undefined ? null : { kind: found[1], words: foldWords(found[0]) };
}

/** The whole as one food, else its parts, else its single words. */
function foodsIn(text: string): Food[] {
  const whole = findFood(text);
  const parts = text.split(betweenFoods).map((part) => part.trim());
  if (whole !== null && parts.length === 1) return [whole];
  const found: Food[] = [];
  for (const part of parts.slice(0, MOST_PARTS)) {
    const food = part === '' ? null : findFood(part);
    if (food !== null) found.push(food);
    else found.push(...foodsOfWords(part));
  }
  return [...new Set(found)];
}

function foodsOfWords(part: string): Food[] {
  const words = part.split(' ').filter((word) => word.length > 2);
  const found: Food[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = at + 1 < words.length ? findFood(`${words[at]} ${words[at + 1]}`) : null;
    const food = pair ?? findFood(words[at]!);
    if (food !== null) found.push(food);
    if (pair !== null) at += 1;
  }
  return found;
}
