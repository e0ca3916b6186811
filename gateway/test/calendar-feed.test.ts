import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notFound } from '@convivio/platform/errors';
import express from 'express';
import { calendarFeed } from '../src/http/calendar-feed.ts';
import { logRequests } from '../src/http/log-requests.ts';
import { limitRequests } from '../src/http/rate-limits.ts';
import { identifyRequest } from '../src/http/request-state.ts';
import { answerError } from '../src/rest/answers/answer-error.ts';

const token = 'a'.repeat(43);
const asked: unknown[] = [];
const lines: string[] = [];
const note = (...told: unknown[]) => void lines.push(JSON.stringify(told));
const log = { info: note, warn: note, error: note } as never;
const app = express();
app.disable('etag');
app.use(identifyRequest, logRequests(log));
app.get(
  '/calendar/:file',
  limitRequests(8, 'Too many requests.').count,
  calendarFeed((async (
    _document: unknown,
    variables: { token: string; knownTag: string | null },
  ) => {
    asked.push(variables.token);
    if (variables.token !== token) throw notFound('CALENDAR_NOT_FOUND', 'There is none.');
    const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    return {
      file: variables.knownTag === 't1' ? null : { fileName: 'convivio.ics', text, tag: 't1' },
    };
  }) as never),
);
app.use(answerError(log));
const server = createServer(app);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

test('a calendar is served as such, kept by the program that asked alone, and not sent twice', async () => {
  const response = await get(`/calendar/${token}.ics`);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const again = await get(`/calendar/${token}.ics`, {
    'if-none-match': response.headers.get('etag')!,
    'cache-control': 'max-age=0',
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('addresses that name no calendar are all answered alike', async () => {
  const answers = await Promise.all(
    [
      `/calendar/${'b'.repeat(43)}.ics`,
      `/calendar/${token}`,
      '/calendar/x.ics',
      '/calendar/.ics',
    ].map(async (path) => {
      const response = await get(path);
      const { requestId: _id, ...body } = (await response.json()) as Record<string, unknown>;
      return { status: response.status, body };
    }),
  );
  for (const answer of answers)
    expect(answer).toEqual({
      status: 404,
      body: { error: 'There is none.', code: 'CALENDAR_NOT_FOUND' },
    });
});

test('guessing addresses has an end, and no log names one', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 3; time++)
    statuses.push((await get(`/calendar/${'c'.repeat(43)}.ics`)).status);
  expect(statuses).toEqual([404, 404, 429]);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/a{43}|b{43}|c{43}|\.ics/);
});
