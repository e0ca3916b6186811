import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { factFeatures } from '../src/read/text/facts/fact-roles.ts';
import { withSideLinesApart } from '../src/read/side-lines.ts';
import { emptyDraft } from '../src/recipe/recipe.ts';
import { doors, MARKUP } from './doors.ts';
import { growth, MOST_GROWTH, superlinearShapes } from './growth.ts';
import { hostileShapes, repeated } from './hostile-shapes.ts';

const RUNS = 60;
const SEED = 10;

// A reader that goes back over what it has read takes minutes for what is merely long.
test.each(Object.entries(doors))(
  '%s costs what its length is, whatever stands in it',
  async (name, run) => {
    const shapes = MARKUP.has(name)
      ? hostileShapes.filter(({ wrapped }) => !wrapped)
      : hostileShapes;
    expect(await superlinearShapes(run, shapes)).toEqual([]);
  },
);

test('what thousands of figures tell costs what their number is', async () => {
  const facts = (text: string) =>
    factFeatures(text.split('\n').map((line) => ({ text: line, label: 'F' as const })));
  const times = (size: number) => repeated('10 min 11 min 5 min 20 min\n', size);
  expect(await growth(facts, times, 64_000)).toBeLessThan(MOST_GROWTH);
});

test('a last step of thousands of sentences costs what its length is', async () => {
  const apart = (text: string) =>
    withSideLinesApart({ ...emptyDraft(), steps: [{ group: null, text }] });
  const sentences = (size: number) => repeated('Stir it well. ', size);
  expect(await growth(apart, sentences, 32_000)).toBeLessThan(MOST_GROWTH);
});

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
      expect(await growth(run, (size) => `${repeated(said, size)}!`)).toBeLessThan(MOST_GROWTH);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
