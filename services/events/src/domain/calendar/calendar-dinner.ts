import { courseTypes, type CourseType, type DinnerEvent } from '../event/event.ts';

/** A dinner that has a date. */
export type DatedEvent = DinnerEvent & { eventDate: Date };

export const isDated = (event: DinnerEvent): event is DatedEvent => event.eventDate !== null;

/** What a calendar shows of a dinner. */
export interface CalendarDinner extends Pick<
  DatedEvent,
  'id' | 'version' | 'name' | 'eventDate' | 'timeZone' | 'createdAt' | 'updatedAt'
> {
  about: string;
}

/** What is said of a dinner takes at most so many letters. */
export function dinnerOf(event: DatedEvent, mostLetters = Infinity): CalendarDinner {
  const { id, version, name, eventDate, timeZone, createdAt, updatedAt } = event;
  const about = shortened(describe(event), mostLetters);
  return { id, version, name, eventDate, timeZone, createdAt, updatedAt, about };
}

const COURSES: Record<CourseType, string> = {
  appetizer: 'Starters',
  main: 'Main Course',
  dessert: 'Desserts',
};

/** What it is, for how many, and what there is to eat. */
function describe({ description, guestCount, menu }: DinnerEvent): string {
  const courses = courseTypes.flatMap((course) => {
    const dishes = menu.filter(({ courseType }) => courseType === course);
    return dishes.length === 0
      ? []
      : `${COURSES[course]}: ${dishes.map(({ dish }) => dish.title).join(', ')}`;
  });
  const guests = `${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}`;
  return [description, [guests, ...courses].join('\n')].filter(Boolean).join('\n\n');
}

const REST = ' … The rest is in Convivio.';

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most - REST.length).toWellFormed() + REST;
