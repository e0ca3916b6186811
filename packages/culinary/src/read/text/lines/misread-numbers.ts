import { looksLikeStep } from '../steps/step-likelihood.ts';
import { withNumberCut } from './number-cut.ts';
import type { TextLine } from './page-line.ts';

/** A number of a step that was not read as one: "4, Cook", "l. Mix", "4 Knead". */
const MISREAD = /^[\p{L}\p{N}|!\]]{1,2}[.,;:]?\s+(?=\p{Lu})/u;
/** In sizes of the line: how far the numbers of one list stand out of line. */
const ALIGNED = 0.8;
const READS_LIKE_STEP = 0.45;
/** No food with its amount is so long before its line ends. */
const LONG = 35;

const readsLikeStep = (text: string): boolean =>
  text.length >= LONG || looksLikeStep(text) >= READS_LIKE_STEP;

/** Lines of a picture whose number was misread, where they stand at the only place of a number that the list lacks. */
export function withMisreadNumbers(lines: TextLine[]): TextLine[] {
  let above: TextLine | null = null;
  let misread: number[] = [];
  const found = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    if (line.confidence === null) continue;
    const ordinal = line.marker?.kind === 'number' ? line.marker.ordinal : null;
    if (ordinal === null) {
      if (line.marker === null && MISREAD.test(line.text)) misread.push(at);
      continue;
    }
    const before = above !== null && above.column === line.column ? above.marker!.ordinal! : 0;
    const inLine = misread.filter((index) => {
      const { column, x, size, text } = lines[index]!;
      return (
        column === line.column &&
        Math.abs(x - line.markerX) < ALIGNED * size &&
        readsLikeStep(text.replace(MISREAD, ''))
      );
    });
    if (ordinal === before + 2 && inLine.length === 1) found.set(inLine[0]!, before + 1);
    above = line;
    misread = [];
  }
  return lines.map((line, at) => {
    const ordinal = found.get(at);
    if (ordinal === undefined) return line;
    return withNumberCut(line, MISREAD.exec(line.text)![0].length, ordinal);
  });
}
