import { keepingAnswers } from '../../../words/answers-kept.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { END_OF_RECIPE, FURNITURE_LINES } from './furniture.data.ts';
import { isWrapping } from './chatter.ts';
import { median } from './columns.ts';
import { readMarker } from './list-markers.ts';
import type { PageLine, TextLine } from './page-line.ts';

/** True for a line that belongs to the page: its number, its address, a button, a rating, a copyright line. */
export const isFurniture = keepingAnswers((text): boolean => {
  const line = text.trim();
  if (line === '' || line.length > 240) return line === '';
  if (FURNITURE_LINES.some((pattern) => pattern.test(line)) || isWrapping(line)) return true;
  if (LEADS_AWAY.test(line)) return true;
  const parts = line.split(/\s+[·|•›»]\s+|\s{3,}/).filter((part) => part.trim() !== '');
  return (
    parts.length > 1 &&
    parts.every(
      (part) => part.length <= 50 && FURNITURE_LINES.some((pattern) => pattern.test(part.trim())),
    )
  );
});

/** "« July: currant jelly", "Next recipe »": an arrow to another page, which quotes nothing. */
const LEADS_AWAY = /^[«‹←◄]\s(?=\S)[^«»‹›]{2,80}$|^[^«»‹›\d][^«»‹›]{2,80}\s[»›→]$/u;

/** True where a printed page passes from the recipe to comments, further recipes and the like. */
export const endsRecipe = keepingAnswers((text): boolean => {
  return END_OF_RECIPE.some((pattern) => pattern.test(text.trim()));
});

const PAGE_NUMBER =
  /^\d{1,4}\s|\s(?:p(?:[áa]g(?:\.|e|ina)?|\.)?|s\.|seite|sida|blz\.?)?\s?\d{1,4}$/iu;
/** So much blank space parts a running head from its number. */
const WIDE_GAP = 4;

/** The usual width of a letter in a line of height one. */
const LETTER = 0.5;

/** How many letters a line is wider than its words. */
function blanksIn({ x, right, size, text }: TextLine): number {
  if (size === 1) return right - x - text.length;
  // Of a page the letters are known no better than by their height.
  return (right - x) / (LETTER * size) - 1.4 * text.length;
}

/** Takes the head of a page off: the name of the book, far from it the number of the page, and a blank line below. */
export function withoutRunningHead(lines: TextLine[]): TextLine[] {
  return lines.flatMap((line, at) => {
    const opensPage = lines[at - 1]?.page !== line.page;
    const isWide = blanksIn(line) >= WIDE_GAP;
    const isHead =
      opensPage &&
      isWide &&
      line.marker === null &&
      (lines[at + 1]?.gap ?? 0) > 0 &&
      PAGE_NUMBER.test(line.text);
    if (!isHead) return [line];
    const name = line.text.replace(CARD_NUMBER, '').trim();
    const isName = at === 0 && NAME.test(name) && opensRecipe(lines[at + 1]!.text);
    return isName ? [{ ...line, text: DATED.test(line.text) ? line.text : name }] : [];
  });
}

/** Behind the name on a card or page: "Viandes n° 7", "Card 17", "S. 34", "112". */
const CARD_NUMBER = new RegExp(
  String.raw`(?:(?<!\s)\s{2,}\p{L}+|\s\p{Lu}\p{Ll}+(?=\s(?:n[.°º]|N[or][.°º]?|#))|` +
    String.raw`\s(?:Card|Page|Karte|Seite|Fiche|Carte|Ficha|Página|Scheda|Pagina))?` +
    String.raw`\s(?:(?:n[.°º]|N[or][.°º]?|#|p(?:[áa]g)?\.?|S\.)\s?)?\d{1,4}$`,
  'u',
);
/** "Damson sauce      Mum, Sept 1983": who wrote a card, and in which year. */
const DATED = /,\s(?:\d{1,2}\.?\s)?(?:\p{L}{3,12}\.?\s)?(?:1[89]|20)\d{2}$/u;
/** Two letters or more, and no figure. */
const NAME = /^\P{N}*\p{L}{2}\P{N}*$/u;
const LIKE_INGREDIENT = 0.6;

/** What stands below the name of a dish, and below no book's: then the line above is the name. */
const opensRecipe = (text: string): boolean =>
  sectionHeading(text) !== null ||
  (/\d/.test(text) && looksLikeIngredient(text) > LIKE_INGREDIENT) ||
  text.split(/(?<=\p{L}[.!])\s|\s{2,}/u).some((part) => statedFacts(part) !== null);

const EDGE = 0.085;

/**
 * Takes running headers and footers off: lines in the outer margins that return on several pages (their numbers aside)
 * or stand beside the numbers of these, and lines in the margins that are smaller than the text and stand well apart from it.
 */
export function withoutRunningLines(pieces: PageLine[]): PageLine[] {
  const pages = Map.groupBy(pieces, (piece) => piece.page);
  const body = median(pieces.map((piece) => piece.height));
  const seen = new Map<string, Set<number>>();
  const edges = new Map<PageLine, string>();
  for (const [page, lines] of pages) {
    const top = Math.min(...lines.map((line) => line.y));
    const bottom = Math.max(...lines.map((line) => line.y + line.height));
    const reach = EDGE * (bottom - top);
    for (const line of lines) {
      const place =
        line.y - top <= reach ? 'top' : bottom - line.y - line.height <= reach ? 'bottom' : null;
      if (!place || line.text.trim() === '') continue;
      const text = line.text.replace(/\d+/g, '0').trim().toLowerCase();
      // A step that begins the last row of one page has a number as that of the next has, and at another height.
      const key = `${place} ${text === '0' ? rowOf(line) : text}`;
      edges.set(line, key);
      seen.set(key, (seen.get(key) ?? new Set()).add(page));
    }
  }
  const besideNumbers = linesBesideNumbers([...edges.keys()], pages, body);
  return pieces.filter((piece) => {
    const key = edges.get(piece);
    if (key === undefined) return true;
    if (besideNumbers.has(piece)) return false;
    const returns = seen.get(key)?.size ?? 0;
    if (returns >= 2 && returns >= 0.5 * pages.size && piece.height < 1.35 * body) return false;
    return !(
      piece.height <= 0.82 * body &&
      !isListed(piece.text) &&
      !(/\d/.test(piece.text) && statedFacts(piece.text) !== null) &&
      standsApart(piece, pages.get(piece.page) ?? [], edges, body)
    );
  });
}

/**
 * What stands beside the numbers of pages that follow one another, each in the same row: the name of a book on the one, of its chapter on the
 * other. What is larger than the text is a title.
 */
function linesBesideNumbers(
  margins: readonly PageLine[],
  pages: ReadonlyMap<number, readonly PageLine[]>,
  body: number,
): Set<PageLine> {
  const numbers = margins.filter(({ text }) => BARE_NUMBER.test(text.trim()));
  if (numbers.length > MOST_NUMBERS) return new Set();
  const counted = numbers.filter((one) =>
    numbers.some(
      (other) =>
        Math.abs(other.page - one.page) === 1 &&
        Number(other.text) - Number(one.text) === other.page - one.page &&
        areInRow(one, other),
    ),
  );
  const heads = counted.filter((number) =>
    pages
      .get(number.page)!
      .every((line) => areInRow(line, number) || gapBetween(line, number) > APART * body),
  );
  return new Set(
    margins.filter(
      (piece) =>
        piece.height < LARGER * body &&
        heads.some((number) => number.page === piece.page && areInRow(number, piece)),
    ),
  );
}
/** More numbers in the margins are those of a table; each is held against each. */
const MOST_NUMBERS = 500;
const BARE_NUMBER = /^\d{1,4}$/;
const LARGER = 1.1;
const areInRow = (one: PageLine, other: PageLine): boolean =>
  Math.abs(one.y - other.y) < 0.5 * Math.max(one.height, other.height);

/** The row of a piece on its page, counted in heights of a line. */
const rowOf = ({ y, height }: PageLine): number => Math.round(y / Math.max(1, 2 * height));

/** A measure of a food says more: numbers of pages with the name of their chapter come close to "2 eggs". */
const MEASURED = 0.95;

/** A point of a list, or the measure of a food: the height of a line that was recognised in a picture depends on its letters. */
const isListed = (text: string): boolean =>
  (readMarker(text).marker !== null && /\p{L}/u.test(text)) || looksLikeIngredient(text) > MEASURED;

/** Small print at the edge with clear space between it and the nearest line of the text. */
function standsApart(
  piece: PageLine,
  lines: PageLine[],
  edges: Map<PageLine, string>,
  body: number,
): boolean {
  const inside = lines.filter((line) => line.height > 0.82 * body || !edges.has(line));
  if (inside.length === 0) return false;
  return Math.min(...inside.map((line) => gapBetween(line, piece))) > APART * body;
}

/** In heights of the text. */
const APART = 1.2;
const gapBetween = (one: PageLine, other: PageLine): number =>
  one.y > other.y ? one.y - (other.y + other.height) : other.y - (one.y + one.height);
