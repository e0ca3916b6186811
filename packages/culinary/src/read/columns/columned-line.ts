import { foldText } from '../../words/fold.ts';
import { singularsOf } from '../../words/singular.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';

/** A line that gives an amount for each of several numbers of servings. */
export interface ColumnedLine {
  /** As ingredient lines, one a column. */
  lines: string[];
  /** Whether signs stand between its amounts, and not blanks alone. */
  isSigned: boolean;
  /** Whether its amounts are not all the same. */
  differs: boolean;
  /** Whether the food stands behind each amount. */
  isWholeLines: boolean;
}

const LONGEST_LINE = 160;
const DIGITS = String.raw`\d¼-¾⅐-⅞`;
const FIGURE = `[${DIGITS}]`;
const FIRST_FIGURE = new RegExp(FIGURE, 'u');
const LAST_FIGURE = new RegExp(String.raw`${FIGURE}(?=[^${DIGITS}]*$)`, 'u');
const SIGNS = /\s*\|\s*|\s+\/{1,2}\s+/u;
/** Blanks before a figure, which is no fraction of the number before it. */
const BLANKS = new RegExp(String.raw`(?<!\b\d{1,3})\s+(?=${FIGURE})|\s+(?=\d+(?![\d/⁄]))`, 'u');
const AMOUNT_BEHIND = new RegExp(String.raw`^(.*?[\p{L})])\s?:?\s+(${FIGURE}[^|]{0,24})$`, 'u');
/** A food that every unit can stand before. */
const ANY_FOOD = 'xq';
/** So much further one amount is another. */
const SAME = 1.1;

/** Whether anything stands between two figures of a line that may part columns. */
export function mayHoldColumns(line: string): boolean {
  if (line.length > LONGEST_LINE) return false;
  const between = line.slice(line.search(FIRST_FIGURE) + 1, line.search(LAST_FIGURE) + 1);
  return /[|/\s]/u.test(between.slice(0, -1));
}

/** The amount of a cell that holds nothing else; null for any other cell. */
export function amountOf(cell: string, language: string | undefined) {
  if (cell.search(FIRST_FIGURE) !== 0) return null;
  const read = parseIngredient(`${cell} ${ANY_FOOD}`, { language });
  return read.name === ANY_FOOD && read.quantity !== null && read.otherAmounts.length === 0
    ? read
    : null;
}

/**
 * What a line with as many amounts as there are columns says in each: "200 g | 300 g Mehl", "Lemon | 1 | 2", and between blanks too
 * "Olive oil 1 tbsp 2 tbsp". Null for any other line; "400 g / 14 oz" is one amount in two systems.
 */
export function columnedLine(
  line: string,
  language: string | undefined,
  columns: number | null,
): ColumnedLine | null {
  const tidy = line.trim();
  if (tidy.length > LONGEST_LINE || !FIRST_FIGURE.test(tidy)) return null;
  const text = columns === 2 ? withFiguresApart(tidy) : tidy;
  const signed = text
    .replace(/^\||\|$/g, '')
    .split(SIGNS)
    .map((cell) => cell.trim());
  if (signed.length > 1) return inCells(signed, language, columns, true);
  return columns === null ? null : inCells(text.split(BLANKS), language, columns, false);
}

const CLOSE = /(?<![\d.,/] ?)(\d{1,4})\/(\d{1,4})(?![\d/])/u;
/** No cup is parted into more. */
const MOST_PARTS = 16;

/** "2/4 Eier" and "400/800 g" of two columns; "1/2" stays, as it may be a half. */
function withFiguresApart(text: string): string {
  const [whole, from, to] = CLOSE.exec(text) ?? [];
  const isFraction = Number(to) <= MOST_PARTS && divisor(Number(from), Number(to)) === 1;
  return whole === undefined || isFraction ? text : text.replace(whole, `${from} | ${to}`);
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Whether a line states what may be a fraction and may be the amounts of two columns, as these are for so many: "1/2 lemon". */
export function isHalfOrBoth(line: string, [first, second]: readonly number[]): boolean {
  const [, from, to] = CLOSE.exec(line) ?? [];
  return from !== undefined && Number(from) * second! === Number(to) * first!;
}

function inCells(
  cells: readonly string[],
  language: string | undefined,
  columns: number | null,
  isSigned: boolean,
): ColumnedLine | null {
  const found = foodBehind(cells, language) ?? foodBefore(cells, language);
  const amounts = withUnits(found?.amounts ?? ['']);
  if (found === null || amounts.length < 2) return inWholeLines(cells, language, isSigned);
  if (columns !== null && amounts.length !== columns) return null;
  const read = amounts.map((amount) => amountOf(amount, language)).filter((each) => each !== null);
  if (read.length < amounts.length) return null;
  const [first] = read;
  const alike = read.every(({ unit }) => unit === first!.unit);
  const metric = read.map(({ metricAmount }) => metricAmount ?? 0);
  const differs = alike
    ? read.some(({ quantity }) => quantity !== first!.quantity)
    : metric.some((each) => Math.max(each, metric[0]!) > SAME * Math.min(each, metric[0]!));
  if (!alike && !differs) return null;
  return {
    lines: amounts.map((amount) => `${amount} ${found.food}`),
    isSigned,
    differs,
    isWholeLines: false,
  };
}

interface Cells {
  amounts: string[];
  food: string;
}

/** "200 g | 300 g Mehl", "2 | 4 | Chicken breasts" */
function foodBehind(cells: readonly string[], language: string | undefined): Cells | null {
  const last = cells.at(-1)!;
  const before = cells.slice(0, -1);
  if (!before.every((cell) => amountOf(cell, language) !== null)) return null;
  if (!FIRST_FIGURE.test(last)) return /\p{L}/u.test(last) ? { amounts: before, food: last } : null;
  const read = parseIngredient(last, { language });
  if (read.quantity === null || !/\p{L}{2}/u.test(read.name)) return null;
  // The longest amount before which the food stands.
  const words = last.split(/\s+/);
  for (let at = words.length - 1; at > 0; at--) {
    const amount = words.slice(0, at).join(' ');
    if (amountOf(amount, language) !== null)
      return { amounts: [...before, amount], food: words.slice(at).join(' ') };
  }
  return null;
}

/** "Lemon | 1 | 2", "Olive oil 1 tbsp | 2 tbsp" */
function foodBefore(cells: readonly string[], language: string | undefined): Cells | null {
  const [first = '', ...rest] = cells;
  if (!/\p{L}{2}/u.test(first) || !rest.every((cell) => amountOf(cell, language) !== null))
    return null;
  const [, food, amount = ''] = AMOUNT_BEHIND.exec(first) ?? [];
  if (food !== undefined && amountOf(amount, language) !== null)
    return { amounts: [amount, ...rest], food };
  return /\d/.test(first) ? null : { amounts: rest, food: first.replace(/\s?:$/, '') };
}

/** "200 | 300 g": what stands behind the last figure is said of all. */
function withUnits(amounts: readonly string[]): string[] {
  const unit = amounts.at(-1)?.replace(UP_TO_FIGURE, '') ?? '';
  return /\p{L}/u.test(unit)
    ? amounts.map((amount) => (/\p{L}/u.test(amount) ? amount : `${amount}${unit}`))
    : [...amounts];
}
const UP_TO_FIGURE = new RegExp(String.raw`^.*${FIGURE}(?=\D*$)`, 'u');

/** "1 Zwiebel | 2 Zwiebeln" */
function inWholeLines(
  cells: readonly string[],
  language: string | undefined,
  isSigned: boolean,
): ColumnedLine | null {
  const read = cells.map((cell) => parseIngredient(cell, { language }));
  const [first] = read;
  const names = read.map(({ name }) => foldText(name));
  const isSame = names.every(
    (name) =>
      name === names[0] || singularsOf(name).includes(names[0]!) || isPluralOf(names[0]!, name),
  );
  if (!isSame || read.some(({ quantity, unit }) => quantity === null || unit !== first!.unit))
    return null;
  const differs = read.some(({ quantity }) => quantity !== first!.quantity);
  return differs ? { lines: [...cells], isSigned, differs, isWholeLines: true } : null;
}

const isPluralOf = (one: string, several: string): boolean =>
  several.length - one.length > 0 && several.length - one.length < 3 && several.startsWith(one);
