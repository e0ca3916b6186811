import { isDeepStrictEqual } from 'node:util';
import { invalid, notFound } from '@convivio/platform/errors';
import { changeEvent } from '../event/change-event.ts';
import type { CourseType, DinnerEvent, RecipeRef } from '../event/event.ts';
import type { EventStore } from '../event/event-store.ts';
import type { Cook } from '../event/policy.ts';
import { dishesOf, inCourseOrder } from './course-order.ts';

export interface Place {
  courseType: CourseType;
  /** From 0, among the dishes of the course; one behind the last is the last. */
  orderIndex: number;
}

/** Moves a dish to a place of a course. */
export function moveOnMenu(
  events: EventStore,
  cook: Cook,
  eventId: number,
  recipe: RecipeRef,
  { courseType, orderIndex }: Place,
  now: Date,
): Promise<DinnerEvent> {
  if (orderIndex < 0)
    throw invalid('PLACE_INVALID', 'Places on a menu count from 0.', {
      orderIndex: 'must not be negative',
    });
  return changeEvent(events, cook, eventId, now, (event) => {
    const entry = event.menu.find((one) => one.recipe.id === recipe.id);
    if (!entry) throw notFound('DISH_NOT_FOUND', 'This dish is not on the menu any more.');
    const others = event.menu.filter((one) => one !== entry);
    const course = dishesOf(others, courseType);
    const menu = inCourseOrder([
      ...others.filter((one) => one.courseType !== courseType),
      ...course.slice(0, orderIndex),
      { ...entry, courseType },
      ...course.slice(orderIndex),
    ]);
    return isDeepStrictEqual(menu, event.menu) ? null : { ...event, menu };
  });
}
