import { type ByParts, inOneGo } from '../words/by-parts.ts';
import { foldWords } from '../words/fold.ts';
import { type Language, languages } from '../words/language.ts';
import type { Food } from './food.ts';
import { breakWords } from './passing-words.data.ts';
import type { FoodName, LexiconFood } from './lexicon-food.ts';
import { lexicon } from './read-lexicon.ts';
import { singular } from '../words/singular.ts';

export type ForeignLanguage = Exclude<Language, 'en'>;

/** What a phrase names. */
export interface NamedFood {
  food: Food;
  /** Of a kind of the food the words that tell it from others: "gouda"; empty for names of the food itself. */
  kind: readonly string[];
  /** Only a cut or a form of meat, which its neighbours may be of another animal or a plant. */
  cut: boolean;
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
  english ??= inOneGo(buildEnglish());
  return english;
}

/** Reads the names of all foods in all languages, unless that was done before. */
export function* namesReady(): ByParts<void> {
  english ??= yield* buildEnglish();
  for (const language of languages) {
    if (language !== 'en') foreignIndex(language);
    yield;
  }
}

/** Names between two rests: a few milliseconds. */
const PART = 500;

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
  const folded = foldName(name);
  return folded === '' ? [] : folded.split(' ');
}

const foldName = (name: string): string =>
  foldWords(
    apostrophe.test(name) ? name.replace(/['\u2019\u02bc](?=s?(?![\p{L}\p{N}]))/gu, '') : name,
  );

function* buildEnglish(): ByParts<EnglishIndex> {
  const phrases = new Map<string, NamedFood>();
  const singulars = new Map<string, NamedFood>();
  const add = (name: string, food: Food, isKind: boolean, cut: boolean) => {
    const asWritten = foldName(name);
    const single = asWritten.split(' ').map(singular);
    const asSingular = single.join(' ');
    if (phrases.has(asWritten) && singulars.has(asSingular)) return;
    const named =
      isKind || cut ? { food, kind: isKind ? kindWords(single, food) : [], cut } : itself(food);
    if (!phrases.has(asWritten)) phrases.set(asWritten, named);
    if (!singulars.has(asSingular)) singulars.set(asSingular, named);
  };
  // The name of a food goes before what others are called besides.
  for (const [at, row] of lexicon().entries()) {
    if (at % PART === PART - 1) yield;
    for (const name of [row.food.name, row.food.plural])
      add(name, row.food, false, isCut(row, row.names.en[0]!));
  }
  let at = 0;
  for (const { form, name, row } of allForms('en')) {
    if (at++ % PART === 0) yield;
    add(form, row.food, name.kind, isCut(row, name));
  }
  const all = [...singulars.keys()];
  return {
    phrases,
    singulars,
    longest: longestOf(all),
    joined: all.filter((phrase) => phrase.split(' ').some((word) => breakWords.has(word))),
  };
}

const itself: (food: Food) => NamedFood = keptFor((food) => ({
  food,
  kind: [],
  cut: false,
}));
const ownWords = keptFor((food) => new Set(nameWords(`${food.name} cheese`).map(singular)));

/** What is made of a food once, for all its names. */
function keptFor<Made>(make: (food: Food) => Made): (food: Food) => Made {
  const known = new WeakMap<Food, Made>();
  return (food) => {
    let made = known.get(food);
    if (made === undefined) known.set(food, (made = make(food)));
    return made;
  };
}

/** What is left of a kind's name without the food's: "dijon" of "dijon mustard". */
function kindWords(words: readonly string[], food: Food): readonly string[] {
  const shared = ownWords(food);
  const own = words.filter((word) => !shared.has(word));
  return own.length > 0 ? own : words;
}

function buildForeign(language: ForeignLanguage): FoodIndex {
  const phrases = new Map<string, NamedFood>();
  for (const { form, name, row } of allForms(language)) {
    const phrase = foldName(form);
    if (phrases.has(phrase)) continue;
    const { food } = row;
    const cut = isCut(row, name);
    phrases.set(
      phrase,
      name.kind || cut ? { food, kind: name.kind ? kindOf(name, food) : [], cut } : itself(food),
    );
  }
  return { phrases, longest: longestOf(phrases.keys()) };
}

/** What tells a kind from others, in any number: what English calls it, where that is known. */
const kindOf = ({ forms, english }: FoodName, food: Food): readonly string[] =>
  english === null
    ? foldName(forms[0]!).split(' ')
    : kindWords(foldName(english[0]!).split(' ').map(singular), food);

/** The names of all foods in a language, those of kinds behind all others. */
function* allForms(
  language: Language,
): Generator<{ form: string; name: FoodName; row: LexiconFood }> {
  for (const kind of [false, true])
    for (const row of lexicon())
      for (const name of row.names[language])
        if (name.kind === kind) for (const form of name.forms) yield { form, name, row };
}

/** Whether a name says how meat is cut or made, and not of what: all of "meat", "steak" of beef steak, "wing"; or is imitated: "bacon". */
function isCut({ food, marks }: LexiconFood, { origins, undecided, read }: FoodName): boolean {
  return (
    food.origins.has.includes('cut') ||
    origins?.has.includes('cut') === true ||
    ((undecided || read === 'alone') && food.aisle === 'Meat and poultry') ||
    (marks.includes('i') && origins === null)
  );
}

function longestOf(phrases: Iterable<string>): number {
  let longest = 1;
  for (const phrase of phrases) {
    let words = 1;
    for (let at = phrase.indexOf(' '); at !== -1; at = phrase.indexOf(' ', at + 1)) words++;
    longest = Math.max(longest, words);
  }
  return longest;
}
