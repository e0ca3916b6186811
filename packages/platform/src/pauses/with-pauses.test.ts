import { expect, test } from '@jest/globals';
import { turnsDuring } from '../test-kit/turns-during.ts';
import { HELD_MS, pause, withPauses } from './with-pauses.ts';

/** Work of so many parts, each of which takes longer than others may wait. */
function* longParts(parts: number): Generator<void, void> {
  for (let part = 0; part < parts; part++) {
    const until = performance.now() + 2 * HELD_MS;
    while (performance.now() < until);
    yield;
  }
}

test('others have their turn behind each part that took long, and none within one', async () => {
  const turns = (parts: number) => turnsDuring(() => withPauses(longParts(parts)));
  expect(await turns(6)).toBeGreaterThanOrEqual((await turns(1)) + 5);
});

test('many that pause together go on one by one, each in a turn of its own', async () => {
  const turns = await turnsDuring(() => Promise.all(Array.from({ length: 30 }, () => pause())));
  expect(turns).toBeGreaterThanOrEqual(29);
});

test('what work gives is handed on, and what it throws', async () => {
  const giving = function* (): Generator<void, number> {
    yield;
    return 7;
  };
  const failing = function* (): Generator<void, number> {
    yield;
    throw new Error('burnt');
  };
  expect(await withPauses(giving())).toBe(7);
  await expect(withPauses(failing())).rejects.toThrow('burnt');
});
