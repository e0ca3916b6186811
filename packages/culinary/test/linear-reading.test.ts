import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { doors } from './doors.ts';
import { hostileShapes, repeated } from './hostile-shapes.ts';

const SMALL = 2_000;
const GROWTH = 4;
/** What takes less CPU time is not judged. */
const FLOOR_MS = 12;
/** Of four times the text: four, with room for a busy machine. The square would be sixteen. */
const MOST = GROWTH ** 1.45;
const RUNS = 150;
const SEED = 10;

async function cost(run: (text: string) => unknown, text: string, times: number): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const before = process.cpuUsage();
    await run(text);
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1_000);
  }
  return Math.min(...took);
}

/** How many times more the longer text costs; what seems to grow too fast is measured anew, and with longer texts. */
async function growth(run: (text: string) => unknown, shape: (size: number) => string) {
  if ((await cost(run, shape(GROWTH * SMALL), 1)) < FLOOR_MS) return 1;
  let most = Infinity;
  for (const size of [SMALL, 2 * SMALL, 4 * SMALL]) {
    const short = await cost(run, shape(size), 3);
    const long = await cost(run, shape(GROWTH * size), 2);
    most = Math.min(most, long < FLOOR_MS ? 1 : long / short);
    if (most < MOST) return most;
  }
  return most;
}

// A reader that goes back over what it has read takes minutes for what is merely long.
test.each(Object.entries(doors))(
  '%s costs what its length is, whatever stands in it',
  async (_, run) => {
    const slow: string[] = [];
    for (const { name, text } of hostileShapes)
      if ((await growth(run, text)) >= MOST) slow.push(name);
    expect(slow).toEqual([]);
  },
);

test('texts of any repeated signs cost what their length is at every door', async () => {
  const sign = fc.constantFrom(
    ...'a1 -–,.;:()[]/|*_#<>&"\'\n½°%@{}~é\u0301糖🍅',
    '200 g',
    'or',
    '<b>',
    '**',
  );
  const piece = fc.array(sign, { minLength: 1, maxLength: 5 }).map((signs) => signs.join(''));
  await fc.assert(
    fc.asyncProperty(piece, fc.constantFrom(...Object.entries(doors)), async (said, [, run]) => {
      expect(await growth(run, (size) => `${repeated(said, size)}!`)).toBeLessThan(MOST);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
