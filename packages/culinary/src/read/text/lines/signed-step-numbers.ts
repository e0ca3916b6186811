import { countUp, withNumberCut, type Numbered } from './number-cut.ts';
import type { TextLine } from './page-line.ts';

/** "1.2 Tostar", "3.9% Agregar": the sign of "1.ª" was read as a figure. “2.- Ralla: a speck before a number was read as a quote. */
const SIGNED =
  /^["“”„'‘’«»]?(\d{1,2})\s?[.,](?:\d{1,2}%?|[%*?'’"”ªº°]{1,2}|\s?[-–—])\s*(?=\p{Lu}\p{L})/u;
const SIGN_BEHIND_NUMBER = /^[%*?'’"”ªº°]{1,2}\s+(?=\p{Lu}\p{L})/u;
/** No amount with its food is so long. */
const SHORTEST = 30;
const FEWEST = 3;

/** Lines of a picture that begin with numbers which count up from one, where the sign behind or before some of these was misread, are numbered. */
export function withSignedNumbers(lines: TextLine[]): TextLine[] {
  const numbered = lines.flatMap((line, at) => numberOf(line, at));
  const isMisread = numbered.some(({ cut }) => cut > 0);
  if (numbered.length < FEWEST || !countUp(numbered) || !isMisread) return lines;
  const found = new Map(numbered.map((one) => [one.at, one]));
  return lines.map((line, at) => {
    const one = found.get(at);
    return one && one.cut > 0 ? withNumberCut(line, one.cut, one.number) : line;
  });
}

/** The number that a recognised line begins with, and how many characters of its text are of it. */
function numberOf({ text, marker, confidence }: TextLine, at: number): Numbered[] {
  if (confidence === null) return [];
  if (marker?.kind === 'number') {
    const sign = SIGN_BEHIND_NUMBER.exec(text)?.[0] ?? '';
    return marker.ordinal === null ? [] : [{ at, number: marker.ordinal, cut: sign.length }];
  }
  const match = marker === null && text.length >= SHORTEST ? SIGNED.exec(text) : null;
  return match ? [{ at, number: Number(match[1]), cut: match[0].length }] : [];
}
