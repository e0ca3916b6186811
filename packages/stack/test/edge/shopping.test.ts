import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dinner, failure, standaloneList } from '../../../../gateway/test/answer-shapes.ts';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import type { Cook, TestStack } from '../../src/test-kit.ts';
import { demoDinner, demoList } from '../../src/demo/demo-dinner.data.ts';
import { askAs, planDemoDinner } from '../../src/demo/plan-demo-dinner.ts';
import { startTestStack } from '../../src/start-test-stack.ts';
import { openLine } from './server-events.ts';

let stack: TestStack;
let cook: Cook;
let recipeId: number;
beforeAll(async () => {
  stack = await startTestStack();
  cook = await stack.newCook();
  recipeId = await created('/api/recipes', {
    title: 'Omelette',
    servings: 2,
    ingredientText: '6 eggs\n1 tsp salt\n250 g potatoes',
  });
});
afterAll(() => stack.stop());

async function created(path: string, body: object): Promise<number> {
  const response = await cook.post(path, body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
}
const patch = (path: string, body: object, of: Cook = cook) =>
  of.request(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const remove = (path: string) => cook.request(path, { method: 'DELETE' });
const listOf = async (response: Response) => standaloneList.parse(await response.json());
const refusalOf = async (response: Response) => {
  const { error, code } = failure.parse(await response.json());
  return { status: response.status, error, code };
};

test("an event's shopping list has its name, guests, dishes and items", async () => {
  const eventId = await created('/api/events', { name: 'Brunch', guestCount: 4 });
  await cook.post(`/api/events/${eventId}/recipes`, { recipeId });
  const response = await cook.post(`/api/events/${eventId}/shopping-list`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    eventName: 'Brunch',
    guestCount: 4,
    totalRecipes: 1,
    items: [
      expect.objectContaining({ name: 'potatoes', amount: '500', unit: 'g', staple: false }),
      expect.objectContaining({ name: 'eggs', amount: '12', unit: null }),
      expect.objectContaining({ name: 'salt', amount: '2', unit: 'tsp', staple: true }),
    ],
    missing: [],
    leftOut: [],
    servingsAssumed: [],
  });
});

describe('events', () => {
  const dinnerOf = async (response: Response) => dinner.parse(await response.json());
  const menuOf = ({ recipes }: Awaited<ReturnType<typeof dinnerOf>>) =>
    recipes.map(({ title, courseType, orderIndex }) => `${courseType} ${orderIndex} ${title}`);

  test('are listed, edited and deleted', async () => {
    const id = await created('/api/events', { name: 'Picnic', eventDate: '2026-06-20T12:00:00Z' });
    const path = `/api/events/${id}`;
    const all = (await (await cook.get('/api/events')).json()) as { id: number; name: string }[];
    expect(all[0]).toMatchObject({ id, name: 'Picnic', recipeCount: 0 });
    expect(await dinnerOf(await patch(path, { eventDate: '', guestCount: 6 }))).toMatchObject({
      id,
      name: 'Picnic',
      eventDate: null,
      guestCount: 6,
    });
    expect(await refusalOf(await patch(path, { name: 'Mine', version: 1 }))).toMatchObject({
      status: 409,
      code: 'EVENT_CHANGED',
    });
    expect((await remove(path)).status).toBe(204);
    expect((await cook.get(path)).status).toBe(404);
    expect((await remove(path)).status).toBe(404);
  });

  test('have a menu whose dishes are added once for each key, moved, and taken off', async () => {
    const id = await created('/api/events', { name: 'Lunch' });
    const path = `/api/events/${id}/recipes`;
    const salad = await created('/api/recipes', { title: 'Salad' });
    const add = () => cook.post(path, { recipeId: salad }, { 'idempotency-key': 'salad-1' });
    await cook.post(path, { recipeId });
    for (let time = 0; time < 2; time++) {
      const answer = await add();
      expect(answer.status).toBe(201);
      expect(menuOf(await dinnerOf(answer))).toEqual(['main 0 Omelette', 'main 1 Salad']);
    }
    expect(await refusalOf(await cook.post(path, { recipeId: salad }))).toMatchObject({
      status: 409,
      error: '“Salad” is on this menu already.',
    });
    const first = await patch(`${path}/${salad}`, { courseType: 'main', orderIndex: 0 });
    expect(menuOf(await dinnerOf(first))).toEqual(['main 0 Salad', 'main 1 Omelette']);
    const other = await patch(`${path}/${salad}`, { courseType: 'dessert', orderIndex: 0 });
    expect(menuOf(await dinnerOf(other))).toEqual(['main 0 Omelette', 'dessert 0 Salad']);
    for (let time = 0; time < 2; time++)
      expect((await remove(`${path}/${salad}`)).status).toBe(204);
    const after = await dinnerOf(await cook.get(`/api/events/${id}`));
    expect(menuOf(after)).toEqual(['main 0 Omelette']);
  });

  test('answer while a recipe goes, and say which dish went until that was seen', async () => {
    const id = await created('/api/events', { name: 'Supper' });
    const soup = await created('/api/recipes', { title: 'Soup' });
    for (const dish of [recipeId, soup])
      await cook.post(`/api/events/${id}/recipes`, { recipeId: dish });
    await cook.post(`/api/recipes/${soup}/archive`);
    expect((await remove(`/api/recipes/${soup}`)).status).toBe(204);
    const event = await askUntil(
      async () => dinnerOf(await cook.get(`/api/events/${id}`)),
      ({ formerDishes }) => formerDishes.length > 0,
    );
    expect(menuOf(event)).toEqual(['main 0 Omelette']);
    expect(event.formerDishes).toEqual(['Soup']);
    expect((await remove(`/api/events/${id}/former-dishes`)).status).toBe(204);
    const seen = await dinnerOf(await cook.get(`/api/events/${id}`));
    expect(seen.formerDishes).toEqual([]);
  });
});

test('the dinner of the demo that broke off is completed in another week', async () => {
  const host = await stack.newCook();
  const ids = new Map<string, string>();
  for (const title of [...demoDinner.menu, ...demoList.recipes]) {
    const kept = await host.post('/api/recipes', { title, ingredientText: '2 eggs' });
    ids.set(title, String(((await kept.json()) as { id: number }).id));
  }
  const ask = askAs(stack.services['events']!.url, host.token);
  const plan = (day: number, served: number = demoDinner.menu.length) =>
    planDemoDinner(
      ask,
      (title) => (demoDinner.menu.indexOf(title as never) < served ? ids.get(title)! : '1'),
      new Date(Date.UTC(2026, 0, day)),
    );
  await expect(plan(1, 1)).rejects.toThrow('This recipe does not exist');
  for (const day of [10, 20]) await plan(day);
  const [event, ...others] = (await (await host.get('/api/events')).json()) as object[];
  expect(event).toMatchObject({ name: demoDinner.name, recipeCount: 3 });
  expect(others).toEqual([]);
  const lists = (await (await host.get('/api/shopping-lists')).json()) as unknown[];
  expect(lists.map((one) => standaloneList.parse(one).checkedCount)).toEqual([1, 0]);
});

describe('shopping lists', () => {
  test('are made of recipes, ticked by writing them whole, renamed and deleted', async () => {
    const response = await cook.post('/api/shopping-lists/from-recipes', {
      recipeIds: [recipeId],
      title: 'Saturday',
    });
    expect(response.status).toBe(201);
    const list = await listOf(response);
    const path = `/api/shopping-lists/${list.id}`;
    expect(response.headers.get('location')).toBe(path);
    expect(list).toMatchObject({ userId: cook.id, title: 'Saturday', recipeIds: [recipeId] });
    expect(list.items[1]).toMatchObject({
      id: expect.any(Number),
      name: 'eggs',
      amount: '6',
      unit: null,
      checked: false,
      category: 'Dairy and eggs',
      recipeName: 'Omelette',
    });
    const items = list.items.map((item, at) => ({ ...item, checked: at === 1 }));
    const { version } = list;
    expect(await listOf(await patch(path, { items, version }))).toMatchObject({ checkedCount: 1 });
    expect(await listOf(await patch(path, { title: 'Sunday', version }))).toMatchObject({
      title: 'Sunday',
      checkedCount: 1,
      itemCount: 3,
    });
    expect(await listOf(await cook.get(path))).toMatchObject({ title: 'Sunday' });
    const all = (await (await cook.get('/api/shopping-lists')).json()) as unknown[];
    expect(all.map((one) => standaloneList.parse(one).title)).toContain('Sunday');
    expect((await cook.request(path, { method: 'DELETE' })).status).toBe(204);
    expect(await refusalOf(await cook.get(path))).toMatchObject({ status: 404 });
  });

  test('need at least one recipe', async () => {
    for (const body of [{ recipeIds: [] }, { title: 'Nothing' }])
      expect(await refusalOf(await cook.post('/api/shopping-lists/from-recipes', body))).toEqual({
        status: 422,
        error: 'Please select at least one recipe',
        code: 'RECIPES_MISSING',
      });
    for (const recipeIds of ['1', [{}], 5])
      expect(
        await refusalOf(await cook.post('/api/shopping-lists/from-recipes', { recipeIds })),
      ).toMatchObject({ status: 400 });
  });

  test('take items by hand, one by one', async () => {
    const id = await created('/api/shopping-lists', { items: [{ name: 'Candles' }] });
    const added = await cook.post(`/api/shopping-lists/${id}/items`, { name: 'Milk', amount: '1' });
    expect(added.status).toBe(201);
    const [candles, milk] = (await listOf(added)).items;
    const ticked = await patch(`/api/shopping-lists/${id}/items/${milk!.id}`, { checked: true });
    expect(await ticked.json()).toMatchObject({
      items: [{ id: milk!.id, name: 'Milk', checked: true }],
      itemCount: 2,
      checkedCount: 1,
    });
    const path = `/api/shopping-lists/${id}/items/${candles!.id}`;
    for (let time = 0; time < 2; time++)
      expect((await cook.request(path, { method: 'DELETE' })).status).toBe(204);
    expect((await listOf(await cook.get(`/api/shopping-lists/${id}`))).itemCount).toBe(1);
  });

  test('are told to open pages when they change', async () => {
    const id = await created('/api/shopping-lists', { items: [{ name: 'Candles' }] });
    const line = await openLine(cook);
    await patch(`/api/shopping-lists/${id}`, { title: 'Told' });
    const { data } = await line.next(
      ({ event, data: { listId, change } }) =>
        event === 'shopping-lists.changed' && listId === id && change === 'changed',
    );
    expect(data).toEqual({ listId: id, change: 'changed' });
    line.close();
  });

  test('of somebody else are not found', async () => {
    const id = await created('/api/shopping-lists', { items: [] });
    const other = await stack.newCook();
    expect((await other.get(`/api/shopping-lists/${id}`)).status).toBe(404);
    expect((await patch(`/api/shopping-lists/${id}`, { items: [] }, other)).status).toBe(404);
    expect((await stack.visit(`/api/shopping-lists/${id}`)).status).toBe(401);
  });
});

describe('calendars', () => {
  test('of one event are a file of its name', async () => {
    const eventId = await created('/api/events', {
      name: 'Größer (2)',
      eventDate: '2026-07-01T19:30:00+02:00',
      timeZone: 'Europe/Rome',
    });
    const response = await cook.get(`/api/events/${eventId}/calendar.ics`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fer%20%282%29.ics",
    );
    expect(await response.text()).toContain('DTSTART;TZID=Europe/Rome:20260701T193000');
    const undated = await created('/api/events', { name: 'Someday' });
    expect(await refusalOf(await cook.get(`/api/events/${undated}/calendar.ics`))).toMatchObject({
      status: 422,
      code: 'EVENT_WITHOUT_DATE',
    });
  });

  test('of all events are read at their address without a token, until it is renewed', async () => {
    const { path } = (await (await cook.get('/api/calendar-feed')).json()) as { path: string };
    const response = await stack.visit(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    const etag = response.headers.get('etag')!;
    expect(
      (
        await stack.visit(path, {
          headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
        })
      ).status,
    ).toBe(304);
    expect((await stack.visit(path, { method: 'HEAD' })).status).toBe(200);
    await cook.post('/api/calendar-feed/renew');
    expect((await stack.visit(path)).status).toBe(404);
  });
});
