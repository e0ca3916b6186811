import { isStockWord } from '../classify/stock-words.ts';
import { fillerWords } from './filler-words.data.ts';
import { familyNamed } from './keyword-names.ts';
import { pluralEndings, SHORTEST_PLURAL } from './plural-endings.data.ts';
import { searchWords } from './search-words.ts';
import { seasoningWords } from './seasoning.data.ts';

/** What is typed beyond this is not looked at. */
const LONGEST_QUERY = 400;
const MOST_WORDS = 16;

const fillers = new Set(fillerWords);
const seasonings = new Set(seasoningWords);

/** One word of a query; a recipe has to have something for each. */
export interface QueryWord {
  /** Unique among words that find the same. */
  key: string;
  /** The word in its spellings: found where a term contains one. */
  spellings: readonly string[];
  /** The word without its plural ending, in every way it may be one: found as a whole term. */
  singulars: readonly string[];
  /** The family of foods it names. */
  family: string | null;
  /** Whether nothing but that family is meant. */
  familyOnly: boolean;
  /** Whether quiet terms count. */
  quiet: boolean;
}

/** The words of a query, each once. None where it says nothing: such a query finds everything. */
export function parseQuery(query: string): QueryWord[] {
  const all = searchWords(query.trim().slice(0, LONGEST_QUERY));
  const telling = all.filter((word) => !fillers.has(word[0]!));
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  // "chicken stock" asks for the stock, "sesame oil" for the oil.
  const asksForStock = words.length > 1 && words.some((word) => word.some(isStockWord));
  const isSeasoning = (word: readonly string[]) => seasonings.has(word[0]!);
  const quiet = words.some(isSeasoning) && !words.every(isSeasoning);

  const parsed = new Map<string, QueryWord>();
  for (const spellings of words) {
    const named = asksForStock ? undefined : familyNamed(spellings[0]!);
    const key = `${quiet ? '~' : ''}${named?.family ?? ''}=${named?.strict ? '' : spellings.join('|')}`;
    parsed.set(key, {
      key,
      spellings,
      singulars: spellings.flatMap(singularsOf),
      family: named?.family ?? null,
      familyOnly: named?.strict ?? false,
      quiet,
    });
  }
  return [...parsed.values()];
}

/** A word without its plural ending, in every way it may be one. */
export function singularsOf(word: string): string[] {
  // "watercress"
  if (word.length < SHORTEST_PLURAL || word.endsWith('ss')) return [];
  return pluralEndings
    .filter(([plural]) => word.endsWith(plural))
    .map(([plural, singular]) => word.slice(0, -plural.length) + singular)
    .filter((singular) => singular.length > 1);
}
