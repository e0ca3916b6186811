import { foldWords } from '../../../words/fold.ts';
import type { PageLine } from './page-line.ts';

const MONEY = String.raw`(?:[£€$]\s?\d{1,3}(?:[.,]\d{2})?|\d{1,3}(?:[.,]\d{2})?\s?(?:€|£|EUR|CHF|kr)|\d{1,3},\d{2})`;
/** "2,49 €", "9,95 € / kg", "2 for £5", "-60 %". */
const PRICE = new RegExp(
  String.raw`^(?:${MONEY}|\d\s\p{L}{1,4}\s${MONEY}|[-–−]\s?\d{1,2}\s?%)(?:\s?(?:/|\p{L}{2,4})\s?\p{L}{1,8}\.?)?$`,
  'iu',
);
/** A page with one price alone may state what the dish costs. */
const FEWEST_OFFERS = 2;
/** Above and below its price an offer has so many lines, and so close, in heights of a line. */
const MOST_LINES = 2;
const APART = 1;
/** Lines of a box that stand side by side are this level, in heights. */
const LEVEL = 0.3;
const LONGEST = 60;
/** So many lines an offer has, and so far apart, in heights of its head. */
const MOST_IN_BOX = 6;
const IN_BOX = 3;
/** What heads an offer; folded. */
const HEADS_OFFER: ReadonlySet<string> = new Set([
  ...['offer', 'offers', 'special offer', 'special', 'deal', 'save'],
  ...['angebot', 'im angebot', 'sonderangebot', 'aktion', 'aktionspreis', 'knaller', 'tiefpreis'],
  ...['promo', 'promotion', 'en promo', 'offre', 'offre speciale', 'bon plan', 'prix choc'],
  ...['offerta', 'in offerta', 'offerta speciale', 'sconto', 'sottocosto'],
  ...['oferta', 'en oferta', 'ofertas', 'rebaja', 'promocion', 'descuento'],
]);

export interface OffersApart {
  rows: PageLine[][];
  /** The lines of each offer. */
  offers: PageLine[][];
}

/** The rows of a leaflet without the offers around its recipe: what is sold, its price right below and what is said of that. */
export function offersApart(rows: readonly PageLine[][]): OffersApart {
  const pieces = rows.flat();
  const prices = pieces.filter(isPrice);
  const headed = headedOffers(pieces);
  const offers = [
    ...headed,
    ...(prices.length < FEWEST_OFFERS
      ? []
      : prices
          .filter((price) => !headed.flat().includes(price))
          .flatMap((price) => offerAt(price, pieces, boxOf(price, prices)))),
  ];
  if (offers.length < FEWEST_OFFERS) return { rows: [...rows], offers: [] };
  const taken = new Set(offers.flat());
  const beside = new Set(
    besideOffers(
      offers,
      pieces.filter((piece) => !taken.has(piece)),
    ),
  );
  const apart = new Set([...taken, ...beside]);
  return {
    rows: rows
      .map((row) => row.filter((piece) => !apart.has(piece)))
      .filter((row) => row.length > 0),
    offers: [...offers, ...[...beside].map((piece) => [piece])],
  };
}

const isPrice = ({ text }: PageLine): boolean => PRICE.test(text.trim());

/** Boxes headed as offers, two or more: in each what is sold, how much of it and its price, however that is told: "2ª unidad -50 %". */
function headedOffers(pieces: readonly PageLine[]): PageLine[][] {
  const heads = pieces.filter(({ text }) => HEADS_OFFER.has(foldWords(text)));
  if (heads.length < FEWEST_OFFERS) return [];
  const boxes = heads.map((head) => [head, ...belowHead(head, heads, pieces)]);
  return boxes.every(
    (box) =>
      box.length > 1 &&
      box.length <= MOST_IN_BOX &&
      box.every(({ text }) => text.length <= LONGEST) &&
      box.some(({ text }) => /\d/.test(text)),
  )
    ? boxes
    : [];
}

/** The lines below a head, up to the next head beside or below it, or to a wide blank. */
function belowHead(
  head: PageLine,
  heads: readonly PageLine[],
  pieces: readonly PageLine[],
): PageLine[] {
  const right = Math.min(
    ...heads
      .filter((other) => areLevel(other, head) && other.x > head.x)
      .map(({ x, height }) => x - height),
  );
  const below = pieces
    .filter(
      (piece) =>
        piece.page === head.page &&
        piece.y > head.y + head.height / 2 &&
        piece.x >= head.x - head.height &&
        piece.x < right,
    )
    .sort((a, b) => a.y - b.y);
  const box: PageLine[] = [];
  for (const piece of below) {
    if (heads.includes(piece) || gapOf(box.at(-1) ?? head, piece, 1) > IN_BOX * head.height) break;
    box.push(piece);
  }
  return box;
}

/** The box of a price; none where it stands in a row or a column of prices, as those of a list do. */
function offerAt(price: PageLine, pieces: readonly PageLine[], box: Box | null): PageLine[][] {
  const others = pieces.filter(
    (piece) => piece !== price && piece.page === price.page && piece.text.length <= LONGEST,
  );
  const right = chainOf(price, others, -1, null);
  const above = right.length > 0 ? right : chainOf(price, others, -1, box);
  const below = chainOf(price, others, 1, null);
  return above.length > 0 && ![...above, ...below].some(isPrice)
    ? [[...above.reverse(), price, ...below]]
    : [];
}

/** From where to where a box reaches at whose right edge its price stands. */
interface Box {
  left: number;
  right: number;
}

/** The box of a price that stands in a row with others, as wide as they are apart; null where it stands alone. */
function boxOf(price: PageLine, prices: readonly PageLine[]): Box | null {
  const right = price.x + price.width;
  const apart = prices
    .filter((other) => other !== price && areLevel(other, price))
    .map((other) => Math.abs(other.x + other.width - right));
  return apart.length === 0 ? null : { left: right - Math.min(...apart), right };
}

/** What is sold, in much smaller letters than its price and a little above it, beginning anywhere in its box. */
const isInBox = (piece: PageLine, price: PageLine, { left, right }: Box): boolean =>
  price.height > MUCH_LARGER * piece.height && piece.x > left && piece.x + piece.width <= right;
const MUCH_LARGER = 1.5;
const APART_IN_BOX = 1.5;

/** The lines right above or below a piece, in its middle, at its edge or in its box, the nearest first. */
function chainOf(
  price: PageLine,
  pieces: readonly PageLine[],
  side: 1 | -1,
  box: Box | null,
): PageLine[] {
  const chain: PageLine[] = [];
  let last = price;
  while (chain.length < MOST_LINES) {
    const near = pieces.filter(
      (piece) =>
        !chain.includes(piece) &&
        piece.height <= 1.1 * price.height &&
        gapOf(last, piece, side) >= -LEVEL * piece.height &&
        isClose(last, piece, side, price, box),
    );
    if (near.length === 0) break;
    const next = near.reduce((one, other) =>
      gapOf(last, other, side) < gapOf(last, one, side) ? other : one,
    );
    chain.push(next);
    last = next;
  }
  return chain;
}

function isClose(
  last: PageLine,
  piece: PageLine,
  side: 1 | -1,
  price: PageLine,
  box: Box | null,
): boolean {
  const gap = gapOf(last, piece, side) / Math.max(last.height, piece.height);
  return (
    (isUnder(piece, price) && gap <= APART) ||
    (box !== null && isInBox(piece, price, box) && gap <= APART_IN_BOX)
  );
}

const gapOf = (one: PageLine, other: PageLine, side: 1 | -1): number =>
  side === 1 ? other.y - one.y - one.height : one.y - other.y - other.height;

const isUnder = (one: PageLine, other: PageLine): boolean =>
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < 2 * other.height ||
  Math.abs(one.x - other.x) < other.height;

/** What else is told in boxes beside offers that stand in one row, each of its lines on the level of theirs. */
function besideOffers(offers: readonly PageLine[][], pieces: readonly PageLine[]): PageLine[] {
  const bands = offers.map((offer) => offers.filter((other) => areLevel(other[0]!, offer[0]!)));
  return bands
    .filter((band) => band.length >= FEWEST_OFFERS)
    .flatMap((band) => {
      const lines = band.flat();
      const top = Math.min(...lines.map(({ y }) => y));
      const bottom = Math.max(...lines.map(({ y, height }) => y + height));
      const others = pieces.filter(
        (piece) =>
          piece.page === lines[0]!.page &&
          !lines.includes(piece) &&
          piece.y + piece.height > top &&
          piece.y < bottom,
      );
      const isOneRow = others.every(
        (piece) =>
          piece.text.length <= LONGEST && lines.filter((line) => areLevel(piece, line)).length > 1,
      );
      return isOneRow ? others : [];
    });
}

const areLevel = (one: PageLine, other: PageLine): boolean =>
  one.page === other.page && Math.abs(one.y - other.y) < LEVEL * other.height;
