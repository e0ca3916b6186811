import { tokenise, type Token } from './tokenise.ts';

/** Finds the longest known phrase at a place in a line. Full stops of abbreviations and case do not count. */
export interface PhraseTable<T> {
  match(tokens: readonly Token[], at: number): { value: T; next: number } | null;
}

interface Phrase<T> {
  words: string[];
  value: T;
}

/** Builds a table; of two values for the same phrase the first stays. */
export function phraseTable<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
): PhraseTable<T> {
  const byFirst = new Map<string, Phrase<T>[]>();
  for (const [phrase, value] of entries) {
    const words = tokenise(phrase)
      .filter((token) => token.lower !== '.')
      .map((token) => token.lower);
    const first = words[0];
    if (first === undefined) continue;
    const known = byFirst.get(first) ?? [];
    if (!known.some((other) => other.words.join(' ') === words.join(' ')))
      known.push({ words, value });
    byFirst.set(first, known);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return {
    match(tokens, at) {
      const list = byFirst.get(tokens[at]?.lower ?? '');
      if (list === undefined) return null;
      for (const { words, value } of list) {
        const next = endOf(tokens, at, words);
        if (next !== -1) return { value, next };
      }
      return null;
    },
  };
}

function endOf(tokens: readonly Token[], at: number, words: readonly string[]): number {
  let i = at;
  for (const word of words) {
    while (i > at && isAbbreviationStop(tokens, i)) i++;
    if (tokens[i]?.lower !== word) return -1;
    i++;
  }
  if (isAbbreviationStop(tokens, i)) i++;
  return i;
}

/** The full stop of "tsp." or "c.à.s."; `at` is the index of the mark. */
function isAbbreviationStop(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined && token.lower === '.' && token.attached && tokens[at - 1]?.kind === 'word'
  );
}
