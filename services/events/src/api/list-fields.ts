import { recipeIdOf } from '@convivio/contracts/recipe-id';
import type { RecipeRef } from '../domain/event/event.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const listFields: Resolvers = {
  ShoppingList: {
    id: ({ id }) => String(id),
    userId: ({ ownerId }) => ownerId,
    owner: ({ ownerId }) => ({ id: ownerId }),
    recipeIds: ({ recipes }) => recipes.map((recipe: RecipeRef) => recipeIdOf(recipe)),
    recipeCount: ({ recipes }) => recipes.length,
    items({ items }, { ids }) {
      if (!ids) return [...items];
      const wanted = new Set(ids);
      return items.filter(({ id }) => wanted.has(String(id)));
    },
    changedItems: ({ items }, { since }) =>
      items.filter(
        ({ addedIn, changedIn, checkedIn }) => Math.max(addedIn, changedIn, checkedIn) > since,
      ),
    itemCount: ({ items }) => items.length,
    checkedCount: ({ items }) => items.filter(({ checked }) => checked).length,
    servingsAssumed: ({ servingsAssumed }) => [...servingsAssumed],
    leftOut: ({ leftOut }) => [...leftOut],
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  },
  ShoppingListItem: {
    id: ({ id }) => String(id),
    recipeName: ({ sources }) => [...new Set(sources.map(({ title }) => title))].join(', ') || null,
    sources: ({ sources }) => [...sources],
    lines: ({ lines }) => [...lines],
  },
};
