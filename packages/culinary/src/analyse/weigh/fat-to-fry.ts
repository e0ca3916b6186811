import type { Food } from '../../foods/food.ts';
import type { ShoppingLine } from '../../show/shopping/shopping-line.ts';
import { foldText } from '../../words/fold.ts';
import { fatForWords } from './eaten.data.ts';

/** An oil, or a fat as soft or hard as butter. */
export const isFat = ({ id }: Food): boolean =>
  /(?:^|-)(?:oil|butter|fat|lard|margarine|shortening)$/.test(id) &&
  !/nut-|peanut|almond|cocoa/.test(id);

/** Oil without an amount that is there to fry in or to grease with: a little of it counts. */
export function isFatToFry({ food, line }: { food: Food; line: ShoppingLine }): boolean {
  const words = [line.preparation, line.note, line.originalText].filter((text) => text != null);
  return line.quantity == null && isFat(food) && fatForWords.test(foldText(words.join(' ')));
}
