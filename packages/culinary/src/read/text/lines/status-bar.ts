import { barOffers } from '../../app-buttons.data.ts';
import type { PageLine } from './page-line.ts';

const CLOCK = /^\d{1,2}[:.]\d{2}(?=\s|$)/;
/** In the line of a clock other words are longer. */
const WORD = /\p{L}{4}/u;
/** In heights of a line: how far pieces of one row are from its middle. */
const SAME_ROW = 0.7;

/**
 * The pieces of a picture without the bar at the top of a phone, the clock, the network, the battery, and without the app's own below it where
 * that offers something: "Spoonly   Go Premium".
 */
export function withoutStatusBar(pieces: PageLine[]): PageLine[] {
  if (pieces.length === 0 || pieces.some(({ confidence }) => confidence === undefined))
    return pieces;
  const bar = topRow(pieces);
  const isBar =
    bar.some(({ text }) => CLOCK.test(text)) && !bar.some(({ text }) => WORD.test(text));
  if (!isBar || bar.length === pieces.length) return pieces;
  const below = pieces.filter((piece) => !bar.includes(piece));
  const appBar = topRow(below);
  const rest = below.filter((piece) => !appBar.includes(piece));
  // A bar in the largest print may name the dish.
  const isLess = tallest(rest) >= tallest(appBar);
  return isLess && appBar.some(({ text }) => offersAlone(text)) ? rest : below;
}

const tallest = (pieces: readonly PageLine[]): number =>
  pieces.reduce((most, { height }) => Math.max(most, height), 0);

/** The pieces of the highest row. */
function topRow(pieces: readonly PageLine[]): PageLine[] {
  const top = pieces.reduce((highest, piece) =>
    middle(piece) < middle(highest) ? piece : highest,
  );
  return pieces.filter(
    (piece) => piece.page === top.page && middle(piece) - middle(top) < SAME_ROW * top.height,
  );
}

/** A button at the end of its row, with no more beside it than the app's name. */
const offersAlone = (text: string): boolean =>
  text.split(' ').length <= MOST_WORDS && barOffers.test(text);
const MOST_WORDS = 5;

const middle = ({ y, height }: PageLine): number => y + height / 2;
