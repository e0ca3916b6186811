import { useEffect, useState } from 'react';
import type { RecipeReading } from '../reading/recipe-reading.ts';
import type { LineReading } from './line-reading.ts';

/** Milliseconds of reading before the page gets its turn again. */
const turn = 8;
/** After the last keystroke, before the whole text is looked over. */
const pause = 120;

export interface ReadingSummary {
  /** Lines with a question. */
  doubts: number;
  /** Ingredient lines. */
  count: number;
  lines: readonly LineReading[];
}

const nothing: ReadingSummary = { doubts: 0, count: 0, lines: [] };

/**
 * All lines of the text as read, a little behind the typing and in short turns: five thousand lines
 * do not stall the page. Nothing while what reads them is not there.
 */
export function useReadingSummary(
  reading: RecipeReading | null,
  text: string,
  language: string | undefined,
): ReadingSummary {
  const [summary, setSummary] = useState(nothing);
  useEffect(() => {
    if (reading === null) return;
    const { readTypedLine } = reading;
    const lines = text.split('\n');
    const read: LineReading[] = [];
    let timer = setTimeout(go, pause);
    function go(): void {
      const until = performance.now() + turn;
      while (read.length < lines.length && performance.now() < until)
        read.push(readTypedLine(lines[read.length]!, language));
      if (read.length < lines.length) timer = setTimeout(go, 0);
      else
        setSummary({
          lines: read,
          count: read.filter(({ kind }) => kind === 'ingredient').length,
          doubts: read.filter((line) => line.kind === 'ingredient' && line.doubt !== null).length,
        });
    }
    return () => clearTimeout(timer);
  }, [reading, text, language]);
  return summary;
}
