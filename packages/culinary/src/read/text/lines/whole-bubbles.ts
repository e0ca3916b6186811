import type { PageLine } from './page-line.ts';

/** In heights of a line: how far the lines of one message begin from each other, and how far one stands below the other at most. */
const SAME_START = 0.3;
const PITCH = 1.8;
/** Fewer lines do not tell how wide the bubbles of one side are. */
const FEWEST = 3;

/**
 * The messages of a chat whose lines were broken because their bubble ended, each as one line. Where the line above had room for the next
 * word, who wrote it began a new one. `ended`: lines behind which the hour stood, with which a message ends.
 */
export function withBubblesWhole(
  pieces: readonly PageLine[],
  ended: ReadonlySet<PageLine>,
): PageLine[] {
  const down = pieces.toSorted((a, b) => a.page - b.page || a.y - b.y);
  const whole: PageLine[] = [];
  let above: PageLine | null = null;
  for (const piece of down) {
    const last = whole.at(-1);
    if (
      above &&
      last &&
      !ended.has(above) &&
      isBelow(above, piece) &&
      !hasRoom(above, piece, down)
    ) {
      whole[whole.length - 1] = {
        ...last,
        text: `${last.text.trimEnd()} ${piece.text.trimStart()}`,
        width: Math.max(last.x + last.width, piece.x + piece.width) - last.x,
        confidence: Math.min(last.confidence ?? 100, piece.confidence ?? 100),
        ...(last.unsure || piece.unsure
          ? { unsure: [...(last.unsure ?? []), ...(piece.unsure ?? [])] }
          : {}),
      };
    } else whole.push(piece);
    above = piece;
  }
  return whole;
}

const isBelow = (above: PageLine, piece: PageLine): boolean =>
  above.page === piece.page &&
  Math.abs(above.x - piece.x) < SAME_START * above.height &&
  piece.y - above.y < PITCH * above.height &&
  piece.y > above.y + above.height / 2;

/** Whether the first word of a line would have fitted in behind the one above, as wide as the bubbles of its side are. */
function hasRoom(above: PageLine, piece: PageLine, pieces: readonly PageLine[]): boolean {
  const side = pieces.filter(({ x }) => Math.abs(above.x - x) < SAME_START * above.height);
  if (side.length < FEWEST) return true;
  const edge = side.reduce((most, { x, width }) => Math.max(most, x + width), 0);
  const letter = piece.width / Math.max(1, piece.text.length);
  const word = piece.text.trim().split(' ', 1)[0]!;
  return above.x + above.width + letter * (word.length + 1) <= edge;
}
