import { findFood } from '../../../foods/find-food.ts';
import { parseIngredient } from '../../../line/parse-ingredient.ts';

const BUNCHES: ReadonlySet<string | null> = new Set(['bunch', 'bundle', 'handful']);
const JOINT = /\s(?:and|und|et|ed?|y|en|och|&)\s/iu;
const MOST_WORDS = 3;
const HERBS: ReadonlySet<string | undefined> = new Set(
  'basil parsley coriander mint dill thyme rosemary sage tarragon oregano marjoram chervil lovage borage savory chives bay-leaf sorrel'.split(
    ' ',
  ),
);

const isHerb = (text: string): boolean =>
  text.split(' ').length <= MOST_WORDS && HERBS.has(findFood(text)?.id);

/** "1 bouquet de thym" */
function bunchOf(item: string): string | null {
  if (item.includes('(')) return null;
  const { quantity, unit, name } = parseIngredient(item);
  return quantity !== null && BUNCHES.has(unit) ? name : null;
}

/** "thym, laurier et persil": herbs, the last of them behind a joint. */
function areJoined(names: readonly string[]): boolean {
  const last = names.at(-1)!.split(JOINT);
  return last.length === 2 && [...names.slice(0, -1), ...last].every(isHerb);
}

/** Whether an item is a bunch of several herbs: "1 bouquet de thym, laurier et persil". */
export function isMixedBunch(item: string): boolean {
  const names = bunchOf(item.split(', ', 1)[0]!);
  return names !== null && areJoined([names, ...item.split(', ').slice(1)]);
}

/** Items with the herbs of one bunch together, which the commas between them parted. */
export function withBunchesWhole(items: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < items.length; at++) {
    const joint = items.slice(at + 1, at + 1 + MOST_HERBS).findIndex((item) => JOINT.test(item));
    const bunch = joint < 0 ? null : items.slice(at, at + joint + 2).join(', ');
    if (bunch !== null && isMixedBunch(bunch)) {
      whole.push(bunch);
      at += joint + 1;
    } else whole.push(items[at]!);
  }
  return whole;
}
const MOST_HERBS = 5;
