import { expect, test } from '@jest/globals';
import { loneCook } from '../event/test-kit/lone-cook.ts';
import type { DinnerEvent, RecipeRef } from '../event/event.ts';
import { turnsOfCooks } from './turns-of-cooks.ts';
import { neededFor } from './list-source.ts';

const ida = loneCook('ida');
const entry = (id: number) => ({
  id,
  recipe: { id, generated: false },
  dish: { title: `Dish ${id}`, servings: 4 },
});

/** A dinner of so many dishes, each of so many things of its own; one recipe may be gone. */
const portsOf = (dishes: number, things: number, gone: number) => ({
  inTurn: turnsOfCooks(),
  events: {
    find: async () =>
      ({
        ownerId: 'ida',
        guestCount: 4,
        menu: Array.from({ length: dishes }, (_, at) => entry(at)),
      }) as unknown as DinnerEvent,
  },
  recipes: {
    ingredientsOf: async (_reader: string, refs: readonly RecipeRef[]) =>
      refs.map(({ id }) =>
        id === gone
          ? null
          : {
              title: `Dish ${id}`,
              servings: 4,
              servingsStated: true,
              languageCode: 'en',
              ingredients: Array.from({ length: things }, (_, at) => ({
                name: `thing ${id}-${at} of nowhere`,
              })),
            },
      ),
  },
});

test('a list of a menu names the dishes that are not on it, because they are gone or too much', async () => {
  const items = Array.from({ length: 988 }, () => ({ name: 'candle' }));
  const needed = await neededFor(portsOf(6, 4, 1), ida, { eventId: 1, items });
  expect(needed.refs.map(({ id }) => id)).toEqual([0, 2, 3]);
  expect(needed.leftOut).toEqual(['Dish 1', 'Dish 4', 'Dish 5']);
  expect(needed.aisles.flatMap(({ items }) => items)).toHaveLength(12);
});

test('a list of recipes of too many lines is refused before anything is kept, and says how many fit', async () => {
  const recipes = Array.from({ length: 30 }, (_, id) => ({ recipe: { id, generated: false } }));
  await expect(neededFor(portsOf(0, 500, -1), ida, { recipes })).rejects.toMatchObject({
    status: 422,
    code: 'SHOPPING_LIST_TOO_LONG',
    message: expect.stringContaining('the first 20 of them fit'),
  });
});
