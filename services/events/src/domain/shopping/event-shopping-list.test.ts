import { expect, test } from '@jest/globals';
import { loneCook } from '../event/test-kit/lone-cook.ts';
import type { DinnerEvent } from '../event/event.ts';
import { eventShoppingList } from './event-shopping-list.ts';
import { turnsOfCooks } from './turns-of-cooks.ts';

const entry = (id: number, title: string) => ({
  id,
  recipe: { id, generated: false },
  dish: { title, servings: 4 },
  courseType: 'main' as const,
  notes: '',
  addedAt: new Date(),
});

test('dishes whose recipe is gone are named, and the others are shopped for', async () => {
  const event = {
    id: 1,
    ownerId: 'ida',
    name: 'Supper',
    guestCount: 2,
    menu: [entry(1, 'Lost soup'), entry(2, 'Omelette')],
  } as unknown as DinnerEvent;
  const recipes = {
    ingredientsOf: async () => [
      null,
      {
        title: 'Omelette',
        servings: 1,
        servingsStated: true,
        languageCode: 'en',
        ingredients: [{ name: 'eggs', quantity: 3 }],
      },
    ],
  };
  const list = await eventShoppingList(
    { events: { find: async () => event }, recipes, inTurn: turnsOfCooks() },
    loneCook('ida'),
    1,
    'metric',
  );
  expect(list).toMatchObject({
    totalRecipes: 1,
    itemCount: 1,
    missing: ['Lost soup'],
    servingsAssumed: [],
    aisles: [{ items: [{ name: 'eggs', amount: '6', unit: null }] }],
  });
});
