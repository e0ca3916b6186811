import type { MeasureId } from '../../line/units/measures.data.ts';
import { addedParts, keepsParts, type AddedPart, type AddedParts } from './added-parts.ts';
import { recountedFood, recountedUnit } from '../numbers/count-words.ts';
import { recountOf, wholeLine } from './counted-line.ts';
import { englishUnits } from '../convert/english-units.data.ts';
import { isSameNumber, splitLeadingNumber } from './ingredient-words.ts';
import { measureIdOf, packageSizesOf } from './reading.ts';
import { figuresIn } from '../scale/scale-figures.ts';
import { scaleWords } from '../scale/scale-words.ts';
import type { LineOptions, ReadIngredient, ShownIngredient } from './shown-ingredient.ts';
import { showParts } from './show-parts.ts';
import { levelSizes } from '../convert/unit-choice.data.ts';
import { unitLabels } from '../convert/unit-labels.data.ts';

/** Between a unit and its food. */
const ofFood = /^\.?\s+(?:of\s+)?/i;
/** What stands before a unit: one to three words. */
const sizes = [/^[\p{L}-]+ /u, /^(?:[\p{L}-]+ ){2}/u, /^(?:[\p{L}-]+ ){3}/u];

/** The amounts of a shown line with the words of its translation. */
export function translatedLine(
  line: ReadIngredient,
  translation: string,
  shown: ShownIngredient,
  options: LineOptions,
): ShownIngredient {
  const { factor } = options;
  const text = translation.trim();
  const whole = { ...wholeLine(line, false), text };
  if (shown.unscaled) return { ...whole, unscaled: true };
  const added = addedParts(line, options.language);
  const said = added?.isSum ? translatedParts(text, added) : null;
  if (said !== null) {
    const parts =
      keepsParts(said, line, options) && !shown.computed
        ? showParts(line, said, { ...options, language: 'en' })
        : null;
    return (
      parts ?? {
        ...shown,
        text: scaleWords(text.slice(said.parts.at(-1)!.end).replace(ofFood, '').trim(), factor, {
          language: 'en',
        }).text,
      }
    );
  }
  const leading = splitLeadingNumber(text, 'en');
  const behind = leading === null || leading.rest === '' ? null : withoutUnit(leading.rest, line);
  const rest = behind?.words ?? null;
  const same =
    leading !== null &&
    isSameNumber(leading.quantity, line.quantity) &&
    isSameNumber(leading.quantityMax, line.quantityMax);
  if (shown.amount.length === 0 || rest === null || rest === '' || !same) {
    const words = scaleWords(text, factor, { language: 'en' });
    return line.quantity === null && words.sure
      ? { ...whole, text: words.text }
      : { ...whole, unscaled: factor !== 1 };
  }
  const words = scaleWords(rest, factor, { language: 'en', ...packageSizesOf(line) });
  return words.sure
    ? withSize({ ...shown, text: recounted(words.text, line, factor) }, behind!.size, line)
    : { ...whole, unscaled: true };
}

/** "pinch of salt" and "onion, chopped" follow their number. */
function recounted(words: string, line: ReadIngredient, factor: number): string {
  if (factor === 1 || (measureIdOf(line) !== null && line.packageSize === null)) return words;
  if (line.unit !== null || line.packageSize !== null)
    return recountedUnit(words, recountOf(line, factor));
  const [name = '', ...details] = words.split(/(?=,)/);
  return [recountedFood(name, recountOf(line, factor)), ...details].join('');
}

/** The same parts in the words of the translation; null where it does not state them alike. */
function translatedParts(text: string, { parts }: AddedParts): AddedParts | null {
  const figures = figuresIn(text, 'en');
  const same = parts.map(({ quantity, quantityMax, unit }, at): AddedPart | null => {
    const figure = figures[at];
    const start = figure?.tokens[figure.at]?.start ?? 0;
    const end = figure?.tokens[figure.next - 1]?.end ?? 0;
    const word = unit === null ? undefined : unitWord(text.slice(end).trimStart(), unit);
    if (word === undefined || figure?.quantity !== quantity || figure?.quantityMax !== quantityMax)
      return null;
    return { quantity, quantityMax, unit, start, end: text.indexOf(word, end) + word.length };
  });
  return same.every((part) => part !== null)
    ? { text, parts: same, food: same.at(-1)!.end, isSum: true }
    : null;
}

/**
 * The words behind the unit, and what is said of the unit before it ("heaped tbsp"); null where the unit is not the one of the line. Counted units are
 * part of the words.
 */
function withoutUnit(text: string, line: ReadIngredient): { size: string; words: string } | null {
  const unit = line.packageSize === null ? measureIdOf(line) : null;
  if (unit === null) return { size: '', words: text };
  for (const { 0: size } of [/^/, ...sizes]
    .map((front) => front.exec(text))
    .filter((found) => found !== null)) {
    const word = unitWord(text.slice(size.length), unit);
    if (word !== undefined)
      return {
        size: size.trim(),
        words: text
          .slice(size.length + word.length)
          .replace(ofFood, '')
          .trim(),
      };
  }
  return null;
}

/** The English of a size before its unit, in the place of the line's own; a level spoon that became millilitres is none. */
function withSize(shown: ShownIngredient, size: string, line: ReadIngredient): ShownIngredient {
  const own = line.size ?? '';
  const unit =
    own !== '' && shown.unit.startsWith(`${own} `) ? shown.unit.slice(own.length + 1) : shown.unit;
  if (size === '') return { ...shown, unit };
  if (shown.written === null && !shown.computed) return { ...shown, unit: `${size} ${unit}` };
  return levelSizes.test(size)
    ? { ...shown, unit }
    : { ...shown, unit, text: `${size} ${shown.text}` };
}

/** How the unit stands at the beginning of a text. */
function unitWord(text: string, unit: MeasureId): string | undefined {
  const { label, many = label } = unitLabels[unit];
  const words = [...(englishUnits[unit]?.split('|') ?? []), label, many];
  return words
    .map((word) => new RegExp(`^${word}(?![\\p{L}])`, 'iu').exec(text)?.[0])
    .find((word) => word !== undefined);
}
