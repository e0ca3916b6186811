import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { needed, type EventCook, type EventKitchen } from './event-kitchen.ts';
import { listCook, written, type KeptList } from './list-cook.ts';
import { startEventKitchen } from './start-event-kitchen.ts';

let kitchen: EventKitchen;
let cook: EventCook;
let lists: ReturnType<typeof listCook>;
beforeAll(async () => {
  kitchen = await startEventKitchen();
  cook = await kitchen.newCook();
  lists = listCook(cook);
});
afterAll(() => kitchen.close());

const read = async (id: string) => needed(await lists.read(id)).list;
const ticked = ({ items }: KeptList) =>
  items.filter(({ checked }) => checked).map(({ name }) => name);
const names = ({ items }: KeptList) => items.map(({ name }) => name);

describe('a tick', () => {
  test('is kept, is announced, and can be taken away', async () => {
    const { id, items } = await lists.kept(['Milk', 'Eggs']);
    const changed = kitchen.next('shopping-list.changed', id);
    const { list } = needed(await lists.tick(id, [{ itemId: items[1]!.id, checked: true }]));
    await changed;
    expect(list).toMatchObject({ checkedCount: 1, version: 2 });
    expect(ticked(await read(id))).toEqual(['Eggs']);
    needed(await lists.tick(id, [{ itemId: items[1]!.id, checked: false }]));
    expect(await read(id)).toMatchObject({ checkedCount: 0, version: 3 });
  });

  test('that changes nothing is no change, and one of an item that is gone is passed over', async () => {
    const { id, items } = await lists.kept(['Milk', 'Eggs']);
    needed(await lists.takeOff(id, [items[0]!.id]));
    const ticks = [
      { itemId: items[0]!.id, checked: true },
      { itemId: items[1]!.id, checked: false },
    ];
    const { list } = needed(await lists.tick(id, ticks));
    expect(list).toMatchObject({ version: 2, checkedCount: 0, itemCount: 1 });
  });

  test('is told, with what else has changed since, to who knows an earlier version', async () => {
    const { id, items } = await lists.kept(['Milk', 'Eggs', 'Bread', 'Figs']);
    needed(await lists.tick(id, [{ itemId: items[0]!.id, checked: true }]));
    needed(await lists.edit(id, items[2]!.id, { name: 'Rye bread' }));
    needed(await lists.takeOff(id, [items[3]!.id]));
    const { list } = needed(
      await cook.ask<{ list: object }>(
        `mutation ($id: ID!, $ticks: [ShoppingTick!]!, $ids: [ID!]) { list: tickShoppingItems(listId: $id, ticks: $ticks) {
          version itemCount since1: changedItems(since: 1) { name checked } since4: changedItems(since: 4) { name } items(ids: $ids) { name } } }`,
        { id, ticks: [{ itemId: items[1]!.id, checked: true }], ids: [items[0]!.id] },
      ),
    );
    expect(list).toEqual({
      version: 5,
      itemCount: 3,
      since1: [
        { name: 'Milk', checked: true },
        { name: 'Eggs', checked: true },
        { name: 'Rye bread', checked: false },
      ],
      since4: [{ name: 'Eggs' }],
      items: [{ name: 'Milk' }],
    });
  });

  test('of somebody is never lost to fifty others at the same moment', async () => {
    const { id, items } = await lists.kept(Array.from({ length: 50 }, (_, at) => `Thing ${at}`));
    const phones = [lists, listCook(await kitchen.newCook(cook.id))];
    const answers = await Promise.all(
      items.map(({ id: itemId }, at) => phones[at % 2]!.tick(id, [{ itemId, checked: true }])),
    );
    for (const answer of answers) needed(answer);
    expect(await read(id)).toMatchObject({ checkedCount: 50, version: 51 });
  });

  test('is one of a thousand at once at most, and has an id', async () => {
    const { id } = await lists.kept([]);
    const many = Array.from({ length: 1_001 }, (_, at) => ({ itemId: String(at), checked: true }));
    expect((await lists.tick(id, many)).failure).toMatchObject({
      status: 422,
      code: 'TOO_MANY_ITEMS',
    });
    expect((await lists.tick(id, [{ itemId: 'x', checked: true }])).failure).toMatchObject({
      status: 400,
    });
  });
});

describe('an item by hand', () => {
  test('is added behind the others, in the aisle of its name', async () => {
    const { id } = await lists.kept(['Candles']);
    const { list } = needed(await lists.add(id, { name: 'tomatoes', amount: '1', unit: 'kg' }));
    expect(list.items.at(-1)).toMatchObject({
      name: 'tomatoes',
      amount: '1',
      unit: 'kg',
      category: 'Fruit and vegetables',
      checked: false,
      recipeName: null,
    });
    expect(list.items[0]).toMatchObject({ category: 'Other' });
  });

  test('an item that is added as the line of an ingredient has its amount, its unit and its aisle', async () => {
    const { id } = await lists.kept(['500 g butter']);
    const { list } = needed(await lists.add(id, { name: '2 kg flour' }));
    needed(await lists.add(id, { name: '2 kg flour', category: 'Market' }));
    needed(await lists.add(id, { name: '7 Up', amount: '2', unit: 'bottles' }));
    expect(needed(await lists.read(id)).list.items).toMatchObject([
      { name: 'butter', amount: '500', unit: 'g', category: 'Dairy and eggs' },
      { name: 'flour', amount: '2', unit: 'kg', category: 'Baking' },
      { name: 'flour', amount: '2', unit: 'kg', category: 'Market' },
      { name: '7 Up', amount: '2', unit: 'bottles', category: 'Other' },
    ]);
    const flour = list.items[1]!.id;
    needed(await lists.edit(id, flour, { name: '3 kg flour' }));
    expect(needed(await lists.read(id)).list.items[1]).toMatchObject({
      name: '3 kg flour',
      amount: '2',
    });
  });

  test('is added once for each key, also when it was taken off since', async () => {
    const { id } = await lists.kept([]);
    const milk = () => lists.add(id, { name: 'Milk' }, 'milk-key');
    for (const answer of await Promise.all([milk(), milk()])) needed(answer);
    const { items } = await read(id);
    expect(items).toHaveLength(1);
    needed(await lists.takeOff(id, [items[0]!.id]));
    expect(needed(await milk()).list.items).toEqual([]);
    expect((await lists.add(id, { name: 'Eggs' }, 'milk-key')).failure).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('is edited field by field, and an empty amount takes it away', async () => {
    const { id, items } = await lists.kept([], {
      items: [{ name: 'Milk', amount: '2', unit: 'l' }],
    });
    const itemId = items[0]!.id;
    needed(await lists.edit(id, itemId, { name: 'Oat milk', checked: true }));
    const { list } = needed(await lists.edit(id, itemId, { amount: '', category: 'Drinks' }));
    expect(list.items).toEqual([
      expect.objectContaining({
        name: 'Oat milk',
        amount: null,
        unit: 'l',
        checked: true,
        category: 'Drinks',
      }),
    ]);
    expect(needed(await lists.edit(id, itemId, { name: 'Oat milk' })).list.version).toBe(3);
  });

  test.each([
    ['a blank name', { name: '  ' }, 'name'],
    ['a name of which nothing is seen', { name: '\u200b\u202e' }, 'name'],
    ['a longer name', { name: 'x'.repeat(201) }, 'name'],
    ['a longer amount', { name: 'Milk', amount: '1'.repeat(51) }, 'amount'],
    ['a longer unit', { name: 'Milk', unit: 'x'.repeat(51) }, 'unit'],
    ['a longer category', { name: 'Milk', category: 'x'.repeat(51) }, 'category'],
  ])('is refused with %s, by its field', async (_what, input, field) => {
    const { id, items } = await lists.kept(['Eggs']);
    for (const { failure } of [
      await lists.add(id, input),
      await lists.edit(id, items[0]!.id, input),
    ]) {
      expect(failure).toMatchObject({ status: 422, code: 'SHOPPING_ITEM_INVALID' });
      expect(Object.keys(failure!.fields!)).toEqual([field]);
    }
    expect(names(await read(id))).toEqual(['Eggs']);
  });

  test('that is gone cannot be edited, and can be taken off again', async () => {
    const { id, items } = await lists.kept(['Eggs', 'Milk']);
    const itemId = items[0]!.id;
    needed(await lists.takeOff(id, [itemId]));
    expect(needed(await lists.takeOff(id, [itemId])).list).toMatchObject({ version: 2 });
    expect((await lists.edit(id, itemId, { name: 'Six eggs' })).failure).toMatchObject({
      status: 404,
      code: 'SHOPPING_ITEM_NOT_FOUND',
    });
  });

  test('is the thousandth of a list at most', async () => {
    const { id } = await lists.kept(Array.from({ length: 1_000 }, (_, at) => `Thing ${at}`));
    expect((await lists.add(id, { name: 'One more' })).failure).toMatchObject({
      status: 422,
      code: 'SHOPPING_LIST_TOO_LONG',
    });
    expect((await read(id)).itemCount).toBe(1_000);
  });
});

describe('a whole list written over an older version', () => {
  test("keeps others' ticks, words, items and removals, and has one's own", async () => {
    const before = await lists.kept(['Milk', 'Eggs', 'Bread', 'Salt', 'Tea']);
    const [milk, eggs, bread, salt, tea] = before.items.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
      string,
    ];
    // Somebody else meanwhile:
    needed(await lists.tick(before.id, [{ itemId: milk, checked: true }]));
    needed(await lists.edit(before.id, eggs, { name: 'Ten eggs' }));
    needed(await lists.takeOff(before.id, [bread]));
    needed(await lists.add(before.id, { name: 'Candles' }));
    // One's own, of what was read before: eggs and bread ticked, salt taken off, tea renamed, rice added
    const own = before.items
      .filter(({ id }) => id !== salt)
      .map((item) => ({
        ...written(item),
        ...([eggs, bread].includes(item.id) && { checked: true }),
        ...(item.id === tea && { name: 'Green tea' }),
      }));
    const { list } = needed(
      await lists.merge(before.id, [...own, { name: 'Rice' }], before.version),
    );
    expect(names(list)).toEqual(['Milk', 'Ten eggs', 'Green tea', 'Candles', 'Rice']);
    expect(ticked(list)).toEqual(['Milk', 'Ten eggs']);
  });

  test('is no change the second time', async () => {
    const { id, items, version } = await lists.kept(['Milk', 'Eggs']);
    const own = [{ ...written(items[0]!), checked: true }, { name: 'Rice' }];
    const first = needed(await lists.merge(id, own, version)).list;
    expect(names(first)).toEqual(['Milk', 'Rice']);
    expect(needed(await lists.merge(id, own, version)).list).toEqual(first);
  });

  test('keeps what is not given where no version is told', async () => {
    const { id, items } = await lists.kept(['Milk', 'Eggs']);
    const own = [{ ...written(items[1]!), checked: true }];
    const { list } = needed(await lists.merge(id, own));
    expect(names(list)).toEqual(['Milk', 'Eggs']);
    expect(ticked(list)).toEqual(['Eggs']);
  });

  test('adds what is new once, also where no version is told', async () => {
    const { id } = await lists.kept(['Milk']);
    const own = [{ name: 'Rice', amount: '1', unit: 'kg' }, { name: 'Milk' }];
    const first = needed(await lists.merge(id, own)).list;
    expect(names(first)).toEqual(['Milk', 'Rice']);
    expect(needed(await lists.merge(id, own)).list).toEqual(first);
    const more = [{ name: 'Rice', amount: '2', unit: 'kg' }];
    expect(names(needed(await lists.merge(id, more)).list)).toEqual(['Milk', 'Rice', 'Rice']);
  });

  test('adds what was bought before and is needed again', async () => {
    const { id, items } = await lists.kept(['Milk']);
    needed(await lists.tick(id, [{ itemId: items[0]!.id, checked: true }]));
    const { list } = needed(await lists.merge(id, [{ name: 'Milk' }]));
    expect(names(list)).toEqual(['Milk', 'Milk']);
    expect(ticked(list)).toEqual(['Milk']);
  });

  test('has its title and its items in one change, or neither', async () => {
    const { id, items, version } = await lists.kept(['Milk']);
    const own = [{ ...written(items[0]!), checked: true }];
    expect(needed(await lists.merge(id, own, version, 'Sunday')).list).toMatchObject({
      title: 'Sunday',
      checkedCount: 1,
      version: version + 1,
    });
    for (const [broken, title] of [
      [[{ name: '' }], 'Monday'],
      [[{ name: 'Eggs' }], ' '],
    ] as const)
      expect((await lists.merge(id, broken, version, title)).failure).toMatchObject({
        status: 422,
      });
    expect(await read(id)).toMatchObject({ title: 'Sunday', itemCount: 1, version: version + 1 });
  });

  test('keeps the title that somebody else gave it since, and its items where none are given', async () => {
    const { id, version } = await lists.kept(['Milk']);
    needed(await lists.add(id, { name: 'Eggs' }));
    expect(needed(await lists.merge(id, null, version, 'Sunday')).list).toMatchObject({
      title: 'Sunday',
      itemCount: 2,
    });
    expect(needed(await lists.merge(id, null, version, 'Monday')).list.title).toBe('Sunday');
    expect((await lists.merge(id, null, 99, 'Monday')).failure).toMatchObject({
      status: 422,
      code: 'VERSION_INVALID',
    });
    expect(needed(await lists.merge(id, null, undefined, 'Monday')).list.title).toBe('Monday');
  });

  test('of five hundred items loses no tick of ten at the same moment', async () => {
    const before = await lists.kept(Array.from({ length: 500 }, (_, at) => `Thing ${at}`));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, who) =>
        lists.merge(
          before.id,
          before.items.map((item, at) => ({ ...written(item), checked: at % 10 === who })),
          before.version,
        ),
      ),
    );
    for (const answer of answers) needed(answer);
    expect(await read(before.id)).toMatchObject({ itemCount: 500, checkedCount: 500 });
  });

  test('keeps what a recipe made of an item, however long', async () => {
    const line = `1 kg 4, 3 of ${'very '.repeat(60)}good beef`;
    const recipe = await cook.recipe('Odd', { ingredientText: line });
    const { id, items, version } = needed(
      await lists.create({ recipes: [{ recipeId: recipe }] }),
    ).list;
    expect(items[0]!.name.length).toBeGreaterThan(200);
    const own = items.map((item) => ({ ...written(item), checked: true }));
    expect(needed(await lists.merge(id, own, version)).list).toMatchObject({ checkedCount: 1 });
  });

  test('is refused where there never was such a version, or an item does not hold', async () => {
    const { id, items } = await lists.kept(['Milk']);
    expect((await lists.merge(id, [], 7)).failure).toMatchObject({
      status: 422,
      code: 'VERSION_INVALID',
    });
    const own = [{ ...written(items[0]!), checked: true }, { name: '' }];
    expect((await lists.merge(id, own, 1)).failure).toMatchObject({ status: 422 });
    expect(await read(id)).toMatchObject({ version: 1, checkedCount: 0 });
  });
});

describe('a list', () => {
  test('is renamed, and not to nothing', async () => {
    const { id } = await lists.kept([]);
    expect(needed(await lists.rename(id, ' For  Saturday ')).list.title).toBe('For Saturday');
    for (const title of [' ', 'x'.repeat(201)])
      expect((await lists.rename(id, title)).failure).toMatchObject({
        status: 422,
        fields: { title: expect.any(String) },
      });
  });

  test('that is deleted is gone, is announced, and cannot be deleted again', async () => {
    const { id, items } = await lists.kept(['Milk']);
    const deleted = kitchen.next('shopping-list.deleted', id);
    needed(await lists.remove(id));
    await deleted;
    const gone = { status: 404, code: 'SHOPPING_LIST_NOT_FOUND' };
    expect((await lists.read(id)).failure).toMatchObject(gone);
    expect((await lists.remove(id)).failure).toMatchObject(gone);
    expect((await lists.tick(id, [{ itemId: items[0]!.id, checked: true }])).failure).toMatchObject(
      gone,
    );
  });

  test('of somebody else is not found, whatever is tried, and a visitor is asked to sign in', async () => {
    const { id, items } = await lists.kept(['Milk']);
    const itemId = items[0]!.id;
    const tries = (other: ReturnType<typeof listCook>) => [
      other.read(id),
      other.rename(id, 'Mine'),
      other.remove(id),
      other.tick(id, [{ itemId, checked: true }]),
      other.add(id, { name: 'Eggs' }),
      other.edit(id, itemId, { name: 'Eggs' }),
      other.takeOff(id, [itemId]),
      other.merge(id, [], 1),
    ];
    for (const { failure } of await Promise.all(tries(listCook(await kitchen.newCook()))))
      expect(failure).toMatchObject({ status: 404, code: 'SHOPPING_LIST_NOT_FOUND' });
    for (const { failure } of await Promise.all(tries(listCook(kitchen.visitor))))
      expect(failure).toMatchObject({ status: 401 });
    expect(await read(id)).toMatchObject({ version: 1, itemCount: 1 });
  });
});
