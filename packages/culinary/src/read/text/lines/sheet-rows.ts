import type { PageLine } from './page-line.ts';
import type { PrintedSheet } from './printed-sheet.ts';

/** In heights of a line: what stands farther apart is another cell. */
const CELL_GAP = 0.7;
/** Sentences beside other words are a column of their own. */
const LONG = 35;
const FEWEST_ROWS = 3;
const NUMBER = /^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞/.,\s–-]*$/u;
const PRICE = /^[£$€]?\s?\d+(?:[.,]\d+)?\s?[£$€]?$/u;
const UNIT = /^\p{L}{1,12}\.?$/u;
/** A label with its unit: "Time (min)". */
const LABEL = /^(\p{L}[\p{L}\s]*) \((\p{L}+)\)$/u;
const FOOD = /^[^\d:]{2,60}$/u;

/** The rows of a printed sheet as lines, the amount first; null where the page is no sheet or has its list beside its method. */
export function linesOfSheet({ pieces, numbers }: PrintedSheet): PageLine[] | null {
  if (numbers.length === 0) return null;
  const rows = rowsByNumber(pieces, numbers).map(cellsOf);
  const sideBySide = rows.filter(
    (cells) =>
      cells.filter(({ text }) => /\p{L}{3}/u.test(text)).length > 1 &&
      (cells.at(-1)?.text.length ?? 0) > LONG,
  );
  if (sideBySide.length >= FEWEST_ROWS) return null;
  const behind = amountsBehind(rows);
  return rows.flatMap((cells, at) => {
    const texts = cells.map(({ text }) => text);
    return cells.length === 0 ? [] : [lineOf(cells, behind[at] ? inFront(texts) : alongRow(texts))];
  });
}

/** What belongs to each number, and what stands above the first and below the last: rows part where most is blank between two numbers. */
function rowsByNumber(pieces: readonly PageLine[], numbers: readonly PageLine[]): PageLine[][] {
  const sorted = [...pieces].sort((a, b) => middle(a) - middle(b));
  const rows: PageLine[][] = [[]];
  let at = 0;
  let above: PageLine | null = null;
  for (const number of numbers) {
    const between: PageLine[] = [];
    for (let next = sorted[at]; next && middle(next) < middle(number); next = sorted[++at])
      between.push(next);
    const cut = widestGap(above, between, number);
    rows.at(-1)!.push(...between.slice(0, cut));
    rows.push(between.slice(cut));
    above = number;
  }
  const last = numbers.at(-1)!;
  const rest = sorted.slice(at);
  const end = rest.findIndex((piece, index) => {
    const before = rest[index - 1];
    return piece.y - (before ? before.y : last.y) > 2 * last.height;
  });
  rows.at(-1)!.push(...rest.slice(0, end < 0 ? rest.length : end));
  return [...rows, ...(end < 0 ? [] : rest.slice(end).map((piece) => [piece]))].flatMap(
    (row, index) => (index === 0 ? row.map((piece) => [piece]) : [row]),
  );
}

/** How many of the pieces, top to bottom, belong to the upper number. */
function widestGap(above: PageLine | null, pieces: readonly PageLine[], below: PageLine): number {
  if (!above) {
    const first = pieces.findIndex((piece) => below.y - piece.y < 1.2 * piece.height);
    return first < 0 ? pieces.length : first;
  }
  const places = [above, ...pieces, below].map(middle);
  let widest = 0;
  for (let at = 1; at < places.length - 1; at++)
    if (places[at + 1]! - places[at]! > places[widest + 1]! - places[widest]!) widest = at;
  return widest;
}

/** The cells of a row from left to right, the lines of each one after the other. */
function cellsOf(row: readonly PageLine[]): PageLine[] {
  const cells: { x: number; right: number; pieces: PageLine[] }[] = [];
  for (const piece of [...row].sort((a, b) => a.x - b.x)) {
    const cell = cells.at(-1);
    if (cell && piece.x - cell.right < CELL_GAP * piece.height) {
      cell.pieces.push(piece);
      cell.right = Math.max(cell.right, piece.x + piece.width);
    } else cells.push({ x: piece.x, right: piece.x + piece.width, pieces: [piece] });
  }
  return cells.map(({ x, right, pieces }) => {
    const sorted = pieces.sort((a, b) => middle(a) - middle(b));
    return { ...sorted[0]!, x, width: right - x, text: joined(sorted) };
  });
}

function joined(pieces: readonly PageLine[]): string {
  const lines: PageLine[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && middle(piece) - middle(line[0]!) < 0.45 * piece.height) line.push(piece);
    else lines.push([piece]);
  }
  return lines
    .map((line) =>
      line
        .sort((a, b) => a.x - b.x)
        .map(({ text, x, height }, at) => {
          const before = line[at - 1];
          return before && x - before.x - before.width > 0.12 * height ? ` ${text}` : text;
        })
        .join(''),
    )
    .join(' ');
}

/** Rows of a food and then its amount, three or more in succession. */
function amountsBehind(rows: readonly PageLine[][]): boolean[] {
  const is = rows.map(
    ([food, amount]) =>
      food !== undefined &&
      amount !== undefined &&
      FOOD.test(food.text) &&
      NUMBER.test(amount.text),
  );
  const behind = is.map(() => false);
  let from = 0;
  for (let at = 0; at <= is.length; at++) {
    if (is[at]) continue;
    if (at - from >= FEWEST_ROWS) behind.fill(true, from, at);
    from = at + 1;
  }
  return behind;
}

function inFront([food = '', amount = '', ...rest]: string[]): string {
  const unit = UNIT.test(rest[0] ?? '') ? rest.shift() : undefined;
  return [amount, unit, food, ...rest.filter((text) => !PRICE.test(text))]
    .filter((text) => text !== undefined)
    .join(' ');
}

/** Behind an amount and its food a second figure is a price. A number before a sentence is that of a step, one behind a unit in brackets has that unit. */
function alongRow(texts: string[]): string {
  const [first = '', second = ''] = texts;
  if (/^\d{1,2}$/.test(first) && second.length > LONG)
    return `${first}. ${texts.slice(1).join(' ')}`;
  const stated = LABEL.exec(first);
  if (stated && texts.length === 2 && NUMBER.test(second))
    return `${stated[1]}: ${second} ${stated[2]}`;
  const isListed = NUMBER.test(first) && texts.slice(1).some((text) => /\p{L}{2}/u.test(text));
  return (isListed ? texts.filter((text, at) => at === 0 || !PRICE.test(text)) : texts).join(' ');
}

function lineOf(cells: readonly PageLine[], text: string): PageLine {
  const [first] = cells;
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  const confidences = cells.flatMap(({ confidence }) => confidence ?? []);
  return {
    ...first!,
    text,
    width: right - first!.x,
    ...(confidences.length > 0 ? { confidence: Math.min(...confidences) } : {}),
  };
}

const middle = ({ y, height }: PageLine): number => y + height / 2;
