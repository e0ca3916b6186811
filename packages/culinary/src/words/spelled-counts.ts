import { exactly, spelledNumber } from './spelled-number.ts';
import { plusWords, spelledNumbers } from './time-words.data.ts';
import { dozens, PAIRS, ROUND_NUMBERS, WEIGHED } from './yield-words.data.ts';

/** A number that words say. */
export interface SpelledCount {
  value: number;
  /** The first word behind it. */
  next: number;
}

const dozen = new Set(dozens);
const plus = new Set(plusWords.filter((word) => /\p{L}/u.test(word)));
const articles = new Set(['a', 'an', 'of', 'de', 'di', 'd']);

const isHalf = (word: string | undefined) => word !== undefined && spelledNumbers[word] === 0.5;
const isOne = (word: string | undefined) => word !== undefined && spelledNumbers[word] === 1;

/** Tens, then ones: "twenty four", "treinta y seis", "vierundzwanzig" as one word. */
function tensAt(words: readonly string[], at: number, value: number): SpelledCount {
  const next = plus.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  const ones = spelledNumbers[words[next] ?? ''] ?? 0;
  // "quatre vingts"
  if (value === 4 && /^vingts?$/.test(words[at + 1] ?? '')) return { value: 80, next: at + 2 };
  return value >= 20 && value % 10 === 0 && ones >= 1 && ones < 10 && Number.isInteger(ones)
    ? { value: value + ones, next: next + 1 }
    : { value, next: at + 1 };
}

/** "dozen", "dozen and a half", behind as many as `times`. */
function dozensAt(words: readonly string[], at: number, times: number): SpelledCount | null {
  if (!dozen.has(exactly(words[at] ?? ''))) return null;
  const half = plus.has(words[at + 1] ?? '') ? (isOne(words[at + 2]) ? at + 3 : at + 2) : -1;
  return isHalf(words[half])
    ? { value: (times + 0.5) * 12, next: half + 1 }
    : { value: times * 12, next: at + 1 };
}

/** What stands behind "and a half"; -1 where none is added. */
function halfBehind(words: readonly string[], at: number): number {
  if (!plus.has(words[at] ?? '')) return -1;
  const next = isOne(words[at + 1]) ? at + 2 : at + 1;
  return isHalf(words[next]) ? next + 1 : -1;
}

/**
 * The number that the folded words say from `at` on: "four", "twenty-four", "half a dozen", "a dozen and a half", "una ventina",
 * "3 dozen". Null where none begins there; an article alone is one.
 */
export function spelledCountAt(words: readonly string[], at: number): SpelledCount | null {
  const word = words[at] ?? '';
  const round = ROUND_NUMBERS[word];
  if (round !== undefined) return { value: round, next: at + 1 };
  const alone = dozensAt(words, at, 1);
  if (alone) return alone;
  const value = /^\d{1,3}$/.test(word) ? Number(word) : spelledNumber(word);
  if (value === undefined) return null;
  const behind = words[at + 1] ?? '';
  // "two and a half dozen"
  const half = halfBehind(words, at + 1);
  const parted = half < 0 ? null : dozensAt(words, half, value + 0.5);
  if (parted && Number.isInteger(parted.value)) return parted;
  // "half a dozen", "ein halbes Dutzend", "une demi-douzaine", "anderthalb Dutzend"
  const next = articles.has(behind) ? at + 2 : at + 1;
  const many = dozensAt(words, next, value);
  if (many && Number.isInteger(many.value)) return many;
  if (value === 1) {
    const part = isHalf(behind) ? dozensAt(words, at + 2, 0.5) : null;
    if (part) return part;
    // "une bonne dizaine", "a good dozen"
    const noun = WEIGHED.has(behind) ? at + 2 : at + 1;
    const many = dozensAt(words, noun, 1);
    if (many) return many;
    const pair = PAIRS[words[noun] ?? ''];
    const isOf = articles.has(words[noun + 1] ?? '');
    // "un par de panes", but "une par personne"
    if (pair !== undefined && (isOf || words[noun] !== 'par')) {
      const counted = isOf ? noun + 2 : noun + 1;
      return dozensAt(words, counted, pair) ?? { value: pair, next: noun + 1 };
    }
    const rough = ROUND_NUMBERS[words[noun] ?? ''];
    if (rough !== undefined) return { value: rough, next: noun + 1 };
  }
  if (!Number.isInteger(value)) return null;
  return /^\d/.test(word) ? { value, next: at + 1 } : tensAt(words, at, value);
}
