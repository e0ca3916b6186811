import { measureOf, measures, type MeasureId } from '../ingredients/measures.data.ts';
import { cleanLine } from '../ingredients/tokenise.ts';
import { asidesOf } from './asides.ts';
import { wholeLine } from './counted-line.ts';
import { isSameNumber, splitLeadingNumber } from './ingredient-words.ts';
import { readLanguage } from './line-language.ts';
import { systemOf, type ShownAmount } from './measured-amount.ts';
import { bestReading, converted, inOwnSystem, measureIdOf, readingOf, type Reading } from './reading.ts';
import { figuresIn, scaleFigures } from './scale-figures.ts';
import { plusWords } from './scale-words.data.ts';
import type { LineOptions, ReadIngredient, ShownIngredient, WrittenAmount } from './shown-ingredient.ts';
import { unlevelSizes } from './unit-choice.data.ts';
import { unitLabels } from './unit-labels.data.ts';
import { weighedSolid, type FindFood } from './weigh-solids.ts';

/** "2 cups flour", "150 g / 5½ oz butter", "3 tbsp oil": an amount in a unit that measures. */
export function showMeasured(line: ReadIngredient, words: string, options: LineOptions): ShownIngredient {
  const { factor, units, language } = options;
  const unit = measureIdOf(line);
  const whole = wholeLine(line, false);
  if (unit === null) return whole;
  if (isAddition(line, language)) return showAddition(line, factor, language);
  const own = readingOf(line, unit, options);
  const written = inOwnSystem(own, 'original');
  const weighed = options.weighSolids && units === 'metric' ? weightOf(line, own, options.weighSolids, options) : null;
  if (weighed !== null) return { ...whole, ...weighed.shown, text: withAsides(line, words, options), computed: weighed.computed, written };
  if (keepsUnit(line, unit, options)) {
    if (factor === 1 && isSum(line, language)) return whole;
    return { ...whole, ...inOwnSystem(own, units), text: withAsides(line, words, options) };
  }
  const other = statedIn(units, line, measures[unit].kind);
  const shown = other === null ? converted(own, units) : inOwnSystem(readingOf(other.amount, other.unit, options), units);
  return { ...whole, ...shown, text: withAsides(line, words, options), written };
}

function keepsUnit(line: ReadIngredient, unit: MeasureId, { units, keepSpoons }: LineOptions): boolean {
  if (units === 'original' || systemOf(unit) === units) return true;
  return unitLabels[unit].spoon === true && ((units === 'metric' && keepSpoons) || unlevelSizes.test(line.size ?? ''));
}

/** The line's own reading in a system; a length is no reading of a weight. */
function statedIn(units: LineOptions['units'], line: ReadIngredient, kind: 'mass' | 'volume' | 'length'): { amount: WrittenAmount; unit: MeasureId } | null {
  for (const amount of line.otherAmounts) {
    const unit = measureIdOf(amount);
    if (unit !== null && amount.quantity !== null && systemOf(unit) === units && (measures[unit].kind === 'length') === (kind === 'length')) return { amount, unit };
  }
  return null;
}

/** The weight of a volume: one that the line states, metric before others, else by density. */
function weightOf(line: ReadIngredient, own: Reading, find: FindFood, options: LineOptions): { shown: ShownAmount; computed: boolean } | null {
  if (measures[own.unit].kind !== 'volume' || (options.keepSpoons && unitLabels[own.unit].spoon === true)) return null;
  const stated = bestReading(line.otherAmounts.filter((amount) => measureOf(amount.unit)?.kind === 'mass'), options);
  if (stated !== null) return { shown: stated, computed: false };
  if (unlevelSizes.test(line.size ?? '')) return null;
  const shown = weighedSolid(find, line.name, own, options.language);
  return shown === null ? null : { shown, computed: true };
}

/** "(2 sticks)" always; other measures of the same beside the original units only. */
function withAsides(line: ReadIngredient, words: string, options: LineOptions): string {
  const counts = line.otherAmounts.every((amount) => measureOf(amount.unit) === null);
  return options.units === 'original' || counts ? [words, asidesOf(line, options)].filter(Boolean).join(' ') : words;
}

/** Parts that were added up: the line does not begin with the amount that was read. */
function isSum(line: ReadIngredient, language: string | undefined): boolean {
  const leading = splitLeadingNumber(line.originalText, language);
  return leading !== null && !isSameNumber(leading.quantity, line.quantity);
}

/** Parts that nobody can add up: "1 cup plus 2 handfuls". */
function isAddition(line: ReadIngredient, language: string | undefined): boolean {
  return line.otherAmounts.length > 0 && !isSum(line, language) && plusWords.test(front(line).replace(/[([][^()[\]]*[)\]]/g, ' '));
}

function showAddition(line: ReadIngredient, factor: number, language: string | undefined): ShownIngredient {
  if (factor === 1) return wholeLine(line, false);
  const parts = front(line);
  const stated = [line, ...line.otherAmounts].map(({ quantity }) => quantity);
  const figures = figuresIn(parts, readLanguage(language)).map(({ quantity }) => quantity);
  if (figures.join() !== stated.join()) return wholeLine(line, true);
  return { ...wholeLine(line, false), text: scaleFigures(parts, factor, { language: readLanguage(language) }) + cleanLine(line.originalText).slice(parts.length) };
}

/** The line up to its food. */
function front(line: ReadIngredient): string {
  const text = cleanLine(line.originalText);
  const at = line.name === '' ? -1 : text.indexOf(line.name);
  return at === -1 ? text : text.slice(0, at);
}
