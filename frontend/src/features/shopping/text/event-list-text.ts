import type { EventShoppingListQuery } from '../../../generated/operations.ts';
import { counted, recipes } from '../../../kitchen/labels/counts.ts';
import { aisleLines, itemLine, listFileName, oneLine, type ListText } from './list-text.ts';

export type EventList = EventShoppingListQuery['eventShoppingList'];

/** "8 guests · 5 recipes · 17 items"; of a list that was made before, also when: "· made Sat 28 November, 14:05" */
export const summaryOf = (
  { guestCount, totalRecipes, itemCount }: EventList,
  madeAt: Date | null,
) =>
  [
    `${counted(guestCount)} ${guestCount === 1 ? 'guest' : 'guests'}`,
    recipes(totalRecipes),
    `${counted(itemCount)} ${itemCount === 1 ? 'item' : 'items'}`,
    ...(madeAt ? [`made ${momentText(madeAt)}`] : []),
  ].join(' · ');

const day = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const hour = { hour: '2-digit', minute: '2-digit' } as const;

/** "Sat 28 November, 14:05" */
export const momentText = (moment: Date) =>
  [day, hour]
    .map((parts) => new Intl.DateTimeFormat('en-GB', parts).format(moment).replace(',', ''))
    .join(', ');

/**
 * The list of an event as text: a bullet, then amount and unit if present, then the name. `page` is the address of the event, `madeAt` null for a
 * list that was made just now.
 */
export function eventListText(list: EventList, page: string, madeAt: Date | null): ListText {
  const { eventName, aisles } = list;
  const missing = [...list.missing, ...list.leftOut];
  const subject = `Shopping List: ${oneLine(eventName)}`;
  return {
    heading: `${subject} (${summaryOf(list, madeAt)})`,
    subject,
    opening: summaryOf(list, madeAt),
    lines: [
      ...aisleLines(aisles, ({ amountText, name }) => itemLine('•', amountText, name)),
      ...(missing.length > 0 ? ['', `Not on the list: ${oneLine(missing.join(', '))}`] : []),
    ],
    fileName: listFileName(eventName),
    page,
  };
}
