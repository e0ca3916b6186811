import { asidesOf } from './asides.ts';
import { amountText, asStated } from './fractions.ts';
import { splitLeadingNumber, wordsOf } from './ingredient-words.ts';
import { isEnglish, readLanguage } from './line-language.ts';
import { kitchenNumber } from './measured-amount.ts';
import { bestReading } from './reading.ts';
import { recountedFood, recountedUnit, type Recount } from './count-words.ts';
import { figuresIn, scaleFigures } from './scale-figures.ts';
import { scaleWords } from './scale-words.ts';
import type { ReadIngredient, ShownIngredient, ShowOptions } from './shown-ingredient.ts';

/** The line as written, in one piece. */
export function wholeLine(line: ReadIngredient, unscaled: boolean): ShownIngredient {
  return { amount: [], unit: '', text: line.originalText.trim(), computed: false, written: null, unscaled };
}

/** Numbers of a count, scaled. */
export function countNumbers({ quantity, quantityMax }: Pick<ReadIngredient, 'quantity' | 'quantityMax'>, factor: number): ShownIngredient['amount'] {
  const numbers = [quantity, quantityMax].filter((number) => number !== null);
  return numbers.map((number) => (factor === 1 ? asStated(number, true) : kitchenNumber(number * factor)));
}

/** How a count changes; of a range the upper end. */
export function recountOf({ quantity, quantityMax }: Pick<ReadIngredient, 'quantity' | 'quantityMax'>, factor: number): Recount {
  const most = quantityMax ?? quantity ?? 1;
  return { from: most, to: most * factor };
}

/** "2 large onions"; of "8 large (12 ounces) figs" the weight of all of them too, in the units asked for. */
export function showPieces(line: ReadIngredient, words: string, options: ShowOptions): ShownIngredient {
  const name = isEnglish(options.language) ? recountedFood(line.name, recountOf(line, options.factor)) : line.name;
  const { before, behind } = asidesOf(line.originalText, line.name, wordsOf(line));
  const total = before + behind === '' ? null : bestReading(line.otherAmounts, options);
  const renamed = words.replace(line.name, () => name);
  const text = total === null ? renamed : `${renamed} (${amountText(total.amount)} ${total.unit})`;
  return { ...wholeLine(line, false), amount: countNumbers(line, options.factor), text };
}

/** "2 cloves garlic", "2 (400 g) cans tomatoes": the count in its column, everything else in the source's own words. What a package holds never changes. */
export function showCounted(line: ReadIngredient, factor: number, language?: string): ShownIngredient {
  const { quantity, originalText } = line;
  const scaled = factor !== 1;
  if (quantity === null) return wholeLine(line, false);
  const split = splitLeadingNumber(originalText, language);
  const stated = split !== null && split.rest !== '' && Math.abs(split.quantity - quantity) < 1e-3 && split.quantityMax === line.quantityMax;
  if (stated && (scaled || split.inFigures)) {
    const words = scaleWords(split.rest, factor, { language: readLanguage(language), packages: true });
    const text = isEnglish(language) ? recountedUnit(words.text, recountOf(line, factor)) : words.text;
    return words.sure ? { ...wholeLine(line, false), amount: countNumbers(line, factor), text } : wholeLine(line, true);
  }
  if (!scaled) return wholeLine(line, false);
  // "400 g tin of plums" is one tin
  if (quantity === 1 && line.packageSize !== null && split?.quantity === line.packageSize.quantity) {
    return { ...wholeLine(line, false), amount: countNumbers(line, factor), text: `× ${originalText.trim()}` };
  }
  // "garlic, 2 cloves"
  const figures = figuresIn(originalText, readLanguage(language));
  const [only] = figures;
  if (figures.length === 1 && only?.quantity === quantity) return { ...wholeLine(line, false), text: scaleFigures(originalText.trim(), factor, { language: readLanguage(language) }) };
  return wholeLine(line, true);
}

