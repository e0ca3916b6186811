import type { DinnerEvent, MenuEntry } from '../event/event.ts';

/** Of the decimals of a factor so many tell a guest of a hundred from the next. */
const DECIMALS = 4;

/** How many times the recipe of a dish is cooked, so that all guests have of it: "2", "1.3333". */
export function servingMultiplier(
  { guestCount }: Pick<DinnerEvent, 'guestCount'>,
  { dish: { servings } }: Pick<MenuEntry, 'dish'>,
): string {
  return String(Number((guestCount / Math.max(1, servings)).toFixed(DECIMALS)));
}
