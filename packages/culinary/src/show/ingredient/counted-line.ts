import { partitives } from '../../line/amounts/amount-words.data.ts';
import { readPartOfUnit } from '../../line/units/part-of-unit.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import { asidesOf, besideWords } from './asides.ts';
import { bender, bent } from './bent-words.ts';
import { recountedFood, recountedUnit, type Recount } from '../numbers/count-words.ts';
import { asStated } from '../numbers/fractions.ts';
import {
  isSameNumber,
  splitLeadingNumber,
  wordsOf,
  type LeadingNumber,
} from './ingredient-words.ts';
import { isEnglish, readLanguage } from './line-language.ts';
import { kitchenNumber } from '../convert/measured-amount.ts';
import { packageSizesOf } from './reading.ts';
import { figuresIn, scaleFigures } from '../scale/scale-figures.ts';
import { figuresBeside, scaleWords, type ScaledWords } from '../scale/scale-words.ts';
import type { LineOptions, ReadIngredient, ShownIngredient } from './shown-ingredient.ts';

const ofOneSize =
  /^(?:(?:(?:of|de|di|von|van|av)\s+|d['’])?(?:an?|ein(?:e[rs]?|em)?|een|une?|una|uma|en|ett)\s+)?(?=\d)/iu;

const ofOne =
  /^(?:(?:of|de|di|von|van|av)\s+|d['’])(?:an?|ein(?:e[rs]?|em)?|een|une?|una|uma|en|ett)\s+/iu;

/** The line as written, in one piece; its words where nobody wrote a line. */
export function wholeLine(line: ReadIngredient, unscaled: boolean): ShownIngredient {
  return {
    amount: [],
    unit: '',
    text: line.originalText.trim() || wordsOf(line),
    about: null,
    computed: false,
    written: null,
    converted: false,
    unscaled,
  };
}

/** Numbers of a count, scaled. */
function countNumbers(
  { quantity, quantityMax }: Pick<ReadIngredient, 'quantity' | 'quantityMax'>,
  factor: number,
): ShownIngredient['amount'] {
  const numbers = [quantity, quantityMax].filter((number) => number !== null);
  return numbers.map((number) =>
    factor === 1 ? asStated(number, true) : kitchenNumber(number * factor),
  );
}

/** How a count changes; of a range the upper end. */
export function recountOf(
  { quantity, quantityMax }: Pick<ReadIngredient, 'quantity' | 'quantityMax'>,
  factor: number,
): Recount {
  const most = quantityMax ?? quantity ?? 1;
  return { from: most, to: most * factor };
}

/** "2 large onions"; of "8 large (12 ounces) figs" the weight of all of them too, in the units asked for. */
export function showPieces(
  line: ReadIngredient,
  words: string,
  options: LineOptions,
): ShownIngredient {
  const leading = splitLeadingNumber(line.originalText, options.language);
  // "3 dozen oysters", "1 onion and a half"
  if (
    options.factor === 1 &&
    leading !== null &&
    (leading.ofSets || !isSameNumber(leading.quantity, line.quantity))
  )
    return wholeLine(line, false);
  const recount = recountOf(line, options.factor);
  const name = isEnglish(options.language)
    ? recountedFood(line.name, { ...recount, from: recountOf(leading ?? line, 1).to })
    : line.name;
  const aside = asidesOf(line, options);
  const text = besideWords(
    bent(
      words.replace(line.name, () => name),
      recount,
      options,
    ),
    aside,
  );
  return {
    ...wholeLine(line, false),
    amount: countNumbers(line, options.factor),
    text,
    converted:
      options.units !== 'original' && aside !== asidesOf(line, { ...options, units: 'original' }),
  };
}

/** "1 box of 12 eggs": how many pieces each holds. */
function countWithin(
  rest: string,
  { unit }: ReadIngredient,
  language: string | undefined,
): number | null {
  const figure =
    unit === null
      ? undefined
      : figuresIn(rest, readLanguage(language)).find(({ at }) => at > 1 && at <= 3);
  return figure !== undefined && partitives.has(figure.tokens[figure.at - 1]?.lower ?? '')
    ? figure.quantity
    : null;
}

/** "1 bicchiere e mezzo di vino": the part of the unit joins its number. */
function withPartOfUnit(
  split: LeadingNumber | null,
  quantity: number | null,
): LeadingNumber | null {
  if (split === null || quantity === null || isSameNumber(split.quantity, quantity)) return split;
  const tokens = tokenise(split.rest);
  for (const [at, { start }] of tokens.entries()) {
    const part = readPartOfUnit(tokens, at);
    if (part === null || !isSameNumber(split.quantity + part.value, quantity)) continue;
    const behind = tokens[part.next]?.start;
    return {
      ...split,
      quantity,
      inFigures: false,
      rest: `${split.rest.slice(0, start)}${behind === undefined ? '' : split.rest.slice(behind)}`.trim(),
    };
  }
  return split;
}

/** "vaso y medio de vino" has one glass in front. */
function unitAlone(line: string): LeadingNumber {
  return { quantity: 1, quantityMax: null, inFigures: false, ofSets: false, rest: cleanLine(line) };
}

/** The words behind a count, scaled with it; what a package holds stays. */
function scaledRest(line: ReadIngredient, rest: string, options: LineOptions): ScaledWords {
  const { factor, language } = options;
  const sizes = packageSizesOf(line);
  return scaleWords(rest, factor, {
    language: readLanguage(language),
    bend: bender(options),
    ...sizes,
    packageSize: sizes.packageSize ?? countWithin(rest, line, language),
    name: line.name,
  });
}

/** "1-inch slice" and "1 lb bag" are of a size, "1 (1-inch) slice" counts. */
const isOfSize = (
  { packageSize }: ReadIngredient,
  split: LeadingNumber | null,
  language: string | undefined,
): boolean =>
  packageSize !== null &&
  split?.quantity === packageSize.quantity &&
  !figuresIn(split.rest, readLanguage(language)).some(
    (figure) => figure.quantity === packageSize.quantity,
  );

/**
 * "2 cloves garlic", "2 (400 g) cans tomatoes": the count in its column, everything else in the
 * source's own words. What a package holds never changes.
 */
export function showCounted(line: ReadIngredient, options: LineOptions): ShownIngredient {
  const { factor, language } = options;
  const { quantity, originalText } = line;
  const scaled = factor !== 1;
  const leading =
    splitLeadingNumber(originalText, language) ??
    (quantity === null ? null : unitAlone(originalText));
  const split = withPartOfUnit(leading, quantity);
  const ofSize = isOfSize(line, split, language);
  const stated =
    !ofSize &&
    split !== null &&
    split.rest !== '' &&
    isSameNumber(split.quantity, quantity) &&
    isSameNumber(split.quantityMax, line.quantityMax);
  if (stated && (scaled || split.inFigures))
    return showCount(line, split, split === leading ? null : (leading?.quantity ?? 1), options);
  if (originalText.trim() === '')
    return {
      ...wholeLine(line, false),
      amount: countNumbers(line, factor),
      unit: line.unit ?? '',
    };
  return scaled ? scaledWithin(line, ofSize, options) : wholeLine(line, false);
}

/** A line with its count in front, apart from the words behind it; `from` is the count of the unit where a part of it joined. */
function showCount(
  line: ReadIngredient,
  split: LeadingNumber,
  from: number | null,
  options: LineOptions,
): ShownIngredient {
  const { factor } = options;
  const { text, sure } = scaledRest(line, split.rest, options);
  if (!sure) return wholeLine(line, true);
  const recount = { ...recountOf(line, factor), ...(from === null ? {} : { from }) };
  const recounted = recountedWords(text, line, recount, options);
  return {
    ...wholeLine(line, false),
    amount: countNumbers(line, factor),
    // "2 5-pound ducks" is read as one number
    // and "1 ½ of a 1 kg bag" is 1 ½ × 1 kg
    text: factor !== 1 ? recounted.replace(ofOneSize, '× ').replace(ofOne, '') : recounted,
  };
}

/** The words behind a count: the unit follows it, or the food where pieces of a size are counted ("2 (1 kg) chickens"). */
function recountedWords(
  text: string,
  { unit, name }: ReadIngredient,
  recount: Recount,
  options: LineOptions,
): string {
  const english = isEnglish(options.language);
  const ofUnit = english
    ? recountedUnit(text, recount)
    : unit === null
      ? text
      : bent(text, recount, options, true);
  if (unit !== null || ofUnit !== text) return ofUnit;
  return text.replace(name, () =>
    english ? recountedFood(name, recount) : bent(name, recount, options),
  );
}

/** A line whose count does not stand apart in front, scaled in its own words where that is sure. */
function scaledWithin(
  line: ReadIngredient,
  ofSize: boolean,
  options: LineOptions,
): ShownIngredient {
  const { factor, language } = options;
  const { quantity, originalText } = line;
  const whole = wholeLine(line, false);
  // "400 g tin of plums" is one tin, "pinch of salt" no number at all
  if (quantity === 1 && ofSize) {
    const { text, sure } = scaledRest(line, originalText.trim(), options);
    return sure
      ? { ...whole, amount: countNumbers(line, factor), text: `× ${text}` }
      : wholeLine(line, true);
  }
  const text = originalText.trim();
  const figures = figuresBeside(text, line.name, readLanguage(language));
  if (quantity === null) return { ...whole, unscaled: figures.length > 0 };
  // "garlic, 2 cloves"
  if (figures.length === 1 && figures[0]?.quantity === quantity)
    return {
      ...whole,
      text: scaleFigures(text, factor, {
        language: readLanguage(language),
        bend: bender(options),
        isAmount: ({ at }) => at === figures[0]!.at,
      }),
    };
  return wholeLine(line, true);
}
