import { isStockWord } from '../../foods/stock-words.ts';
import { fillerWords } from './filler-words.data.ts';
import { familyNamed } from './family-names.ts';
import { foodsAskedFor, longestFoodName } from './food-names.ts';
import { searchWords } from './search-words.ts';
import { isSeasoning } from './seasonings.ts';
import { singularsOf } from '../../words/singular.ts';

/** What is typed beyond this is not looked at. */
const LONGEST_QUERY = 400;
const MOST_WORDS = 16;

const fillers = new Set(fillerWords);

/** One word of a query. */
export interface QueryWord {
  /** Unique among words that find the same. */
  key: string;
  /** The word in its spellings: found where a term contains one. */
  spellings: readonly string[];
  /** The word without its plural ending, in every way it may be one: found as a whole term. */
  singulars: readonly string[];
  /** The families of foods, and the foods, that it names. */
  families: readonly string[];
  /** Whether nothing but these is meant. */
  familyOnly: boolean;
  /** Whether quiet terms count. */
  quiet: boolean;
}

/** What a recipe has to have: all of the words, or the food that they name together ("spring onion"). */
export interface QueryPart {
  words: readonly QueryWord[];
  food: QueryWord | null;
}

/** The parts of a query. None where it says nothing: such a query finds everything. */
export function parseQuery(query: string): QueryPart[] {
  const all = searchWords(query.trim().slice(0, LONGEST_QUERY));
  const telling = all.filter((word) => !fillers.has(word[0]!));
  const words = telling.length > 0 ? telling : all;
  // "chicken stock" asks for the stock, "sesame oil" for the oil.
  const asksForStock = words.length > 1 && words.some((word) => word.some(isStockWord));
  const seasonings = words.filter(([word]) => isSeasoning(word!)).length;
  const quiet = seasonings > 0 && seasonings < words.length;

  const parts: QueryPart[] = [];
  const known = new Set<string>();
  let count = 0;
  for (const { spellings, foods } of grouped(all)) {
    const read = spellings
      .filter((word) => words.includes(word))
      .slice(0, MOST_WORDS - count)
      .map((word) => queryWord(word, quiet, !asksForStock));
    count += read.length;
    const key = read.map((word) => word.key).join(' ');
    if (read.length === 0 || known.has(key)) continue;
    known.add(key);
    parts.push({ words: read, food: foods.length > 0 ? queryFood(foods) : null });
  }
  return parts;
}

/** The words of a query, those together that name a food together. */
function grouped(all: readonly string[][]): { spellings: string[][]; foods: readonly string[] }[] {
  const groups: { spellings: string[][]; foods: readonly string[] }[] = [];
  const longest = longestFoodName();
  for (let from = 0; from < all.length;) {
    let to = Math.min(all.length, from + longest);
    let foods: readonly string[] = [];
    for (; to > from + 1; to--) {
      foods = foodsAskedFor(all.slice(from, to).map((word) => word[0]!));
      if (foods.length > 0) break;
    }
    groups.push({ spellings: all.slice(from, to), foods });
    from = to;
  }
  return groups;
}

function queryWord(spellings: readonly string[], quiet: boolean, asksForFood: boolean): QueryWord {
  const named = asksForFood ? familyNamed(spellings[0]!) : undefined;
  const families = named ? [named.family] : asksForFood ? foodsAskedFor([spellings[0]!]) : [];
  const strict = named?.strict ?? false;
  return {
    key: `${quiet ? '~' : ''}${families.join()}=${strict ? '' : spellings.join('|')}`,
    spellings,
    singulars: spellings.flatMap(singularsOf),
    families,
    familyOnly: strict,
    quiet,
  };
}

const queryFood = (families: readonly string[]): QueryWord => ({
  key: `${families.join()}=`,
  spellings: [],
  singulars: [],
  families,
  familyOnly: true,
  quiet: false,
});
