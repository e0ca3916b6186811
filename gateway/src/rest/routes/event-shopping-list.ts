import { z } from 'zod';
import { graphql } from '../../generated/graphql.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

const list = z.strictObject({
  eventName: z.string(),
  guestCount: z.int(),
  totalRecipes: z.int().meta({ description: 'Dishes whose ingredients are on the list.' }),
  items: z.array(
    z.strictObject({
      name: z.string(),
      amount: z.string().nullable(),
      unit: z.string().nullable(),
      category: z.string().meta({ description: 'The aisle.' }),
      staple: z.boolean(),
    }),
  ),
  missing: z.array(z.string()).meta({ description: 'Dishes whose recipe is gone.' }),
  leftOut: z
    .array(z.string())
    .meta({ description: 'Dishes that are not on the list because it would be too long.' }),
  servingsAssumed: z
    .array(z.string())
    .meta({ description: 'Dishes whose recipe states no servings: they are scaled as if for 4.' }),
});

/** What to buy for a menu. */
export const eventShoppingListRoutes: RestRoute[] = [
  operationRoute({
    method: 'post',
    path: '/events/{id}/shopping-list',
    group: 'Events',
    summary: 'Says what to buy for the menu of an event, scaled to its guests',
    more: 'The items stand by aisle in the order of a shop. Nothing is kept: POST /shopping-lists with eventId keeps a list.',
    operation: graphql(`
      query RestEventShoppingList($id: ID!, $units: UnitSystem = metric) {
        list: eventShoppingList(eventId: $id, units: $units) {
          eventName
          guestCount
          totalRecipes
          aisles {
            name
            items {
              name
              amount
              unit
              staple
            }
          }
          missing
          leftOut
          servingsAssumed
        }
      }
    `),
    about: 'The list.',
    finish: {
      answers: { 200: { about: 'The list.', json: list } },
      async send({ list: { aisles, ...told } }, { response }) {
        const items = aisles.flatMap(({ name: category, items: things }) =>
          things.map((thing) => ({ ...thing, category })),
        );
        response.json({ ...told, items } satisfies z.infer<typeof list>);
      },
    },
  }),
];
