import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startPeriodicTask } from '../src/service/periodic-task.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** PeriodicTask of each hour whose turns end as `perform` does, with what it logs. */
function upkeepOf(perform: (turn: number, signal: AbortSignal) => Promise<void>) {
  const seen = { turns: 0, logged: [] as string[] };
  const { close } = startPeriodicTask('sweeping', HOUR, (signal) => perform(++seen.turns, signal), {
    warn: (_context, text) => void seen.logged.push(text),
  });
  return { seen, close };
}

test('is done at once and again so long after each end', async () => {
  const second = Promise.withResolvers<void>();
  const { seen, close } = upkeepOf(async (turn) => (turn === 2 ? second.promise : undefined));
  expect(seen.turns).toBe(1);
  await jest.advanceTimersByTimeAsync(HOUR - 1);
  expect(seen.turns).toBe(1);
  await jest.advanceTimersByTimeAsync(5 * HOUR);
  expect(seen.turns).toBe(2);
  second.resolve();
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(seen).toEqual({ turns: 3, logged: [] });
  await close();
});

test('a failure is logged, and made up for sooner', async () => {
  const { seen, close } = upkeepOf(async (turn) => {
    if (turn === 1) throw new Error('away');
  });
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(seen).toEqual({ turns: 2, logged: ['sweeping: left for the next time'] });
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(seen.turns).toBe(2);
  await close();
});

test('is stopped at its next chance, waited for, and not done again', async () => {
  const events: string[] = [];
  const { seen, close } = upkeepOf(async (_turn, signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    events.push('ended');
  });
  await close();
  events.push('closed');
  await jest.advanceTimersByTimeAsync(3 * HOUR);
  expect([events, seen]).toEqual([['ended', 'closed'], { turns: 1, logged: [] }]);
});

test('is not done again once it is closed between two turns', async () => {
  const { seen, close } = upkeepOf(async () => {});
  await jest.advanceTimersByTimeAsync(HOUR / 2);
  await close();
  await jest.advanceTimersByTimeAsync(3 * HOUR);
  expect(seen.turns).toBe(1);
});
