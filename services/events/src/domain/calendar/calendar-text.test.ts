import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import type { CalendarDinner } from './calendar-dinner.ts';
import { calendarText } from './calendar-text.ts';

const dinner = (moment: string, timeZone: string | null, id = 1): CalendarDinner => ({
  id,
  version: 1,
  name: 'Dinner',
  eventDate: new Date(moment),
  timeZone,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  about: '',
});

/** When dinners begin and end, as a program reads it that knows no zones but those of the file. */
function readTimes(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [zone.getFirstPropertyValue('tzid') as string, new ICAL.Timezone(zone)]),
  );
  return calendar.getAllSubcomponents('vevent').flatMap((component) =>
    ['dtstart', 'dtend'].map((name) => {
      const property = component.getFirstProperty(name)!;
      const time = property.getFirstValue() as ICAL.Time;
      const tzid = property.getParameter('tzid');
      if (typeof tzid === 'string') time.zone = zones.get(tzid)!;
      return time.toJSDate().toISOString();
    }),
  );
}

const bothTimes = (dinners: readonly CalendarDinner[]): string[] =>
  dinners.flatMap(({ eventDate }) => [
    eventDate.toISOString(),
    new Date(eventDate.getTime() + 4 * 3_600_000).toISOString(),
  ]);

test.each([
  ['Africa/Casablanca', ['2026-02-10T19:30Z', '2026-03-01T19:30Z', '2026-06-01T19:30Z']],
  ['Africa/Casablanca', ['2030-01-20T19:30Z', '2031-12-25T19:30Z']],
  ['Asia/Gaza', ['2026-03-20T17:30Z', '2027-04-10T17:30Z', '2030-10-10T17:30Z']],
  ['Africa/Cairo', ['2010-08-20T17:30Z', '2022-07-01T17:30Z', '2030-07-01T17:30Z']],
  ['Europe/Dublin', ['2026-01-01T19:30Z', '2026-07-01T18:30Z']],
  ['Australia/Lord_Howe', ['2026-01-01T08:30Z', '2026-07-01T08:30Z']],
  ['America/St_Johns', ['2026-12-31T23:30Z', '2027-03-14T03:00Z']],
  ['Pacific/Apia', ['2011-12-30T08:00Z', '2011-12-31T08:00Z']],
  ['America/Sao_Paulo', ['2018-12-01T22:00Z', '2028-12-01T22:00Z']],
  ['Europe/Rome', ['1944-08-01T18:00Z', '2026-10-24T22:30Z', '2060-07-01T18:00Z']],
])(
  'a program that has but the rules of the file reads hours of %s at %j',
  async (zone, moments) => {
    const dinners = moments.map((moment, at) => dinner(moment, zone, at));
    const text = await calendarText(dinners);
    expect(text).toContain(`TZID=${zone}:`);
    expect(readTimes(text)).toEqual(bothTimes(dinners));
  },
);

test('every zone there is tells the same moment in summer and in winter', async () => {
  const dinners = Intl.supportedValuesOf('timeZone').flatMap((zone, at) => [
    dinner('2026-01-15T18:00Z', zone, at),
    dinner('2029-07-15T18:00Z', zone, at),
  ]);
  expect(readTimes(await calendarText(dinners))).toEqual(bothTimes(dinners));
});

test('an hour that comes twice in a night is told in UTC', async () => {
  const dinners = ['2026-10-25T00:30Z', '2026-10-25T01:30Z'].map((moment) =>
    dinner(moment, 'Europe/Rome'),
  );
  const text = await calendarText(dinners);
  expect(text).not.toContain('TZID');
  expect(readTimes(text)).toEqual(bothTimes(dinners));
});

test('a zone is described for the years of its dinners alone, however far apart', async () => {
  const text = await calendarText([
    dinner('1950-07-01T18:00Z', 'Europe/Rome'),
    dinner('2999-07-01T18:00Z', 'Europe/Rome', 2),
  ]);
  expect(text.match(/^TZOFFSETTO/gm)!.length).toBeLessThan(10);
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
});
