import { wordsOf } from './source-words.ts';

/** Finds the line of a source that shares most words with another text; null where none shares any. */
export function closestLines(source: string): (text: string) => string | null {
  const lines = source
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const linesWith = new Map<string, number[]>();
  for (const [at, line] of lines.entries())
    for (const word of new Set(wordsOf(line))) {
      const known = linesWith.get(word);
      if (known) known.push(at);
      else linesWith.set(word, [at]);
    }
  return (text) => {
    const shared = new Map<number, number>();
    for (const word of new Set(wordsOf(text))) {
      // Words that stand in many lines point to none.
      const places = linesWith.get(word) ?? [];
      for (const at of places) shared.set(at, (shared.get(at) ?? 0) + 1 / places.length);
    }
    const [best] = [...shared].sort(([, a], [, b]) => b - a);
    return best ? lines[best[0]]! : null;
  };
}
