import { findFood, type Food } from '../../foods/find-food.ts';
import type { Allergen } from '../../foods/allergens.data.ts';
import { matchFood } from '../../foods/match-food.ts';
import { foldText, foldWords } from '../../words/fold.ts';
import { checkDiet } from '../../find/diets/check-diet.ts';
import { dishes } from '../dishes/read-dishes.ts';
import { magicDiets, type MagicDiet } from '../magic-recipe.ts';
import { profileOf } from '../write/fits-diet.ts';
import {
  allergenWords,
  milkProteinWords,
  betweenFoods,
  coeliacWords,
  dietWords,
  freeEndings,
  freeWords,
  idleWords,
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
  /** The diet that its words ask for; null where they ask for none. */
  diet: MagicDiet | null;
  /** It is longer than what was read of it. */
  isCut: boolean;
  /** Foods that must not be in it. */
  without: readonly Food[];
  /** Kind of dish, as one of our dishes names it; null where none is named. */
  kind: string | null;
  /** The food that the words of the kind may mean instead: sour cream where "cream" is a kind; null where they mean none. */
  kindAsFood: Food | null;
  /** A food or a kind of dish is known, and beside it stand words that are neither. */
  isPartial: boolean;
  /** Words say what is asked for, and no food and no kind of dish is known of them. */
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
  diet: null,
  isCut: false,
  without: [],
  withoutAllergens: [],
  kind: null,
  kindAsFood: null,
  isPartial: false,
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
const milkProtein = new RegExp(`\\b(?:${milkProteinWords})`, 'g');
const unheeded = new RegExp(`\\b(?:${unheededWords})\\b`, 'gu');

/** The foods and the kind of dish that a cook's words name, in any of the eight languages. Words that are neither are left aside. */
export function readWish(text: string | null): ReadWish {
  const whole = (text ?? '').trim();
  const isCut = whole.length > LONGEST_READ;
  const said = foldText(isCut ? frontOf(whole) : whole)
    .replace(coeliac, 'gluten-free ')
    .replace(milkProtein, 'dairy');
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
  const asked = dietIn(wished);
  const kind = kindIn(asked.rest);
  const rest = kind === null ? asked.rest : asked.rest.replace(kind.words, ' ');
  const { foods, left } = readFoods(rest);
  const unfollowed = [...new Set(said.match(unheeded) ?? [])];
  const tells = left.some(isTelling);
  return {
    foods,
    diet: asked.diet,
    isCut,
    without,
    withoutAllergens,
    kind: kind?.kind ?? null,
    kindAsFood: kind === null ? null : foodAround(kind, asked.rest),
    isPartial: foods.length + (kind === null ? 0 : 1) > 0 && tells,
    isUnknown: tells && foods.length === 0 && kind === null,
    asksFree,
    unheeded: unfollowed,
  };
}

/** As many whole words as are read; of one word without end its front. */
function frontOf(text: string): string {
  const front = text.slice(0, LONGEST_READ);
  const end = front.lastIndexOf(' ');
  return end > 0 ? front.slice(0, end) : front;
}

/** The diet that words ask for, and the words without it. "Vegan butter" asks for a product, and for no diet. */
function dietIn(said: string): { diet: MagicDiet | null; rest: string } {
  for (const [diet, words] of dietWords) {
    const found = words.exec(said);
    if (found === null) continue;
    const [next = ''] = said.slice(found.index + found[0].length).match(/[\p{L}-]+/u) ?? [];
    if (next !== '' && findFood(next) !== null && !eats(diet, findFood(next)!.name)) continue;
    return { diet, rest: said.replace(found[0], ' ') };
  }
  return { diet: null, rest: said };
}

/** Of the diet that is chosen and the one that the words of the wish ask for the one that leaves out more. */
export const stricterDiet = (chosen: MagicDiet, said: MagicDiet | null): MagicDiet =>
  said !== null && magicDiets.indexOf(said) > magicDiets.indexOf(chosen) ? said : chosen;

const eats = (diet: MagicDiet, name: string): boolean =>
  checkDiet([{ name, originalText: name }], profileOf(diet), 'en').compatible;

/** What a wish names behind "without" and in front of "free". */
const unwantedIn = (said: string): string =>
  [...said.matchAll(inFrontOfFree), ...said.matchAll(behindWithout)]
    .map(([, words]) => words)
    .join(' ');

function addFoods(foods: Food[], words: string): string {
  foods.push(...readFoods(words).foods);
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

/** The food of the part of a wish in which a kind of dish stands. */
function foodAround({ kind, words }: { kind: string; words: string }, text: string): Food | null {
  const part = text.split(betweenFoods).find((one) => foldWords(one).includes(words)) ?? kind;
  const match = matchFood(part);
  return match === null || match.loose ? findFood(kind, 'en') : match.food;
}

interface FoodsRead {
  foods: Food[];
  /** Words that are none. */
  left: string[];
}

/** Its parts, each as one food, else its single words. */
function readFoods(text: string): FoodsRead {
  const parts = text.split(betweenFoods).map((part) => part.trim());
  const read = parts.slice(0, MOST_PARTS).filter(Boolean).map(readPart);
  return {
    foods: [...new Set(read.flatMap(({ foods }) => foods))],
    left: read.flatMap(({ left }) => left),
  };
}

function readPart(part: string): FoodsRead {
  const match = matchFood(part);
  return match === null || match.loose || isByTheWay(part, match.rest)
    ? readWords(part)
    : { foods: [match.food], left: [...match.rest] };
}

/**
 * Whether what names the food beside other words means none: the kids who eat along are no goats. Where every word is left over, as in "pate a choux",
 * it is the name of a kind of the food.
 */
function isByTheWay(part: string, rest: readonly string[]): boolean {
  const named = part.split(' ').filter((word) => !rest.includes(word));
  return rest.length > 0 && named.length > 0 && named.every((word) => idleWords.has(word));
}

function readWords(part: string): FoodsRead {
  const words = part.split(' ').filter((word) => word.length > 2);
  const foods: Food[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = foodNamed(words[at + 1], `${words[at]} ${words[at + 1]}`);
    const food = pair ?? foodNamed(words[at], words[at]!);
    if (food === null) left.push(words[at]!);
    else foods.push(food);
    if (pair !== null) at += 1;
  }
  return { foods, left };
}

/** The food that words name, if the last of them is none that stands in every wish. */
const foodNamed = (last: string | undefined, words: string): Food | null =>
  last === undefined || idleWords.has(last) ? null : findFood(words);

/** Whether a word may say what is wanted: none that stands in every wish. */
const isTelling = (word: string): boolean => /\p{L}/u.test(word) && !idleWords.has(word);
