import type { Amount } from '../../recipe/recipe.ts';
import { totalOf } from './amount-arithmetic.ts';
import { isFigure } from '../numbers/approximate.ts';
import { articles, dashes } from '../numbers/number-words.data.ts';
import { readQuantity } from '../numbers/quantities.ts';
import { numberSigns, partitives, pieceSizes, timesMarks } from './amount-words.data.ts';
import { closingBracket, readOnlyAmounts } from './bracket-amounts.ts';
import { readAmount, readSizedUnit, type AmountRead, type LeadingAmounts } from './read-amount.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isMeasure } from '../units/units.ts';
import type { Dialect } from '../../words/language.ts';

/** Amounts found behind a count. */
interface Sizes {
  amounts: AmountRead[];
  /** They are of each piece, not of all together. */
  each: boolean;
  next: number;
}

/** Behind a count without unit: "2 x 400 g cans", "1 (8 ounce) package", "2 14-ounce cans", "6 (170 g) fillets", "8 large (12 ounces)". */
export function readPackageSize(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  count: Amount,
): void {
  skipOfOne(tokens, out);
  // "2-14 oz cans"
  if (dashes.has(tokens[out.next]?.lower ?? '') && isFigure(tokens[out.next + 1])) out.next++;
  const multiplied = timesMarks.has(tokens[out.next]?.lower ?? '');
  if (multiplied) out.next++;
  else if (takeNumberedUnit(tokens, language, out, count)) return;
  const start = readPieceSizes(tokens, out);
  const found = isOpening(tokens[start])
    ? readBracketSizes(tokens, start, language, out)
    : readPlainSizes(tokens, start, language);
  const [size] = found?.amounts ?? [];
  if (found === null || size === undefined) {
    if (multiplied) takeUnit(tokens, language, out, count);
    return;
  }
  out.next = found.next;
  while (/^[-,]$/.test(tokens[out.next]?.lower ?? '')) out.next++;
  const counted = takeUnit(tokens, language, out, count);
  if (multiplied || counted || found.each) {
    out.packageSize = size.amount;
    out.others.push(
      ...found.amounts.map((read) =>
        read.definition?.kind === 'length' ? read.amount : totalOf(read.amount, count),
      ),
    );
  } else out.others.push(...found.amounts.map((read) => read.amount));
}

/** The "of a" of "3/4 of a 1 kg bag flour", the "a" of "half a 200 g block": the count is a part of one. */
function skipOfOne(tokens: readonly Token[], out: LeadingAmounts): void {
  const article = partitives.has(tokens[out.next]?.lower ?? '') ? out.next + 1 : out.next;
  const taken = articles.has(tokens[out.next - 1]?.lower ?? '') && article === out.next;
  if (!taken && !articles.has(tokens[article]?.lower ?? '')) return;
  let size = taken ? article : article + 1;
  const first = size;
  while (pieceSizes.has(tokens[size]?.lower ?? '')) size++;
  if (!isFigure(tokens[size])) return;
  out.sizes.push(...tokens.slice(first, size).map(({ text }) => text));
  out.next = size;
}

/** The count unit of packages, "cans" of "2 x 400 g cans". Returns whether there is one. */
function takeUnit(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  count: Amount,
): boolean {
  const unit = readSizedUnit(tokens, out.next, language, true);
  if (unit === null || unit.definition.kind !== 'count') return false;
  count.unit = unit.definition.id;
  out.sizes.push(...unit.sizes);
  out.next = unit.next;
  return true;
}

/** "No. 2 cans", "#10 can": the number by which makers call a size of tin; it counts nothing. */
export function takeNumberedUnit(
  tokens: readonly Token[],
  language: Dialect,
  out: LeadingAmounts,
  count: Amount,
): boolean {
  const start = out.next;
  if (!numberSigns.has(tokens[start]?.lower ?? '')) return false;
  const figure = tokens[start + 1]?.lower === '.' ? start + 2 : start + 1;
  const number = readQuantity(tokens, figure, { language });
  if (number === null || !isFigure(tokens[figure])) return false;
  out.next = number.next;
  if (!takeUnit(tokens, language, out, count)) {
    out.next = start;
    return false;
  }
  out.sizes.unshift(
    tokens
      .slice(start, number.next)
      .map(({ text, attached }, at) => (attached || at === 0 ? '' : ' ') + text)
      .join(''),
  );
  return true;
}

function readBracketSizes(
  tokens: readonly Token[],
  open: number,
  language: Dialect,
  out: LeadingAmounts,
): Sizes | null {
  const close = closingBracket(tokens, open);
  const inside = readOnlyAmounts(tokens, open + 1, close, language);
  if (inside === null) return null;
  // "6 (4 ounce)" tells of each, "8 large (12 ounces)" of all
  const singular = !inside.amounts.some((size) => size.plural) && out.sizes.length === 0;
  return { amounts: inside.amounts, each: inside.each || singular, next: close + 1 };
}

function readPlainSizes(tokens: readonly Token[], at: number, language: Dialect): Sizes | null {
  const amounts: AmountRead[] = [];
  let i = at;
  for (
    let read = readAmount(tokens, i, { language });
    read !== null && isMeasure(read.definition);
    read = readAmount(tokens, i, { language })
  ) {
    amounts.push(read);
    i = read.next;
    if (tokens[i]?.lower === '/' || (tokens[i]?.lower === '-' && tokens[i + 1]?.kind === 'number'))
      i++;
  }
  if (amounts.length > 0 && isOpening(tokens[i])) {
    const close = closingBracket(tokens, i);
    const bracket = readOnlyAmounts(tokens, i + 1, close, language);
    if (bracket !== null) {
      amounts.push(...bracket.amounts);
      i = close + 1;
    }
  }
  return amounts.length === 0 ? null : { amounts, each: true, next: i };
}

/** "8 large (12 ounces)": the size words stay with the count. Returns where the bracket begins. */
function readPieceSizes(tokens: readonly Token[], out: LeadingAmounts): number {
  let i = out.next;
  while (i < out.next + 2 && pieceSizes.has(tokens[i]?.lower ?? '')) i++;
  if (!isOpening(tokens[i])) return out.next;
  out.sizes.push(...tokens.slice(out.next, i).map((token) => token.text));
  return i;
}

function isOpening(token: Token | undefined): boolean {
  return token?.lower === '(' || token?.lower === '[';
}
