import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { runLimit } from './run-limit.ts';

/** Ends after so many milliseconds. */
const passed = (ms: number) => once(runLimit(ms).signal, 'abort');

test('what a run waits for others is not counted', async () => {
  const { signal, pause } = runLimit(20);
  const goOn = pause();
  await passed(60);
  expect(signal.aborted).toBe(false);
  goOn();
  goOn();
  await once(signal, 'abort');
});

test('a run goes on when nothing of it waits any more', async () => {
  const { signal, pause } = runLimit(20);
  const [one, other] = [pause(), pause()];
  one();
  await passed(60);
  expect(signal.aborted).toBe(false);
  other();
  await once(signal, 'abort');
});
