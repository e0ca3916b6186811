import type { Food } from '../../foods/food.ts';
import type { FoodName, LexiconFood } from '../../foods/lexicon-food.ts';
import { formsIn, type NamedForm } from '../../foods/named-foods.ts';
import { plainSingulars } from '../../foods/plain-plurals.ts';
import { lexicon } from '../../foods/read-lexicon.ts';
import { foldWords } from '../../words/fold.ts';
import { languageOf, languages, type Language } from '../../words/language.ts';
import { memoise } from '../../words/memoise.ts';
import { singular } from '../../words/singular.ts';
import { families } from './families.data.ts';
import { searchWords } from './search-words.ts';

/** What is a family already, and what every recipe has: its names name no food here, and no part of them does. */
const foundOtherwise = '';

/** What the words of a language name, by the id of the food or kind. */
interface FoodNames {
  foods: ReadonlyMap<string, string>;
  /** Kinds of foods that have names in several languages: Steinpilze are porcini. */
  kinds: ReadonlyMap<string, string>;
  /** Kinds that say in their name of what food they are: "Gemüsezwiebel" is onion too. */
  within: ReadonlyMap<string, string>;
  /** Words of which the lexicon writes no plural. */
  singulars: ReadonlySet<string>;
  /** Words in the longest name. */
  longest: number;
  /** The first words of names of several. */
  begins: ReadonlySet<string>;
}

type Meaning = 'foods' | 'kinds' | 'within';

const known = new Map<Language, FoodNames>();

/**
 * The foods of a text by their names, the longest first, with what they are besides ("red onion" is onion too), and the kinds that the
 * lexicon names in several languages; gouda is no emmental. A word that two languages share is that of the text's own.
 */
export const foodsNamed = memoise((text, language): readonly string[] => {
  const words = foldWords(text).split(' ');
  const found = new Set<string>();
  for (const id of namedIn(words, 'foods', language)) {
    if (id !== foundOtherwise) found.add(id);
    for (const other of besides().get(id) ?? []) found.add(other);
  }
  for (const meaning of ['kinds', 'within'] as const)
    for (const id of namedIn(words, meaning, language)) found.add(id);
  return [...found];
});

function namedIn(words: readonly string[], meaning: Meaning, stated: string | null): string[] {
  const own = languageOf(stated);
  const first = new Set<Language>([own ?? 'en', 'en']);
  const others = stated === null ? languages.filter((language) => !first.has(language)) : [];
  const longest = Math.max(...[...first, ...others].map((language) => namesIn(language).longest));
  /** Of a stated language its own foods, else English, else whatever the words are in any. */
  const fitting = (phrase: string): string[] => {
    for (const language of first) {
      const id = idOf(phrase, meaning, language);
      if (id !== undefined) return [id];
    }
    return others.flatMap((language) => idOf(phrase, meaning, language) ?? []);
  };
  const asked = [...first, ...others].map(namesIn);
  const found: string[] = [];
  for (let from = 0; from < words.length;) {
    const beginsName = asked.some(({ begins }) => begins.has(words[from]!));
    let to = Math.min(words.length, from + (beginsName ? longest : 1));
    let named: readonly string[] = [];
    for (; to > from && named.length === 0; to--) named = fitting(words.slice(from, to).join(' '));
    found.push(...named);
    from = named.length > 0 ? to + 1 : from + 1;
  }
  return found;
}

/** What a name means in a language, also in a plural that the lexicon does not write. */
function idOf(phrase: string, meaning: Meaning, language: Language): string | undefined {
  const names = namesIn(language);
  const id = names[meaning].get(phrase);
  if (id !== undefined) return id;
  if (phrase.includes(' ')) return undefined;
  for (const one of plainSingulars(phrase, language))
    if (names.singulars.has(one)) {
      const ofOne = names[meaning].get(one);
      if (ofOne !== undefined) return ofOne;
    }
  return undefined;
}

/** The foods that words of a query name in any language. */
export function foodsAskedFor(words: readonly string[]): readonly string[] {
  const phrase = words.join(' ');
  const asked = (['foods', 'kinds'] as const).flatMap((meaning) =>
    languages.flatMap((language) => idOf(phrase, meaning, language) ?? []),
  );
  return [...new Set(asked)].filter((id) => id !== foundOtherwise);
}

/** Words in the longest name of a food. */
export const longestFoodName = (): number =>
  Math.max(...languages.map((language) => namesIn(language).longest));

function namesIn(language: Language): FoodNames {
  let names = known.get(language);
  if (names === undefined) known.set(language, (names = build(language)));
  return names;
}

function build(language: Language): FoodNames {
  const linked = linkedKinds();
  const foods = new Map<string, string>();
  const kinds = new Map<string, string>();
  const within = new Map<string, string>();
  const singulars = new Set<string>();
  const begins = new Set<string>();
  let longest = 1;
  for (const form of formsIn(language)) {
    const { food, name, row, words, text } = form;
    const id = isFoundOtherwise(row) ? foundOtherwise : food.id;
    const [names, named] = !name.kind
      ? [foods, id]
      : linked.has(name)
        ? [kinds, kindId(food.id, name)]
        : [within, food.id];
    if (name.kind && id === foundOtherwise) continue;
    if (names === within && !saysItsFood(form)) continue;
    longest = Math.max(longest, words.length);
    for (const spelling of spellingsOf(form)) {
      if (!names.has(spelling)) names.set(spelling, named);
      const end = spelling.indexOf(' ');
      if (end > 0) begins.add(spelling.slice(0, end));
      if (names === kinds && saysItsFood(form)) within.set(spelling, food.id);
      if (name.forms.length === 1 && !text.includes(' ')) singulars.add(spelling);
    }
  }
  return { foods, kinds, within, singulars, longest, begins };
}

const ofFamily = new Set(Object.values(families).flatMap(({ food }) => food ?? []));
const isFoundOtherwise = ({ food, marks }: LexiconFood) =>
  ofFamily.has(food.id) || marks.includes('q');

const spellingsOf = ({ words, text }: NamedForm): readonly string[] =>
  words.length === 1 ? (searchWords(text)[0] ?? words) : [words.join(' ')];

/** Shorter names end too many other words. */
const SHORTEST_END = 4;

/** Whether a compound ends in a name of its food: "Gemüsezwiebel". Phrases do so by their words. */
function saysItsFood({ words: [word], row, language }: NamedForm): boolean {
  if (language !== 'de' && language !== 'nl' && language !== 'sv') return false;
  return row.names[language].some(
    ({ kind, forms }) =>
      !kind &&
      forms.some((form) => {
        const own = foldWords(form);
        return own.length >= SHORTEST_END && word !== own && word!.endsWith(own);
      }),
  );
}

/** A kind by its English name: what it says that it is in English, or what it is called. */
const kindId = (food: string, name: FoodName): string =>
  `${food}-${foldWords(englishOf(name)).split(' ').map(singular).join('-')}`;
const englishOf = ({ english, forms }: FoodName) => english?.[0] ?? forms[0]!;

let linkedNames: ReadonlySet<FoodName> | null = null;

/** The names of kinds that are said in several languages to be the same in English. */
function linkedKinds(): ReadonlySet<FoodName> {
  if (linkedNames) return linkedNames;
  const linked = new Set<FoodName>();
  for (const { food, names } of lexicon()) {
    const all = languages.flatMap((language) => names[language].filter(({ kind }) => kind));
    const said = new Set(
      all.filter(({ english }) => english !== null).map((name) => kindId(food.id, name)),
    );
    if (said.size > 0)
      for (const name of all) if (said.has(kindId(food.id, name))) linked.add(name);
  }
  return (linkedNames = linked);
}

let alsoNamed: ReadonlyMap<string, readonly string[]> | null = null;

/** What else a food is by its English name: red onion is onion too; peanut butter, which is of a plant, is no butter. */
function besides(): ReadonlyMap<string, readonly string[]> {
  if (alsoNamed) return alsoNamed;
  const english = new Map(
    lexicon()
      .filter((row) => !isFoundOtherwise(row))
      .map(({ food }) => [foldWords(food.name), food]),
  );
  const also = new Map<string, string[]>();
  for (const [name, food] of english) {
    const words = name.split(' ');
    const others = words
      .slice(1)
      .flatMap((_, at) => english.get(words.slice(at + 1).join(' ')) ?? [])
      .filter(
        ({ origins }) => origins.has.length === 0 || isOfPlant(food) === isOfPlant({ origins }),
      )
      .map(({ id }) => id);
    if (others.length > 0) also.set(food.id, others);
  }
  return (alsoNamed = also);
}

const isOfPlant = ({ origins }: Pick<Food, 'origins'>) => origins.has.includes('plant');
