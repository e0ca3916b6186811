import type { PageLine } from './page-line.ts';

const CLOCK = /^\d{1,2}[:.]\d{2}(?=\s|$)/;
/** In the line of a clock other words are longer. */
const WORD = /\p{L}{4}/u;
/** In heights of a line: how far pieces of one row are from its middle. */
const SAME_ROW = 0.7;

/** The pieces of a picture without the bar at the top of a phone: the clock, the network, the battery. */
export function withoutStatusBar(pieces: PageLine[]): PageLine[] {
  const [first] = pieces;
  if (!first || pieces.some(({ confidence }) => confidence === undefined)) return pieces;
  const top = pieces.reduce((highest, piece) =>
    middle(piece) < middle(highest) ? piece : highest,
  );
  const bar = pieces.filter(
    (piece) => piece.page === top.page && middle(piece) - middle(top) < SAME_ROW * top.height,
  );
  const isBar =
    bar.some(({ text }) => CLOCK.test(text)) && !bar.some(({ text }) => WORD.test(text));
  return isBar && bar.length < pieces.length
    ? pieces.filter((piece) => !bar.includes(piece))
    : pieces;
}

const middle = ({ y, height }: PageLine): number => y + height / 2;
