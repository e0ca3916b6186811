import { recipeIdOf } from '@convivio/contracts/recipe-id';
import { invalid } from '@convivio/platform/errors';
import { dishesOf } from '../domain/menu/course-order.ts';
import { servingMultiplier } from '../domain/menu/serving-multiplier.ts';
import { LIMITS } from '../domain/event/event-limits.data.ts';
import { refusePageSize } from '../domain/event/page.ts';
import type { DinnerEvent, MenuEntry } from '../domain/event/event.ts';
import { courseTypes } from '../domain/event/event.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** A dish with what its place on the menu tells. */
export interface ShownEntry extends MenuEntry {
  orderIndex: number;
  servingMultiplier: string;
}

/** A recipe of which the recipes service tells the rest. */
export interface ReferredRecipe {
  id: string;
}

export const eventFields: Resolvers = {
  Event: {
    id: ({ id }) => String(id),
    owner: ({ ownerId }) => ({ id: ownerId }),
    userId: ({ ownerId }) => ownerId,
    eventDate: ({ eventDate }) => eventDate?.toISOString() ?? null,
    recipes: (event, { first, offset }) => pageOfMenu(shownMenu(event), first, offset),
    recipeCount: ({ menu }) => menu.length,
    formerDishes: ({ formerDishes }) => [...formerDishes],
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  },
  MenuEntry: {
    id: ({ id }) => String(id),
    recipeId: ({ recipe }) => (recipe.generated ? null : String(recipe.id)),
    magicRecipeId: ({ recipe }) => (recipe.generated ? recipeIdOf(recipe) : null),
    recipe: ({ recipe }) => ({ id: recipeIdOf(recipe) }),
    title: ({ dish }) => dish.title,
    addedAt: ({ addedAt }) => addedAt.toISOString(),
  },
};

function pageOfMenu(menu: ShownEntry[], first?: number | null, offset?: number | null) {
  const [size, from] = [first ?? LIMITS.dishes, offset ?? 0];
  refusePageSize(size, LIMITS.dishes, 'dishes');
  if (from < 0)
    throw invalid('OFFSET_INVALID', 'Dishes of a menu count from 0.', {
      offset: 'must not be negative',
    });
  return menu.slice(from, from + size);
}

const shownMenu = (event: DinnerEvent): ShownEntry[] =>
  courseTypes.flatMap((course) =>
    dishesOf(event.menu, course).map((entry, orderIndex) => ({
      ...entry,
      orderIndex,
      servingMultiplier: servingMultiplier(event, entry),
    })),
  );
