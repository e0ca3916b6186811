import { hasUnsureOunces } from '../../line/units/unsure-ounces.ts';
import { measureOf, measures, type MeasureId } from '../../line/units/measures.data.ts';
import { partitives } from '../../line/amounts/amount-words.data.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import { addedParts, keepsParts, saysPlus } from './added-parts.ts';
import { asidesOf, besideWords } from './asides.ts';
import { bender, bent } from './bent-words.ts';
import { recountOf, wholeLine } from './counted-line.ts';
import { findLengths } from '../convert/find-lengths.ts';
import { isSameNumber, splitLeadingNumber } from './ingredient-words.ts';
import { readLanguage } from './line-language.ts';
import { scaledAmount, systemOf, type ShownAmount } from '../convert/measured-amount.ts';
import {
  bestReading,
  converted,
  inOwnSystem,
  isTooLittleToPour,
  keepsUnit,
  measureIdOf,
  readingOf,
  type Reading,
} from './reading.ts';
import { figuresIn } from '../scale/scale-figures.ts';
import { scaleWords } from '../scale/scale-words.ts';
import { showParts } from './show-parts.ts';
import type {
  LineOptions,
  ReadIngredient,
  ShownIngredient,
  WrittenAmount,
} from './shown-ingredient.ts';
import { levelSizes, unlevelSizes } from '../convert/unit-choice.data.ts';
import { unitLabels } from '../convert/unit-labels.data.ts';
import { weighedSolid, type FindFood } from '../convert/weigh-solids.ts';

/** What a source states in these was measured so on purpose and is not weighed; a decilitre is a Nordic cup. */
const ofJugs: ReadonlySet<MeasureId> = new Set(['milliliter', 'centiliter', 'liter']);
const hasBracket = /[([][^()[\]]*[\d\p{No}]/u;

/** "2 cups flour", "150 g / 5½ oz butter", "3 tbsp oil": an amount in a unit that measures. */
export function showMeasured(
  line: ReadIngredient,
  foodWords: string,
  options: LineOptions,
): ShownIngredient {
  const { factor, units, language } = options;
  const unit = measureIdOf(line);
  const whole = wholeLine(line, false);
  if (unit === null) return whole;
  const words = (measures[unit].kind === 'length' && behindLength(line, options)) || foodWords;
  const added = addedParts(line, language);
  const isSum = added?.isSum ?? isReckoned(line, language);
  if (!isSum && (added !== null || (line.otherAmounts.length > 0 && saysPlus(line))))
    return (added && showParts(line, added, options)) ?? wholeLine(line, factor !== 1);
  const own = readingOf(line, unit, options);
  const written = inOwnSystem(own, 'original');
  const weighed =
    options.weighSolids && units === 'metric'
      ? weightOf(line, own, options.weighSolids, options)
      : null;
  if (weighed !== null)
    return {
      ...whole,
      ...weighed.shown,
      text: withAsides(line, withoutLevel(words, line.size), options),
      computed: weighed.computed,
      written,
    };
  const keepsAll = added && keepsParts(added, line, options);
  const parts = added && keepsAll ? showParts(line, added, options) : null;
  if (parts !== null) return parts;
  const isUnsure = units === 'metric' && hasUnsureOunces(line);
  const kept =
    keepsUnit(unit, line.size, options) || (units === 'metric' && isTooLittleToPour(own));
  if (isUnsure || (keepsAll ?? kept)) {
    if (factor === 1 && isSum) return whole;
    return inItsUnit(line, words, own, isUnsure ? { ...options, units: 'original' } : options);
  }
  const other = statedIn(units, line, measures[unit].kind);
  const shown =
    other === null
      ? converted(own, units)
      : inOwnSystem(readingOf(other.amount, other.unit, options), units);
  return {
    ...whole,
    ...shown,
    text: withAsides(line, withoutLevel(words, line.size), options),
    written,
  };
}

/** A line whose unit is kept. */
function inItsUnit(
  line: ReadIngredient,
  words: string,
  own: Reading,
  options: LineOptions,
): ShownIngredient {
  const shown = keptAmount(own, line.size, options.units);
  const sized = sizeBeforeUnit(line, words);
  const recount = recountOf(line, options.factor);
  return {
    ...wholeLine(line, false),
    ...shown,
    unit: sized === null ? shown.unit : bent(`${line.size} ${shown.unit}`, recount, options),
    text: withAsides(
      line,
      sized ?? bent(words, recount, options, true),
      hasBracket.test(line.originalText) ? { ...options, units: 'original' } : options,
    ),
  };
}

/** An amount in the unit of its line. A heaped spoon stays one however much is scaled, for nobody knows how many others it holds. */
function keptAmount(own: Reading, size: string | null, units: LineOptions['units']): ShownAmount {
  return own.factor !== 1 && unlevelSizes.test(size ?? '')
    ? scaledAmount(own)
    : inOwnSystem(own, units);
}

/** "level sugar" in millilitres or grams is sugar: the word is said of the spoon. */
function withoutLevel(words: string, size: string | null): string {
  if (size === null || !levelSizes.test(size) || !words.startsWith(`${size} `)) return words;
  const [first, second] = tokenise(words.slice(size.length));
  const food = partitives.has(first?.lower ?? '') ? second : first;
  return food === undefined ? words : words.slice(size.length + food.start);
}

/** "2 heaped tbsp cocoa": what is said of the spoon stands before it. The words without it; null where it stands elsewhere. */
function sizeBeforeUnit({ size, originalText }: ReadIngredient, words: string): string | null {
  if (size === null || !words.startsWith(`${size} `)) return null;
  const text = cleanLine(originalText);
  const front = /^(?:an?\s+|[^\p{L}]*(?:\d|\p{No})[^\p{L}]*)/iu.exec(text)?.[0].length ?? -1;
  const behind =
    front === -1 || !text.startsWith(size, front) ? '' : text.slice(front + size.length);
  return / \p{L}/u.test(behind.trim()) ? words.slice(size.length + 1) : null;
}

/** What the source says behind a length: "piece ginger, peeled" of "1-inch piece ginger, peeled". */
function behindLength({ originalText }: ReadIngredient, options: LineOptions): string | null {
  const { factor, language } = options;
  const text = cleanLine(originalText);
  const [length, ...others] = findLengths(text, language);
  // "10cm/4in piece": what says the same once more is no word of the food
  const end = others.reduce(
    (from, { start, end: to }) => (/^[\s/(=]+$/.test(text.slice(from, start)) ? to : from),
    length?.end ?? 0,
  );
  const { text: words, sure } = scaleWords(
    length?.start === 0
      ? text
          .slice(end)
          .replace(/^\s*\)/, '')
          .trim()
      : '',
    factor,
    { language: readLanguage(language), bend: bender(options) },
  );
  return sure ? words : null;
}

/** The line's own reading in a system; a length is no reading of a weight. */
function statedIn(
  units: LineOptions['units'],
  line: ReadIngredient,
  kind: 'mass' | 'volume' | 'length',
): { amount: WrittenAmount; unit: MeasureId } | null {
  for (const amount of line.otherAmounts) {
    const unit = measureIdOf(amount);
    if (
      unit !== null &&
      amount.quantity !== null &&
      systemOf(unit) === units &&
      (measures[unit].kind === 'length') === (kind === 'length')
    )
      return { amount, unit };
  }
  return null;
}

/** The weight of a volume: one that the line states, metric before others, else by density, unless it states millilitres. */
function weightOf(
  line: ReadIngredient,
  own: Reading,
  find: FindFood,
  options: LineOptions,
): { shown: ShownAmount; computed: boolean } | null {
  if (
    measures[own.unit].kind !== 'volume' ||
    ofJugs.has(own.unit) ||
    (options.keepSpoons && unitLabels[own.unit].spoon === true)
  )
    return null;
  const stated = bestReading(
    line.otherAmounts.filter((amount) => measureOf(amount.unit)?.kind === 'mass'),
    options,
  );
  if (stated !== null) return { shown: stated, computed: false };
  const inJugs = line.otherAmounts.some(({ unit }) => ofJugs.has(unit as MeasureId));
  if (inJugs || unlevelSizes.test(line.size ?? '')) return null;
  const shown = weighedSolid(find, line.name, own, options.language);
  return shown === null ? null : { shown, computed: true };
}

/** "(2 sticks)" always; other measures of the same beside the line's own units only. */
function withAsides(line: ReadIngredient, words: string, options: LineOptions): string {
  // "1 cup (240 ml) plus 2 tbsp": a bracket that tells of one part is none of the sum
  if (
    options.units !== 'original' &&
    line.otherAmounts.length === 0 &&
    isReckoned(line, options.language)
  )
    return words;
  const counts = line.otherAmounts.every((amount) => measureOf(amount.unit) === null);
  return options.units === 'original' || counts
    ? besideWords(words, asidesOf(line, options))
    : words;
}

/** Parts were added up, or the ends of a range brought to one unit ("500 g – 1 kg"): the line does not state the amount that was read. */
function isReckoned(
  { originalText, quantity, quantityMax }: ReadIngredient,
  language: string | undefined,
): boolean {
  const leading = splitLeadingNumber(originalText, language);
  if (leading === null) return false;
  if (!isSameNumber(leading.quantity, quantity)) return true;
  return (
    quantityMax !== null &&
    !figuresIn(cleanLine(originalText), readLanguage(language)).some((figure) =>
      isSameNumber(figure.quantityMax ?? figure.quantity, quantityMax),
    )
  );
}
