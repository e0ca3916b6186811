import { foldText } from '../../../words/fold.ts';
import { CARD_LABELS, ONLY_ON_CARDS, type CardField } from './card-labels.data.ts';
import type { PageLine } from './page-line.ts';

/** The blanks to fill in stand in the first rows of a card. */
const MOST_PIECES = 10;
const LONGEST_LABEL = 34;
const LONGEST_VALUE = 60;
/** In heights of a line: how far pieces of one row are from its middle. */
const SAME_ROW = 0.6;
/** In heights of a line, from one row to the next. */
const PITCH = 1.5;

interface Field {
  kind: CardField;
  /** As it is printed, without a colon. */
  label: string;
  value: string;
  pieces: PageLine[];
}

/**
 * The pieces of a page whose head is a printed card with blanks that somebody filled in, "Here's what's cookin' Lemon Bars   serves 16",
 * "Rezept für: Parkin   Von: Tante Ada": the name of the dish, who it is from and for how many it is, each in a row of its own.
 */
export function withCardFields(pieces: PageLine[]): PageLine[] {
  const [first] = pieces;
  if (!first) return pieces;
  const head = pieces
    .filter(({ page }) => page === first.page)
    .sort((a, b) => middle(a) - middle(b))
    .slice(0, MOST_PIECES);
  const fields = fieldsOf(head.flatMap(partedAtYield));
  const isCard =
    fields.some(({ kind }) => kind === 'title') &&
    (new Set(fields.map(({ kind }) => kind)).size > 1 ||
      fields.some(({ label }) => ONLY_ON_CARDS.has(folded(label))));
  return isCard ? inRowsOfTheirOwn(pieces, fields) : pieces;
}

/** The fields of a head, each label with what stands behind it in its piece or beside it in its row. */
function fieldsOf(head: readonly PageLine[]): Field[] {
  const labels = head.flatMap((piece) => {
    const found = labelOf(piece);
    return found ? [found] : [];
  });
  const isLabel = new Set(labels.map(({ piece }) => piece));
  const kinds = new Set<CardField>();
  return labels.flatMap(({ kind, label, rest, piece }) => {
    const next = labels
      .filter((other) => isBeside(piece, other.piece))
      .reduce((left, other) => Math.min(left, other.piece.x), Infinity);
    const beside = head
      .filter((other) => !isLabel.has(other) && isBeside(piece, other) && other.x < next)
      .sort((a, b) => a.x - b.x);
    const value = [rest, ...beside.map(({ text }) => text.trim())].filter(Boolean).join(' ');
    if (!isValueOf(kind, value) || kinds.has(kind)) return [];
    kinds.add(kind);
    return [{ kind, label, value, pieces: [piece, ...beside] }];
  });
}

const isBeside = (label: PageLine, other: PageLine): boolean =>
  other.x > label.x &&
  Math.abs(middle(other) - middle(label)) < SAME_ROW * Math.max(label.height, other.height);

/** A name begins with a letter, how many there are with a figure. */
const isValueOf = (kind: CardField, value: string): boolean =>
  value.length <= LONGEST_VALUE && (kind === 'yield' ? /^\d/ : /^["“„«]?\p{L}/u).test(value);

interface Label {
  kind: CardField;
  label: string;
  /** What stands behind it in its own piece. */
  rest: string;
  piece: PageLine;
}

/** The label that a piece is, or begins with: before a colon, before figures, or one that stands on cards alone. */
function labelOf(piece: PageLine): Label | null {
  const text = piece.text.trim();
  const colon = text.slice(0, LONGEST_LABEL).indexOf(':');
  const words = text.split(/\s+/, 9);
  const ends =
    colon > 0
      ? [text.slice(0, colon)]
      : words.map((_, at) => words.slice(0, at + 1).join(' ')).reverse();
  for (const said of ends) {
    const label = folded(said);
    // A rule to write on, and how it was recognised: "cookin': ~~ Noodle Kugel".
    const rest = text
      .slice(colon > 0 ? colon + 1 : said.length)
      .replace(RULE, '')
      .trim();
    const isAlone = colon > 0 || rest === '' || ONLY_ON_CARDS.has(label);
    for (const kind of ['title', 'author', 'yield'] as const)
      if (CARD_LABELS[kind].has(label) && (isAlone || (kind === 'yield' && /^\d/.test(rest))))
        return { kind, label: said.trim(), rest, piece };
  }
  return null;
}

const RULE = /^[\s~_=–—-]+/u;

const YIELD_BEHIND = /\s(\p{L}{3,12}\s?:?\s\d{1,3})$/u;

/** "Here's what's cookin' Lemon Bars serves 16" in one piece as two. */
function partedAtYield(piece: PageLine): PageLine[] {
  const text = piece.text.trim();
  const label = labelOf(piece);
  const behind = YIELD_BEHIND.exec(text.slice(-LONGEST_LABEL))?.[1];
  if (label === null || label.kind === 'yield' || behind === undefined) return [piece];
  const own = labelOf({ ...piece, text: behind });
  if (own?.kind !== 'yield') return [piece];
  const before = text.slice(0, -behind.length).trim();
  const width = (piece.width * before.length) / text.length;
  return [
    { ...piece, text: before, width },
    { ...piece, text: behind, x: piece.x + width, width: piece.width - width },
  ];
}

/** The pieces with the fields in rows of their own above what stands below them, the title first. */
function inRowsOfTheirOwn(pieces: readonly PageLine[], fields: readonly Field[]): PageLine[] {
  const taken = fields.flatMap((field) => field.pieces);
  const isTaken = (piece: PageLine) =>
    taken.some(
      ({ x, y, page }) =>
        page === piece.page && y === piece.y && x >= piece.x && x <= piece.x + piece.width,
    );
  const top = Math.min(...taken.map(({ y }) => y));
  const bottom = Math.max(...taken.map(({ y, height }) => y + height));
  const height = Math.max(...taken.map((piece) => piece.height));
  const left = Math.min(...taken.map(({ x }) => x));
  const { page } = taken[0]!;
  const down = Math.max(0, (fields.length + 1) * PITCH * height - (bottom - top));
  const order: CardField[] = ['title', 'yield', 'author'];
  const rows = [...fields].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return [
    ...pieces.filter((piece) => !isTaken(piece) && (piece.page !== page || middle(piece) < top)),
    ...rows.map(({ kind, label, value, pieces: [piece] }, at): PageLine => {
      const text = kind === 'title' ? value : `${label}: ${value}`;
      return {
        ...piece!,
        text,
        x: left,
        y: top + at * PITCH * height,
        width: (text.length * height) / 2,
        height: kind === 'title' ? PITCH * height : height,
        bold: kind === 'title',
      };
    }),
    ...pieces
      .filter((piece) => !isTaken(piece) && piece.page === page && middle(piece) >= top)
      .map((piece) => ({ ...piece, y: piece.y + down })),
  ];
}

const APOSTROPHES = /['’‘`´]/gu;
const folded = (label: string): string =>
  foldText(label.replace(APOSTROPHES, '').replace(/[\s:_.-]{1,20}$/u, ''));

const middle = ({ y, height }: PageLine): number => y + height / 2;
