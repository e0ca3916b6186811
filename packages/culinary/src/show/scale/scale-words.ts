import { partitives, sumWords } from '../../line/amounts/amount-words.data.ts';
import { alternatives } from '../../line/name/joint-words.data.ts';
import { figuresOfName } from '../../line/name/name-figures.ts';
import {
  articles,
  fractionWords,
  numberWords,
  partsBehindUnit,
  unreadParts,
} from '../../line/numbers/number-words.data.ts';
import { phraseTable } from '../../line/tokens/phrases.ts';
import { tokenise, type Token } from '../../line/tokens/tokenise.ts';
import { measureWords, packageWords, unscaledUnits } from '../../line/units/unit-words.data.ts';
import type { Language } from '../../words/language.ts';
import type { Recount } from '../numbers/count-words.ts';
import { figuresIn, scaleFigures, type Figure } from './scale-figures.ts';
import {
  amountOpeners,
  eachOpeners,
  labelOpeners,
  perPackageWords,
  perPieceMarks,
} from './scale-words.data.ts';

/** Words with their figures scaled as far as that is sure. */
export interface ScaledWords {
  text: string;
  /** Every figure is either scaled or one that does not grow with the recipe. */
  sure: boolean;
}

type Role = 'amount' | 'fixed' | 'unsure';

interface WordOptions {
  language?: Language | undefined;
  /** What one package holds, where the line counts packages. */
  packageSize?: number | null;
  /** The same in other units, where the line says so behind its food. */
  otherSizes?: readonly number[];
  /** The food of the line; figures that tell its sort ("San Marzano 28") are part of its name. */
  name?: string;
  /** Of a whole line: the amount with which it begins. */
  count?: number | null;
  /** Words of another language than English as their number wants them. */
  bend?: ((words: string, recount: Recount) => string) | undefined;
}

/**
 * Scales the amounts within the words behind a line's own amount: "plus 2 tbsp for dusting", "or 1 cup lard", "from 1 lemon".
 * Lengths, shares, times, sorts ("type 55"), prices, and what each piece or package holds stay as they are.
 */
export function scaleWords(
  text: string,
  factor: number,
  {
    language,
    packageSize = null,
    otherSizes = [],
    name = '',
    count = null,
    bend,
  }: WordOptions = {},
): ScaledWords {
  if (factor === 1) return { text, sure: true };
  const figures = figuresIn(text, language);
  const sorts = sortsWithin(text, name);
  const role = (figure: Figure): Role =>
    isPackageSize(figure, packageSize, otherSizes) || isWithin(figure, sorts)
      ? 'fixed'
      : isLeading(figure, count)
        ? 'amount'
        : isSizeOfOne(figure, text, name)
          ? name === ''
            ? 'unsure'
            : 'fixed'
          : roleOf(figure);
  return {
    text: scaleFigures(text, factor, {
      language,
      bend,
      isAmount: (figure) => role(figure) === 'amount',
    }),
    sure:
      figures.every((figure) => role(figure) !== 'unsure') &&
      !holdsAmountInWords(figures[0]?.tokens ?? tokenise(text)),
  };
}

/** Whether the token stands right behind a comma that is in no bracket. */
function isBehindOuterComma(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.lower !== ',') return false;
  for (let before = at - 2; before >= 0; before--) {
    const { lower } = tokens[before]!;
    if (lower === ')' || lower === ']') return true;
    if (lower === '(' || lower === '[') return false;
  }
  return true;
}

/** The size itself, and another reading of it: "(794 g / 28 oz)", "340 g drained weight". */
function isPackageSize(
  { quantity, tokens, at, next }: Figure,
  size: number | null,
  others: readonly number[],
): boolean {
  if (size === null) return false;
  const isOfPackage = (near: readonly Token[]): boolean =>
    near.some(({ lower }) => perPackageWords.has(lower));
  const apart = isBehindOuterComma(tokens, at);
  const behind = tokens.slice(next + 1, next + 3);
  // ", 2 tbsp tomato paste" begins another food, ", 240 g peso escurrido" does not
  if (
    apart &&
    behind[0]?.kind === 'word' &&
    !measureWords.has(behind[0].lower) &&
    !isOfPackage(behind)
  )
    return false;
  const from = Math.max(0, at - 5);
  if (quantity === size || others.includes(quantity) || isOfPackage(tokens.slice(from, next + 4)))
    return true;
  return (
    !apart &&
    /[/(,–-]/.test(tokens[at - 1]?.lower ?? '') &&
    tokens.slice(from, at).some(({ text }) => Number(text) === size)
  );
}

/** "a 200 g block", "lata de 400 g", in the name "filetes de 150 g": what one package or piece holds, however many there are. */
function isSizeOfOne({ tokens, at, next }: Figure, text: string, name: string): boolean {
  const unit = (tokens[next]?.lower === '-' ? tokens[next + 1] : tokens[next])?.lower ?? '';
  if (!measureWords.has(unit)) return false;
  const [before, opener] = [tokens[at - 2]?.lower ?? '', tokens[at - 1]?.lower ?? ''];
  if (articles.has(opener)) return at === 1 || partitives.has(before);
  if (!partitives.has(opener)) return false;
  const named = name === '' ? -1 : text.indexOf(name);
  return (
    packageWords.has(before) ||
    (named !== -1 &&
      tokens[at - 2]?.kind === 'word' &&
      tokens[at - 2]!.start >= named &&
      tokens[next]!.end <= named + name.length)
  );
}

interface Span {
  start: number;
  end: number;
}

/** The figures of a text that are none of the name: the 1 of "7up 1 can". */
export function figuresBeside(text: string, name: string, language?: Language): Figure[] {
  const sorts = sortsWithin(text, name);
  return figuresIn(text, language).filter((figure) => !isWithin(figure, sorts));
}

/** Where a text holds the figures of the name: "San Marzano 28", "flour type 55". */
function sortsWithin(text: string, name: string): Span[] {
  const from = /\d/.test(name) ? text.indexOf(name) : -1;
  return from === -1
    ? []
    : figuresOfName(name).map(({ start, end }) => ({ start: from + start, end: from + end }));
}

function isWithin({ tokens, at, next }: Figure, spans: readonly Span[]): boolean {
  return spans.some(
    ({ start, end }) =>
      (tokens[at]?.start ?? 0) >= start && (tokens[next - 1]?.end ?? Infinity) <= end,
  );
}

function isLeading({ at, quantity }: Figure, count: number | null): boolean {
  return at === 0 && count !== null && Math.abs(quantity - count) < 1e-3;
}

const amountJoints = new Set([...sumWords, ...alternatives]);
const parts = phraseTable(
  [...partsBehindUnit.map(([phrase]) => phrase), ...unreadParts].map(
    (phrase) => [phrase, true] as const,
  ),
);

/** "plus two tablespoons", "and half a cup", "e mezzo": an amount, or a part of one, that no figure states and that nobody read. */
function holdsAmountInWords(tokens: readonly Token[]): boolean {
  const lowerAt = (at: number): string => tokens[at]?.lower ?? '';
  return tokens.some(({ kind, lower }, at) => {
    if (kind === 'number') return false;
    if (parts.match(tokens, at) !== null) return true;
    const part = fractionWords[lower];
    const number = articles.has(lower) ? 1 : numberWords[lower];
    if (
      part === undefined &&
      (number === undefined || (number === 1 && !amountJoints.has(lowerAt(at - 1))))
    )
      return false;
    return measureWords.has(
      lowerAt(
        articles.has(lowerAt(at + 1)) || fractionWords[lowerAt(at + 1)] !== undefined
          ? at + 2
          : at + 1,
      ),
    );
  });
}

function roleOf({ tokens, at, next }: Figure): Role {
  // "No. 2 cans"
  const stop = tokens[at - 1]?.lower === '.' && tokens[at - 1]!.attached ? 2 : 1;
  const before = tokens[at - stop];
  const after = tokens[next];
  const opener = before?.lower ?? '';
  // "7-Up", "B12", "00", "$2.99"
  if (
    before !== undefined &&
    tokens[at]?.attached === true &&
    (before.kind === 'word' || /[-#$€£]/.test(opener))
  )
    return 'fixed';
  if (/^0\d*$/.test(tokens[at]?.text ?? '') || opener === '×') return 'fixed';
  const unit = (after?.lower === '-' ? tokens[next + 1] : after)?.lower ?? '';
  if (
    unscaledUnits.has(unit) ||
    eachOpeners.has(opener) ||
    tokens.slice(next, next + 4).some(({ lower }) => perPieceMarks.has(lower))
  )
    return 'fixed';
  if (measureWords.has(unit)) return 'amount';
  if (labelOpeners.has(opener)) return 'fixed';
  return after?.kind === 'word' && amountOpeners.has(opener) ? 'amount' : 'unsure';
}
