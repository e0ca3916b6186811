import { foldWords } from '../words/fold-words.ts';
import { foodNames } from './food-names.data.ts';
import type { Food } from './food.ts';
import { readFoodTable } from './food-table.ts';
import { foreignNames } from './foreign-names.data.ts';
import { singular } from './singular.ts';
import { breakWords } from './passing-words.data.ts';

/** The languages after English in which foods are known, in the columns of the tables of names. */
export const foreignLanguages = ['de', 'fr', 'it', 'es', 'nl', 'pt', 'sv'] as const;
export type ForeignLanguage = (typeof foreignLanguages)[number];

/** What a phrase names. */
export interface NamedFood {
  food: Food;
  /** Of a kind of the food the words that tell it from others: "gouda"; empty for names of the food itself. */
  kind: readonly string[];
}

/** Phrases of one language and the foods that they name. */
export interface FoodIndex {
  phrases: ReadonlyMap<string, NamedFood>;
  /** Words in the longest phrase. */
  longest: number;
}

export interface EnglishIndex extends FoodIndex {
  /** The same with each word in the singular; asked after the phrases as written, so that "peppers" is not "pepper". */
  singulars: ReadonlyMap<string, NamedFood>;
  /** Phrases in the singular that hold a word which elsewhere ends the name: "half and half". */
  joined: readonly string[];
}

let english: EnglishIndex | null = null;
const foreign = new Map<ForeignLanguage, FoodIndex>();

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
  const phrases = new Map<string, NamedFood>();
  const singulars = new Map<string, NamedFood>();
  const add = (name: string, food: Food, isKind = false) => {
    const words = nameWords(name);
    const [asWritten, single] = [words.join(' '), words.map(singular)];
    const named = { food, kind: isKind ? kindWords(single, food) : [] };
    if (!phrases.has(asWritten)) phrases.set(asWritten, named);
    if (!singulars.has(single.join(' '))) singulars.set(single.join(' '), named);
  };
  const rows = readFoodTable();
  for (const { food } of rows) for (const name of [food.name, food.plural]) add(name, food);
  for (const { food, aliases } of rows) for (const alias of aliases) add(alias, food);
  for (const { food, kinds } of rows) for (const kind of kinds) add(kind, food, true);
  const all = [...singulars.keys()];
  return {
    phrases,
    singulars,
    longest: longestOf(all),
    joined: all.filter((phrase) => phrase.split(' ').some((word) => breakWords.has(word))),
  };
}

/** What is left of a kind's name without the food's: "dijon" of "dijon mustard". */
function kindWords(words: readonly string[], food: Food): readonly string[] {
  const shared = new Set(nameWords(`${food.name} cheese`).map(singular));
  const own = words.filter((word) => !shared.has(word));
  return own.length > 0 ? own : words;
}

function buildForeign(column: number): FoodIndex {
  const phrases = new Map<string, NamedFood>();
  for (const table of [foodNames, foreignNames]) {
    for (const row of table.trim().split('\n')) {
      const cells = row.split('|').map((cell) => cell.trim());
      const named = namedInEnglish(cells[0] ?? '');
      if (named === null) continue;
      for (const form of (cells[column] ?? '').split('/')) {
        const words = nameWords(form);
        const phrase = words.join(' ');
        if (phrase !== '' && !phrases.has(phrase))
          phrases.set(phrase, form.startsWith('~') ? { food: named.food, kind: words } : named);
      }
    }
  }
  return { phrases, longest: longestOf([...phrases.keys()]) };
}

/** "pepper/peppers" is the vegetable, "pepper" the spice: the plural decides. */
function namedInEnglish(cell: string): NamedFood | null {
  const { phrases, singulars } = englishIndex();
  for (const form of cell.split('/').reverse()) {
    const words = nameWords(form);
    const named = phrases.get(words.join(' ')) ?? singulars.get(words.map(singular).join(' '));
    if (named) return named;
  }
  return null;
}

function longestOf(phrases: readonly string[]): number {
  return phrases.reduce((longest, phrase) => Math.max(longest, phrase.split(' ').length), 1);
}
