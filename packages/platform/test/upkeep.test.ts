import { expect, test } from '@jest/globals';
import { startUpkeep } from '../src/upkeep.ts';

const silent = { warn() {} };

test('is done at once and again after each end, also after a failure, which is logged', async () => {
  const third = Promise.withResolvers<void>();
  const logged: string[] = [];
  let done = 0;
  const upkeep = startUpkeep('sweeping', 0, async () => {
    if (++done === 3) third.resolve();
    if (done === 1) throw new Error('away');
  }, { warn: (_context, text) => void logged.push(text) });
  await third.promise;
  await upkeep.close();
  expect(logged).toEqual(['sweeping: left for the next time']);
});

test('is stopped at its next chance, waited for, and not done again', async () => {
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const upkeep = startUpkeep('sweeping', 0, async (signal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    events.push('ended');
  }, silent);
  await begun.promise;
  await upkeep.close();
  events.push('closed');
  await new Promise(setImmediate);
  expect(events).toEqual(['ended', 'closed']);
});
