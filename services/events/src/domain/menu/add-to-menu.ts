import { requestDigest, type UseKey } from '@convivio/contracts/idempotency-key';
import { conflict } from '@convivio/platform/errors';
import { refuseUnusableKey } from '@convivio/platform/usable-key';
import { changeEvent } from '../event/change-event.ts';
import type { CourseType, DinnerEvent, MenuEntry, RecipeRef } from '../event/event.ts';
import { LIMITS } from '../event/event-limits.data.ts';
import type { EventStore } from '../event/event-store.ts';
import { allowEvent, type Cook } from '../event/policy.ts';
import { recipeNotFound } from '../event/recipe.ts';
import { courseOf } from './course-of.ts';
import { inCourseOrder } from './course-order.ts';
import type { RecipeBook } from './recipe-book.ts';

export interface MenuPorts {
  events: EventStore;
  recipes: RecipeBook;
}

/** A dish as it is asked for. */
export interface WantedDish {
  recipe: RecipeRef;
  /** As the recipe's category tells unless given. */
  courseType: CourseType | null;
}

/** Puts a recipe that the cook may see on the menu, behind the others of its course; once for each key. */
export async function addToMenu(
  { events, recipes, useKey }: MenuPorts & { useKey: UseKey },
  cook: Cook,
  eventId: number,
  { recipe, courseType }: WantedDish,
  key: string | null,
  newId: () => number,
  now: Date,
): Promise<DinnerEvent> {
  refuseUnusableKey(key);
  const asked = requestDigest('addEventRecipe', { eventId, recipe, courseType });
  const before = await allowEvent(cook, 'change', await events.find(eventId));
  if (key !== null && before.dishKeys.includes(key)) {
    await useKey(cook.id, key, asked);
    return before;
  }
  const found = await recipes.find(cook.id, recipe);
  if (!found) throw recipeNotFound();
  const { category, ...dish } = found;
  const entry = {
    id: newId(),
    recipe,
    dish,
    courseType: courseType ?? courseOf({ category }),
    notes: '',
    addedAt: now,
  };
  refuseUnfit(before, entry);
  if (key !== null) await useKey(cook.id, key, asked);
  return changeEvent(events, cook, eventId, now, (event) => {
    if (key !== null && event.dishKeys.includes(key)) return null;
    refuseUnfit(event, entry);
    return {
      ...event,
      menu: inCourseOrder([...event.menu, entry]),
      dishKeys: key === null ? event.dishKeys : [...event.dishKeys, key].slice(-LIMITS.dishKeys),
    };
  });
}

/** Throws 409 where a menu has the recipe of a dish already, or no place for one more. */
function refuseUnfit({ menu }: DinnerEvent, { recipe, dish }: MenuEntry): void {
  if (menu.some((other) => other.recipe.id === recipe.id))
    throw conflict('RECIPE_ON_MENU', `“${dish.title}” is on this menu already.`);
  if (menu.length >= LIMITS.dishes)
    throw conflict('MENU_FULL', `A menu can have ${LIMITS.dishes} dishes.`);
}
