import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { needed, type EventCook, type EventKitchen } from './event-kitchen.ts';
import { startEventKitchen } from './start-event-kitchen.ts';

let kitchen: EventKitchen;
let cook: EventCook;
beforeAll(async () => {
  kitchen = await startEventKitchen();
  cook = await kitchen.newCook();
});
afterAll(() => kitchen.close());

describe('a planned event', () => {
  test('has four guests who eat everything unless told', async () => {
    expect(await cook.planned({ name: ' Summer  night ' })).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Summer night',
      description: '',
      eventDate: null,
      timeZone: null,
      guestCount: 4,
      dietaryProfile: 'omnivore',
      beverages: '',
      notes: '',
      recipes: [],
      formerDishes: [],
      version: 1,
    });
  });

  test('keeps its hour with the zone in which it is meant', async () => {
    const { eventDate, timeZone } = await cook.planned({
      eventDate: '2026-10-25T19:30:00+01:00',
      timeZone: 'Europe/Rome',
    });
    expect({ eventDate, timeZone }).toEqual({
      eventDate: '2026-10-25T18:30:00.000Z',
      timeZone: 'Europe/Rome',
    });
  });

  test('may be in the past', async () => {
    expect((await cook.planned({ eventDate: '2020-01-01T19:30Z' })).eventDate).toBe(
      '2020-01-01T19:30:00.000Z',
    );
  });

  test('is announced', async () => {
    const { id } = await cook.planned();
    const changed = kitchen.next('event.changed', id);
    needed(await cook.edit(id, { name: 'Supper' }));
    expect((await changed).data).toMatchObject({ eventId: Number(id), name: 'Supper' });
  });

  test.each([
    ['a blank name', { name: '  ' }, 'name'],
    ['a name of which nothing is seen', { name: '\u200b\u2060 \u3164' }, 'name'],
    ['a longer name', { name: 'x'.repeat(201) }, 'name'],
    ['no guests', { guestCount: 0 }, 'guestCount'],
    ['51 guests', { guestCount: 51 }, 'guestCount'],
    ['a date in words', { eventDate: 'tomorrow' }, 'eventDate'],
    ['a broken date', { eventDate: '2026-02-31T10:00Z00' }, 'eventDate'],
    ['an unknown zone', { timeZone: 'Atlantis' }, 'timeZone'],
    ['a longer description', { description: 'x'.repeat(2_001) }, 'description'],
  ])('is refused with %s, by its field', async (_what, input, field) => {
    const { failure } = await cook.plan(input);
    expect(failure).toMatchObject({ status: 422, code: 'EVENT_INVALID' });
    expect(Object.keys(failure!.fields!)).toEqual([field]);
  });

  test('is planned once for each key, and the key is for one request alone', async () => {
    const [one, two] = await Promise.all([
      cook.plan({ name: 'Twice' }, 'key-1'),
      cook.plan({ name: 'Twice' }, 'key-1'),
    ]);
    expect(needed(one).event.id).toBe(needed(two).event.id);
    expect((await cook.plan({ name: 'Other' }, 'key-1')).failure).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('does not come back with its key once it was deleted', async () => {
    const { id } = needed(await cook.plan({ name: 'Gone' }, 'key-2')).event;
    needed(await cook.remove(id));
    expect((await cook.plan({ name: 'Gone' }, 'key-2')).failure).toMatchObject({ status: 404 });
  });
});

describe('an edited event', () => {
  test('keeps what is not given, and an empty date takes the date away', async () => {
    const { id } = await cook.planned({ eventDate: '2026-05-01T18:00Z', description: 'Outside' });
    const { event } = needed(await cook.edit(id, { guestCount: 100, eventDate: '' }));
    expect(event).toMatchObject({
      guestCount: 100,
      eventDate: null,
      description: 'Outside',
      version: 2,
    });
  });

  test('has at most a hundred guests', async () => {
    const { id } = await cook.planned();
    expect((await cook.edit(id, { guestCount: 101 })).failure).toMatchObject({
      status: 422,
      fields: { guestCount: 'must be a whole number from 1 to 100' },
    });
  });

  test('is not written over a version that was not seen', async () => {
    const { id } = await cook.planned();
    needed(await cook.edit(id, { name: 'First' }, 1));
    expect((await cook.edit(id, { name: 'Second' }, 1)).failure).toMatchObject({
      status: 409,
      code: 'EVENT_CHANGED',
    });
    expect(needed(await cook.edit(id, { name: 'First' }, 1)).event.version).toBe(2);
  });

  test('loses nothing to others who edit it at the same moment', async () => {
    const { id } = await cook.planned();
    await Promise.all([
      cook.edit(id, { notes: 'Candles' }),
      cook.edit(id, { beverages: 'Cider' }),
      cook.edit(id, { guestCount: 9 }),
    ]);
    expect(needed(await cook.read(id)).event).toMatchObject({
      notes: 'Candles',
      beverages: 'Cider',
      guestCount: 9,
    });
  });
});

describe('a deleted event', () => {
  test('is gone, is announced, and cannot be deleted again', async () => {
    const { id } = await cook.planned();
    const deleted = kitchen.next('event.deleted', id);
    needed(await cook.remove(id));
    await deleted;
    expect((await cook.read(id)).failure).toMatchObject({ status: 404, code: 'EVENT_NOT_FOUND' });
    expect((await cook.remove(id)).failure).toMatchObject({ status: 404 });
  });
});

describe("somebody else's event", () => {
  test('is not found, whatever is tried', async () => {
    const { id } = await cook.planned();
    const other = await kitchen.newCook();
    const recipe = await other.recipe('Risotto');
    const failures = [
      await other.read(id),
      await other.edit(id, { name: 'Mine' }),
      await other.remove(id),
      await other.serve(id, recipe),
      await other.takeOff(id, recipe),
      await other.move(id, recipe, 'main', 0),
    ].map(({ failure }) => failure);
    for (const failure of failures)
      expect(failure).toMatchObject({ status: 404, code: 'EVENT_NOT_FOUND' });
    expect(needed(await cook.read(id)).event.name).toBe('Dinner');
  });

  test('a visitor is asked to sign in', async () => {
    const { id } = await cook.planned();
    expect((await kitchen.visitor.read(id)).failure).toMatchObject({ status: 401 });
    expect((await kitchen.visitor.plan()).failure).toMatchObject({ status: 401 });
  });
});

describe('the list of events', () => {
  test('shows the latest made first, page by page', async () => {
    const host = await kitchen.newCook();
    for (const name of ['A', 'B', 'C']) await host.planned({ name });
    const page = async (after: string | null) =>
      needed(
        await host.ask<{
          events: {
            nodes: { name: string }[];
            pageInfo: { endCursor: string; hasNextPage: boolean };
            totalCount: number;
          };
        }>(
          'query ($after: String) { events(first: 2, after: $after) { nodes { name } pageInfo { endCursor hasNextPage } totalCount } }',
          { after },
        ),
      ).events;
    const first = await page(null);
    expect(first.nodes.map(({ name }) => name)).toEqual(['C', 'B']);
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const second = await page(first.pageInfo.endCursor);
    expect(second.nodes.map(({ name }) => name)).toEqual(['A']);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test('shows what is ahead, the next first and those without a date last, and what is over, the latest first', async () => {
    const host = await kitchen.newCook();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const [name, eventDate] of [
      ['Someday', null],
      ['Later', inDays(9)],
      ['Long ago', inDays(-30)],
      ['Next', inDays(1)],
      ['Last week', inDays(-7)],
      ['Tonight', inDays(-0.1)],
    ] as const)
      await host.planned({ name, eventDate });
    const names = async (when: string) => {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const answer: {
          events: {
            nodes: { name: string }[];
            pageInfo: { endCursor: string; hasNextPage: boolean };
          };
        } = needed(
          await host.ask(
            'query ($when: EventTime, $after: String) { events(when: $when, first: 2, after: $after) { nodes { name } pageInfo { endCursor hasNextPage } } }',
            { when, after },
          ),
        );
        found.push(...answer.events.nodes.map(({ name }) => name));
        after = answer.events.pageInfo.hasNextPage ? answer.events.pageInfo.endCursor : null;
      } while (after !== null);
      return found;
    };
    expect(await names('ahead')).toEqual(['Tonight', 'Next', 'Later', 'Someday']);
    expect(await names('past')).toEqual(['Last week', 'Long ago']);
  });

  test.each([
    ['{ events(first: 0) { totalCount } }', 422],
    ['{ events(first: 101) { totalCount } }', 422],
    ['{ events(after: "nonsense") { totalCount } }', 400],
    ['{ event(id: "x") { id } }', 400],
  ])('%s is refused with a sentence', async (query, status) => {
    const { failure } = await cook.ask(query);
    expect(failure).toMatchObject({ status });
    expect(failure!.message).toMatch(/\.$|URL$/);
  });
});
