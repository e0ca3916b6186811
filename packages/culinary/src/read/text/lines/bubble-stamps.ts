import { pattern } from '../../../words/pattern.ts';
import { announcedFact } from '../facts/stated-facts.ts';
import { SAYS_HOUR } from './chat-words.data.ts';
import type { PageLine } from './page-line.ts';
import { withBubblesWhole } from './whole-bubbles.ts';

/** "18:26", "6:26 PM ✓✓", as the recogniser sees ticks: "18:26 V/", "18:26 w". */
const STAMP = pattern('iu')`
  (?<=^|\s)(?<hour>[01]?\d|2[0-3])[:.](?<minute>[0-5]\d)(?:\s?(?<half>[ap])\.?m\.?)?(?:\s{1,2}[✓✔√vw/\\|]{1,3})?$
`;
/** "1:30" behind the name of a time is how long that takes; nothing takes longer than these hours and is told so. */
const LONGEST_TOLD = 9;
/** "2.20": with a point an hour has two figures, or it is an amount. */
const AMOUNT = /(?:^|\s)\d\.\d\d$/u;
/** So many messages make a chat. */
const FEWEST = 2;
/** In heights of a line: how far a stamp stands behind the words of a message, or below them. */
const APART = 0.4;
const LONGEST = 120;

interface Stamped {
  piece: PageLine;
  /** Its words without the stamp; empty where it is nothing else. */
  said: string;
  minutes: number;
}

/**
 * The pieces of a picture of a chat without the hours at the ends of its bubbles, which count up from one to the next. A table of hours has
 * them in front.
 */
export function withoutBubbleStamps(pieces: readonly PageLine[]): PageLine[] {
  const stamped = new Map(
    pieces.flatMap((piece) => {
      const found = stampIn(piece, pieces);
      return found ? [[piece, found] as const] : [];
    }),
  );
  const down = [...stamped.values()].sort(
    (a, b) => a.piece.page - b.piece.page || a.piece.y - b.piece.y,
  );
  const countsUp = down.every(({ minutes }, at) => at === 0 || minutes >= down[at - 1]!.minutes);
  if (down.length < FEWEST || !countsUp) return [...pieces];
  const ended = new Set<PageLine>();
  const said = pieces.flatMap((piece) => {
    const found = stamped.get(piece);
    if (!found) return [piece];
    if (found.said === '') return [];
    const last = { ...piece, text: found.said };
    ended.add(last);
    return [last];
  });
  return withBubblesWhole(said, ended);
}

function stampIn(piece: PageLine, pieces: readonly PageLine[]): Stamped | null {
  if (piece.confidence === undefined || piece.text.length > LONGEST) return null;
  const text = piece.text.trim();
  const found = STAMP.exec(text);
  if (!found || AMOUNT.test(text)) return null;
  const said = text.slice(0, found.index).trim();
  if (SAYS_HOUR.test(said) || (said === '' && !standsBehind(piece, pieces))) return null;
  const { hour, minute, half } = found.groups!;
  const isLength = half === undefined && Number(hour) <= LONGEST_TOLD;
  if (isLength && namesTime(said === '' ? besideIt(piece, pieces).map(({ text }) => text) : [said]))
    return null;
  const noon = half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0;
  return { piece, said, minutes: 60 * (Number(hour) + noon) + Number(minute) };
}

const namesTime = (texts: readonly string[]): boolean =>
  texts.some((text) => announcedFact(text.replace(/\s*[:：]$/u, ''))?.endsWith('Time'));

const besideIt = (piece: PageLine, pieces: readonly PageLine[]): PageLine[] =>
  pieces.filter(
    (other) =>
      other !== piece &&
      other.page === piece.page &&
      Math.abs(other.y + other.height / 2 - piece.y - piece.height / 2) < APART * piece.height,
  );

/** Whether a stamp alone stands at the right end of a bubble: what is beside it is left of it, or the words it belongs to are above. */
function standsBehind(stamp: PageLine, pieces: readonly PageLine[]): boolean {
  const beside = besideIt(stamp, pieces);
  return beside.length > 0
    ? beside.every(({ x, width }) => x + width < stamp.x)
    : pieces.some(
        ({ page, x, y }) =>
          page === stamp.page && y < stamp.y && x + APART * stamp.height < stamp.x,
      );
}
