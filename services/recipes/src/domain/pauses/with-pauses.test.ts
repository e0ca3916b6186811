import { expect, test } from '@jest/globals';
import { searchTermsByParts, type ByParts } from '@convivio/culinary/find';
import { longestList, MOST_OF_WHOLE, turnsDuring, turnsOfSecond } from './test-kit/turns-during.ts';
import { pause, withPauses } from './with-pauses.ts';

test('who finds the words by which the longest recipe is searched keeps nobody waiting until all are found', async () => {
  const recipe = {
    title: 'Soupe',
    description: '',
    tags: [],
    ingredients: longestList.map((name) => ({ name })),
    translatedIngredients: longestList,
    languageCode: 'fr',
  };
  const { longestWait, whole } = await turnsOfSecond(() => withPauses(searchTermsByParts(recipe)));
  expect(longestWait).toBeLessThan(MOST_OF_WHOLE * whole);
});

test('others wait for the whole of work that is not parted', async () => {
  const block = function* (): ByParts<void> {
    const until = performance.now() + 50;
    while (performance.now() < until);
    yield;
  };
  const { longestWait, whole } = await turnsDuring(() => withPauses(block()));
  expect(longestWait).toBeGreaterThan(MOST_OF_WHOLE * whole);
});

test('many that pause together go on one by one, each in a turn of its own', async () => {
  const { turns } = await turnsDuring(() => Promise.all(Array.from({ length: 30 }, () => pause())));
  expect(turns).toBeGreaterThanOrEqual(29);
});

test('what work gives is handed on, and what it throws', async () => {
  const giving = function* (): ByParts<number> {
    yield;
    return 7;
  };
  const failing = function* (): ByParts<number> {
    yield;
    throw new Error('burnt');
  };
  expect(await withPauses(giving())).toBe(7);
  await expect(withPauses(failing())).rejects.toThrow('burnt');
});
