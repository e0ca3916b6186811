import { expect, test } from '@jest/globals';
import { sharesOfCooks } from './shares-of-cooks.ts';

const never = new AbortController().signal;

/** Readers that may hold 2,460 MB, of which 760 stay free beside those of one cook; who has begun, in order. */
function readers() {
  const shares = sharesOfCooks(() => 2_460, 760);
  const begun: string[] = [];
  const ask = (cook: string, memoryMb: number, signal = never) =>
    shares.acquire(cook, memoryMb, signal).then((end) => {
      begun.push(`${cook} ${memoryMb}`);
      return end;
    });
  return { ask, begun };
}
/** Until all that can begin has begun. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('a second large page of one cook waits for the first, and nobody else waits for it', async () => {
  const { ask, begun } = readers();
  const end = await ask('anna', 1_100);
  void ask('anna', 1_100);
  void ask('anna', 760);
  void ask('berta', 760);
  await settled();
  expect(begun).toEqual(['anna 1100', 'berta 760']);
  end();
  await settled();
  expect(begun).toEqual(['anna 1100', 'berta 760', 'anna 1100']);
});

test('two usual sources of one cook are read at once, the third behind them', async () => {
  const { ask, begun } = readers();
  for (let count = 0; count < 3; count++) void ask('anna', 760);
  await settled();
  expect(begun).toEqual(['anna 760', 'anna 760']);
});

test('who holds nothing has a reader however little memory there is', async () => {
  const shares = sharesOfCooks(() => 500, 760);
  (await shares.acquire('anna', 1_100, never))();
  (await shares.acquire('anna', 1_100, never))();
});

test('who gives up makes room for those behind', async () => {
  const { ask, begun } = readers();
  await ask('anna', 760);
  const stopping = new AbortController();
  const waiting = ask('anna', 1_100, stopping.signal);
  void ask('anna', 760);
  await settled();
  expect(begun).toEqual(['anna 760']);
  stopping.abort(new Error('given up'));
  await expect(waiting).rejects.toThrow('given up');
  await settled();
  expect(begun).toEqual(['anna 760', 'anna 760']);
});
