import { readMarker } from './list-markers.ts';
import { withNumberCut } from './number-cut.ts';
import type { TextLine } from './page-line.ts';

/** How a recogniser sees a number in a round badge: the rim as a bracket, or badge and number as one sign. */
const BADGE = /^(?:[@©®&]|[([{|]?(\d{1,2})[)\]}|])\s+(?=\p{Lu})/u;
/** The left half of the rim as a bullet, the right one as a bracket: "• 1) Whisk". */
const BEHIND_BULLET = /^(\d{1,2})[)\]}|]\s+(?=\p{Lu})/u;
const FEWEST = 3;

interface Badge {
  at: number;
  /** Null where it was read as a sign. */
  number: number | null;
  cut: number;
}

/** Lines that open with a badge become the numbered steps that they are, where the numbers that could be read count them. */
export function withBadgeNumbers(lines: TextLine[]): TextLine[] {
  const badges = lines.flatMap((line, at) => badgeOf(line, at));
  const from = badges.findIndex(({ number }) => number !== null);
  const first = from < 0 ? 0 : badges[from]!.number! - from;
  const isCounted = badges.every(({ number }, at) => number === null || number === first + at);
  if (badges.length < FEWEST || first !== 1 || !isCounted || badges.every(({ cut }) => cut === 0))
    return lines;
  const ordinals = new Map(badges.map(({ at, cut }, index) => [at, { cut, ordinal: index + 1 }]));
  return lines.map((line, at) => {
    const badge = ordinals.get(at);
    return badge ? withNumberCut(line, badge.cut, badge.ordinal) : line;
  });
}

function badgeOf(line: TextLine, at: number): Badge[] {
  if (line.confidence === null) return [];
  if (line.marker?.kind === 'number') return [{ at, number: line.marker.ordinal, cut: 0 }];
  const behind = line.marker === null ? null : BEHIND_BULLET.exec(line.text);
  if (line.marker !== null)
    return behind ? [{ at, number: Number(behind[1]), cut: behind[0].length }] : [];
  const match = BADGE.exec(line.text);
  if (!match || readMarker(line.text).marker?.kind === 'bullet') return [];
  return [{ at, number: match[1] === undefined ? null : Number(match[1]), cut: match[0].length }];
}
