import { showCounted, showPieces, wholeLine } from './counted-line.ts';
import { wordsOf } from './ingredient-words.ts';
import { readLanguage } from './line-language.ts';
import { showMeasured } from './measured-line.ts';
import { measureIdOf } from './reading.ts';
import { scaleWords } from './scale-words.ts';
import { usableFactor } from './servings.ts';
import type { ReadIngredient, ShownIngredient, ShowOptions } from './shown-ingredient.ts';
import { translatedLine } from './translated-line.ts';

export { amountText, numberText, type NumberText } from './fractions.ts';
export { ingredientLine } from './ingredient-line.ts';
export { scaleYield } from './scale-yield.ts';
export { restatesServings, scaledServings } from './servings.ts';
export type { ReadIngredient, ShownIngredient, ShowOptions, WrittenAmount } from './shown-ingredient.ts';

/**
 * An ingredient line in the recipe's columns: scaled, and in the units asked for.
 *
 * With factor 1 and the original units it says what was written. Both ends of a range scale. Of packages the count scales, never what one holds.
 * What the line itself states in the units asked for goes before anything converted. Parts that were added up ("1 cup plus 2 tbsp") scale as
 * their sum; what can be neither added nor scaled surely stays whole, and `unscaled` says so. Never throws.
 */
export function showIngredient(line: ReadIngredient, options: ShowOptions): ShownIngredient {
  const factor = usableFactor(options.factor);
  const usable = { ...options, factor };
  if (line.packageSize !== null || (line.unit !== null && measureIdOf(line) === null && line.quantity !== null)) return showCounted(line, factor, options.language);
  const words = scaleWords(wordsOf(line), factor, { language: readLanguage(options.language) });
  if (!words.sure) return wholeLine(line, true);
  if (line.quantity === null) return { ...wholeLine(line, false), text: words.text };
  return line.unit === null ? showPieces(line, words.text, usable) : showMeasured(line, words.text, usable);
}

/** The same line in English: amounts in the columns of the original, words from the translation. A translation that does not begin like the original stays whole. */
export function showTranslatedIngredient(line: ReadIngredient, translation: string, options: ShowOptions): ShownIngredient {
  return translatedLine(line, translation, showIngredient(line, options), usableFactor(options.factor));
}
