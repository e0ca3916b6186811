import { foldWords } from '../classify/fold-words.ts';
import { foodNames } from '../translate/food-names.data.ts';
import type { Food } from './food.ts';
import { readFoodTable } from './food-table.ts';
import { foreignNames } from './foreign-names.data.ts';
import { singular } from './singular.ts';
import { breakWords } from './passing-words.data.ts';

/** The languages after English in which foods are known, in the columns of the tables of names. */
export const foreignLanguages = ['de', 'fr', 'it', 'es', 'nl', 'pt', 'sv'] as const;
export type ForeignLanguage = (typeof foreignLanguages)[number];

/** Phrases of one language and the foods that they name. */
export interface FoodIndex {
  phrases: ReadonlyMap<string, Food>;
  /** Words in the longest phrase. */
  longest: number;
}

export interface EnglishIndex extends FoodIndex {
  /** The same with each word in the singular; asked after the phrases as written, so that "peppers" is not "pepper". */
  singulars: ReadonlyMap<string, Food>;
  /** Phrases that hold a word which elsewhere ends the name: "half and half". */
  joined: readonly string[];
}

let english: EnglishIndex | null = null;
const foreign = new Map<ForeignLanguage, FoodIndex>();

export function allFoods(): readonly Food[] {
  return [...new Set(englishIndex().phrases.values())];
}

export function englishIndex(): EnglishIndex {
  english ??= buildEnglish();
  return english;
}

export function foreignIndex(language: ForeignLanguage): FoodIndex {
  let index = foreign.get(language);
  if (!index) {
    index = buildForeign(foreignLanguages.indexOf(language) + 1);
    foreign.set(language, index);
  }
  return index;
}

/** Folded words; "goat's" is one word. */
export function nameWords(name: string): string[] {
  const folded = foldWords(name.replace(/['\u2019\u02bc](?=s?(?![\p{L}\p{N}]))/gu, ''));
  return folded === '' ? [] : folded.split(' ');
}

function buildEnglish(): EnglishIndex {
  const phrases = new Map<string, Food>();
  const singulars = new Map<string, Food>();
  const add = (name: string, food: Food) => {
    const words = nameWords(name);
    const [asWritten, single] = [words.join(' '), words.map(singular).join(' ')];
    if (!phrases.has(asWritten)) phrases.set(asWritten, food);
    if (!singulars.has(single)) singulars.set(single, food);
  };
  const rows = readFoodTable();
  for (const { food } of rows) for (const name of [food.name, food.plural]) add(name, food);
  for (const { food, aliases } of rows) for (const alias of aliases) add(alias, food);
  const all = [...phrases.keys()];
  return { phrases, singulars, longest: longestOf(all), joined: all.filter((phrase) => phrase.split(' ').some((word) => breakWords.has(word))) };
}

function buildForeign(column: number): FoodIndex {
  const phrases = new Map<string, Food>();
  for (const table of [foodNames, foreignNames]) {
    for (const row of table.trim().split('\n')) {
      const cells = row.split('|').map((cell) => cell.trim());
      const food = foodOfEnglish(cells[0] ?? '');
      if (food === null) continue;
      for (const form of (cells[column] ?? '').split('/')) {
        const phrase = nameWords(form).join(' ');
        if (phrase !== '' && !phrases.has(phrase)) phrases.set(phrase, food);
      }
    }
  }
  return { phrases, longest: longestOf([...phrases.keys()]) };
}

/** "pepper/peppers" is the vegetable, "pepper" the spice: the plural decides. */
function foodOfEnglish(cell: string): Food | null {
  const { phrases, singulars } = englishIndex();
  for (const form of cell.split('/').reverse()) {
    const words = nameWords(form);
    const food = phrases.get(words.join(' ')) ?? singulars.get(words.map(singular).join(' '));
    if (food) return food;
  }
  return null;
}

function longestOf(phrases: readonly string[]): number {
  return phrases.reduce((longest, phrase) => Math.max(longest, phrase.split(' ').length), 1);
}
