import { foldText } from '../../words/fold.ts';
import type { Food } from '../../foods/food.ts';
import type { ShoppingLine } from './shopping-line.ts';
import { cookedBehind, cookedWords, driedWords } from './shopping-words.data.ts';

/**
 * The word, folded, by which a line measures its food after cooking: "1 cup cooked rice", "riz
 * cuit"; null where it measures the raw food, as "1 cup rice, cooked"
 * and anything dried do. Read in the line as written, because `preparation` no longer tells on which side of the food its words stood.
 */
export function cookedWord({ originalText = '' }: ShoppingLine, food: string): string | null {
  const name = foldText(food);
  if (driedWords.test(name)) return null;
  const written = foldText(originalText);
  const noun = name.split(' ').at(-1)!;
  const at = written.indexOf(noun);
  const around =
    at === -1
      ? ''
      : `${written.slice(0, at)} ${cookedBehind.exec(written.slice(at + noun.length))?.[0] ?? ''}`;
  return cookedWords.exec(`${name} ${around}`)?.[0] ?? null;
}

/** Grams in a millilitre of cooked leaves and other vegetables: USDA SR28, table WEIGHT, of spinach, chard, kale, cabbage and mushrooms 0.5 to 0.76. */
export const cookedDensity = 0.65;

/** Whether a cup holds more of it once it is cooked: of leaves and other vegetables that fall together. */
export const fallsTogether = ({ aisle, density }: Food): boolean =>
  aisle === 'Fruit and vegetables' && density !== null && density < cookedDensity;
