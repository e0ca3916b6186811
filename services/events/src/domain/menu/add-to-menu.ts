import { conflict, notFound } from '@convivio/platform/errors';
import { changeEvent } from '../event/change-event.ts';
import type { CourseType, DinnerEvent, RecipeRef } from '../event/event.ts';
import { LIMITS } from '../event/event-limits.data.ts';
import type { EventStore } from '../event/event-store.ts';
import { allowSeeing, type Cook } from '../event/policy.ts';
import { courseOf } from './course-of.ts';
import { inCourseOrder } from './course-order.ts';
import type { RecipeBook } from './recipe-book.ts';

export interface MenuPorts {
  events: EventStore;
  recipes: RecipeBook;
}

/** Puts a recipe that the cook may see on the menu, behind the others of its course. */
export async function addToMenu(
  { events, recipes }: MenuPorts,
  cook: Cook,
  eventId: number,
  recipe: RecipeRef,
  courseType: CourseType | null,
  newId: () => number,
  now: Date,
): Promise<DinnerEvent> {
  allowSeeing(cook, await events.find(eventId));
  const found = await recipes.find(cook.id, recipe);
  if (!found) throw notFound('RECIPE_NOT_FOUND', 'This recipe does not exist or has been removed.');
  const { category, ...dish } = found;
  const entry = {
    id: newId(),
    recipe,
    dish,
    courseType: courseType ?? courseOf({ category }),
    notes: '',
    addedAt: now,
  };
  return changeEvent(events, cook, eventId, now, (event) => {
    if (event.menu.some((other) => other.recipe.id === recipe.id))
      throw conflict('RECIPE_ON_MENU', `“${dish.title}” is on this menu already.`);
    if (event.menu.length >= LIMITS.dishes)
      throw conflict('MENU_FULL', `A menu can have ${LIMITS.dishes} dishes.`);
    return { ...event, menu: inCourseOrder([...event.menu, entry]) };
  });
}
