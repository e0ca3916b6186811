import { diffIndices } from 'node-diff3';

interface WordRun {
  text: string;
  /** Stands only here, not in the other version. */
  differs: boolean;
}

const words = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
/** A text longer than this is marked as a whole. */
const mostWords = 2000;

/** A text in runs, marking what another version of it does not have. */
export function wordDifference(text: string, other: string): WordRun[] {
  const own = text.match(words) ?? [];
  const others = other.match(words) ?? [];
  if (own.length > mostWords || others.length > mostWords)
    return text === '' ? [] : [{ text, differs: text !== other }];
  const differing = new Set(
    diffIndices([...others], [...own]).flatMap(({ buffer2: [start, length] }) =>
      Array.from({ length }, (_, index) => start + index),
    ),
  );
  const runs: WordRun[] = [];
  for (const [index, word] of own.entries()) {
    // A space is marked only between two words that are.
    const differs =
      word.trim() === ''
        ? differing.has(index - 1) && differing.has(index + 1)
        : differing.has(index);
    const last = runs.at(-1);
    if (last && last.differs === differs) last.text += word;
    else runs.push({ text: word, differs });
  }
  return runs;
}
