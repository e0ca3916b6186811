import type { EventShoppingListQuery } from '../../../generated/operations.ts';
import { counted, recipes } from '../../../kitchen/labels/counts.ts';
import { aisleLines, itemLine, listFileName, oneLine, type ListText } from './list-text.ts';

export type EventList = EventShoppingListQuery['eventShoppingList'];

/** "8 guests · 5 recipes · 17 items" */
export const summaryOf = ({ guestCount, totalRecipes, itemCount }: EventList) =>
  [
    `${counted(guestCount)} ${guestCount === 1 ? 'guest' : 'guests'}`,
    recipes(totalRecipes),
    `${counted(itemCount)} ${itemCount === 1 ? 'item' : 'items'}`,
  ].join(' · ');

/** The list of an event as text: a bullet, then amount and unit if present, then the name. `page` is the address of the event. */
export function eventListText(list: EventList, page: string): ListText {
  const { eventName, aisles } = list;
  const missing = [...list.missing, ...list.leftOut];
  const subject = `Shopping List: ${oneLine(eventName)}`;
  return {
    heading: `${subject} (${summaryOf(list)})`,
    subject,
    opening: summaryOf(list),
    lines: [
      ...aisleLines(aisles, ({ amountText, name }) => itemLine('•', amountText, name)),
      ...(missing.length > 0 ? ['', `Not on the list: ${oneLine(missing.join(', '))}`] : []),
    ],
    fileName: listFileName(eventName),
    page,
  };
}
