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

/** Matches a word that is one of the entries. */
export function wordPattern(lists: readonly (string | undefined)[]): RegExp | null {
  const entries = entriesOf(lists);
  return entries.length === 0 ? null : new RegExp(`^(?:${entries.map(source).join('|')})$`, 'u');
}

/** The entries as lists of words. */
export const wordSequences = (lists: readonly (string | undefined)[]) =>
  entriesOf(lists).map((entry) => entry.split(' '));
