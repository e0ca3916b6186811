import { expect, test } from '@jest/globals';
import { searchTermsByParts } from '@convivio/culinary/find';
import { blankRecipe } from './writing/blank-recipe.ts';
import { pause, withPauses } from './with-pauses.ts';
import { writeRecipe } from './writing/write-recipe.ts';

/** How often others had their turn meanwhile, and the longest that they waited, in ms. */
async function turnsDuring(work: () => Promise<unknown>) {
  let isDone = false;
  let turns = 0;
  let longest = 0;
  let at = performance.now();
  const count = () => {
    turns++;
    longest = Math.max(longest, performance.now() - at);
    at = performance.now();
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return { turns, longest };
}

const words =
  'épaule porc bouillon volaille oignons émincés huile olive fromage râpé gousses ail'.split(' ');
const line = (at: number) =>
  Array.from({ length: 8 }, (_, word) => `${at} g ${words[(at * 7 + word * 5) % words.length]!}`)
    .join(' ')
    .slice(0, 78);
const longest = Array.from({ length: 500 }, (_, at) => line(at));

test('who writes the longest list keeps nobody waiting until all of it is read', async () => {
  const blank = blankRecipe(1, 'ida', new Date());
  const written = { title: 'Soupe', ingredientText: longest.join('\n'), languageCode: 'fr' };
  const { turns } = await turnsDuring(() => writeRecipe(blank, written));
  expect(turns).toBeGreaterThan(4);
});

test('nor until its words for searching are found', async () => {
  const recipe = {
    title: 'Soupe',
    description: '',
    tags: [],
    ingredients: longest.map((name) => ({ name })),
    translatedIngredients: longest,
    languageCode: 'fr',
  };
  const { turns } = await turnsDuring(() => withPauses(searchTermsByParts(recipe)));
  expect(turns).toBeGreaterThan(4);
});

test('many that pause together go on one by one, each in a turn of its own', async () => {
  const { turns } = await turnsDuring(() => Promise.all(Array.from({ length: 30 }, () => pause())));
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
