import type { Food } from '../../../foods/food.ts';
import { matchEnglish } from '../../../foods/match-english.ts';
import { matchForeign } from '../../../foods/match-foreign.ts';
import { tokenise, type Token } from '../../../line/tokens/tokenise.ts';
import { foldWords } from '../../../words/fold.ts';
import type { Language } from '../../../words/language.ts';
import { OILS } from './season-words.data.ts';

/** "zucchero a velo", "huile d'olive" */
const MOST_WORDS = 3;

/** A food that a text names, and where. */
export interface NamedFood {
  name: string;
  food: Food;
  from: number;
  /** The token with which its name begins, and the one behind it. */
  at: number;
  next: number;
}

/** The food that tokens name, all of them; null where they name none, or one only loosely. */
export function foodOf(tokens: readonly Token[], language: Language): Food | null {
  if (tokens.some(({ kind }) => kind !== 'word')) return null;
  const name = tokens.map(({ lower }) => lower).join(' ');
  return namedSo(name, language) ?? (tokens.length === 1 ? ofCompound(name, language) : null);
}

/** "Bio-Orange", "naranja-bio": what is said of a food is joined to it by a hyphen. */
function ofCompound(name: string, language: Language): Food | null {
  const parts = name.split(HYPHEN);
  if (parts.length !== 2) return null;
  return namedSo(GROWN.has(parts[1]!) ? parts[0]! : parts[1]!, language);
}
const HYPHEN = /[‐‑-]/u;
const GROWN: ReadonlySet<string> = new Set(['bio', 'eco']);

function namedSo(name: string, language: Language): Food | null {
  const words = foldWords(name).split(' ');
  const match = language === 'en' ? matchEnglish(words, -1) : matchForeign(words, language);
  return match === null || match.loose || !match.exact ? null : match.food;
}

/** The longest names of foods in a text. */
export function* foodsIn(text: string, language: Language): Generator<NamedFood> {
  const tokens = tokenise(text);
  for (let at = 0; at < tokens.length; at++) {
    const named = foodAt(tokens, at, language);
    if (named === null) continue;
    const { next, food } = named;
    const from = tokens[at]!.start;
    yield { name: text.slice(from, tokens[next - 1]!.end), food, from, at, next };
    at = next - 1;
  }
}

/** The food with the longest name that begins at a token. */
export function foodAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { food: Food; next: number } | null {
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count--) {
    const food = foodOf(tokens.slice(at, at + count), language);
    if (food !== null) return { food, next: at + count };
  }
  return null;
}

/** What says the same of a food: oil is oil, whatever it is pressed of. */
export const kindOf = ({ id }: Food): string => (OILS.has(id) ? 'oil' : id);
