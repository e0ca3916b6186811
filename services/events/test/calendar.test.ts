import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { needed, type EventCook, type EventKitchen } from './event-kitchen.ts';
import { startEventKitchen } from './start-event-kitchen.ts';

let kitchen: EventKitchen;
let cook: EventCook;
beforeAll(async () => {
  kitchen = await startEventKitchen();
  cook = await kitchen.newCook();
});
afterAll(() => kitchen.close());

interface CalendarFile {
  fileName: string;
  text: string;
  tag?: string;
}

const fileOf = (eventId: string, of: EventCook = cook) =>
  of.ask<{ file: CalendarFile }>(
    'query ($eventId: ID!) { file: eventCalendar(eventId: $eventId) { fileName text } }',
    { eventId },
  );
const addressOf = async (of: EventCook, renew = false) =>
  needed(
    await of.ask<{ feed: { path: string } }>(
      renew ? 'mutation { feed: renewCalendarFeed { path } }' : '{ feed: calendarFeed { path } }',
    ),
  ).feed.path;
const feedAt = (path: string, knownTag?: string) =>
  kitchen.visitor.ask<{ file: CalendarFile }>(
    'query ($token: String!, $knownTag: String) { file: calendar(token: $token, knownTag: $knownTag) { fileName text tag } }',
    { token: path.slice('/calendar/'.length, -'.ics'.length), knownTag },
  );

/** The dinners of a file, as another program reads them. */
function dinnersIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
const times = ({ startDate, endDate }: ICAL.Event) =>
  [startDate, endDate].map((time) => time.toJSDate().toISOString());

describe('an event as a calendar file', () => {
  test('says what, when, for whom and what there is to eat', async () => {
    const { id } = await cook.planned({
      name: 'Anna & Bo: dinner, at last; "8"',
      description: 'Bring wine.\nRing twice; knock, once.',
      eventDate: '2026-07-01T19:30:00+02:00',
      timeZone: 'Europe/Rome',
      guestCount: 8,
    });
    needed(await cook.serve(id, await cook.recipe('Soup, hot'), 'appetizer'));
    needed(await cook.serve(id, await cook.recipe('Brasato'), 'main'));
    const { version } = needed(await cook.serve(id, await cook.recipe('Tart'), 'dessert')).event;
    const { fileName, text } = needed(await fileOf(id)).file;
    expect(fileName).toBe('Anna & Bo dinner, at last; 8.ics');
    const [dinner] = dinnersIn(text) as [ICAL.Event];
    expect(dinner).toMatchObject({
      uid: `event-${id}@convivio`,
      sequence: version,
      summary: 'Anna & Bo: dinner, at last; "8"',
      description:
        'Bring wine.\nRing twice; knock, once.\n\n8 guests\nStarters: Soup, hot\nMain Course: Brasato\nDesserts: Tart',
    });
    expect(times(dinner)).toEqual(['2026-07-01T17:30:00.000Z', '2026-07-01T21:30:00.000Z']);
    expect(dinner.component.getFirstPropertyValue('dtstamp')).toBeTruthy();
  });

  test.each([
    ['summer', '2026-07-01T17:30:00.000Z'],
    ['winter', '2026-12-01T18:30:00.000Z'],
    ['the night the clocks go back', '2026-10-24T22:30:00.000Z'],
    ['the evening before they go forward', '2026-03-28T21:30:00.000Z'],
  ])('keeps its hour of %s, with the rules of its zone', async (_when, eventDate) => {
    const { id } = await cook.planned({ eventDate, timeZone: 'Europe/Rome' });
    const { text } = needed(await fileOf(id)).file;
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Rome\r\n');
    const [dinner] = dinnersIn(text) as [ICAL.Event];
    expect(dinner.startDate.zone.tzid).toBe('Europe/Rome');
    expect(times(dinner)[0]).toBe(eventDate);
  });

  test.each([
    ['Morocco in Ramadan', 'Africa/Casablanca', '2026-03-01T19:00:00.000Z'],
    ['Morocco behind it', 'Africa/Casablanca', '2026-04-20T18:30:00.000Z'],
    ['Gaza', 'Asia/Gaza', '2027-02-20T17:00:00.000Z'],
    ['Cairo in a summer to come', 'Africa/Cairo', '2030-06-01T16:30:00.000Z'],
    ['Lord Howe, half an hour on', 'Australia/Lord_Howe', '2026-12-31T09:30:00.000Z'],
    ['a year when clocks went by the sun', 'Europe/Amsterdam', '1930-01-05T19:00:00.000Z'],
  ])('is right in %s, where clocks follow no rule', async (_where, timeZone, eventDate) => {
    const { id } = await cook.planned({ eventDate, timeZone });
    const [dinner] = dinnersIn(needed(await fileOf(id)).file.text) as [ICAL.Event];
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
    expect(times(dinner)[0]).toBe(eventDate);
    expect(dinner.startDate.toString().slice(11, 16)).toBe(hour.format(new Date(eventDate)));
  });

  test.each([
    ['the other side of the world', 'Pacific/Auckland', 'Pacific/Auckland'],
    ['a zone by its older name', 'Asia/Calcutta', 'Asia/Calcutta'],
    ['no zone', null, 'UTC'],
    ['a zone that is an offset', '+02:00', 'UTC'],
  ])('is right on %s', async (_where, timeZone, tzid) => {
    const eventDate = '2026-07-01T17:30:00.000Z';
    const { id } = await cook.planned({ eventDate, timeZone });
    const [dinner] = dinnersIn(needed(await fileOf(id)).file.text) as [ICAL.Event];
    expect(dinner.startDate.zone.tzid).toBe(tzid);
    expect(times(dinner)[0]).toBe(eventDate);
  });

  test('holds two thousand characters of anything, in short lines', async () => {
    const description = 'Ä,;\\:"🍋\nEND:VEVENT\nBEGIN:VALARM '.repeat(70).slice(0, 1_990).trim();
    const { id } = await cook.planned({
      name: 'END:VCALENDAR',
      description,
      eventDate: '2026-07-01T17:30Z',
    });
    const { text } = needed(await fileOf(id)).file;
    const [dinner, ...others] = dinnersIn(text);
    expect(others).toEqual([]);
    expect(dinner!.description).toBe(`${description}\n\n4 guests`);
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('needs a date', async () => {
    const { id } = await cook.planned();
    expect((await fileOf(id)).failure).toMatchObject({
      status: 422,
      code: 'EVENT_WITHOUT_DATE',
      message: 'This event has no date yet. Give it one, and it can go into a calendar.',
    });
  });

  test('of somebody else is not found', async () => {
    const { id } = await cook.planned({ eventDate: '2026-07-01T17:30Z' });
    expect((await fileOf(id, await kitchen.newCook())).failure).toMatchObject({ status: 404 });
    expect((await fileOf(id, kitchen.visitor)).failure).toMatchObject({ status: 401 });
  });
});

describe('the calendar feed', () => {
  test('is told by its tag, which is another one once an event is another', async () => {
    const host = await kitchen.newCook();
    const path = await addressOf(host);
    const tags = new Set<string>();
    /** Another tag than all before, and that this is not told twice. */
    const changed = async () => {
      const { file } = needed(await feedAt(path, [...tags].at(-1)));
      expect(tags).not.toContain(file.tag);
      tags.add(file.tag!);
      expect(needed(await feedAt(path, file.tag)).file).toBeNull();
    };
    await changed();
    const { id } = await host.planned({ eventDate: '2026-07-01T17:30Z' });
    await changed();
    needed(await host.serve(id, await host.recipe('Soup'), 'appetizer'));
    await changed();
    // What others do is nothing to it.
    await cook.planned({ eventDate: '2026-07-01T17:30Z' });
    needed(await host.remove(id));
    await changed();
  });

  test('of dinners with more dishes than are worth telling says that there are more', async () => {
    const host = await kitchen.newCook();
    const description = 'y'.repeat(1_990);
    const { id } = await host.planned({ description, eventDate: '2096-01-01T18:00Z' });
    for (let at = 0; at < 12; at++)
      needed(await host.serve(id, await host.recipe(`${at} `.padEnd(190, 'x'))));
    const [dinner] = dinnersIn(needed(await feedAt(await addressOf(host))).file.text);
    expect(dinner!.description).toHaveLength(4_000);
    expect(dinner!.description).toMatch(/x … The rest is in Convivio\.$/);
  });

  test('has all events that have a date, without a login, as they are now', async () => {
    const host = await kitchen.newCook();
    await host.planned({ name: 'Someday' });
    const past = await host.planned({ name: 'Past', eventDate: '2020-01-01T18:00Z' });
    const next = await host.planned({
      name: 'Next',
      eventDate: '2096-01-01T18:00Z',
      timeZone: 'Europe/Paris',
    });
    const path = await addressOf(host);
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const summaries = async () =>
      dinnersIn(needed(await feedAt(path)).file.text).map(({ summary }) => summary);
    expect(await summaries()).toEqual(['Past', 'Next']);
    needed(await host.remove(past.id));
    needed(await host.edit(next.id, { name: 'Next one' }));
    expect(await summaries()).toEqual(['Next one']);
    expect(needed(await feedAt(path)).file).toEqual(needed(await feedAt(path)).file);
  });

  test('stays at its address until that is renewed, and the old one is not found then', async () => {
    const host = await kitchen.newCook();
    const [path, same] = await Promise.all([addressOf(host), addressOf(host)]);
    expect(same).toBe(path);
    const other = await addressOf(host, true);
    expect(other).not.toBe(path);
    expect(await addressOf(host)).toBe(other);
    const gone = (await feedAt(path)).failure;
    expect(gone).toMatchObject({ status: 404, code: 'CALENDAR_NOT_FOUND' });
    needed(await feedAt(other));
    for (const unknown of ['a'.repeat(43), '', 'x', '$ne', 'a'.repeat(100_000)])
      expect((await feedAt(`/calendar/${unknown}.ics`)).failure).toEqual(gone);
  });

  test('has no address for a visitor', async () => {
    for (const query of ['{ calendarFeed { path } }', 'mutation { renewCalendarFeed { path } }'])
      expect((await kitchen.visitor.ask(query)).failure).toMatchObject({ status: 401 });
  });
});
