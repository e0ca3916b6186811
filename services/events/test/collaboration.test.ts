import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  EVENT,
  needed,
  type EventCook,
  type EventKitchen,
  type KeptEvent,
} from './event-kitchen.ts';
import { listCook } from './list-cook.ts';
import { startEventKitchen } from './start-event-kitchen.ts';

let kitchen: EventKitchen;
let [anna, ben]: EventCook[] = [];
let end: () => Promise<void>;
beforeAll(async () => {
  kitchen = await startEventKitchen();
  [anna, ben] = [await kitchen.newCook(), await kitchen.newCook()];
  end = await kitchen.collaborate(anna!, ben!);
});
afterAll(() => kitchen.close());

const namesOf = async (cook: EventCook, collection?: string) =>
  needed(
    await cook.ask<{ events: { nodes: { name: string; owner: { id: string } }[] } }>(
      'query ($of: ID) { events(collection: $of) { nodes { name owner { id } } } }',
      { of: collection },
    ),
  ).events.nodes;
const planFor = (cook: EventCook, owner: EventCook, name: string, key?: string) =>
  cook.ask<{ event: KeptEvent }>(
    `mutation ($name: String!, $of: ID, $key: String) {
      event: createEvent(collection: $of, input: { name: $name }, idempotencyKey: $key) { ${EVENT} }
    }`,
    { name, of: owner.id, key },
  );

describe('a collaborator', () => {
  test('finds their own dinners and lists with those of their owners, each with whose it is', async () => {
    const [olga, gil] = [await kitchen.newCook(), await kitchen.newCook()];
    await kitchen.collaborate(olga, gil);
    await olga.planned({ name: 'Of Olga' });
    await gil.planned({ name: 'Of Gil' });
    const [ofOlga, ofGil] = [
      { name: 'Of Olga', owner: { id: olga.id } },
      { name: 'Of Gil', owner: { id: gil.id } },
    ];
    expect(await namesOf(gil)).toEqual([ofGil, ofOlga]);
    expect(await namesOf(gil, olga.id)).toEqual([ofOlga]);
    expect(await namesOf(gil, gil.id)).toEqual([ofGil]);
    expect(await namesOf(olga)).toEqual([ofOlga]);

    await listCook(olga).kept(['Milk'], { title: 'Of Olga' });
    await listCook(gil).kept(['Figs'], { title: 'Of Gil' });
    const lists = async (collection?: string) =>
      needed(
        await gil.ask<{ shoppingLists: { nodes: { title: string }[]; totalCount: number } }>(
          'query ($of: ID) { shoppingLists(collection: $of) { totalCount nodes { title owner { id } } } }',
          { of: collection },
        ),
      ).shoppingLists;
    expect(await lists()).toEqual({
      totalCount: 2,
      nodes: [
        { title: 'Of Gil', owner: { id: gil.id } },
        { title: 'Of Olga', owner: { id: olga.id } },
      ],
    });
    expect((await lists(olga.id)).nodes.map(({ title }) => title)).toEqual(['Of Olga']);
  });

  test('pages through all of them in one order', async () => {
    const [olga, gil] = [await kitchen.newCook(), await kitchen.newCook()];
    await kitchen.collaborate(olga, gil);
    for (const name of ['1', '3', '5']) {
      await olga.planned({ name });
      await gil.planned({ name: String(Number(name) + 1) });
    }
    const names: string[] = [];
    let after: string | null = null;
    for (;;) {
      const {
        events: page,
      }: {
        events: {
          nodes: { name: string }[];
          pageInfo: { endCursor: string | null; hasNextPage: boolean };
        };
      } = needed(
        await gil.ask(
          'query ($after: String) { events(first: 2, after: $after) { nodes { name } pageInfo { endCursor hasNextPage } } }',
          { after },
        ),
      );
      names.push(...page.nodes.map(({ name }) => name));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(names).toEqual(['6', '5', '4', '3', '2', '1']);
  });

  test('plans for an owner, who hears of it', async () => {
    const { event } = needed(await planFor(ben!, anna!, 'For Anna'));
    expect(needed(await anna!.read(event.id)).event.name).toBe('For Anna');
    const changed = kitchen.next('event.changed', event.id);
    needed(await ben!.edit(event.id, { guestCount: 9 }));
    expect(await changed).toMatchObject({ actor: { id: ben!.id }, data: { ownerId: anna!.id } });
  });

  test('puts recipes of either collection on a menu; who does not see one has its title alone', async () => {
    const event = await anna!.planned();
    const [ofAnna, ofBen] = [await anna!.recipe('Risotto'), await ben!.recipe('Secret sauce')];
    needed(await ben!.serve(event.id, ofAnna));
    needed(await ben!.serve(event.id, ofBen));
    const menu = needed(await anna!.read(event.id)).event.recipes.map(({ title }) => title);
    expect(menu.sort()).toEqual(['Risotto', 'Secret sauce']);
    const { eventShoppingList } = needed(
      await anna!.ask<{ eventShoppingList: { missing: string[]; totalRecipes: number } }>(
        'query ($id: ID!) { eventShoppingList(eventId: $id) { missing totalRecipes } }',
        { id: event.id },
      ),
    );
    expect(eventShoppingList).toEqual({ missing: ['Secret sauce'], totalRecipes: 1 });
    // What Anna does not see she cannot add.
    const other = await anna!.planned();
    expect((await anna!.serve(other.id, ofBen)).failure).toMatchObject({
      status: 404,
      code: 'RECIPE_NOT_FOUND',
    });
  });

  test('and the owner tick one list, and no tick is lost', async () => {
    const [hers, his] = [listCook(anna!), listCook(ben!)];
    const list = await hers.kept(['Milk', 'Figs', 'Salt', 'Rice']);
    const tick = (at: number) => [{ itemId: list.items[at]!.id, checked: true }];
    await Promise.all([
      hers.tick(list.id, tick(0)),
      his.tick(list.id, tick(1)),
      hers.tick(list.id, tick(2)),
      his.tick(list.id, tick(3)),
    ]);
    expect(needed(await hers.read(list.id)).list.checkedCount).toBe(4);
  });

  test('is told that only the owner deletes, and nothing is deleted', async () => {
    const event = await anna!.planned();
    const list = await listCook(anna!).kept(['Milk']);
    expect((await ben!.remove(event.id)).failure).toMatchObject({
      status: 403,
      code: 'EVENT_NOT_YOURS',
      message: 'This event belongs to somebody else. Only its owner can delete it.',
    });
    expect((await listCook(ben!).remove(list.id)).failure).toMatchObject({
      status: 403,
      code: 'SHOPPING_LIST_NOT_YOURS',
    });
    expect((await anna!.read(event.id)).failure).toBeUndefined();
    expect((await listCook(anna!).read(list.id)).failure).toBeUndefined();
  });

  test('has a calendar of their own dinners alone', async () => {
    const [olga, gil] = [await kitchen.newCook(), await kitchen.newCook()];
    await kitchen.collaborate(olga, gil);
    await olga.planned({ name: 'Of Olga', eventDate: '2027-05-01T19:30:00Z' });
    const { calendarFeed } = needed(
      await gil.ask<{ calendarFeed: { path: string } }>('{ calendarFeed { path } }'),
    );
    const token = /([\w-]+)\.ics/.exec(calendarFeed.path)![1];
    const { calendar } = needed(
      await gil.ask<{ calendar: { text: string } }>(
        'query ($token: String!) { calendar(token: $token) { text } }',
        { token },
      ),
    );
    expect(calendar.text).not.toContain('Of Olga');
  });
});

test('a collaboration that has ended lets nobody in within a second, not even with a key that was used', async () => {
  const key = 'a key of Ben’s';
  const { event } = needed(await planFor(ben!, anna!, 'For Anna', key));
  const began = performance.now();
  await end();
  expect(performance.now() - began).toBeLessThan(1_000);
  expect((await ben!.read(event.id)).failure).toMatchObject({
    status: 404,
    code: 'EVENT_NOT_FOUND',
  });
  expect((await ben!.edit(event.id, { name: 'Mine' })).failure?.status).toBe(404);
  expect((await planFor(ben!, anna!, 'For Anna', key)).failure?.status).toBe(404);
  expect((await namesOf(ben!)).map(({ owner }) => owner.id)).not.toContain(anna!.id);
  expect(needed(await anna!.read(event.id)).event.name).toBe('For Anna');
});
