import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { needed, type EventCook, type EventKitchen } from './event-kitchen.ts';
import { listCook, type KeptItem } from './list-cook.ts';
import { startEventKitchen } from './start-event-kitchen.ts';

let kitchen: EventKitchen;
let cook: EventCook;
let lists: ReturnType<typeof listCook>;
let risotto: string;
let soup: string;
beforeAll(async () => {
  kitchen = await startEventKitchen();
  cook = await kitchen.newCook();
  lists = listCook(cook);
  risotto = await cook.recipe('Risotto', {
    servings: 2,
    ingredientText: '150 g risotto rice\n1 onion\n1 tsp salt\n50 g parmesan',
  });
  soup = await cook.recipe('Tomato soup', {
    ingredientText: '1 kg tomatoes\n2 onions\n1 tsp salt',
  });
});
afterAll(() => kitchen.close());

const texts = (items: readonly KeptItem[]) =>
  items.map(({ amount, unit, name }) => [amount, unit, name].filter(Boolean).join(' '));

interface EventList {
  eventName: string;
  guestCount: number;
  totalRecipes: number;
  itemCount: number;
  aisles: {
    name: string;
    items: {
      name: string;
      amountText: string;
      amount: string | null;
      unit: string | null;
      staple: boolean;
      sources: { title: string; amount: string }[];
      lines: string[];
    }[];
  }[];
  missing: string[];
  servingsAssumed: string[];
}

const eventList = (eventId: string, of: EventCook = cook) =>
  of.ask<{ list: EventList }>(
    `query ($eventId: ID!) { list: eventShoppingList(eventId: $eventId) { eventName guestCount totalRecipes itemCount missing servingsAssumed
      aisles { name items { name amountText amount unit staple lines sources { title amount } } } } }`,
    { eventId },
  );

describe('the shopping list of an event', () => {
  test('has what all dishes need for the guests, by aisle, and says whose servings were assumed', async () => {
    const { id } = await cook.planned({ name: 'Supper', guestCount: 8 });
    for (const recipe of [risotto, soup]) needed(await cook.serve(id, recipe));
    const { list } = needed(await eventList(id));
    expect(list).toMatchObject({
      eventName: 'Supper',
      guestCount: 8,
      totalRecipes: 2,
      itemCount: 5,
      missing: [],
      servingsAssumed: ['Tomato soup'],
    });
    expect(list.aisles.map(({ name }) => name)).toEqual([
      'Fruit and vegetables',
      'Dairy and eggs',
      'Pasta, rice and pulses',
      'In your cupboard',
    ]);
    expect(list.aisles[0]!.items[0]).toEqual({
      name: 'onions',
      amountText: '8',
      amount: '8',
      unit: null,
      staple: false,
      sources: [
        { title: 'Risotto', amount: '4' },
        { title: 'Tomato soup', amount: '4' },
      ],
      lines: ['1 onion', '2 onions'],
    });
    expect(list.aisles[2]!.items[0]).toMatchObject({ amount: '600', unit: 'g', staple: false });
    expect(list.aisles[3]!.items[0]).toMatchObject({ name: 'salt', staple: true });
  });

  test('is empty where the menu is', async () => {
    const { id } = await cook.planned();
    expect(needed(await eventList(id)).list).toMatchObject({ totalRecipes: 0, aisles: [] });
  });

  test("of somebody else's event is not found", async () => {
    const { id } = await cook.planned();
    expect((await eventList(id, await kitchen.newCook())).failure).toMatchObject({
      status: 404,
      code: 'EVENT_NOT_FOUND',
    });
    expect((await eventList(id, kitchen.visitor)).failure).toMatchObject({ status: 401 });
  });
});

describe('a list of recipes', () => {
  test('has what they need as they state it, by aisle, and is announced', async () => {
    const { list } = needed(
      await lists.create({ recipes: [{ recipeId: risotto }, { recipeId: soup }] }),
    );
    expect(list).toMatchObject({
      userId: cook.id,
      recipeIds: [risotto, soup],
      itemCount: 5,
      checkedCount: 0,
      servingsAssumed: ['Tomato soup'],
      version: 1,
    });
    expect(list.title).toMatch(/^Shopping List - [A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(texts(list.items)).toEqual([
      '3 onions',
      '1 kg tomatoes',
      '50 g parmesan',
      '150 g risotto rice',
      expect.stringMatching(/^2 tsp salt$/),
    ]);
    expect(list.items[0]).toMatchObject({
      category: 'Fruit and vegetables',
      recipeName: 'Risotto, Tomato soup',
      checked: false,
      staple: false,
    });
    expect(list.items[4]).toMatchObject({ staple: true, category: 'In your cupboard' });
    const changed = kitchen.next('shopping-list.changed', list.id);
    needed(await lists.rename(list.id, 'Saturday'));
    expect((await changed).data).toMatchObject({ ownerId: cook.id, title: 'Saturday' });
  });

  test('is for the servings that are told, and knows the same recipe once', async () => {
    const { list } = needed(
      await lists.create({
        recipes: [
          { recipeId: risotto, servings: 6 },
          { recipeId: risotto, servings: 6 },
        ],
      }),
    );
    expect(list.recipeIds).toEqual([risotto]);
    expect(texts(list.items)).toContain('450 g risotto rice');
  });

  test('of a menu is scaled to the guests', async () => {
    const { id } = await cook.planned({ guestCount: 4 });
    needed(await cook.serve(id, risotto));
    const { list } = needed(await lists.create({ eventId: id, title: ' Dinner  list ' }));
    expect(list).toMatchObject({ title: 'Dinner list', recipeIds: [risotto] });
    expect(texts(list.items)).toContain('300 g risotto rice');
  });

  test('may have items by hand beside those of recipes, behind them', async () => {
    const { list } = needed(
      await lists.create({ recipes: [{ recipeId: risotto }], items: [{ name: 'Candles' }] }),
    );
    expect(list.items.at(-1)).toMatchObject({
      name: 'Candles',
      category: 'Other',
      recipeName: null,
      amount: null,
    });
  });

  test('stays as it is when its recipe is deleted', async () => {
    const recipe = await cook.recipe('Passing', { ingredientText: '3 eggs' });
    const { list } = needed(await lists.create({ recipes: [{ recipeId: recipe }] }));
    const { id } = await cook.planned();
    needed(await cook.serve(id, recipe));
    const heard = kitchen.next('event.changed', id);
    await cook.askRecipes('mutation ($id: ID!) { archiveRecipe(id: $id) { id } }', { id: recipe });
    await cook.askRecipes('mutation ($id: ID!) { deleteRecipe(id: $id) }', { id: recipe });
    await heard;
    expect(needed(await lists.read(list.id)).list).toEqual(list);
  });

  test('takes today in the zone that is told', async () => {
    const dates = await Promise.all(
      ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(
        async (timeZone) => needed(await lists.create({ items: [], timeZone })).list.title,
      ),
    );
    // 25 hours lie between the two.
    expect(new Set(dates).size).toBe(2);
  });

  test.each([
    ['nothing', {}, 422, 'RECIPES_MISSING', 'Please select at least one recipe'],
    ['no recipe', { recipes: [] }, 422, 'RECIPES_MISSING', 'Please select at least one recipe'],
    ['an unknown recipe', { recipes: [{ recipeId: '1' }] }, 404, 'RECIPE_NOT_FOUND', null],
    ['a broken id', { recipes: [{ recipeId: 'x' }] }, 400, 'INVALID_RECIPE_ID', null],
    ['an unknown event', { eventId: '1' }, 404, 'EVENT_NOT_FOUND', null],
    ['a longer title', { items: [], title: 'x'.repeat(201) }, 422, 'SHOPPING_LIST_INVALID', null],
    ['an unknown zone', { items: [], timeZone: 'Atlantis' }, 422, 'SHOPPING_LIST_INVALID', null],
    [
      'no servings',
      { recipes: [{ recipeId: '1', servings: 0 }] },
      422,
      'SHOPPING_LIST_INVALID',
      'Servings must be a whole number from 1 to 1,000.',
    ],
    [
      'two numbers of servings for a recipe',
      { recipes: [{ recipeId: '1', servings: 2 }, { recipeId: '1' }] },
      422,
      'SHOPPING_LIST_INVALID',
      null,
    ],
    [
      '101 recipes',
      { recipes: Array.from({ length: 101 }, (_, at) => ({ recipeId: String(at + 1) })) },
      422,
      'SHOPPING_LIST_INVALID',
      'A list can be made of 100 recipes.',
    ],
    [
      '1,001 items',
      { items: Array.from({ length: 1_001 }, () => ({ name: 'egg' })) },
      422,
      'SHOPPING_LIST_TOO_LONG',
      'A list can have 1,000 items; these are 1,001.',
    ],
    ['a blank item', { items: [{ name: ' ' }] }, 422, 'SHOPPING_ITEM_INVALID', null],
  ])('is not made of %s', async (_what, input, status, code, message) => {
    const own = listCook(await kitchen.newCook());
    expect((await own.create(input)).failure).toMatchObject({
      status,
      code,
      ...(message && { message }),
    });
  });

  test("is not made of somebody else's recipe or event, and none is kept", async () => {
    const other = await kitchen.newCook();
    const { id } = await cook.planned();
    for (const input of [{ recipes: [{ recipeId: risotto }] }, { eventId: id }])
      expect((await listCook(other).create(input)).failure).toMatchObject({ status: 404 });
    const { data } = await other.ask<{ shoppingLists: object }>('{ shoppingLists { totalCount } }');
    expect(data.shoppingLists).toEqual({ totalCount: 0 });
  });

  test('is kept once for each key, and the key is for one request alone', async () => {
    const input = { items: [{ name: 'Milk' }] };
    const [one, two] = await Promise.all([
      lists.create(input, 'key-1'),
      lists.create(input, 'key-1'),
    ]);
    expect(needed(one).list.id).toBe(needed(two).list.id);
    expect((await lists.create({ items: [] }, 'key-1')).failure).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    needed(await lists.remove(needed(one).list.id));
    expect((await lists.create(input, 'key-1')).failure).toMatchObject({ status: 404 });
  });
});

test('what is written in a list is text, whatever it looks like', async () => {
  const name = '<img src=x onerror=alert(1)> {"$ne": 1} ${7*7} 🍋\u0000';
  const { list } = needed(await lists.create({ items: [{ name }], title: '$where' }));
  expect(needed(await lists.read(list.id)).list).toMatchObject({
    title: '$where',
    items: [{ name: '<img src=x onerror=alert(1)> {"$ne": 1} ${7*7} 🍋' }],
  });
});

test('lists come page by page, the latest made first', async () => {
  const own = await kitchen.newCook();
  for (const title of ['A', 'B', 'C']) await listCook(own).kept([], { title });
  const page = async (after: string | null) =>
    needed(
      await own.ask<{
        page: {
          nodes: { title: string }[];
          pageInfo: { endCursor: string; hasNextPage: boolean };
          totalCount: number;
        };
      }>(
        'query ($after: String) { page: shoppingLists(first: 2, after: $after) { nodes { title } pageInfo { endCursor hasNextPage } totalCount } }',
        { after },
      ),
    ).page;
  const first = await page(null);
  expect(first).toMatchObject({
    nodes: [{ title: 'C' }, { title: 'B' }],
    pageInfo: { hasNextPage: true },
    totalCount: 3,
  });
  expect(await page(first.pageInfo.endCursor)).toMatchObject({
    nodes: [{ title: 'A' }],
    pageInfo: { hasNextPage: false },
  });
  for (const [query, status] of [
    ['{ shoppingLists(first: 0) { totalCount } }', 422],
    ['{ shoppingLists(first: 51) { totalCount } }', 422],
    ['{ shoppingLists(after: "nonsense") { totalCount } }', 400],
    ['{ shoppingList(id: "x") { id } }', 400],
  ] as const)
    expect((await own.ask(query)).failure).toMatchObject({ status });
});

test('while the recipes are away no list is made of them, and nothing is kept', async () => {
  const own = await kitchen.newCook();
  const { id } = await own.planned();
  const recipe = await own.recipe('Risotto');
  needed(await own.serve(id, recipe));
  await kitchen.stopRecipes();
  const away = { status: 503, code: 'SERVICE_UNAVAILABLE' };
  expect((await eventList(id, own)).failure).toMatchObject(away);
  const input = { recipes: [{ recipeId: recipe }] };
  expect((await listCook(own).create(input)).failure).toMatchObject(away);
  expect((await listCook(own).create({ eventId: id }, 'key-away')).failure).toMatchObject(away);
  const { data } = await own.ask<{ shoppingLists: object }>('{ shoppingLists { totalCount } }');
  expect(data.shoppingLists).toEqual({ totalCount: 0 });
});
