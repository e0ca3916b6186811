import { isFood } from '../../foods/line-words.ts';
import { languageOf } from '../../words/language.ts';
import { foldText } from '../../words/fold.ts';
import { KIND_BEHIND_FOOD, OF_COOK, OF_RELATIVE } from './named-after.data.ts';

const LONGEST = 110;

/** Whether a title says whose dish it is: "Omas Gemüsetopf", "Mum's veggie pot". "Omas Küche" is where it is cooked. `language`: the recipe's. */
export function isSomebodysDish(title: string, language: string | null): boolean {
  const own = languageOf(language);
  return (
    own !== null &&
    title.length <= LONGEST &&
    OF_RELATIVE[own].test(title) &&
    !OF_COOK.test(foldText(title))
  );
}

/** Whether a word of a title is a kind of dish with its food in front: "Bunter Gemüsetopf". `language`: the recipe's. */
export function isCookedOfFood(title: string, language: string | null): boolean {
  const own = languageOf(language);
  const kind = own === null ? undefined : KIND_BEHIND_FOOD[own];
  if (kind === undefined) return false;
  const head = title.slice(0, LONGEST);
  return [foldText(head), head.toLowerCase()].some((text) => isFood(kind.exec(text)?.[1] ?? ''));
}
