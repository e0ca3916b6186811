import { looksLikeStep } from '../steps/step-likelihood.ts';
import type { TextLine } from './page-line.ts';

/** "1 Émincez les poireaux": a number without a full stop before a sentence. */
const BARE = /^(\d{1,2})\s+(?=\p{Lu}\p{L})/u;
const FEWEST = 3;
/** No food with its amount is so long before its line ends. */
const SHORTEST = 30;
const READS_LIKE_STEP = 0.45;
const MOST_LINES = 500;

/** Lines of a picture that begin with bare numbers which count up from one, in the colour or the letters of numbers of steps, are numbered. */
export function withBareNumbers(lines: TextLine[]): TextLine[] {
  if (lines.length > MOST_LINES) return lines;
  const numbered = lines.flatMap((line, at) => {
    const match = line.marker === null && line.confidence !== null ? BARE.exec(line.text) : null;
    return match && line.text.length >= SHORTEST
      ? [{ at, number: Number(match[1]), cut: match[0].length }]
      : [];
  });
  const isCounted = numbered.every(({ number }, at) => number === at + 1);
  const steps = numbered.filter(
    ({ at, cut }) => looksLikeStep(lines[at]!.text.slice(cut)) >= READS_LIKE_STEP,
  );
  if (numbered.length < FEWEST || !isCounted || steps.length * 2 < numbered.length) return lines;
  const found = new Map(numbered.map((one) => [one.at, one]));
  return lines.map((line, at) => {
    const one = found.get(at);
    if (!one) return line;
    return {
      ...line,
      text: line.text.slice(one.cut),
      x: line.x + ((line.right - line.x) * one.cut) / Math.max(1, line.text.length),
      marker: { kind: 'number', ordinal: one.number },
    };
  });
}
