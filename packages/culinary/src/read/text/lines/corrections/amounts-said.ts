import { keepingAnswers } from '../../../../words/answers-kept.ts';
import { isFigure } from '../../../../line/numbers/approximate.ts';
import { articles } from '../../../../line/numbers/number-words.data.ts';
import { largeNumberSaid } from '../../../../line/numbers/hundreds-in-words.ts';
import { readQuantity } from '../../../../line/numbers/quantities.ts';
import { readPartBehind } from '../../../../line/amounts/bare-parts.ts';
import { readAmount } from '../../../../line/amounts/read-amount.ts';
import { readPartOfUnit } from '../../../../line/units/part-of-unit.ts';
import { readUnit } from '../../../../line/units/units.ts';
import { cleanLine, tokenise, type Token } from '../../../../line/tokens/tokenise.ts';

/** An amount as it stands in a text. */
export interface AmountSaid {
  quantity: number;
  quantityMax: number | null;
  /** The id of its unit; null where it counts. */
  unit: string | null;
  /** Its number alone: "1,2". */
  number: string;
  /** Number and unit: "1,2 kg". */
  text: string;
  /** The word right behind it: "leek" of "1 leek not 2"; empty where a sign stands there or nothing. */
  counted: string;
  /** What stands before it. */
  before: string;
  /** Where it begins and ends in the cleaned text. */
  start: number;
  end: number;
}

interface Said {
  /** The text without bullets and invisible signs. */
  text: string;
  amounts: AmountSaid[];
}

/** All amounts of a text, in figures or words, with what stands around each; with one of a unit, "un litro", where `ofOne` says so. */
export const amountsSaid = (source: string, ofOne = false): Said =>
  ofOne ? withOnes(source) : withoutOnes(source);

const withOnes = keepingAnswers((source) => amountsIn(source, true));
const withoutOnes = keepingAnswers((source) => amountsIn(source, false));

function amountsIn(source: string, ofOne: boolean): Said {
  const text = cleanLine(source);
  const tokens = tokenise(text);
  const amounts: AmountSaid[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = amountAt(tokens, at, text, ofOne);
    if (found) amounts.push(found.amount);
    at = found?.next ?? at + 1;
  }
  return { text, amounts };
}

function amountAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  ofOne: boolean,
): { amount: AmountSaid; next: number } | null {
  const token = tokens[at]!;
  const half = token.kind === 'word' ? unitAndHalf(tokens, at) : null;
  if (half !== null) {
    const { end } = tokens[half.next - 1]!;
    return {
      next: half.next,
      amount: amountOf(
        { ...half, quantityMax: null, numberEnd: end },
        { text, token, end, behind: tokens[half.next] },
      ),
    };
  }
  const before = unitBefore(tokens, at, text);
  if (before !== null) return before;
  // "en rebanadas" is no Swedish slice.
  if (token.lower === 'en') return null;
  const isArticle = articles.has(token.lower.replace(/['’].*$/u, ''));
  if (!isFigure(token) && (token.kind !== 'word' || (isArticle && !ofOne))) return null;
  const options = { language: 'en' as const, words: true };
  const number = readQuantity(tokens, at, options);
  const read = number && readAmount(tokens, at, options);
  // "No, trecento": a large number is said without its unit as well.
  const bare = number === null && !isArticle ? largeNumberSaid(tokens, at) : null;
  const stated = read?.amount.quantity ?? bare?.value ?? null;
  if (stated === null) return null;
  // "un litre et demi"
  const part = read?.definition
    ? (readPartBehind(tokens, read.next, read.definition) ??
      thousandthsBehind(tokens, read.next, read.definition.id))
    : null;
  const quantity = stated + (part?.value ?? 0);
  if (isArticle && read?.amount.unit === null && number?.next === at + 1) return null;
  const behindNumber = number?.next ?? bare!.next;
  const next = Math.max(part?.next ?? read?.next ?? 0, behindNumber);
  const { end } = tokens[next - 1]!;
  return {
    next,
    amount: amountOf(
      {
        quantity,
        quantityMax: read?.amount.quantityMax ?? null,
        unit: read?.amount.unit ?? null,
        numberEnd: tokens[behindNumber - 1]!.end,
      },
      { text, token, end, behind: tokens[next] },
    ),
  };
}

/** "ml 700", "gr. 400": a short unit of weight or volume before its figure, as Italian lists have it, where none stands behind that. */
function unitBefore(
  tokens: readonly Token[],
  at: number,
  text: string,
): { amount: AmountSaid; next: number } | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (token.kind !== 'word' || !SHORT_UNIT.test(token.text) || next === undefined) return null;
  const first = next.text === '.' ? at + 2 : at + 1;
  const figure = tokens[first];
  const number =
    figure !== undefined && isFigure(figure)
      ? readQuantity(tokens, first, { language: 'en', words: false })
      : null;
  if (number === null || readUnit(tokens, number.next) !== null) return null;
  const unit = readUnit(tokens, at)?.unit.id;
  const read = readAmount(tokens, first, { language: 'en', words: false });
  if (unit === undefined || read === null || read.amount.quantity === null) return null;
  const { end } = tokens[number.next - 1]!;
  const amount = amountOf(
    {
      quantity: read.amount.quantity,
      quantityMax: read.amount.quantityMax ?? null,
      unit,
      numberEnd: end,
    },
    { text, token, end, behind: tokens[number.next] },
  );
  return { next: number.next, amount: { ...amount, number: text.slice(figure!.start, end) } };
}
const SHORT_UNIT = /^(?:gr?|hg|kg|ml|cl|dl|l|lt)$/iu;

/** "un kilo doscientos" */
function thousandthsBehind(
  tokens: readonly Token[],
  at: number,
  unit: string,
): { value: number; next: number } | null {
  const number = unit === 'kilogram' || unit === 'liter' ? largeNumberSaid(tokens, at) : null;
  return number !== null && number.value >= 100 && number.value < 1000
    ? { value: number.value / 1000, next: number.next }
    : null;
}

interface Stated {
  quantity: number;
  quantityMax: number | null;
  unit: string | null;
  /** Where its number ends. */
  numberEnd: number;
}
interface Written {
  text: string;
  token: Token;
  end: number;
  behind: Token | undefined;
}

const amountOf = (
  { quantity, quantityMax, unit, numberEnd }: Stated,
  { text, token: { start }, end, behind }: Written,
): AmountSaid => ({
  quantity,
  quantityMax,
  unit,
  number: text.slice(start, numberEnd),
  text: text.slice(start, end),
  counted: behind?.kind === 'word' ? behind.text : '',
  before: text.slice(0, start),
  start,
  end,
});

/** "litro y medio", "chilo e mezzo": one of a unit, and a half. */
function unitAndHalf(
  tokens: readonly Token[],
  at: number,
): { quantity: number; unit: string; next: number } | null {
  const unit = readUnit(tokens, at);
  const part = unit && readPartOfUnit(tokens, unit.next);
  return unit && part ? { quantity: 1 + part.value, unit: unit.unit.id, next: part.next } : null;
}

/** Whether two amounts have the same number, and units that agree where both have one. */
export const isSameAmount = (one: AmountSaid, other: AmountSaid): boolean =>
  one.quantity === other.quantity &&
  one.quantityMax === other.quantityMax &&
  (one.unit === null || other.unit === null || one.unit === other.unit);
