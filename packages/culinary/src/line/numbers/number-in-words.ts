import {
  articles,
  fractionPlurals,
  fractionWords,
  mixedWords,
  multiples,
  numberWords,
} from './number-words.data.ts';
import { isHundred, readDictated } from './hundreds-in-words.ts';
import { readPartOfUnit } from '../units/part-of-unit.ts';
import type { Token } from '../tokens/tokenise.ts';

/** One number, and the token behind it. */
export interface NumberRead {
  value: number;
  next: number;
  /** Twelve, where the number counts dozens. */
  multiple?: number;
}

/** The article of "½ a lemon" and "half an onion". */
export function skipArticles(tokens: readonly Token[], at: number): number {
  return articles.has(tokens[at]?.lower ?? '') && tokens[at + 1]?.kind === 'word' ? at + 1 : at;
}

/** "two", "half a", "a dozen", "half a dozen", "one and a half", "two and three quarters", "three quarters of a". */
export function readWords(tokens: readonly Token[], at: number): NumberRead | null {
  const word = tokens[at]?.lower ?? '';
  const after = (i: number): string => tokens[i]?.lower ?? '';
  const dictated = readDictated(tokens, at);
  if (dictated !== null) return dictated;
  if (isHundred(tokens[at + 1])) return null;
  const part = fractionWords[word];
  if (part !== undefined) {
    if (fractionPlurals.has(word)) return null;
    if (after(at + 1) === 'and' || after(at + 1) === '&') return null; // half and half
    const next = skipArticles(tokens, at + 1);
    return timesSet(part, tokens, next);
  }
  const set = multiples[word];
  if (set !== undefined) return timesSet(1, tokens, at);
  const value = numberWords[word];
  if (value === undefined) return readHyphenated(tokens, at);
  const next = at + 1;
  const behind = after(next);
  if (multiples[behind] !== undefined) return timesSet(value, tokens, next);
  const hyphenated = value === 1 ? readHyphenated(tokens, next) : null; // "a half-dozen"
  if (hyphenated !== null) return hyphenated;
  const fraction = fractionWords[behind];
  if (fraction !== undefined)
    return timesSet(value * fraction, tokens, skipArticles(tokens, next + 1));
  if (mixedWords.has(behind)) {
    const halfAt = numberWords[after(next + 1)] === 1 ? next + 2 : next + 1;
    const half = fractionWords[after(halfAt)];
    if (half !== undefined) return { value: value + half, next: halfAt + 1 };
    // "one and three quarter cups"
    const parts = (numberWords[after(next + 1)] ?? 0) * (fractionWords[after(next + 2)] ?? 0);
    if (parts > 0 && parts < 1) return { value: value + parts, next: next + 3 };
  }
  return { value, next };
}

/** The number, times the dozen or other set that stands behind it. */
export function timesSet(value: number, tokens: readonly Token[], at: number): NumberRead {
  const multiple = multiples[tokens[at]?.lower ?? ''];
  if (multiple === undefined) return { value, next: at };
  // "a dozen and a half"
  const part = readPartOfUnit(tokens, at + 1);
  return { value: (value + (part?.value ?? 0)) * multiple, next: part?.next ?? at + 1, multiple };
}

/** "three-quarters", "one-half", "trois-quarts", "twenty-five", and the "half-" of "half-dozen". */
function readHyphenated(tokens: readonly Token[], at: number): NumberRead | null {
  const [first = '', second = '', ...others] = (tokens[at]?.lower ?? '').split('-');
  if (
    second === '' &&
    (first === 'demi' || first === 'half') &&
    others.length === 0 &&
    tokens[at]?.lower.endsWith('-')
  )
    return timesSet(1 / 2, tokens, at + 1);
  const part = fractionWords[second];
  const number = numberWords[first];
  if (others.length > 0) return null;
  if (number !== undefined && part !== undefined)
    return timesSet(number * part, tokens, skipArticles(tokens, at + 1));
  const ones = numberWords[second];
  return number !== undefined &&
    ones !== undefined &&
    number >= 20 &&
    number % 10 === 0 &&
    ones < 10
    ? timesSet(number + ones, tokens, at + 1)
    : null;
}
