import { foldWords } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import type { Food } from './food.ts';
import { breakWords } from './passing-words.data.ts';
import type { FoodName } from './lexicon-food.ts';
import { lexicon } from './read-lexicon.ts';
import { singular } from '../words/singular.ts';

export type ForeignLanguage = Exclude<Language, 'en'>;

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
    index = buildForeign(language);
    foreign.set(language, index);
  }
  return index;
}

const apostrophe = /['\u2019\u02bc]/;

/** Folded words; "goat's" is one word. */
export function nameWords(name: string): string[] {
  const folded = foldWords(
    apostrophe.test(name) ? name.replace(/['\u2019\u02bc](?=s?(?![\p{L}\p{N}]))/gu, '') : name,
  );
  return folded === '' ? [] : folded.split(' ');
}

function buildEnglish(): EnglishIndex {
  const phrases = new Map<string, NamedFood>();
  const singulars = new Map<string, NamedFood>();
  const add = (name: string, food: Food, isKind: boolean) => {
    const words = nameWords(name);
    const [asWritten, single] = [words.join(' '), words.map(singular)];
    const named = { food, kind: isKind ? kindWords(single, food) : [] };
    if (!phrases.has(asWritten)) phrases.set(asWritten, named);
    if (!singulars.has(single.join(' '))) singulars.set(single.join(' '), named);
  };
  // The name of a food goes before what others are called besides.
  for (const { food } of lexicon())
    for (const name of [food.name, food.plural]) add(name, food, false);
  eachForm('en', (form, { kind }, food) => add(form, food, kind));
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

function buildForeign(language: ForeignLanguage): FoodIndex {
  const phrases = new Map<string, NamedFood>();
  eachForm(language, (form, { kind }, food) => {
    const words = nameWords(form);
    const phrase = words.join(' ');
    if (!phrases.has(phrase)) phrases.set(phrase, { food, kind: kind ? words : [] });
  });
  return { phrases, longest: longestOf([...phrases.keys()]) };
}

/** The names of all foods in a language, those of kinds behind all others. */
function eachForm(
  language: Language,
  visit: (form: string, name: FoodName, food: Food) => void,
): void {
  for (const kind of [false, true])
    for (const { food, names } of lexicon())
      for (const name of names[language])
        if (name.kind === kind) for (const form of name.forms) visit(form, name, food);
}

function longestOf(phrases: readonly string[]): number {
  return phrases.reduce((longest, phrase) => Math.max(longest, phrase.split(' ').length), 1);
}
