import { changeEvent } from '../event/change-event.ts';
import type { DinnerEvent, RecipeRef } from '../event/event.ts';
import type { EventStore } from '../event/event-store.ts';
import type { Cook } from '../event/policy.ts';

/** Takes a recipe off the menu. One that is not on it is no failure: another window may have been faster. */
export function removeFromMenu(
  events: EventStore,
  cook: Cook,
  eventId: number,
  recipe: RecipeRef,
  now: Date,
): Promise<DinnerEvent> {
  return changeEvent(events, cook, eventId, now, (event) => {
    const menu = event.menu.filter((entry) => entry.recipe.id !== recipe.id);
    return menu.length === event.menu.length ? null : { ...event, menu };
  });
}
