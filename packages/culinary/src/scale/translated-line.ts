import { recountedFood, recountedUnit } from './count-words.ts';
import { recountOf, wholeLine } from './counted-line.ts';
import { englishUnits } from './english-units.data.ts';
import { isSameNumber, splitLeadingNumber } from './ingredient-words.ts';
import { measureIdOf } from './reading.ts';
import { scaleWords } from './scale-words.ts';
import type { ReadIngredient, ShownIngredient } from './shown-ingredient.ts';
import { unitLabels } from './unit-labels.data.ts';

/** The amounts of a shown line with the words of its translation. */
export function translatedLine(line: ReadIngredient, translation: string, shown: ShownIngredient, factor: number): ShownIngredient {
  const text = translation.trim();
  const whole = { ...wholeLine(line, false), text };
  if (shown.unscaled) return { ...whole, unscaled: true };
  const leading = splitLeadingNumber(text, 'en');
  const rest = leading === null || leading.rest === '' ? null : withoutUnit(leading.rest, line);
  const same = leading !== null && isSameNumber(leading.quantity, line.quantity) && isSameNumber(leading.quantityMax, line.quantityMax);
  if (shown.amount.length === 0 || rest === null || rest === '' || !same) {
    const words = scaleWords(text, factor, { language: 'en' });
    return line.quantity === null && words.sure ? { ...whole, text: words.text } : { ...whole, unscaled: factor !== 1 };
  }
  const words = scaleWords(rest, factor, { language: 'en', packageSize: line.packageSize?.quantity ?? null });
  return words.sure ? { ...shown, text: recounted(words.text, line, factor) } : { ...whole, unscaled: true };
}

/** "pinch of salt" and "onion, chopped" follow their number. */
function recounted(words: string, line: ReadIngredient, factor: number): string {
  if (factor === 1 || measureIdOf(line) !== null && line.packageSize === null) return words;
  if (line.unit !== null || line.packageSize !== null) return recountedUnit(words, recountOf(line, factor));
  const [name = '', ...details] = words.split(/(?=,)/);
  return [recountedFood(name, recountOf(line, factor)), ...details].join('');
}

/** The words behind the unit; null where the unit is not the one of the line. Counted units are part of the words. */
function withoutUnit(text: string, line: ReadIngredient): string | null {
  const unit = line.packageSize === null ? measureIdOf(line) : null;
  if (unit === null) return text;
  const { label, many = label } = unitLabels[unit];
  const found = [...(englishUnits[unit]?.split('|') ?? []), label, many].find((word) => new RegExp(`^${word}(?![\\p{L}])`, 'iu').test(text));
  return found === undefined ? null : text.slice(found.length).replace(/^\.?\s+(?:of\s+)?/i, '').trim();
}
