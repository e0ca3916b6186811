import { expect, test } from '@jest/globals';
import { MOST_WAITING, turnsOfCooks } from './turns-of-cooks.ts';

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

test('too many lists of one cook at once are refused, and one that fails holds up none behind it', async () => {
  const inTurn = turnsOfCooks();
  const failing = inTurn('ida', () => Promise.reject(new Error('away')));
  const waiting = Array.from({ length: MOST_WAITING }, (_, at) => inTurn('ida', async () => at));
  await expect(inTurn('ida', async () => 'more')).rejects.toMatchObject({ status: 429 });
  await expect(failing).rejects.toThrow('away');
  expect(await Promise.all(waiting)).toHaveLength(MOST_WAITING);
  expect(await inTurn('ida', async () => 'again')).toBe('again');
});
