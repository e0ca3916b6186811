import { multiples } from '../../line/numbers/number-words.data.ts';
import { readFatShare } from '../../line/name/name-figures.ts';
import { readQuantity } from '../../line/numbers/quantities.ts';
import { tokenise, type Token } from '../../line/tokens/tokenise.ts';
import type { Language } from '../../words/language.ts';
import { metricWords } from '../../line/units/unit-words.data.ts';
import { isCounted, isCountedFood, recountedWord, type Recount } from '../numbers/count-words.ts';
import { asDecimal, asStated, numberText, type NumberText } from '../numbers/fractions.ts';
import { kitchenNumber } from '../convert/measured-amount.ts';

/** A number or range in running text. `at` and `next` are indices into `tokens`. */
export interface Figure {
  quantity: number;
  quantityMax: number | null;
  tokens: readonly Token[];
  at: number;
  next: number;
}

interface FigureOptions {
  language?: Language | undefined;
  /** Which of the figures are amounts; all by default. */
  isAmount?(figure: Figure): boolean;
  /** How a scaled number is written. */
  write?(value: number, figure: Figure): NumberText;
  /** Words of another language than English as their number wants them. */
  bend?: ((words: string, recount: Recount) => string) | undefined;
}

/** All numbers written in figures, in order; a share of fat ("80/20") is none. Number words are not amounts in running text. */
export function figuresIn(text: string, language?: Language): Figure[] {
  const tokens = tokenise(text);
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const behindShare = readFatShare(tokens, at);
    if (behindShare !== null) {
      at = behindShare - 1;
      continue;
    }
    const read = tokens[at]?.kind === 'word' ? null : readQuantity(tokens, at, { language });
    if (read === null) continue;
    figures.push({
      quantity: read.quantity,
      quantityMax: read.quantityMax,
      tokens,
      at,
      next: read.next,
    });
    at = read.next - 1;
  }
  return figures;
}

/** The text with its amounts scaled; what joins the ends of a range stays, and words follow the number before them. */
export function scaleFigures(
  text: string,
  factor: number,
  { language, isAmount = () => true, write = writtenFigure, bend }: FigureOptions = {},
): string {
  if (factor === 1) return text;
  const edits: { start: number; end: number; text: string }[] = [];
  const figures = figuresIn(text, language);
  for (const figure of figures) {
    if (!isAmount(figure)) continue;
    for (const { value, start, end } of numbersOf(figure, language))
      edits.push({ start, end, text: numberText(write(value * factor, figure)) });
    const most = figure.quantityMax ?? figure.quantity;
    const recount = { from: most, to: most * factor };
    const word = countedWord(figure);
    if (word === undefined) continue;
    if (bend !== undefined) {
      // of "1 kg Kartoffeln" the food is counted by nobody
      if (metricWords.has(word.lower)) continue;
      const { start } = word;
      const next = figures.find(({ tokens, at }) => tokens[at]!.start > start);
      const end = next?.tokens[next.at]?.start ?? text.length;
      edits.push({ start, end, text: bend(text.slice(start, end), recount) });
      continue;
    }
    const counted = recountedWord(word.lower, recount);
    if (counted !== word.lower) edits.push({ start: word.start, end: word.end, text: counted });
  }
  let out = '';
  let from = 0;
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    out += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return out + text.slice(from);
}

/** In tokens: "(about 2 lb / 900 g)". */
const longestSize = 10;

/** The word that a number counts: of "1 egg yolk" the yolk, of "1 (2 lb) loaf" the loaf. */
function countedWord({ tokens, next }: Figure): Token | undefined {
  const size = tokens[next]?.lower === '(' ? tokens.slice(next, next + longestSize) : [];
  const first = next + size.findIndex(({ lower }) => lower === ')') + 1;
  const [word, behind] = tokens.slice(first, first + 2);
  return word !== undefined &&
    behind?.kind === 'word' &&
    isCounted(behind.lower) &&
    isCountedFood(word.lower)
    ? behind
    : word;
}

interface Place {
  value: number;
  start: number;
  end: number;
}

/** The one or two numbers of a figure with their places in the text. */
function numbersOf(
  { tokens, at, next, quantityMax }: Figure,
  language: Language | undefined,
): Place[] {
  const own = tokens.slice(at, next);
  if (quantityMax === null) return [placeOf(own, language)];
  // The first number is the longest piece that reads as one number, the second begins behind the joint.
  for (let split = own.length - 1; split > 0; split--) {
    const first = readQuantity(own.slice(0, split), 0, { language });
    if (first === null || first.quantityMax !== null || first.next !== split) continue;
    for (let second = split + 1; second < own.length; second++) {
      if (
        own[second]?.kind !== 'word' &&
        readQuantity(own, second, { language })?.next === own.length
      )
        return [placeOf(own.slice(0, split), language), placeOf(own.slice(second), language)];
    }
  }
  return [placeOf(own, language)];
}

function placeOf(own: readonly Token[], language: Language | undefined): Place {
  // The article of "½ a lemon" and the word of "2 dozen" are no part of the number, which grows alone.
  const last = own.findLast(({ kind }) => kind !== 'word');
  const set = multiples[own.find(({ lower }) => multiples[lower] !== undefined)?.lower ?? ''] ?? 1;
  return {
    value: (readQuantity(own, 0, { language })?.quantity ?? 0) / set,
    start: own[0]?.start ?? 0,
    end: last?.end ?? 0,
  };
}

function writtenFigure(value: number, { tokens, next }: Figure): NumberText {
  if (metricWords.has(tokens[next]?.lower ?? '')) return asDecimal(value);
  return Number.isInteger(value) ? asStated(value, false) : kitchenNumber(value);
}
