import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kind, parse, type ObjectTypeDefinitionNode } from 'graphql';
import type { EventCook, EventKitchen } from './event-kitchen.ts';
import { listCook } from './list-cook.ts';
import { startEventKitchen } from './start-event-kitchen.ts';

let kitchen: EventKitchen;
let [owner, collaborator, former, stranger]: EventCook[] = [];
beforeAll(async () => {
  kitchen = await startEventKitchen();
  [owner, collaborator, former, stranger] = await Promise.all(
    Array.from({ length: 4 }, () => kitchen.newCook()),
  );
  await kitchen.collaborate(owner!, collaborator!);
  await (
    await kitchen.collaborate(owner!, former!)
  )();
});
afterAll(() => kitchen.close());

const all = 'ok ok 404 404 401';
const ownersAlone = 'ok 403 404 404 401';
const anybody = 'ok ok ok ok 401';

/** Each query and command: how it is asked, and what owner, collaborator, former collaborator, stranger and visitor are answered. */
const RULES: Record<string, [query: string, answers: string]> = {
  event: ['query ($id: ID!) { event(id: $id) { id } }', all],
  events: ['query ($of: ID) { events(collection: $of) { totalCount } }', all],
  eventShoppingList: ['query ($id: ID!) { eventShoppingList(eventId: $id) { itemCount } }', all],
  eventCalendar: ['query ($id: ID!) { eventCalendar(eventId: $id) { text } }', all],
  calendarFeed: ['{ calendarFeed { path } }', anybody],
  // Whoever knows the address reads it; nobody knows this one.
  calendar: ['{ calendar(token: "nobody\'s") { tag } }', '404 404 404 404 404'],
  shoppingLists: ['query ($of: ID) { shoppingLists(collection: $of) { totalCount } }', all],
  shoppingList: ['query ($list: ID!) { shoppingList(id: $list) { id } }', all],
  createEvent: [
    'mutation ($of: ID) { createEvent(collection: $of, input: { name: "Supper" }) { id } }',
    all,
  ],
  updateEvent: ['mutation ($id: ID!) { updateEvent(id: $id, input: { name: "Tea" }) { id } }', all],
  deleteEvent: ['mutation ($id: ID!) { deleteEvent(id: $id) }', ownersAlone],
  // Behind the first who adds it the recipe is on the menu: the owner, who is asked last, is told so.
  addEventRecipe: [
    'mutation ($id: ID!, $other: ID!) { addEventRecipe(eventId: $id, recipeId: $other) { id } }',
    '409 ok 404 404 401',
  ],
  removeEventRecipe: [
    'mutation ($id: ID!, $dish: ID!) { removeEventRecipe(eventId: $id, recipeId: $dish) { id } }',
    all,
  ],
  moveEventRecipe: [
    'mutation ($id: ID!, $dish: ID!) { moveEventRecipe(eventId: $id, recipeId: $dish, courseType: main, orderIndex: 0) { id } }',
    all,
  ],
  dismissFormerDishes: ['mutation ($id: ID!) { dismissFormerDishes(eventId: $id) { id } }', all],
  createShoppingList: [
    'mutation ($of: ID, $id: ID!) { createShoppingList(collection: $of, input: { eventId: $id }) { id } }',
    all,
  ],
  deleteShoppingList: ['mutation ($list: ID!) { deleteShoppingList(id: $list) }', ownersAlone],
  tickShoppingItems: [
    'mutation ($list: ID!, $item: ID!) { tickShoppingItems(listId: $list, ticks: [{ itemId: $item, checked: true }]) { id } }',
    all,
  ],
  addShoppingItem: [
    'mutation ($list: ID!) { addShoppingItem(listId: $list, input: { name: "Figs" }) { id } }',
    all,
  ],
  updateShoppingItem: [
    'mutation ($list: ID!, $item: ID!) { updateShoppingItem(listId: $list, itemId: $item, input: { name: "Dates" }) { id } }',
    all,
  ],
  removeShoppingItems: [
    'mutation ($list: ID!, $item: ID!) { removeShoppingItems(listId: $list, itemIds: [$item]) { id } }',
    all,
  ],
  mergeShoppingItems: [
    'mutation ($list: ID!) { mergeShoppingItems(listId: $list, title: "Saturday") { id } }',
    all,
  ],
  renewCalendarFeed: ['mutation { renewCalendarFeed { path } }', anybody],
};

/** The fields of Query and Mutation. */
const fields = () =>
  parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))
    .definitions.filter(
      (node): node is ObjectTypeDefinitionNode =>
        node.kind === Kind.OBJECT_TYPE_DEFINITION &&
        ['Query', 'Mutation'].includes(node.name.value),
    )
    .flatMap(({ fields: own = [] }) => own)
    .map(({ name }) => name.value);

test('each query and command has its rule here', () => {
  expect(Object.keys(RULES).sort()).toEqual(fields().sort());
});

// Others first: what the owner does may leave nothing to be asked for.
test.each(Object.entries(RULES))(
  '%s answers owner, collaborator, former collaborator, stranger and visitor as it may',
  async (_field, [query, answers]) => {
    const { id } = await owner!.planned({ eventDate: '2027-05-01T19:30:00Z' });
    const [dish, other] = [await owner!.recipe('Risotto'), await owner!.recipe('Soup')];
    await owner!.serve(id, dish);
    const list = await listCook(owner!).kept(['Milk']);
    const variables = { id, dish, other, of: owner!.id, list: list.id, item: list.items[0]!.id };
    const outcomes: (string | number)[] = [];
    for (const who of [kitchen.visitor, stranger!, former!, collaborator!, owner!]) {
      const { failure } = await who.ask(query, variables);
      outcomes.unshift(failure?.status ?? 'ok');
    }
    expect(outcomes.join(' ')).toBe(answers);
  },
);
