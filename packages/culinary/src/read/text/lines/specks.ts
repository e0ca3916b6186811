import type { PageLine } from './page-line.ts';

/** Of 100, and in letters and figures: so little is no writing, but a speck, a rim or a shadow. */
const UNSURE = 25;
const FEW = 2;
const SIGNS = /[\p{L}\p{N}]/gu;
/** An amount or its unit, which may be read badly. */
const AMOUNT = /^(?:\d+|[½¼¾⅓⅔⅛]|\d\s?\p{L}|k?g|m?l|[cd]l|[ET]L)\.?$/iu;

/** In the margin of a picture stands what is left of a picture, a hole or a rule: unsure, far from the text and alone in its column. */
const UNSURE_IN_MARGIN = 60;
const FAR = 2;
const LONG = 10;
const FEWEST_IN_COLUMN = 3;

/** The pieces of a picture without its specks, which would stand at the end of a title or of a line. */
export function withoutSpecks(pieces: PageLine[]): PageLine[] {
  const kept = pieces.filter(
    (piece) =>
      (piece.confidence ?? 100) >= UNSURE || AMOUNT.test(piece.text.trim()) || !isShort(piece),
  );
  const marginal = marksInMargin(kept);
  const rest = kept.filter((piece) => !marginal.has(piece) && !isPartOfLetter(piece, kept));
  return rest.length > 0 ? rest : pieces;
}

const isShort = ({ text }: PageLine): boolean => (text.match(SIGNS)?.length ?? 0) <= FEW;

/** In heights of the larger line: what is so small is no letter beside its letters. */
const SMALL = 0.4;
/** "x" within the box of a title: the accent of one of its letters, read by itself. */
const isPartOfLetter = (piece: PageLine, pieces: readonly PageLine[]): boolean =>
  piece.confidence !== undefined &&
  /^\p{L}$/u.test(piece.text.trim()) &&
  pieces.some(
    (line) =>
      line.page === piece.page &&
      piece.height < SMALL * line.height &&
      piece.x > line.x &&
      piece.x + piece.width < line.x + line.width &&
      piece.y > line.y - SMALL * line.height &&
      piece.y + piece.height < line.y + line.height,
  );

function marksInMargin(pieces: readonly PageLine[]): Set<PageLine> {
  const unsure = pieces.filter(
    (piece) =>
      piece.confidence !== undefined && piece.confidence < UNSURE_IN_MARGIN && isShort(piece),
  );
  if (unsure.length === 0) return new Set();
  const left = Math.min(
    ...pieces.filter(({ text }) => text.length >= LONG).map((piece) => piece.x),
  );
  return new Set(
    unsure.filter(
      (piece) =>
        piece.x + piece.width < left - FAR * piece.height &&
        pieces.filter(({ x }) => Math.abs(x - piece.x) < piece.height).length < FEWEST_IN_COLUMN,
    ),
  );
}
