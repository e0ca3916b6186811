import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importAndWait, libraryOf, newCook, nextOf, type Kitchen } from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { soup } from './recipes.fixture.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await startKitchen();
});
afterAll(() => kitchen.close());

test("a pasted text becomes a recipe in the cook's library", async () => {
  const cook = newCook();
  const job = await importAndWait(kitchen, cook, 'text', { text: soup });
  expect(job).toMatchObject({
    source: 'text',
    stage: 'success',
    progress: 100,
    title: 'Leek and Potato Soup',
    error: null,
    retries: 0,
  });
  const [recipe, ...others] = await libraryOf(kitchen, cook);
  expect(others).toEqual([]);
  expect(recipe).toMatchObject({ id: job.recipe?.id, title: 'Leek and Potato Soup', servings: 4 });
  expect(recipe?.ingredients.map(({ originalText }) => originalText)).toContain('3 leeks, sliced');
  expect(recipe?.instructions).toHaveLength(3);
});

test('two foods in one line are two ingredients', async () => {
  const cook = newCook();
  const text = soup.replace('3 leeks, sliced', '3 leeks, 1 tsp salt and 2 tbsp butter');
  await importAndWait(kitchen, cook, 'text', { text });
  const [recipe] = await libraryOf(kitchen, cook);
  expect(recipe?.ingredients.map(({ originalText }) => originalText)).toEqual(
    expect.arrayContaining(['3 leeks', '1 tsp salt', '2 tbsp butter']),
  );
});

test("an import is told as finished, as a new recipe and as usage, all in the cook's name", async () => {
  const cook = newCook();
  const finished = nextOf(kitchen, 'intake.finished', cook);
  const created = nextOf(kitchen, 'recipe.created', cook);
  const used = nextOf(kitchen, 'usage.intake', cook);
  const job = await importAndWait(kitchen, cook, 'text', { text: soup });
  const recipeId = Number(job.recipe?.id);
  expect(await finished).toMatchObject({
    actor: { id: cook },
    data: { jobId: Number(job.id), stage: 'success', progress: 100, recipeId, error: null },
  });
  expect(await created).toMatchObject({ data: { recipeId, ownerId: cook } });
  expect(await used).toMatchObject({
    data: {
      jobId: Number(job.id),
      format: 'text',
      success: true,
      errorType: null,
      durationMs: expect.any(Number),
    },
  });
});
