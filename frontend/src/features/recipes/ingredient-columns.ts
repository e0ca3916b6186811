import { asDecimal, asFraction, type NumberText } from './fractions.ts';
import { unitLabels, type UnitLabel } from './unit-labels.data.ts';

interface WrittenAmount {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
}

/** What the columns need of an ingredient. */
export interface ReadIngredient extends WrittenAmount {
  name: string;
  size: string | null;
  preparation: string | null;
  note: string | null;
  optional: boolean;
  packageSize: WrittenAmount | null;
  otherAmounts: readonly WrittenAmount[];
  metricAmount: number | null;
  metricUnit: string | null;
  originalText: string;
}

/** One ingredient in the recipe's columns. `written` is the amount in the source's own unit where the columns show a metric one. */
export interface IngredientColumns {
  amount: readonly NumberText[];
  unit: string;
  text: string;
  written: { amount: readonly NumberText[]; unit: string } | null;
}

/** Numbers, fractions and ranges with which a line begins: "2", "1 1/2", "½", "2–3", "2 to 3". */
const leadingAmount = /^(?:(?:ca?\.?|about|approx\.?)\s+)?(?:\d+[.,]?\d*|\p{No})(?:\s*[\u2044/]\s*\d+|\s*\p{No}|\s+\d+\s*[\u2044/]\s*\d+|\s*(?:[-–—]|to|or|bis|à|a|of|ou|o|e|y)\s*(?:\d+[.,]?\d*|\p{No}))*\s*[x×]?\s*/iu;

/**
 * Amount, unit and words of one line. Metric amounts stand as written; cups, pounds and inches show their metric amount.
 * Where the columns could drop part of the line ("1 cup plus 2 tbsp"), the line stays whole as it was written.
 */
export function ingredientColumns(line: ReadIngredient): IngredientColumns {
  const label = line.unit === null ? null : unitLabels[line.unit];
  if (label === undefined || line.packageSize !== null) return countedLine(line);
  if (line.quantity === null) return { amount: [], unit: '', text: wordsOf(line), written: null };
  if (line.otherAmounts.some((other) => !isAlternative(line, other))) return { amount: [], unit: '', text: line.originalText, written: null };
  const stated = { amount: numbersOf(line, label), unit: (isMoreThanOne(line) && label?.many) || (label?.label ?? '') };
  const metric = label === null || label.metric || label.spoon ? null : metricOf(line);
  return { ...(metric ?? stated), text: wordsOf(line), written: metric === null ? null : stated };
}

/** The same line in English: amounts in the columns of the original, words from the translation. A translation that begins otherwise stays whole. */
export function translatedColumns(line: ReadIngredient, translation: string): IngredientColumns {
  const whole = { amount: [], unit: '', text: translation.trim(), written: null };
  const original = ingredientColumns(line);
  const words = withoutUnit(withoutAmount(whole.text), line.unit);
  return original.amount.length === 0 || words === null || words === '' ? whole : { ...original, text: words };
}

function withoutAmount(text: string): string | null {
  const start = leadingAmount.exec(text)?.[0] ?? '';
  return start === '' ? null : text.slice(start.length).trim();
}

/** The words after the unit; null where the unit is not the one of the line. Counted units are part of the words. */
function withoutUnit(text: string | null, unit: string | null): string | null {
  const label = unit === null ? undefined : unitLabels[unit];
  if (text === null || unit === null || label === undefined) return text;
  const names = [unit.replace('-', ' '), `${unit.replace('-', ' ')}s`, label.label, label.many].filter((name) => name !== undefined);
  const found = names.find((name) => new RegExp(`^${name}(?![\\p{L}])`, 'iu').test(text));
  return found === undefined ? null : text.slice(found.length).replace(/^\.?\s+(?:of\s+)?/i, '').trim();
}

/** "2 cloves garlic": the count in its column, everything else in the source's own words. */
function countedLine(line: ReadIngredient): IngredientColumns {
  const words = withoutAmount(line.originalText);
  if (line.quantity === null || !words) return { amount: [], unit: '', text: line.originalText, written: null };
  return { amount: numbersOf(line, null), unit: '', text: words, written: null };
}

/** A second amount is another reading of the first when exactly one of the two is metric; otherwise it may be an addition. */
function isAlternative(line: WrittenAmount, other: WrittenAmount): boolean {
  return isMetric(line.unit) !== isMetric(other.unit);
}

function isMoreThanOne({ quantity, quantityMax }: WrittenAmount): boolean {
  return (quantityMax ?? quantity ?? 0) > 1;
}

function isMetric(unit: string | null): boolean {
  return unit !== null && unitLabels[unit]?.metric === true;
}

function numbersOf({ quantity, quantityMax }: WrittenAmount, label: UnitLabel | null): NumberText[] {
  const numbers = [quantity, quantityMax].filter((number) => number !== null);
  return numbers.map((number) => (label?.metric ? asDecimal(number) : asFraction(number)));
}

function metricOf(line: ReadIngredient): { amount: NumberText[]; unit: string } | null {
  if (line.metricAmount === null || line.metricUnit === null || line.quantity === null) return null;
  const scale = metricScales(line.metricUnit, line.metricAmount);
  const upper = line.quantityMax === null || line.quantity === 0 ? [] : [(line.metricAmount * line.quantityMax) / line.quantity];
  return { amount: [line.metricAmount, ...upper].map((amount) => asDecimal(amount / scale.size, scale.decimals(amount / scale.size))), unit: scale.unit };
}

const coarse = (value: number) => (value >= 10 ? 0 : 1);

/** ml become dl from 100 and lt from 1000, g become kg from 1000, cm become m from 100. */
function metricScales(unit: string, amount: number): { unit: string; size: number; decimals(value: number): number } {
  if (unit === 'ml' && amount >= 1000) return { unit: 'lt', size: 1000, decimals: () => 2 };
  if (unit === 'ml' && amount >= 100) return { unit: 'dl', size: 100, decimals: () => 1 };
  if (unit === 'g' && amount >= 1000) return { unit: 'kg', size: 1000, decimals: () => 2 };
  if (unit === 'cm' && amount >= 100) return { unit: 'm', size: 100, decimals: () => 2 };
  return { unit, size: 1, decimals: coarse };
}

function wordsOf(line: ReadIngredient): string {
  if (line.name.trim() === '') return line.originalText;
  const food = [line.size, line.name].filter(Boolean).join(' ');
  const details = [food, line.preparation, line.note].filter(Boolean).join(', ');
  return line.optional && !/optional/i.test(details) ? `${details} (optional)` : details;
}
