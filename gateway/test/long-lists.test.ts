import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import express from 'express';
import { answerError } from '../src/rest/answers/answer-error.ts';
import { longAnswers } from '../src/rest/answers/long-answers.ts';
import { sendArray } from '../src/rest/answers/send-array.ts';

/** Pieces of lists that wait for their service, and how many of each cook's lists have begun. */
const held: (() => void)[] = [];
const begun: Record<string, number> = {};
let isHeld = true;
let making = 0;
let mostMade = 0;
let arrived = 0;

async function* list(cook: string): AsyncGenerator<readonly unknown[]> {
  begun[cook] = (begun[cook] ?? 0) + 1;
  for (const part of [1, 2, 3]) {
    mostMade = Math.max(mostMade, ++making);
    await new Promise<void>((resolve) =>
      isHeld ? void held.push(resolve) : setImmediate(resolve),
    );
    making--;
    yield [part];
  }
}

let long = longAnswers();
const app = express();
app.get('/:cook', ({ params: { cook } }, response) => {
  arrived++;
  return sendArray(
    { ports: { long }, state: { actor: { kind: 'user', id: cook } }, response } as never,
    list(cook),
  );
});
app.use(answerError({ info() {}, warn() {}, error() {} } as never));
const server = createServer(app);
const get = (cook: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${cook}`, signal && { signal });

const whenBegun = (cook: string, lists: number) =>
  askUntil(
    async () => begun[cook],
    (count) => count === lists,
  );

/** Until lists are sent to their ends. */
const allRead = (asked: Promise<Response>[]) =>
  Promise.all(asked.map(async (answer) => (await answer).text()));

/** Lets all pieces come that are waited for. */
function letGo(): void {
  isHeld = false;
  held.splice(0).forEach((go) => go());
}

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => {
  arrived = 0;
  letGo();
  [long, isHeld, mostMade] = [longAnswers(), true, 0];
  for (const cook of Object.keys(begun)) delete begun[cook];
});

test('of thirty lists that one cook asks for at once two are sent at a time, twenty wait, and the others are refused with a time', async () => {
  let answered = 0;
  const asked = Array.from({ length: 30 }, () => get('anna').finally(() => answered++));
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(((await refused.json()) as { error: string }).error).toMatch(/^Too many long lists/);
  await askUntil(
    async () => answered,
    (count) => count === 8,
  );
  expect(begun['anna']).toBe(2);
  letGo();
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(22).fill(200),
    ...Array<number>(8).fill(429),
  ]);
  for (const answer of answers)
    if (answer.status === 200) expect(await answer.json()).toEqual([1, 2, 3]);
});

test("another cook's list is not behind those that wait", async () => {
  const annas = Array.from({ length: 10 }, () => get('anna'));
  await whenBegun('anna', 2);
  const bertas = get('berta');
  letGo();
  expect(await (await bertas).json()).toEqual([1, 2, 3]);
  await allRead(annas);
});

test('two pieces are made at a time, whosever lists they are of', async () => {
  const asked = ['anna', 'berta', 'carla', 'dora'].flatMap((cook) => [get(cook), get(cook)]);
  await askUntil(
    async () => making,
    (pieces) => pieces === 2,
  );
  letGo();
  await allRead(asked);
  expect(mostMade).toBe(2);
});

test('a list whose reader went away before its turn is not begun', async () => {
  const first = [get('anna'), get('anna')];
  await whenBegun('anna', 2);
  const leaving = new AbortController();
  const left = get('anna', leaving.signal).catch(() => 'left');
  const next = get('anna');
  await askUntil(
    async () => arrived,
    (requests) => requests === 4,
  );
  leaving.abort();
  await left;
  letGo();
  await allRead(first);
  expect(await (await next).json()).toEqual([1, 2, 3]);
  expect(begun['anna']).toBe(3);
});
