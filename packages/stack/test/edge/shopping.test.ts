import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failure, standaloneList } from '../../../../gateway/test/answer-shapes.ts';
import type { Cook, TestStack } from '../../src/test-kit.ts';
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
    servingsAssumed: [],
  });
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
    expect((await listOf(ticked)).items[1]).toMatchObject({ name: 'Milk', checked: true });
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
      ({ event, data }) => event === 'shopping-lists.changed' && data['change'] === 'changed',
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
