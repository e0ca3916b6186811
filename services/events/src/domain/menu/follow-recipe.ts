import { writeChange, type Decide } from '../event/change-event.ts';
import type { DinnerEvent, MenuEntry } from '../event/event.ts';
import { LIMITS } from '../event/event-limits.data.ts';
import type { EventStore } from '../event/event-store.ts';
import { tryAnew } from '../event/try-anew.ts';
import type { MenuPorts } from './add-to-menu.ts';
import type { MenuRecipe } from './recipe-book.ts';

const AT_ONCE = 50;

/** Takes a deleted recipe off all menus; each keeps its title, so that it can say which dish went with it. */
export async function dropRecipe(events: EventStore, recipeId: number, now: Date): Promise<void> {
  for await (const found of menusWith(events, recipeId))
    await changeOne(events, found, now, (event) => {
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
}

/**
 * Notes on menus what became of a recipe that was changed, as far as the host of each may see it. Behind a look that changed something it looks again:
 * of two who follow at the same time the one that read the recipe earlier may have written later.
 */
export async function followRecipe(ports: MenuPorts, recipeId: number, now: Date): Promise<void> {
  while (await followOnce(ports, recipeId, now));
}

/** Whether a menu was changed. */
async function followOnce(
  { events, recipes }: MenuPorts,
  recipeId: number,
  now: Date,
): Promise<boolean> {
  let changed = false;
  const seenBy = new Map<string, MenuRecipe | null>();
  const isOfIt = ({ recipe }: MenuEntry) => recipe.id === recipeId;
  for await (const found of menusWith(events, recipeId)) {
    const { ownerId } = found;
    const { recipe } = found.menu.find(isOfIt)!;
    if (!seenBy.has(ownerId)) seenBy.set(ownerId, await recipes.find(ownerId, recipe));
    const seen = seenBy.get(ownerId);
    if (!seen) continue;
    const { category: _category, ...dish } = seen;
    const isNew = (entry: MenuEntry): boolean =>
      isOfIt(entry) && (entry.dish.title !== dish.title || entry.dish.servings !== dish.servings);
    await changeOne(events, found, now, (event) => {
      if (!event.menu.some(isNew)) return null;
      changed = true;
      return { ...event, menu: event.menu.map((one) => (isNew(one) ? { ...one, dish } : one)) };
    });
  }
  return changed;
}

async function* menusWith(events: EventStore, recipeId: number): AsyncGenerator<DinnerEvent> {
  let after = 0;
  for (;;) {
    const page = await events.withRecipe(recipeId, after, AT_ONCE);
    yield* page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1)!.id;
  }
}

/** Changes a dinner, unless it was deleted meanwhile. */
async function changeOne(
  events: EventStore,
  found: DinnerEvent,
  now: Date,
  decide: Decide,
): Promise<void> {
  let event: DinnerEvent | null = found;
  await tryAnew(async () => {
    if (event === null) return true;
    const after = await writeChange(events, event.ownerId, event, now, decide);
    if (after === undefined) event = await events.find(event.id);
    return after && true;
  });
}
