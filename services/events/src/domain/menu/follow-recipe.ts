import { busy, eventMessage } from '../event/change-event.ts';
import type { DinnerEvent } from '../event/event.ts';
import { LIMITS } from '../event/event-limits.data.ts';
import type { EventStore } from '../event/event-store.ts';
import type { MenuPorts } from './add-to-menu.ts';

const AT_ONCE = 50;
/** As many cooks as may come in between before the message is tried again. */
const TRIES = 8;

/** Takes a deleted recipe off all menus; each keeps its title, so that it can say which dish went with it. */
export const dropRecipe = (events: EventStore, recipeId: number, now: Date): Promise<void> =>
  onEachMenu(events, recipeId, now, (event) => {
    const gone = event.menu.filter(({ recipe }) => recipe.id === recipeId);
    return gone.length === 0
      ? null
      : {
          ...event,
          menu: event.menu.filter((entry) => !gone.includes(entry)),
          formerDishes: [...event.formerDishes, ...gone.map(({ dish }) => dish.title)].slice(
            -LIMITS.formerDishes,
          ),
        };
  });

/** Notes on all menus what became of a recipe that was changed. */
export async function followRecipe(
  { events, recipes }: MenuPorts,
  recipeId: number,
  now: Date,
): Promise<void> {
  const [first] = await events.withRecipe(recipeId, 0, 1);
  const entry = first?.menu.find(({ recipe }) => recipe.id === recipeId);
  const found = first && entry && (await recipes.find(first.ownerId, entry.recipe));
  if (!found) return;
  const { category: _category, ...dish } = found;
  const isNew = ({ recipe, dish: { title, servings } }: DinnerEvent['menu'][number]): boolean =>
    recipe.id === recipeId && (title !== dish.title || servings !== dish.servings);
  await onEachMenu(events, recipeId, now, (event) =>
    event.menu.some(isNew)
      ? { ...event, menu: event.menu.map((one) => (isNew(one) ? { ...one, dish } : one)) }
      : null,
  );
}

async function onEachMenu(
  events: EventStore,
  recipeId: number,
  now: Date,
  change: (event: DinnerEvent) => DinnerEvent | null,
): Promise<void> {
  let after = 0;
  for (;;) {
    const page = await events.withRecipe(recipeId, after, AT_ONCE);
    for (const event of page) await changeOne(events, event, now, change);
    if (page.length < AT_ONCE) return;
    after = page.at(-1)!.id;
  }
}

async function changeOne(
  events: EventStore,
  found: DinnerEvent,
  now: Date,
  change: (event: DinnerEvent) => DinnerEvent | null,
): Promise<void> {
  let event: DinnerEvent | null = found;
  for (let tries = 0; tries < TRIES && event !== null; tries++) {
    const to = change(event);
    if (to === null) return;
    const after = { ...to, updatedAt: now, version: event.version + 1 };
    if (await events.replace(event, after, [eventMessage('event.changed', event.ownerId, after)]))
      return;
    event = await events.find(event.id);
  }
  if (event !== null) throw busy();
}
