import type { Food } from '../../foods/food.ts';
import type { FoodName } from '../../foods/lexicon-food.ts';
import { namedForms } from '../../foods/named-foods.ts';
import { lexicon } from '../../foods/read-lexicon.ts';
import { foldWords } from '../../words/fold.ts';
import { languages } from '../../words/language.ts';
import { memoise } from '../../words/memoise.ts';
import { singular } from '../../words/singular.ts';
import { families } from './families.data.ts';
import { searchWords } from './search-words.ts';

/** Foods by a name, and whether the name is theirs in the language of the text. */
interface NamedFood {
  id: string;
  language: string;
}

/** What is a family already, and what every recipe has: its names name no food here, and no part of them does. */
const foundOtherwise = '';

interface FoodNames {
  /** By the words of a name. */
  foods: ReadonlyMap<string, readonly NamedFood[]>;
  /** Kinds of foods that have names in several languages: Steinpilze are porcini. */
  kinds: ReadonlyMap<string, readonly NamedFood[]>;
  /** Words in the longest name. */
  longest: number;
  /** What else a food is by its English name: red onion is onion too. */
  also: ReadonlyMap<string, readonly string[]>;
}

let known: FoodNames | null = null;

/**
 * The foods of a text by their names, the longest first, with what they are besides ("red onion" is onion too), and the kinds that the
 * lexicon names in several languages; gouda is no emmental. A word that two languages share is that of the text's own.
 */
export const foodsNamed = memoise((text, language): readonly string[] => {
  const { foods, kinds, also } = names();
  const words = foldWords(text).split(' ');
  const found = new Set<string>();
  for (const id of namedIn(words, foods, language)) {
    if (id !== foundOtherwise) found.add(id);
    for (const other of also.get(id) ?? []) found.add(other);
  }
  for (const id of namedIn(words, kinds, language)) found.add(id);
  return [...found];
});

function namedIn(
  words: readonly string[],
  foods: ReadonlyMap<string, readonly NamedFood[]>,
  language: string | null,
): string[] {
  const { longest } = names();
  const found: string[] = [];
  for (let from = 0; from < words.length;) {
    let to = Math.min(words.length, from + longest);
    let named: readonly NamedFood[] = [];
    for (; to > from && named.length === 0; to--)
      named = fitting(foods.get(words.slice(from, to).join(' ')), language);
    for (const { id } of named) found.push(id);
    from = named.length > 0 ? to + 1 : from + 1;
  }
  return found;
}

/** Of a stated language its own foods, else English, else whatever the word is in any. */
function fitting(
  foods: readonly NamedFood[] | undefined,
  language: string | null,
): readonly NamedFood[] {
  if (foods === undefined) return [];
  for (const one of [language, 'en']) {
    const own = foods.filter((food) => food.language === one);
    if (own.length > 0) return own;
  }
  return language === null ? foods : [];
}

/** The foods that words of a query name in any language. */
export function foodsAskedFor(words: readonly string[]): readonly string[] {
  const { foods, kinds } = names();
  const phrase = words.join(' ');
  const asked = [...(foods.get(phrase) ?? []), ...(kinds.get(phrase) ?? [])];
  return [...new Set(asked.map(({ id }) => id))].filter((id) => id !== foundOtherwise);
}

/** Words in the longest name of a food. */
export const longestFoodName = (): number => names().longest;

function names(): FoodNames {
  if (known) return known;
  const ofFamily = new Set(Object.values(families).flatMap(({ food }) => food ?? []));
  const foods = new Map<string, NamedFood[]>();
  const kinds = new Map<string, NamedFood[]>();
  const linked = linkedKinds();
  const english = new Map<string, string>();
  let longest = 1;
  /** Names of one food in a language stand together. */
  let last: NamedFood = { id: foundOtherwise, language: '' };
  for (const { words, text, food, row, name, language } of namedForms()) {
    const kind = name.kind ? kindId(food, name) : null;
    if (kind !== null && !linked.has(kind)) continue;
    const ofAll = ofFamily.has(food.id) || row.marks.includes('q');
    if (kind !== null && ofAll) continue;
    const id = kind ?? (ofAll ? foundOtherwise : food.id);
    if (kind === null && id !== foundOtherwise && last.id !== id)
      english.set(foldWords(food.name), id);
    longest = Math.max(longest, words.length);
    if (last.id !== id || last.language !== language) last = { id, language };
    const spellings = words.length === 1 ? (searchWords(text)[0] ?? words) : [words.join(' ')];
    for (const spelling of spellings) {
      const phrases = kind === null ? foods : kinds;
      const named = phrases.get(spelling);
      if (named === undefined) phrases.set(spelling, [last]);
      else if (!named.some((one) => one.id === id && one.language === language)) named.push(last);
    }
  }
  const also = new Map<string, string[]>();
  for (const [name, id] of english) {
    const words = name.split(' ');
    const others = words
      .slice(1)
      .flatMap((_, at) => english.get(words.slice(at + 1).join(' ')) ?? []);
    if (others.length > 0) also.set(id, others);
  }
  known = { foods, kinds, longest, also };
  return known;
}

/** A kind by its English name: what it says that it is in English, or what it is called. */
function kindId(food: Food, { english, forms }: FoodName): string {
  const words = foldWords(english?.[0] ?? forms[0]!).split(' ');
  return `${food.id}-${words.map(singular).join('-')}`;
}

/** The kinds of which a name in another language says what they are in English. */
function linkedKinds(): ReadonlySet<string> {
  const linked = new Set<string>();
  for (const { food, names: all } of lexicon())
    for (const language of languages)
      for (const name of all[language])
        if (name.kind && name.english !== null && language !== 'en') linked.add(kindId(food, name));
  return linked;
}
