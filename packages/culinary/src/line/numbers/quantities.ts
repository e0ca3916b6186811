import { vulgarFractions } from '../../words/vulgar-fractions.data.ts';
import {
  betweenWords,
  dashes,
  denominators,
  fractionWords,
  fromWords,
  largeMetric,
  mixedWords,
  multiples,
  rangeWords,
  smallMetric,
  spanishHalves,
} from './number-words.data.ts';
import { countsPackages } from './counted-packages.ts';
import { readFatShare } from '../name/name-figures.ts';
import { isSizedName } from '../name/sized-names.ts';
import { readWords, skipArticles, timesSet, type NumberRead } from './number-in-words.ts';
import { partitives } from '../amounts/amount-words.data.ts';
import { packageWords } from '../units/unit-words.data.ts';
import type { Token } from '../tokens/tokenise.ts';
import { languageOf, type Dialect } from '../../words/language.ts';

/** A number or range that was read. */
interface QuantityRead {
  quantity: number;
  /** Upper end of a range, else null. */
  quantityMax: number | null;
  /** Index of the first token behind the number. */
  next: number;
}
interface QuantityOptions {
  language?: Dialect | undefined;
  /** Also read number words ("two", "half a"). Off inside a name, where "six" or "a" is rarely an amount. */
  words?: boolean;
}

/** No range from a part of one goes farther than so many times its lower end. */
const farthestEnd = 4;

/** Reads the number or range that begins at a token; null when none begins there. */
export function readQuantity(
  tokens: readonly Token[],
  at: number,
  options: QuantityOptions = {},
): QuantityRead | null {
  const opened = readOpenedRange(tokens, at, options);
  if (opened !== null) return opened;
  const first = readFatShare(tokens, at) === null ? readNumber(tokens, at, options) : null;
  if (first === null) return null;
  const second = readRangeEnd(tokens, first.next, first.value, options);
  if (second === null) return { quantity: first.value, quantityMax: null, next: first.next };
  // "2 to 3 dozen"
  const multiple =
    first.multiple === undefined &&
    second.multiple !== undefined &&
    first.value < second.value / second.multiple
      ? second.multiple
      : 1;
  const from = first.value * multiple;
  return {
    quantity: Math.min(from, second.value),
    quantityMax: Math.max(from, second.value),
    next: second.next,
  };
}

/** "entre 3 y 4", "between 2 and 3", "de 3 à 4": a range that a word opens. */
function readOpenedRange(
  tokens: readonly Token[],
  at: number,
  options: QuantityOptions,
): QuantityRead | null {
  const opener = tokens[at]?.lower ?? '';
  const between = betweenWords.has(opener);
  if (!between && !fromWords.has(opener)) return null;
  // "tussen de 3 en 4"
  const isArticle = between && /^(?:de|the|les|los|as|os|den)$/.test(tokens[at + 1]?.lower ?? '');
  const low = readNumber(tokens, isArticle ? at + 2 : at + 1, options);
  const joint = low === null ? '' : (tokens[low.next]?.lower ?? '');
  const joins = between
    ? mixedWords.has(joint) || rangeWords.has(joint)
    : rangeWords.has(joint) && /\p{L}/u.test(joint);
  const high = low !== null && joins ? readNumber(tokens, low.next + 1, options) : null;
  return low === null || high === null || high.value <= low.value
    ? null
    : { quantity: low.value, quantityMax: high.value, next: high.next };
}

function readRangeEnd(
  tokens: readonly Token[],
  at: number,
  from: number,
  options: QuantityOptions,
): NumberRead | null {
  // "3- to 4-pound"
  const hung =
    tokens[at]?.lower === '-' &&
    tokens[at + 1]?.kind === 'word' &&
    rangeWords.has(tokens[at + 1]?.lower ?? '');
  if (hung) at++;
  const joint = tokens[at];
  if (joint === undefined || !rangeWords.has(joint.lower)) return null;
  // a slash between numbers is a range only where it is no fraction ("1½/2"); readNumber has taken fractions already
  const end = readNumber(tokens, at + 1, {
    ...options,
    words: options.words === true && joint.kind === 'word',
  });
  if (end === null || end.value === from) return null;
  // "half a 14 oz can", "½ a 1 kg bag"
  const isArticle =
    joint.lower === 'a' &&
    from < 1 &&
    (end.value > from * farthestEnd ||
      tokens.slice(end.next, end.next + 3).some(({ lower }) => packageWords.has(lower)));
  if (isArticle) return null;
  if (dashes.has(joint.lower) && countsPackages(tokens, { from, to: end.value, next: end.next }))
    return null;
  const wordy = tokens[at + 1]?.kind === 'word';
  if (wordy && (tokens[at + 1]?.lower.length ?? 0) < 3) return null;
  // "2 14-ounce" never comes here; "12-2" is more likely a misread code than a range, but "70-30 g" is one
  return end.value > from ||
    (!dashes.has(joint.lower) && joint.lower !== '/') ||
    from / end.value <= 2 ||
    smallMetric.has(tokens[end.next]?.lower ?? '')
    ? end
    : null;
}

/** One number: digits, fraction, mixed number or (when asked for) words. */
function readNumber(
  tokens: readonly Token[],
  at: number,
  options: QuantityOptions,
): NumberRead | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'number')
    return (
      (options.words === true ? readOneHalf(tokens, at, options.language) : null) ??
      readDigits(tokens, at, options.language)
    );
  if (token.kind === 'vulgar')
    return timesSet(vulgarFractions[token.text] ?? 0, tokens, skipArticles(tokens, at + 1));
  // ".5"
  if (
    token.lower === '.' &&
    tokens[at + 1]?.kind === 'number' &&
    tokens[at + 1]?.attached === true &&
    /^\d+$/.test(tokens[at + 1]?.text ?? '')
  ) {
    return { value: Number(`0.${tokens[at + 1]?.text ?? '0'}`), next: at + 2 };
  }
  if (options.words !== true || token.kind !== 'word') return null;
  // "a 1/2 cup"
  return (/^an?$/.test(token.lower) ? readFraction(tokens, at + 1) : null) ?? readWords(tokens, at);
}

/** "1 demi-citron", "1 halbe Zitrone", "1 mezza cipolla": half a one, and not one of a sort; "1 media noche" is a bun. */
function readOneHalf(
  tokens: readonly Token[],
  at: number,
  language: Dialect | undefined,
): NumberRead | null {
  const [one, half, food] = tokens.slice(at, at + 3);
  if (one?.text !== '1' || half?.kind !== 'word' || half.attached || food?.kind !== 'word')
    return null;
  const joined = /^(?:demi|half)-$/.test(half.lower) && food.attached;
  if (!joined && fractionWords[half.lower] !== 1 / 2) return null;
  if (spanishHalves.has(half.lower) && language !== 'es') return null;
  if (mixedWords.has(food.lower) || isSizedName(tokens, at + 1)) return null;
  return timesSet(1 / 2, tokens, at + 2);
}

function readDigits(
  tokens: readonly Token[],
  at: number,
  language: Dialect | undefined,
): NumberRead | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const simple = readFraction(tokens, at);
  if (simple !== null)
    return simple.value < 1
      ? timesSet(simple.value, tokens, skipArticles(tokens, simple.next))
      : simple;
  const value = decimal(token.text, tokens[at + 1]?.lower ?? '', language);
  if (value === null) return null;
  let next = at + 1;
  if (
    tokens[next]?.lower === ',' &&
    tokens[next]?.attached === true &&
    tokens[next + 1]?.kind === 'vulgar'
  )
    next++;
  if (Number.isInteger(value)) {
    // "1½", "1 1/2", "1-1/2", "1 and 1/2"
    const joint = tokens[next];
    const joined =
      joint !== undefined && (dashes.has(joint.lower) || mixedWords.has(joint.lower))
        ? next + 1
        : next;
    const part = readFraction(tokens, joined);
    const plainJoint =
      joined === next ||
      !dashes.has(joint?.lower ?? '') ||
      (joint?.attached === true && tokens[joined]?.attached === true);
    if (part !== null && part.value < 1 && value > 0 && plainJoint)
      return timesSet(value + part.value, tokens, part.next);
    const thousands = tokens[next];
    if (
      value > 0 &&
      value < 1000 &&
      (thousands?.text === '000' || isThousands(tokens, at, language))
    )
      return { value: value * 1000 + Number(thousands?.text), next: next + 1 };
  }
  const multiple = multiples[tokens[next]?.lower ?? ''];
  if (value < 1) next = skipArticles(tokens, next);
  return multiple === undefined ? { value, next } : timesSet(value, tokens, next);
}

/**
 * "1 500 g": a thousand and a half in the languages that part thousands with a blank, unless it is of a package ("1 500 g Dose"). In English it is one
 * of 500 g, except where nothing follows or an "of" of another language.
 */
function isThousands(tokens: readonly Token[], at: number, language: Dialect | undefined): boolean {
  const [ones, rest, unit] = tokens.slice(at, at + 3);
  if (
    !/^[1-9]\d?$/.test(ones?.text ?? '') ||
    !/^\d{3}$/.test(rest?.text ?? '') ||
    rest?.attached !== false ||
    !smallMetric.has(unit?.lower ?? '')
  )
    return false;
  const behind = tokens[at + 3]?.lower === '.' ? at + 4 : at + 3;
  const follower = tokens[behind]?.lower ?? '';
  if (follower === '') return true;
  return (
    !packageWords.has(follower) &&
    (follower !== 'of' && partitives.has(follower)
      ? !packageWords.has(tokens[behind + 1]?.lower ?? '')
      : language !== undefined && languageOf(language) !== 'en')
  );
}

/** "1/2", "1⁄2", "½"; "11⁄2" where a page lost the space of "1 1⁄2". */
function readFraction(tokens: readonly Token[], at: number): NumberRead | null {
  const above = tokens[at];
  if (above?.kind === 'vulgar') return { value: vulgarFractions[above.text] ?? 0, next: at + 1 };
  const slash = tokens[at + 1];
  const below = tokens[at + 2];
  if (
    above?.kind !== 'number' ||
    below?.kind !== 'number' ||
    (slash?.lower !== '/' && slash?.lower !== '⁄')
  )
    return null;
  if (!/^\d{1,3}$/.test(above.text) || !/^\d{1,2}$/.test(below.text)) return null;
  const n = Number(above.text);
  const d = Number(below.text);
  if (!denominators.has(d) || n === 0) return null;
  if (slash.lower === '⁄' && above.text.length >= 2 && Number(above.text.at(-1)) < d) {
    return { value: Number(above.text.slice(0, -1)) + Number(above.text.at(-1)) / d, next: at + 3 };
  }
  // "110/4" is two amounts, not a fraction
  return n / d <= 12 ? { value: n / d, next: at + 3 } : null;
}

/** A number of digits with its points and commas. "1,5" is one and a half, "1,000" a thousand, "1.500 g" fifteen hundred. */
function decimal(text: string, following: string, language: Dialect | undefined): number | null {
  const marks = text.replace(/\d/g, '');
  let plain = text;
  if (marks.length > 1) {
    const last = marks.at(-1) ?? '.';
    const same = [...marks].every((mark) => mark === last);
    // "1.2.5" is no number that anybody can be sure of.
    if (same && !/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return null;
    plain = same
      ? text.replaceAll(last, '')
      : text.replaceAll(last === ',' ? '.' : ',', '').replace(last, '.');
  } else if (marks.length === 1) {
    const [whole = '', part = ''] = text.split(marks);
    const threes =
      part.length === 3 && whole.length <= 3 && !/^0/.test(whole) && !largeMetric.has(following);
    const pointIsDecimal = languageOf(language ?? 'en') === 'en';
    const thousands =
      threes &&
      (marks === ','
        ? pointIsDecimal
        : !pointIsDecimal ||
          (smallMetric.has(following) && Number(whole) < 10 && part.endsWith('0')));
    plain = thousands ? whole + part : `${whole}.${part}`;
  }
  const value = Number(plain);
  return Number.isFinite(value) && value < 1e9 ? value : null;
}
