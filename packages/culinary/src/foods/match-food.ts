import type { Food } from './food.ts';
import { englishIndex, foreignIndex, foreignLanguages, nameWords, type FoodIndex, type ForeignLanguage } from './food-index.ts';
import { breakWords, passingWords, plantWords, trailingWords } from './passing-words.data.ts';
import { singular } from './singular.ts';

export interface FoodMatch {
  food: Food;
  /** Folded words of the name that the food does not account for and that may make it another thing to buy: "smoked", "boneless". */
  rest: readonly string[];
  /** The whole name is a name of the food. */
  exact: boolean;
  /** The food is named, but something behind it may be what is meant: "mango chips". Good enough for an aisle, not for a weight. */
  loose: boolean;
  language: 'en' | ForeignLanguage;
}

interface Span {
  food: Food;
  start: number;
  end: number;
}

/** Names are short; what is behind this many words is remarks. */
const longestName = 40;

/**
 * Which food a name means. In English its last words decide ("tomato paste" is no tomato), in other languages the longest name in it.
 * The stated language goes first, then English, then what the others know of the whole name.
 */
export function matchFood(name: string, language?: string | null): FoodMatch | null {
  const words = nameWords(name.slice(0, 300)).filter((word) => !/^\d/.test(word)).slice(0, longestName);
  if (words.length === 0) return null;
  const foreign = foreignLanguages.find((known) => known === language?.slice(0, 2).toLowerCase());
  const own = foreign ? matchForeign(words, foreign) : null;
  if (own !== null && !own.loose) return own;
  const breaks = breaksIn(name);
  const english = matchEnglish(words, breaks);
  if (english !== null && !english.loose) return english;
  if (!foreign) {
    for (const other of foreignLanguages) {
      const match = matchForeign(words, other);
      if (match !== null && !match.loose && match.rest.length === 0) return match;
    }
  }
  return own ?? english;
}

function matchEnglish(words: readonly string[], firstBreak: number): FoodMatch | null {
  const index = englishIndex();
  const joined = index.joined.find((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `));
  if (joined !== undefined) {
    const start = ` ${words.join(' ')} `.slice(0, ` ${words.join(' ')} `.indexOf(` ${joined} `) + 1).split(' ').length - 2;
    return result(words, { food: index.phrases.get(joined)!, start, end: start + joined.split(' ').length }, 'en', false);
  }
  const segments = segmentsOf(words, firstBreak);
  for (const [from, to] of segments) {
    const span = suffixIn(words, from, to);
    if (span !== null) return result(words, span, 'en', false);
  }
  for (const [from, to] of segments) {
    const span = longestIn(words, from, to, (start, end) => lookUp(words, start, end), index.longest, true);
    if (span !== null) return result(words, span, 'en', true);
  }
  return null;
}

/** The stretches between words such as "or", the one behind "of" before the one in front of it. */
function segmentsOf(words: readonly string[], firstBreak: number): [number, number][] {
  const segments: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && !breakWords.has(words[at]!) && at !== firstBreak) continue;
    if (at > from) segments.push([from, at]);
    from = at < words.length && breakWords.has(words[at]!) ? at + 1 : at;
  }
  const of = segments[0] === undefined ? -1 : words.indexOf('of');
  if (of > 0 && segments[0]![1] === of && segments.length > 1) segments.splice(0, 2, segments[1]!, segments[0]!);
  return segments;
}

/** The longest name that ends the stretch; words of cutting behind it do not count. */
function suffixIn(words: readonly string[], from: number, to: number): Span | null {
  const { longest } = englishIndex();
  for (let end = to; end > from; end -= 1) {
    for (let start = Math.max(from, end - longest); start < end; start += 1) {
      const food = lookUp(words, start, end);
      if (food === null) continue;
      return food.basic && start > from && isOtherFood(words[start - 1]!, food) ? null : { food, start, end };
    }
    const last = words[end - 1]!;
    if (!trailingWords.has(singular(last)) && !trailingWords.has(last)) return null;
  }
  return null;
}

/** "walnut" before "oil", "vegan" before "butter". */
function isOtherFood(word: string, food: Food): boolean {
  if (plantWords.has(word)) return true;
  const other = englishIndex().singulars.get(singular(word));
  return other !== undefined && other !== food;
}

function lookUp(words: readonly string[], start: number, end: number): Food | null {
  const { phrases, singulars } = englishIndex();
  const part = words.slice(start, end);
  return phrases.get(part.join(' ')) ?? singulars.get(part.map(singular).join(' ')) ?? null;
}

function matchForeign(words: readonly string[], language: ForeignLanguage): FoodMatch | null {
  const index = foreignIndex(language);
  const headLast = language === 'de' || language === 'nl' || language === 'sv';
  const span = longestIn(words, 0, words.length, (start, end) => index.phrases.get(words.slice(start, end).join(' ')) ?? null, index.longest, headLast);
  if (span !== null) return result(words, span, language, false);
  return headLast ? compoundIn(words, index, language) : null;
}

/** The kind of food that a compound ends in: "Ziegenkäse" is a cheese. */
function compoundIn(words: readonly string[], index: FoodIndex, language: ForeignLanguage): FoodMatch | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]!;
    for (let from = 2; from <= word.length - 4; from += 1) {
      const food = index.phrases.get(word.slice(from));
      if (food) return { food, rest: words.filter((other) => !passingWords.has(other)), exact: false, loose: true, language };
    }
  }
  return null;
}

/** The longest name in a stretch; of equally long ones the last or the first. */
function longestIn(words: readonly string[], from: number, to: number, find: (start: number, end: number) => Food | null, longest: number, last: boolean): Span | null {
  for (let length = Math.min(longest, to - from); length > 0; length -= 1) {
    const starts = Array.from({ length: to - from - length + 1 }, (_, at) => from + at);
    for (const start of last ? starts.reverse() : starts) {
      const food = find(start, start + length);
      if (food !== null) return { food, start, end: start + length };
    }
  }
  return null;
}

function result(words: readonly string[], { food, start, end }: Span, language: FoodMatch['language'], loose: boolean): FoodMatch {
  const rest = words.filter((word, at) => (at < start || at >= end) && !passingWords.has(word) && !passingWords.has(singular(word)));
  return { food, rest, exact: end - start === words.length, loose, language };
}

/** How many words stand before the first comma, bracket or slash. */
function breaksIn(name: string): number {
  const at = name.search(/[,(;:/]|\s[-\u2013\u2014]\s/);
  return at <= 0 ? -1 : nameWords(name.slice(0, at)).filter((word) => !/^\d/.test(word)).length;
}
