import { foldWords } from '../words/fold.ts';
import { languageOf, type Language } from '../words/language.ts';
import type { Food } from './food.ts';
import { formsIn } from './named-foods.ts';
import { lexicon } from './read-lexicon.ts';

let byId: ReadonlyMap<string, Food> | null = null;

/** The food of an id; null where the lexicon has none. */
export function foodById(id: string): Food | null {
  byId ??= new Map(lexicon().map(({ food }) => [food.id, food]));
  return byId.get(id) ?? null;
}

const LONGEST_SEARCH = 100;

/**
 * Foods of which a name has words that begin with those searched for, in English or the stated language (ISO 639-1): those named so
 * first, then those whose names begin so, then the shortest.
 */
export function searchFoods(search: string, language: string | null, most: number): Food[] {
  const words = foldWords(search.slice(0, LONGEST_SEARCH)).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const wanted = new Set<Language>(['en', languageOf(language) ?? 'en']);
  const ranks = new Map<Food, number>();
  for (const spoken of wanted)
    for (const { food, words: named } of formsIn(spoken)) {
      const rank = rankOf(words, named);
      if (rank !== null && rank < (ranks.get(food) ?? Infinity)) ranks.set(food, rank);
    }
  return [...ranks]
    .sort(([a, first], [b, second]) => first - second || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(([food]) => food);
}

/** The lower, the better it fits; null where some word begins none. */
function rankOf(words: readonly string[], named: readonly string[]): number | null {
  if (!words.every((word) => named.some((name) => name.startsWith(word)))) return null;
  const letters = named.join(' ').length;
  const begins = named.join(' ').startsWith(words.join(' '));
  return letters - words.join(' ').length + (begins ? 0 : 100);
}
