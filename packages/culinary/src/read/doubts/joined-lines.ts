import { foldWords } from '../../words/fold.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { namesFood } from '../../foods/line-words.ts';
import { isCutShort } from '../text/draft/broken-items.ts';
import { shortened } from './shortened.ts';
import type { SourceLine } from './taken-lines.ts';

/** The lines that are two of the source, each of which is an ingredient. */
export function joinedLines(taken: readonly string[], lines: readonly SourceLine[]): Doubt[] {
  const pairs = new Map<string, [string, string]>();
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (line.taken === 'line' && next?.taken === 'line')
      pairs.set(`${line.folded} ${next.folded}`, [line.text, next.text]);
  });
  return taken.flatMap((line, index) => {
    const pair = pairs.get(foldWords(line));
    if (!pair?.every(isWhole) || isCutShort(pair[0], pair[1])) return [];
    // "Burro: una noce", a row of a food and its amount.
    if (line.startsWith(`${pair[0]}:`)) return [];
    return [
      {
        part: 'ingredient' as const,
        index,
        sentence: `“${shortened(line)}” may be two lines.`,
        sourceWords: pair.join('\n'),
      },
    ];
  });
}

const isWhole = (text: string) => /^[\p{L}\p{N}]/u.test(text) && namesFood(text, 3);
