import { looksLikeStep } from '../steps/step-likelihood.ts';
import { countUp, withNumberCut, type Numbered } from './number-cut.ts';
import type { TextLine } from './page-line.ts';

/** "1 Émincez les poireaux": a number without a full stop before a sentence. */
const BARE = /^(\d{1,2})\s+(?=\p{Lu}\p{L})/u;
const FEWEST = 3;
/** No food with its amount is so long before its line ends. */
const SHORTEST = 30;
const READS_LIKE_STEP = 0.45;
/** No food does, whatever its verb is. */
const ENDS_SENTENCE = /\p{L}{3}[.!]$/u;
const MOST_LINES = 500;

/** In sizes of the line: how far the numbers of one list stand out of line. */
const ALIGNED = 0.8;

/**
 * Lines of a picture that begin with bare numbers which count up from one, in the colour or the letters of numbers of steps, are numbered.
 * A number that was seen as a bullet where it would stand counts with them.
 */
export function withBareNumbers(lines: TextLine[]): TextLine[] {
  if (lines.length > MOST_LINES) return lines;
  const long = lines.flatMap((line, at) => {
    const one = bareNumberOf(line, at);
    return one && line.text.length >= SHORTEST ? [one] : [];
  });
  const withShort = countedOf(lines, withShortOnes(lines, long));
  const counted = withShort ?? countedOf(lines, long);
  if (counted === null) return lines;
  const { numbered, bullets } = counted;
  const steps = numbered.filter(
    ({ at, cut }) =>
      ENDS_SENTENCE.test(lines[at]!.text) ||
      looksLikeStep(lines[at]!.text.slice(cut)) >= READS_LIKE_STEP,
  );
  if (numbered.length < FEWEST || steps.length * 2 < numbered.length) return lines;
  const found = new Map(numbered.map((one) => [one.at, one]));
  const dotted = new Map(bullets.map(({ at, number }) => [at, number]));
  return lines.map((line, at) => {
    const ordinal = dotted.get(at);
    if (ordinal !== undefined) return { ...line, marker: { kind: 'number', ordinal } };
    const one = found.get(at);
    return one ? withNumberCut(line, one.cut, one.number) : line;
  });
}

/** Numbers with the bullets that stand for some of them, where these count up from one together, else null. */
function countedOf(lines: readonly TextLine[], numbered: readonly Numbered[]) {
  const bullets = bulletsForNumbers(lines, numbered);
  return countUp(numbered, bullets) ? { numbered, bullets } : null;
}

function bareNumberOf({ text, marker, confidence }: TextLine, at: number): Numbered | null {
  const match = marker === null && confidence !== null ? BARE.exec(text) : null;
  return match ? { at, number: Number(match[1]), cut: match[0].length } : null;
}

/** With short sentences whose numbers stand in the column of the others: "6 Scatter with parsley." */
const withShortOnes = (lines: readonly TextLine[], long: readonly Numbered[]): Numbered[] =>
  lines.flatMap((line, at) => {
    const one = bareNumberOf(line, at);
    const isShort = line.text.length < SHORTEST && ENDS_SENTENCE.test(line.text);
    const isInColumn = (other: Numbered) =>
      lines[other.at]!.page === line.page &&
      Math.abs(lines[other.at]!.markerX - line.markerX) < ALIGNED * line.size;
    return one && (!isShort ? long.some((other) => other.at === at) : long.some(isInColumn))
      ? [one]
      : [];
  });

/** Bullets in the column of the numbers where exactly one number is missing between two of them, or before the first. */
function bulletsForNumbers(
  lines: readonly TextLine[],
  numbered: readonly Numbered[],
): Omit<Numbered, 'cut'>[] {
  return numbered.flatMap(({ at, number }, index) => {
    const above = numbered[index - 1];
    if (number !== (above?.number ?? 0) + 2) return [];
    const { column, markerX, size } = lines[at]!;
    const between = lines.flatMap((line, place) =>
      place > (above?.at ?? -1) &&
      place < at &&
      line.marker?.kind === 'bullet' &&
      line.column === column &&
      Math.abs(line.markerX - markerX) < ALIGNED * size
        ? [place]
        : [],
    );
    return between.length === 1 ? [{ at: between[0]!, number: number - 1 }] : [];
  });
}
