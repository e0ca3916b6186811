import type { Food } from './food.ts';
import { englishIndex, type NamedFood } from './food-index.ts';
import { isOfUnknown, ofItsOwner } from './cut-owner.ts';
import { longestIn, matchOf, type FoodMatch, type Span } from './food-span.ts';
import { breakWords, plantWords, trailingWords } from './passing-words.data.ts';
import { singular } from '../words/singular.ts';

/** The food of an English name: its last words decide. `firstBreak` is the word before which a comma or bracket stands, or -1. */
export function matchEnglish(words: readonly string[], firstBreak: number): FoodMatch | null {
  const { longest } = englishIndex();
  const joined = joinedIn(words);
  if (joined !== null) return matchOf(words, joined, 'en', false);
  const shared = sharedHead(words);
  if (shared !== null) return matchOf(words, shared, 'en', false);
  const segments = segmentsOf(words, firstBreak);
  for (const [from, to] of segments) {
    const span = suffixIn(words, from, to);
    if (span !== null)
      return matchOf(
        words,
        span,
        'en',
        isOfUnknown(words.slice(0, to), span, (start, end) => lookUp(words, start, end)),
      );
  }
  for (const [from, to] of segments) {
    const span = longestIn(
      words,
      from,
      to,
      (start, end) => lookUp(words, start, end),
      longest,
      true,
    );
    if (span !== null) return matchOf(words, span, 'en', true);
  }
  return null;
}

/** "half and half": a name across a word that elsewhere ends one. */
function joinedIn(words: readonly string[]): Span | null {
  const text = ` ${words.map(singular).join(' ')} `;
  for (const phrase of englishIndex().joined) {
    const before = text.indexOf(` ${phrase} `);
    if (before < 0) continue;
    const start = text.slice(0, before).split(' ').length - 1;
    const end = start + phrase.split(' ').length;
    return { ...lookUp(words, start, end)!, start, end };
  }
  return null;
}

/** "fish or vegetable stock": the first of two that share their last word. */
function sharedHead(words: readonly string[]): Span | null {
  const or = words.indexOf('or');
  if (or < 1 || words.length < or + 3) return null;
  const first = words.slice(Math.max(0, or - 2), or);
  for (let from = 0; from < first.length; from += 1) {
    const phrase = [...first.slice(from), words.at(-1)!].map(singular).join(' ');
    const named = englishIndex().singulars.get(phrase);
    if (named) return { ...named, start: or - first.length + from, end: or };
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
  if (of > 0 && segments[0]![1] === of && segments.length > 1)
    segments.splice(0, 2, segments[1]!, segments[0]!);
  return segments;
}

/** The longest name that ends the stretch; words of cutting behind it do not count. */
function suffixIn(words: readonly string[], from: number, to: number): Span | null {
  const { longest } = englishIndex();
  for (let end = to; end > from; end -= 1) {
    for (let start = Math.max(from, end - longest); start < end; start += 1) {
      const named = lookUp(words, start, end);
      if (named === null) continue;
      return named.food.basic && start > from && isOtherFood(words[start - 1]!, named.food)
        ? null
        : ofItsOwner(
            words.slice(0, to),
            { ...named, start, end },
            (first, behind) => (first < from ? null : lookUp(words, first, behind)),
            longest,
          );
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
  return other !== undefined && other.food !== food;
}

function lookUp(words: readonly string[], start: number, end: number): NamedFood | null {
  const { phrases, singulars } = englishIndex();
  const part = words.slice(start, end);
  return phrases.get(part.join(' ')) ?? singulars.get(part.map(singular).join(' ')) ?? null;
}
