import {
  otherWords,
  partitives,
  plusWords,
  sumWords,
} from '../../line/amounts/amount-words.data.ts';
import { maySayTheSame } from '../../line/amounts/say-the-same.ts';
import { measures, type Measure, type MeasureId } from '../../line/units/measures.data.ts';
import { cleanLine, tokenise, type Token } from '../../line/tokens/tokenise.ts';
import { readLanguage } from './line-language.ts';
import { keepsUnit, measureIdOf } from './reading.ts';
import { figuresIn, type Figure } from '../scale/scale-figures.ts';
import type { LineOptions, ReadIngredient, WrittenAmount } from './shown-ingredient.ts';

/** One of the amounts that a line adds up, and where number and unit stand in the line. */
export interface AddedPart extends Pick<WrittenAmount, 'quantity' | 'quantityMax'> {
  /** Null for what is counted: "2 handfuls". */
  unit: MeasureId | null;
  start: number;
  end: number;
}

/** A line that says "plus", taken apart. Offsets are into `text`, the cleaned line. */
export interface AddedParts {
  text: string;
  parts: readonly AddedPart[];
  /** Where the food begins. */
  food: number;
  /** All parts measure the same, so that the line's amount is their sum. */
  isSum: boolean;
}

/** More parts are no line of a recipe. */
const mostParts = 4;
/** The parser's sums are rounded to 1e-5 of the first unit. */
const slack = 2e-5;
const stated = /^[^([]*[([][^()[\]]*\d[^()[\]]*[)\]]\s*[\d\p{No}]/u;
const bracket = /[([][^()[\]]*[)\]]/g;

/** The parts of "1 cup plus 2 tbsp flour"; null for a line whose parts are not surely told, or that has one alone. */
export function addedParts(line: ReadIngredient, language: string | undefined): AddedParts | null {
  const front = frontOf(line);
  const figures = figuresIn(front, readLanguage(language));
  const [first] = figures;
  const unit = measureIdOf(line);
  if (first === undefined || unit === null || figures.length < 2 || figures.length > mostParts)
    return null;
  const joints = figures.slice(1).map((figure, at) => jointBefore(figure, figures[at]!));
  // "1 cup (240 ml) 2 tbsp": the bracket tells of the first part
  if (joints.some((joint) => joint === null) && !stated.test(line.originalText)) return null;
  const sum = unitsThatAdd(
    figures.slice(1).map(({ quantity }) => quantity),
    ((line.quantity ?? 0) - first.quantity) * measures[unit].metric,
    measures[unit],
  );
  const units =
    sum ??
    (joints.every((joint) => plusWords.has(joint?.lower ?? '')) ? unitsApart(line, figures) : null);
  if (units === null) return null;
  const parts = figures.map((figure, at): AddedPart => {
    const { start } = figure.tokens[figure.at]!;
    return {
      quantity: figure.quantity,
      quantityMax: figure.quantityMax,
      unit: at === 0 ? unit : units[at - 1]!,
      start,
      end: unitEnd(figure, joints[at]?.start),
    };
  });
  return { text: cleanLine(line.originalText), parts, food: front.length, isSum: sum !== null };
}

function jointBefore({ tokens, at }: Figure, before: Figure): Token | null {
  return tokens.slice(before.next, at).findLast(({ lower }) => sumWords.has(lower)) ?? null;
}

/**
 * The units of the further parts: those with which they make up what the line was read as (in
 * millilitres, grams or centimetres). Words for units stay with the parser.
 * Of units that measure alike the one of the first part's system goes first: the 50 of "1 l e 50" are centilitres, no dessertspoons.
 */
function unitsThatAdd(
  [number, ...others]: readonly number[],
  rest: number,
  first: Measure,
): MeasureId[] | null {
  if (number === undefined) return Math.abs(rest) <= slack * first.metric ? [] : null;
  const isOther = ({ isMetric }: Measure): number => Number(isMetric !== first.isMetric);
  for (const [unit, { kind, metric }] of (Object.entries(measures) as [MeasureId, Measure][]).sort(
    ([, a], [, b]) => isOther(a) - isOther(b),
  )) {
    const units = kind === first.kind ? unitsThatAdd(others, rest - number * metric, first) : null;
    if (units !== null) return [unit, ...units];
  }
  return null;
}

/** "1 cup plus 2 handfuls": each part is an amount of the line. */
function unitsApart(
  { quantity, otherAmounts }: ReadIngredient,
  [first, ...others]: readonly Figure[],
): (MeasureId | null)[] | null {
  const amounts = others.map((figure) =>
    otherAmounts.find((amount) => amount.quantity === figure.quantity),
  );
  return first?.quantity === quantity && amounts.every((amount) => amount !== undefined)
    ? amounts.map(measureIdOf)
    : null;
}

/** Whether none of the parts is converted. */
export function keepsParts(
  { parts }: AddedParts,
  { size }: ReadIngredient,
  options: Pick<LineOptions, 'units' | 'keepSpoons'>,
): boolean {
  return parts.every(({ unit }) => unit !== null && keepsUnit(unit, size, options));
}

/** Whether the line says "plus" in front of its food. */
export function saysPlus(line: ReadIngredient): boolean {
  return tokenise(frontOf(line)).some(({ lower }) => plusWords.has(lower));
}

/** What a line adds in front of its food without a word between: the cup of "1 lb 1 cup flour". */
export function unsaidParts(
  line: WrittenAmount & Pick<ReadIngredient, 'name' | 'originalText' | 'otherAmounts'>,
  language: string | undefined,
): WrittenAmount[] {
  const parts = line.otherAmounts.filter((amount) => !maySayTheSame(line, amount));
  if (parts.length === 0) return [];
  const figures = figuresIn(frontOf(line), readLanguage(language));
  return parts.filter(({ quantity }) =>
    figures
      .slice(1)
      .some(
        (figure) =>
          figure.quantity === quantity &&
          !otherWords.has(figure.tokens[figure.at - 1]?.lower ?? ''),
      ),
  );
}

/** The end of the last word of a unit: before the joint, a bracket or the "of" in front of the food. */
function unitEnd({ tokens, next }: Figure, joint = Infinity): number {
  let last = next - 1;
  // Where a bracket was, there is a gap.
  for (const { lower, start } of tokens.slice(next)) {
    if (start >= joint || lower === ',' || plusWords.has(lower) || start > tokens[last]!.end + 1)
      break;
    last++;
  }
  while (last >= next && partitives.has(tokens[last]!.lower)) last--;
  return tokens[last]!.end;
}

/** The line up to its food, its brackets blank. */
function frontOf({ originalText, name }: Pick<ReadIngredient, 'originalText' | 'name'>): string {
  const text = cleanLine(originalText);
  const food = name === '' ? -1 : text.indexOf(name);
  return (food === -1 ? text : text.slice(0, food)).replace(bracket, (inside) =>
    ' '.repeat(inside.length),
  );
}
