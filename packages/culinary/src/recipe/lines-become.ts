import { wordsIn } from './plain-words.ts';

/** A word of more lines than these tells nothing of which is which. */
const MOST_LINES_OF_A_WORD = 50;

interface Pair {
  was: number;
  is: number;
  shared: number;
  /** How far they are from one another. */
  distance: number;
}

/**
 * Which lines of a list became which of another, of those that stand in it no more in the same words: each the one with which it shares
 * most of its words, and no two the same. Only what `wanted` names is asked for; the others are looked at because they take theirs.
 */
export function linesBecome(
  before: readonly string[],
  after: readonly string[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const gone = without(before, after);
  const added = without(after, before);
  const places = new Map<number, number>();
  if (!gone.some((at) => wanted.has(at)) || added.length === 0) return places;
  const taken = new Set<number>();
  const pairs = pairsOf(before, after, gone, added);
  pairs.sort((one, two) => two.shared - one.shared || one.distance - two.distance);
  for (const { was, is } of pairs) {
    if (places.has(was) || taken.has(is)) continue;
    places.set(was, is);
    taken.add(is);
  }
  return places;
}

/** Places of the lines that another list lacks; of one that it has less often the last ones. */
function without(lines: readonly string[], others: readonly string[]): number[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.flatMap((line, at) => {
    const rest = left.get(line) ?? 0;
    left.set(line, rest - 1);
    return rest > 0 ? [] : [at];
  });
}

function pairsOf(
  before: readonly string[],
  after: readonly string[],
  gone: readonly number[],
  added: readonly number[],
): Pair[] {
  const linesOf = new Map<string, number[]>();
  const sizes = new Map<number, number>();
  for (const is of added) {
    const words = new Set(wordsIn(after[is]!));
    sizes.set(is, words.size);
    for (const word of words) {
      const lines = linesOf.get(word);
      if (lines) lines.push(is);
      else linesOf.set(word, [is]);
    }
  }
  return gone.flatMap((was) => {
    const words = new Set(wordsIn(before[was]!));
    const shared = new Map<number, number>();
    for (const word of words) {
      const lines = linesOf.get(word) ?? [];
      if (lines.length > MOST_LINES_OF_A_WORD) continue;
      for (const is of lines) shared.set(is, (shared.get(is) ?? 0) + 1);
    }
    // What shares nothing but what all share may be the line at the same place.
    if (before.length === after.length && sizes.has(was) && !shared.has(was)) shared.set(was, 0);
    return [...shared].map(([is, count]) => ({
      was,
      is,
      shared: count / Math.max(words.size, sizes.get(is)!, 1),
      distance: Math.abs(was - is),
    }));
  });
}
