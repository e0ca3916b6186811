import { foldWords } from '../../words/fold.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { namesFood } from '../../foods/line-words.ts';
import { isCutShort } from '../text/draft/broken-items.ts';
import { itemsOfPair } from '../text/lines/two-items.ts';
import { shortened } from './shortened.ts';
import type { SourceLine } from './taken-lines.ts';

/** The lines that are two of the source, each of which is an ingredient. */
export function joinedLines(
  taken: readonly string[],
  lines: readonly SourceLine[],
  rows: readonly string[],
  { language, isPlaced }: { language: string | null; isPlaced: boolean },
): Doubt[] {
  const pairs = pairsOf(rows, new Set(taken.map(foldWords)));
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (line.taken === 'line' && next?.taken === 'line')
      pairs.set(`${line.folded} ${next.folded}`, [line.text, next.text]);
  });
  return taken.flatMap((line, index) => {
    const pair = pairs.get(foldWords(line));
    if (pair === undefined || !isWhole(pair[0])) return [];
    const isUnsure = !isPlaced && itemsOfPair(pair[0], pair[1]) !== 'one';
    if (!isUnsure && isCutShort(pair[0], pair[1])) return [];
    if (!isUnsure && !isWhole(pair[1]) && !(BY_NAMES.test(pair[1]) && language !== 'de')) return [];
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

/** Of rows as they stood those two by two, or three, that became one line. */
function pairsOf(rows: readonly string[], own: ReadonlySet<string>): Map<string, [string, string]> {
  const written = rows
    .filter((row) => row.length <= LONGEST_ROW && /[\p{L}\p{N}]/u.test(row))
    .slice(0, MOST_ROWS)
    .map((row) => row.trim());
  const folded = written.map(foldWords);
  const pairs = new Map<string, [string, string]>();
  for (let at = 1; at < written.length; at++) {
    const joined = `${folded[at - 1]} ${folded[at]}`;
    if (own.has(joined)) pairs.set(joined, [written[at - 1]!, written[at]!]);
    if (at < 2) continue;
    const three = `${folded[at - 2]} ${joined}`;
    if (own.has(three)) pairs.set(three, [written[at - 2]!, `${written[at - 1]} ${written[at]}`]);
  }
  return pairs;
}
/** "From Auntie Joan" below "225 g self-raising flour"; German writes each noun so. */
const BY_NAMES = /^\p{Lu}\p{Ll}+\s(?:\p{Ll}+\s){0,2}\p{Lu}\p{Ll}+/u;
const LONGEST_ROW = 120;
const MOST_ROWS = 4_000;

const isWhole = (text: string) => /^[\p{L}\p{N}]/u.test(text) && namesFood(text, 3);
