import { translateLines, wholeByTable } from '@convivio/culinary/find';
import type { Translated } from './not-translated.ts';

/** Of a recipe's lines, by their places, those that a table has put into English and that hold words which it does not know. */
export function partlyTranslated(recipe: Translated): number[] {
  const { ingredients, translatedIngredients, languageCode } = recipe;
  const own = ingredients.map(({ originalText }) => originalText);
  const whole = wholeByTable(own, languageCode);
  const byTable = whole && translateLines(own, languageCode);
  if (!byTable) return [];
  return own.flatMap((line, at) => {
    const shown = translatedIngredients?.[at]?.trim();
    const isTable = shown === byTable[at]!.trim() && shown !== '';
    return isTable && !whole[at] && shown !== line.trim() ? [at] : [];
  });
}
