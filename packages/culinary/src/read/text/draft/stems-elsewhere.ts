import { stemsOf } from '../title/title-words.ts';

/** Of a text the stems that others of these have as well. */
export function stemsElsewhere(texts: readonly string[]): (text: string) => ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const stem of stemsOf([text])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (text) => new Set([...stemsOf([text])].filter((stem) => (counts.get(stem) ?? 0) > 1));
}
