import { expect, test } from '@jest/globals';
import { semaphore } from './semaphore.ts';

const never = new AbortController().signal;

/** Megabytes of which some are asked for; what has begun, in order. */
function budget(all: number) {
  const { acquire } = semaphore(all);
  const begun: string[] = [];
  const ask = (name: string, share: number, signal = never) =>
    acquire(share, signal).then((giveBack) => {
      begun.push(name);
      return giveBack;
    });
  return { ask, begun };
}
/** Until all that can begin has begun. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('the jobs of the products begin at once as decision 015 says', async () => {
  for (const [shares, first] of [
    [[700, 600, 600, 400], 4],
    [[700, 700, 600, 400], 4],
    [[1_300, 700, 400], 3],
    [[1_300, 700, 700, 400], 3],
  ] as const) {
    const { ask, begun } = budget(2_400);
    for (const [at, share] of shares.entries()) void ask(`${at}`, share);
    await settled();
    expect(begun).toHaveLength(first);
  }
});

test('what fits passes what does not fit yet', async () => {
  const { ask, begun } = budget(2_400);
  const end = await ask('large import', 1_300);
  await ask('source', 700);
  void ask('second source', 700);
  void ask('lines', 400);
  await settled();
  expect(begun).toEqual(['large import', 'source', 'lines']);
  end();
  await settled();
  expect(begun).toEqual(['large import', 'source', 'lines', 'second source']);
});

test('a large one is passed a few times and no more', async () => {
  const { ask, begun } = budget(10);
  let end = await ask('small 0', 6);
  void ask('large', 10);
  for (let at = 1; at <= 20; at++) {
    const next = ask(`small ${at}`, 4);
    await settled();
    end();
    await settled();
    if (begun.includes('large')) break;
    end = await next;
  }
  expect(begun.indexOf('large')).toBeGreaterThan(1);
  expect(begun.indexOf('large')).toBeLessThanOrEqual(9);
});

test('who gives up makes room for those behind', async () => {
  const { ask, begun } = budget(10);
  const stopping = new AbortController();
  await ask('first', 6);
  const waiting = ask('large', 10, stopping.signal);
  for (let at = 0; at < 20; at++) void ask('six', 6);
  stopping.abort(new Error('given up'));
  await expect(waiting).rejects.toThrow('given up');
  expect(begun).toEqual(['first']);
});
