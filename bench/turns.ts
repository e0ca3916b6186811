// Measures how long a cook waits for the analysis of a recipe behind the work of another: behind a hundred long recipes that came in at once,
// and behind a food that is corrected in a large library.
//
//   npm run bench:turns -- [--recipes 100] [--library 1000]
//
// It prints the seconds that each takes alone and behind the other, and how long the other's work goes on.
import { parseArgs } from 'node:util';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { startTestStack } from '../packages/stack/src/start-test-stack.ts';
import type { Cook } from '../packages/stack/src/test-kit.ts';
import { generateRecipes } from './library/generate-recipes.ts';

const { values: options } = parseArgs({
  options: {
    recipes: { type: 'string', default: '100' },
    library: { type: 'string', default: '1000' },
  },
});

const SEED = 7;
/** Ten of them are as long as analyses take. */
const RECIPES_IN_ONE = 30;

const soup = { title: 'Soup', ingredientText: '500 g leeks\n1 l water', servings: 2 };

const stack = await startTestStack();
try {
  await behindLongRecipes();
  await behindCorrectedFood();
} finally {
  await stack.stop();
}

async function behindLongRecipes() {
  const [busy, other] = [await stack.newCook(), await stack.newCook()];
  print('an analysis alone', await secondsOf(async () => analysed(other, await keep(other, soup))));
  const begun = performance.now();
  const long = longRecipes(Number(options.recipes));
  const ids = await Promise.all(long.map((recipe) => keep(busy, recipe)));
  print(
    `an analysis behind ${ids.length} long recipes of another`,
    await secondsOf(async () => analysed(other, await keep(other, soup))),
  );
  for (const id of ids) await analysed(busy, id);
  print('all of these', (performance.now() - begun) / 1000);
}

async function behindCorrectedFood() {
  const [busy, other] = [await stack.newCook(), await stack.newCook()];
  const last: number[] = [];
  for (const recipe of generateRecipes(Number(options.library), SEED))
    last.push(
      await keep(busy, { ...recipe, ingredientText: `${recipe.ingredientText}\n1 g moondust` }),
    );
  for (const id of last) await analysed(busy, id);
  const id = await keep(other, { ...soup, ingredientText: '500 g moondust' });
  await analysed(other, id);
  await correct(busy, 'moondust');
  print(
    `a corrected food behind one in ${last.length} recipes of another`,
    await secondsOf(async () => {
      await correct(other, 'moondust');
      await askUntil(
        () => read(other, id),
        ({ sustainabilityScore }) => typeof sustainabilityScore === 'number',
      );
    }),
  );
}

/** As long as analyses take, no two the same. */
function longRecipes(count: number) {
  const all = generateRecipes(count * RECIPES_IN_ONE, SEED);
  return Array.from({ length: count }, (_, at) => {
    const parts = all.slice(at * RECIPES_IN_ONE, (at + 1) * RECIPES_IN_ONE);
    const lines = parts.flatMap(({ ingredientText }) => ingredientText.split('\n'));
    return { ...parts[0]!, ingredientText: lines.slice(0, 300).join('\n') };
  });
}

async function keep(cook: Cook, recipe: object): Promise<number> {
  const response = await cook.post('/api/recipes', recipe);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: number }).id;
}

async function read(cook: Cook, id: number) {
  return (await (await cook.get(`/api/recipes/${id}`)).json()) as Record<string, unknown>;
}

function analysed(cook: Cook, id: number) {
  return askUntil(
    () => read(cook, id),
    ({ analysisState }) => analysisState === 'done',
  );
}

async function correct(cook: Cook, ingredient: string): Promise<void> {
  const response = await cook.request('/api/foods/corrections', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredient, foodId: 'beef' }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

function print(what: string, seconds: number): void {
  console.log(`${seconds.toFixed(2).padStart(8)} s  ${what}`);
}
