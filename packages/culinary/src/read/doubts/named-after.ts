import { isFood } from '../../foods/line-words.ts';
import { foldText } from '../../words/fold.ts';
import { KIND_BEHIND_FOOD, OF_COOK, OF_RELATIVE } from './named-after.data.ts';

const LONGEST = 110;

/** Whether a title says whose dish it is: "Omas Gemüsetopf", "Mum's veggie pot". "Omas Küche" is where it is cooked. */
export const isSomebodysDish = (title: string): boolean =>
  title.length <= LONGEST && OF_RELATIVE.test(title) && !OF_COOK.test(foldText(title));

/** Whether a word of a title is a kind of dish with its food in front: "Bunter Gemüsetopf". */
export const isCookedOfFood = (title: string): boolean =>
  [foldText(title.slice(0, LONGEST)), title.slice(0, LONGEST).toLowerCase()].some((text) =>
    isFood(KIND_BEHIND_FOOD.exec(text)?.[1] ?? ''),
  );
