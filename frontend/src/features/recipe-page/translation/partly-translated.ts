import { translateLines, wholeByTable } from '@convivio/culinary/find';
import type { Translated } from './not-translated.ts';

/** Places of a recipe's lines. */
export interface PartlyTranslated {
  /** In English but for some of their words. */
  partly: number[];
  /** Of which the table knows nothing: they stand there as they are written. */
  unchanged: number[];
}

/** Of a recipe's lines those that a table has put into English and that hold words which it does not know. */
export function partlyTranslated(recipe: Translated): PartlyTranslated {
  const { ingredients, translatedIngredients, languageCode } = recipe;
  const own = ingredients.map(({ originalText }) => originalText);
  const whole = wholeByTable(own, languageCode);
  const byTable = whole && translateLines(own, languageCode);
  if (!byTable) return { partly: [], unchanged: [] };
  const unknown = own.flatMap((line, at) => {
    const shown = translatedIngredients?.[at]?.trim();
    const isTable = shown === byTable[at]!.trim() && shown !== '';
    return isTable && !whole[at] ? [{ at, isOwn: shown === line.trim() }] : [];
  });
  const placesOf = (own: boolean) =>
    unknown.filter(({ isOwn }) => isOwn === own).map(({ at }) => at);
  return { partly: placesOf(false), unchanged: placesOf(true) };
}
