/** Patterns of folded text written for readers: entries separated by commas, "*" for any letters of a word, "a|b" for either word. */

const entriesOf = (lists: readonly (string | undefined)[]) =>
  lists
    .flatMap((list) => (list ?? '').split(','))
    .map((entry) => entry.replace(/\|\s+/g, '|').replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const source = (entry: string) =>
  entry
    .split(' ')
    .map((word) => `(?:${word.replaceAll('*', '[\\p{L}\\p{N}]*')})`)
    .join(' ');

/** Matches one of the entries at its place in words that stand between single spaces, one at each end. Null without entries. */
export function phrasePattern(lists: readonly (string | undefined)[]): RegExp | null {
  const entries = entriesOf(lists).sort((a, b) => b.length - a.length);
  return entries.length === 0
    ? null
    : new RegExp(`(?<= )(?:${entries.map(source).join('|')})(?= )`, 'gu');
}

/** Finds entries in words that stand between single spaces, one at each end of the line; `starts` are where the words begin. */
export type PhraseFinder = (
  line: string,
  words: readonly string[],
  starts: readonly number[],
) => (readonly [from: number, to: number])[];

/**
 * The same as `phrasePattern`, of lists so long that all of them cannot be tried at each word: only what begins with it is. Null without
 * entries.
 */
export function phraseFinder(lists: readonly (string | undefined)[]): PhraseFinder | null {
  const entries = entriesOf(lists).sort((a, b) => b.length - a.length);
  if (entries.length === 0) return null;
  const anyFirst: number[] = [];
  const byFirst = new Map<string, number[]>();
  for (const [index, entry] of entries.entries()) {
    const first = entry.split(' ', 1)[0]!;
    if (first.includes('*')) anyFirst.push(index);
    else
      for (const word of first.split('|')) byFirst.set(word, [...(byFirst.get(word) ?? []), index]);
  }
  const patternOf = (indexes: readonly number[]) =>
    indexes.length === 0
      ? null
      : new RegExp(`(?:${indexes.map((index) => source(entries[index]!)).join('|')})(?= )`, 'uy');
  const ofOthers = patternOf(anyFirst);
  const patterns = new Map<string, RegExp | null>();
  const patternFor = (word: string): RegExp | null => {
    const own = byFirst.get(word);
    if (own === undefined) return ofOthers;
    let pattern = patterns.get(word);
    if (pattern === undefined) {
      pattern = patternOf([...own, ...anyFirst].sort((a, b) => a - b));
      patterns.set(word, pattern);
    }
    return pattern;
  };
  return (line, words, starts) => {
    const found: (readonly [number, number])[] = [];
    for (let at = 0, end = 0; at < words.length; at++) {
      const from = starts[at]!;
      if (from < end) continue;
      const pattern = patternFor(words[at]!);
      if (pattern === null) continue;
      pattern.lastIndex = from;
      if (!pattern.test(line)) continue;
      end = pattern.lastIndex;
      found.push([from, end]);
    }
    return found;
  };
}

/** Matches a word that is one of the entries. */
export function wordPattern(lists: readonly (string | undefined)[]): RegExp | null {
  const entries = entriesOf(lists);
  return entries.length === 0 ? null : new RegExp(`^(?:${entries.map(source).join('|')})$`, 'u');
}

/** The entries as lists of words. */
export const wordSequences = (lists: readonly (string | undefined)[]) =>
  entriesOf(lists).map((entry) => entry.split(' '));
