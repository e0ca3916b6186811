import { foldText, foldWords } from '../../words/fold.ts';
import type { Aisle } from '../../foods/aisles.data.ts';
import type { Food } from '../../foods/food.ts';
import type { FoodMatch } from '../../foods/food-span.ts';
import { matchFood } from '../../foods/match-food.ts';
import { passingWords } from '../../foods/passing-words.data.ts';
import { singular } from '../../words/singular.ts';
import { memoise } from '../../words/memoise.ts';
import { gradesIn } from './grades.ts';
import { drained } from './packs.data.ts';
import { cookedWords, frozenWords } from './shopping-words.data.ts';
import { boughtAs, openKinds } from './open-kinds.data.ts';
import { sizedSortIn } from './sized-sort.ts';
import { smallCompound } from './sized-sorts.data.ts';
import { betterSorts, sortsApart } from './sorts.data.ts';

/** What a name stands for in the shop. */
export interface Identity {
  /** Lines with one key are one thing to buy. */
  key: string;
  /** Null where it is not surely known, so that nothing is weighed by a guess. */
  food: Food | null;
  aisle: Aisle;
  /** From the tap, and nothing else. */
  fromTap: boolean;
  language: string;
}

/** Of the units only these change what is bought. */
const packed = {
  can: memoise((name, language) => read(name, 'can', language)),
  jar: memoise((name, language) => read(name, 'jar', language)),
};
const unpacked = memoise((name, language) => read(name, null, language));

/**
 * What to buy for a name. Words of cutting and cooking do not make another thing of it, words of the variety do: chopped onions are onions, red ones are
 * not, and smoked paprika is no paprika. A better sort of a food is it too: extra virgin olive oil. Nor do figures that grade a food: milk of 3.5 % is not
 * milk of 2 %, flour 00 not flour 0. `unit` tells the tin from the fresh food.
 */
export function identify(name: string, unit: string | null, language: string | null): Identity {
  const identityOf = unit === 'can' || unit === 'jar' ? packed[unit] : unpacked;
  return identityOf(name, language);
}

function read(name: string, unit: 'can' | 'jar' | null, language: string | null): Identity {
  const found = named(name, unit, language);
  const grades = gradesIn(name);
  return grades.length === 0
    ? found
    : { ...found, key: [found.key, ...grades].join(' '), fromTap: false };
}

function named(name: string, unit: 'can' | 'jar' | null, language: string | null): Identity {
  const match = matchFood(name, language);
  if (match === null || match.loose) {
    const apart = name.replace(smallCompound, '$& ');
    if (apart !== name) return named(apart, unit, language);
    const words = foldWords(name).split(' ').filter(Boolean);
    const own = words
      .filter((word) => !passingWords.has(word))
      .map(singular)
      .sort();
    const aisle = aisleOf(match?.food.aisle ?? 'Other', words, unit);
    return {
      key: `name ${(own.length > 0 ? own : words).join(' ') || name}`,
      food: null,
      aisle,
      fromTap: false,
      language: match?.language ?? language ?? 'en',
    };
  }
  const tinned = cannedKindOf(match.food, unit);
  const plain = tinned?.food ?? inItsLanguage(match);
  const sized = sizedSortIn(name, plain);
  const food = sized?.food ?? plain;
  const rest = [...new Set([...match.rest, ...(tinned?.rest ?? [])])].sort();
  const open = openKinds[food.id]?.test(foldText(name).trim()) === true ? ['any'] : [];
  const sorts = sized === null ? sortsIn(food, name, rest) : [sized.sort];
  return {
    key: [food.id, ...sorts, ...open].join(' '),
    food,
    aisle: aisleOf(food.aisle, rest, unit),
    language: match.language,
    fromTap: food.water && rest.length === 0,
  };
}

/** What a food is bought as in the language that names it. */
function inItsLanguage({ food, language }: FoodMatch): Food {
  const [own, other] = boughtAs[food.id] ?? [];
  return own === language ? (matchFood(other!, 'en')?.food ?? food) : food;
}

/** The words that make another thing of a food, without those of a better sort and with those that the lexicon passes over. */
function sortsIn({ id }: Food, name: string, rest: readonly string[]): readonly string[] {
  const better = betterSorts[id];
  const [sort, words] = sortsApart[id] ?? [];
  // Boiled ones are what a tin holds
  const raw = drained.has(id) ? rest.filter((word) => !cookedWords.test(word)) : rest;
  const kept = better ? raw.filter((word) => word !== 'extra' && !better.test(word)) : raw;
  return sort === undefined || words?.test(foldText(name)) !== true
    ? kept
    : [sort, ...kept.filter((word) => !words.test(word))];
}

/** "1 can tomatoes" are canned tomatoes, plum tomatoes a kind of them; null for what has no name in tins. */
function cannedKindOf(food: Food, unit: 'can' | 'jar' | null): FoodMatch | null {
  if (unit === null || food.aisle === 'Tins and jars') return null;
  const canned = matchFood(`canned ${food.name}`, 'en');
  return canned !== null && !canned.loose && canned.food.aisle === 'Tins and jars' ? canned : null;
}

function aisleOf(aisle: Aisle, words: readonly string[], unit: 'can' | 'jar' | null): Aisle {
  if (words.some((word) => frozenWords.has(word))) return 'Frozen';
  return unit === 'can' &&
    (aisle === 'Fruit and vegetables' || aisle === 'Fish counter' || aisle === 'Other')
    ? 'Tins and jars'
    : aisle;
}
