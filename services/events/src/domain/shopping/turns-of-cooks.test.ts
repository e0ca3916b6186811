import { expect, test } from '@jest/globals';
import { MOST_AT_ONCE, MOST_WAITING, turnsOfCooks } from './turns-of-cooks.ts';

/** A piece of work that ends when it is let go, and notes when it begins. */
function pieces() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const piece = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { begun, piece, endOne: () => ends.shift()!() };
}

test('a cook has one list made at a time, and others need not wait for it', async () => {
  const inTurn = turnsOfCooks();
  const { begun, piece, endOne } = pieces();
  const first = inTurn('ida', piece('first'));
  const second = inTurn('ida', piece('second'));
  const other = inTurn('otto', piece('other'));
  await Promise.resolve();
  expect(begun).toEqual(['first', 'other']);
  endOne();
  expect(await first).toBe('first');
  await new Promise(setImmediate);
  expect(begun).toEqual(['first', 'other', 'second']);
  endOne();
  endOne();
  expect(await Promise.all([other, second])).toEqual(['other', 'second']);
});

test('of many cooks a few have theirs made at once, the others as soon as one of those is done or has failed', async () => {
  const inTurn = turnsOfCooks();
  const { begun, piece, endOne } = pieces();
  const cooks = Array.from({ length: MOST_AT_ONCE + 2 }, (_, at) => `cook ${at}`);
  const failing = inTurn('eva', () => Promise.reject(new Error('away')));
  const lists = cooks.map((cook) => inTurn(cook, piece(cook)));
  await expect(failing).rejects.toThrow('away');
  await new Promise(setImmediate);
  expect(begun).toEqual(cooks.slice(0, MOST_AT_ONCE));
  for (const more of [1, 2]) {
    endOne();
    await new Promise(setImmediate);
    expect(begun).toEqual(cooks.slice(0, MOST_AT_ONCE + more));
  }
  for (let at = 0; at < MOST_AT_ONCE; at++) endOne();
  expect(await Promise.all(lists)).toEqual(cooks);
});

test('too many lists of one cook at once are refused, and one that fails holds up none behind it', async () => {
  const inTurn = turnsOfCooks();
  const failing = inTurn('ida', () => Promise.reject(new Error('away')));
  const waiting = Array.from({ length: MOST_WAITING }, (_, at) => inTurn('ida', async () => at));
  await expect(inTurn('ida', async () => 'more')).rejects.toMatchObject({ status: 429 });
  await expect(failing).rejects.toThrow('away');
  expect(await Promise.all(waiting)).toHaveLength(MOST_WAITING);
  expect(await inTurn('ida', async () => 'again')).toBe('again');
});
