import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { announce } from '@convivio/contracts/announcement';
import { envelopeOf } from '@convivio/platform/outbox';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';
import type { KeptRecipe, RecipeKitchen, TestCook } from './recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook();
});
afterAll(() => kitchen.close());

interface ToAnalyse {
  ownerId: string;
  title: string;
  ingredientText: string;
  steps: string[];
  course: string;
  servings: number;
  servingsStated: boolean;
  languageCode: string | null;
  content: string;
}

const TO_ANALYSE =
  'query ($id: ID!) { found: recipeToAnalyse(recipeId: $id, generated: false) { ownerId title ingredientText steps course servings servingsStated languageCode content } }';
const KEEP =
  'mutation ($id: ID!, $content: String!, $analysis: RecipeAnalysisInput) { kept: keepRecipeAnalysis(recipeId: $id, generated: false, content: $content, analysis: $analysis) }';
const FAIL =
  'mutation ($id: ID!, $content: String!) { failed: failRecipeAnalysis(recipeId: $id, generated: false, content: $content) }';

const toAnalyse = async ({ id }: KeptRecipe) =>
  (await kitchen.askAsService<{ found: ToAnalyse | null }>(TO_ANALYSE, { id })).data.found;
/** As the page of the soup shows it. */
const analysisOf = (overallScore: number) => ({
  sustainability: {
    overallScore,
    band: 'Good',
    breakdown: { climate: 80, water: 70, biodiversity: 60, land: 50, unknown: ['land'] },
    topConcerns: ['Leek: 90% of the water use.'],
    ingredientDetails: [
      {
        name: 'leek',
        line: '500 g leeks',
        sustainabilityScore: overallScore,
        impact: 'low',
        confidence: 'high',
      },
    ],
    discoveredIngredients: [],
    recommendations: [{ ingredient: 'leek', suggestion: 'Use less.', scoreAfter: 90 }],
    confidence: 'medium',
    remarks: ['One line does not count.'],
    servings: 2,
    servingsStated: true,
    coverage: 0.9,
    countedLines: 1,
    uncountedLines: 1,
    sources: ['AGRIBALYSE 3.2: Leek'],
  },
  nutrition: {
    calories: 61,
    protein: 1.5,
    carbohydrates: 14,
    fat: null,
    fiber: 1.8,
    reliable: true,
    remarks: [],
    servings: 2,
    servingsStated: true,
    coverage: 1,
    countedLines: 1,
    uncountedLines: 1,
    sources: ['USDA SR28: Leeks, raw'],
  },
  flavour: {
    principalIngredients: ['Leek'],
    family: null,
    overallHarmony: 71,
    keyPairings: [
      {
        principalIngredient: 'Leek',
        supportingElement: 'cream',
        affinity: 'classic',
        confidence: 80,
        insight: 'Both are gentle.',
        science: null,
      },
    ],
  },
});
const keep = (
  { id }: KeptRecipe,
  content: string,
  score: number | null,
  unknownNames: string[] = [],
) =>
  kitchen.askAsService<{ kept: boolean }>(KEEP, {
    id,
    content,
    analysis: score === null ? null : { ...analysisOf(score), unknownNames },
  });

/** Scores a recipe as a worker does. */
async function score(recipe: KeptRecipe, points: number | null, unknownNames: string[] = []) {
  return keep(recipe, (await toAnalyse(recipe))!.content, points, unknownNames);
}
const asked = ({ id }: TestCook) =>
  nextMessage(
    kitchen.bus,
    'recipe-analysis.requested',
    ({ data }) => (data as { ownerId: string }).ownerId === id,
  );
/** A recipe whose first request has passed. */
async function written(cook: TestCook, input: object = soup): Promise<KeptRecipe> {
  const request = asked(cook);
  const recipe = await cook.create(input);
  await request;
  return recipe;
}
const standing = async ({ id }: KeptRecipe) => {
  const { sustainabilityScore, analysisState } = await ida.recipe(id);
  return { sustainabilityScore, analysisState };
};
const waiting = { sustainabilityScore: null, analysisState: 'pending' };
const scored = (sustainabilityScore: number | null) => ({
  sustainabilityScore,
  analysisState: 'done',
});

const soup = { title: 'Soup', ingredientText: '500 g leeks\n1 l water', servings: 2 };

describe('a score is asked for', () => {
  test('once a recipe is written, and saving does not wait for it', async () => {
    const cook = await kitchen.newCook();
    const request = asked(cook);
    const recipe = await cook.create(soup);
    expect(recipe).toMatchObject(waiting);
    expect((await request).data).toEqual({
      recipeId: Number(recipe.id),
      generated: false,
      ownerId: cook.id,
    });
    expect(await toAnalyse(recipe)).toEqual({
      ownerId: cook.id,
      title: 'Soup',
      ingredientText: '500 g leeks\n1 l water',
      steps: [],
      course: 'main',
      servings: 2,
      servingsStated: true,
      languageCode: null,
      content: expect.any(String),
    });
  });

  test('once it is imported', async () => {
    const cook = await kitchen.newCook();
    const request = asked(cook);
    const recipe = await cook.keepImported();
    expect((await request).data).toMatchObject({ recipeId: Number(recipe.id) });
  });

  test.each([
    ['ingredients', { ingredientText: '500 g beef' }],
    ['servings', { servings: 8 }],
    ['language', { languageCode: 'de' }],
    ['title', { title: 'Leek and ginger soup' }],
  ])('again when its %s change, and the old one is not shown meanwhile', async (_what, edit) => {
    const recipe = await written(ida);
    await score(recipe, 71);
    const request = asked(ida);
    const { data } = await ida.update(recipe.id, edit);
    expect(data.recipe).toMatchObject(waiting);
    expect((await request).data).toMatchObject({ recipeId: Number(recipe.id) });
  });

  test('again when a recipe that waits for it is restored', async () => {
    const recipe = await written(ida);
    await ida.act('archiveRecipe', recipe.id);
    const request = asked(ida);
    await ida.act('restoreRecipe', recipe.id);
    expect((await request).data).toMatchObject({ recipeId: Number(recipe.id) });
  });

  test('not for other edits, nor for the same ingredients saved again', async () => {
    const cook = await kitchen.newCook();
    const recipe = await written(cook);
    await score(recipe, 71);
    const request = asked(cook);
    await cook.update(recipe.id, { description: 'For cold days.', category: 'starter' });
    await cook.update(recipe.id, { instructions: [{ instruction: 'Simmer the leeks.' }] });
    await cook.update(recipe.id, { ingredientText: soup.ingredientText });
    await cook.act('archiveRecipe', recipe.id);
    await cook.act('restoreRecipe', recipe.id);
    const other = await cook.create(soup);
    // The one that is asked for first.
    expect((await request).data).toMatchObject({ recipeId: Number(other.id) });
    expect(await cook.recipe(recipe.id)).toMatchObject(scored(71));
  });

  test('not for a recipe without ingredients, which has none', async () => {
    const recipe = await ida.create({ title: 'A note' });
    expect(recipe).toMatchObject(scored(null));
    expect(await toAnalyse(recipe)).toBeNull();
  });

  test('for a copy, which has a title of its own', async () => {
    const recipe = await written(ida);
    await score(recipe, 71);
    const request = asked(ida);
    const { data } = await ida.ask<{ copy: KeptRecipe }>(
      'mutation ($id: ID!) { copy: duplicateRecipe(id: $id) { id } }',
      { id: recipe.id },
    );
    expect((await request).data).toMatchObject({ recipeId: Number(data.copy.id) });
    expect(await standing(data.copy)).toEqual(waiting);
  });
});

describe('a score that comes', () => {
  test('stands on the recipe, is told to open pages, and is no change of the recipe', async () => {
    const recipe = await written(ida);
    const told = Promise.withResolvers<unknown>();
    const listening = kitchen.bus.listen('recipe.analysed', told.resolve);
    await listening.ready;
    expect((await score(recipe, 71)).data.kept).toBe(true);
    expect(await told.promise).toEqual({ recipeId: Number(recipe.id), ownerId: ida.id });
    listening.stop();
    const { version, updatedAt, ...after } = await ida.recipe(recipe.id);
    expect(after).toMatchObject(scored(71));
    expect({ version, updatedAt }).toEqual({
      version: recipe.version,
      updatedAt: recipe['updatedAt'],
    });
  });

  test('comes with what the page of the recipe shows at once, which goes when the recipe changes', async () => {
    const SUMMARIES = `query ($id: ID!) { recipe(id: $id) {
      sustainability: sustainabilitySummary { overallScore band breakdown { climate water biodiversity land unknown } topConcerns
        ingredientDetails { name line sustainabilityScore impact confidence } discoveredIngredients
        recommendations { ingredient suggestion scoreAfter } confidence remarks servings servingsStated coverage countedLines uncountedLines sources }
      nutrition: nutritionSummary { calories protein carbohydrates fat fiber reliable remarks servings servingsStated coverage countedLines uncountedLines sources }
      flavour: flavourSummary { principalIngredients family overallHarmony keyPairings { principalIngredient supportingElement affinity confidence insight science } }
    } }`;
    const recipe = await written(ida);
    await score(recipe, 71);
    const shown = async () =>
      (await ida.ask<{ recipe: object }>(SUMMARIES, { id: recipe.id })).data.recipe;
    expect(await shown()).toEqual(analysisOf(71));
    await ida.update(recipe.id, { ingredientText: '500 g beef' });
    expect(await shown()).toEqual({ sustainability: null, nutrition: null, flavour: null });
  });

  test('may be none, and then nothing is waited for', async () => {
    const recipe = await ida.create({ title: 'Dust', ingredientText: 'stardust' });
    await score(recipe, null);
    expect(await standing(recipe)).toEqual(scored(null));
  });

  test('of what stood there before is dropped', async () => {
    const recipe = await written(ida);
    const { content } = (await toAnalyse(recipe))!;
    await ida.update(recipe.id, { ingredientText: '500 g beef' });
    expect((await keep(recipe, content, 71)).data.kept).toBe(false);
    expect(await standing(recipe)).toEqual(waiting);
    await score(recipe, 12);
    expect(await standing(recipe)).toEqual(scored(12));
  });

  test('twice is kept once', async () => {
    const recipe = await written(ida);
    const { content } = (await toAnalyse(recipe))!;
    const answers = await Promise.all([71, 71].map((points) => keep(recipe, content, points)));
    expect(answers.map(({ failure }) => failure)).toEqual([undefined, undefined]);
    expect(await toAnalyse(recipe)).toBeNull();
    expect((await keep(recipe, content, 3)).data.kept).toBe(false);
    expect(await standing(recipe)).toEqual(scored(71));
  });

  test.each([-1, 101])('of %p is refused', async (points) => {
    const recipe = await written(ida);
    expect((await score(recipe, points)).failure).toMatchObject({
      status: 422,
      message: 'A score is a number from 0 to 100.',
    });
  });

  test('of a recipe that is gone is dropped', async () => {
    const recipe = await written(ida);
    const { content } = (await toAnalyse(recipe))!;
    await ida.act('archiveRecipe', recipe.id);
    await ida.act('deleteRecipe', recipe.id);
    expect((await keep(recipe, content, 71)).data.kept).toBe(false);
  });

  test('sorts the library; what waits for its own counts as 50', async () => {
    const cook = await kitchen.newCook();
    const made: KeptRecipe[] = [];
    for (const title of ['Good', 'Poor', 'Changed'])
      made.push(await written(cook, { ...soup, title }));
    for (const [at, points] of [80, 20, 95].entries()) await score(made[at]!, points);
    await cook.update(made[2]!.id, { ingredientText: '500 g beef' });
    const { data } = await cook.ask<{ recipes: { nodes: object[] } }>(
      '{ recipes(sort: sustainability) { nodes { title sustainabilityScore analysisState } } }',
    );
    expect(data.recipes.nodes).toEqual([
      { title: 'Good', ...scored(80) },
      { title: 'Changed', ...waiting },
      { title: 'Poor', ...scored(20) },
    ]);
  });

  test('comes from services alone', async () => {
    const { id } = await written(ida);
    expect(
      (
        await ida.ask(KEEP, {
          id,
          content: 'x',
          analysis: { ...analysisOf(100), unknownNames: [] },
        })
      ).failure?.status,
    ).toBe(401);
    expect((await ida.ask(TO_ANALYSE, { id })).failure?.status).toBe(401);
    expect((await ida.ask(FAIL, { id, content: 'x' })).failure?.status).toBe(401);
  });
});

describe('a food that its cook has corrected', () => {
  const correct = (cook: TestCook, ingredient: string) =>
    kitchen.bus.publish(
      envelopeOf(announce('food.corrected', cook.id, { ownerId: cook.id, ingredient })),
    );

  test('has the recipes scored anew that name it in whole words, also archived ones', async () => {
    const cook = await kitchen.newCook();
    const lines = ['200 g Butter Beans', '200 g butter', '200 g buttermilk'];
    const made: KeptRecipe[] = [];
    for (const ingredientText of lines)
      made.push(await written(cook, { title: 'X', ingredientText }));
    for (const recipe of made) await score(recipe, 60);
    await cook.act('archiveRecipe', made[0]!.id);
    const request = asked(cook);
    await correct(cook, 'butter  BEANS');
    expect((await request).data).toMatchObject({ recipeId: Number(made[0]!.id) });
    const shown = [];
    for (const { id } of made) shown.push((await cook.recipe(id)).analysisState);
    expect(shown).toEqual(['pending', 'done', 'done']);
  });

  test('leaves the recipes of others, and drops a score that was worked out before', async () => {
    const [cook, other] = [await kitchen.newCook(), await kitchen.newCook()];
    const [mine, theirs] = [await written(cook), await written(other)];
    await score(theirs, 60);
    const { content } = (await toAnalyse(mine))!;
    const request = asked(cook);
    await correct(cook, 'leeks');
    await request;
    expect((await keep(mine, content, 71)).data.kept).toBe(false);
    expect(await cook.recipe(mine.id)).toMatchObject({ ...waiting, version: mine.version });
    expect(await other.recipe(theirs.id)).toMatchObject(scored(60));
  });
});

describe('a library of many recipes', () => {
  const correct = ({ id: ownerId }: TestCook, ingredient: string) =>
    kitchen.bus.publish(envelopeOf(announce('food.corrected', ownerId, { ownerId, ingredient })));
  /** The requests of cooks as they pass, until so many of one have. */
  async function requestsUntil(cook: TestCook, count: number) {
    const passed: { ownerId: string; recipeId: number }[] = [];
    await nextMessage(kitchen.bus, 'recipe-analysis.requested', ({ data }) => {
      passed.push(data as (typeof passed)[number]);
      return passed.filter(({ ownerId }) => ownerId === cook.id).length === count;
    });
    return passed;
  }

  test('has all of them analysed anew that name a corrected food, and does not hold another cook up', async () => {
    const [busy, other] = [await kitchen.newCook(), await kitchen.newCook()];
    const ids: number[] = [];
    for (let at = 0; at < 90; at++) ids.push(Number((await written(busy)).id));
    await written(other);
    const [all, others] = [requestsUntil(busy, 90), requestsUntil(other, 1)];
    await correct(busy, 'leeks');
    await correct(other, 'leeks');
    const before = (await others).filter(({ ownerId }) => ownerId === busy.id);
    expect(before.length).toBeLessThanOrEqual(40);
    const renewed = (await all).filter(({ ownerId }) => ownerId === busy.id);
    expect(renewed.map(({ recipeId }) => recipeId)).toEqual(ids.toSorted((a, b) => a - b));
    // Else the service takes them for a sign that nobody works on what waits.
    await kitchen.documents.collection('recipes').deleteMany({ ownerId: busy.id });
  });
});

describe('a discovered ingredient that an administrator has verified', () => {
  const verify = (name: string) =>
    kitchen.bus.publish(
      envelopeOf(announce('discovered-ingredient.verified', 'an-administrator', { name })),
    );
  const states = (cook: TestCook, recipes: KeptRecipe[]) =>
    Promise.all(recipes.map(async ({ id }) => (await cook.recipe(id))['analysisState']));

  test('has the recipes of all cooks analysed anew that look it up, again and again, and no others', async () => {
    const [cook, other] = [await kitchen.newCook(), await kitchen.newCook()];
    const recipes = [await written(cook), await written(cook)];
    const theirs = await written(other);
    for (let round = 0; round < 2; round++) {
      await score(recipes[0]!, 60, ['moonroot', 'stardust']);
      await score(theirs, 60, ['stardust']);
      if (round === 0) await score(recipes[1]!, 60, ['moonroots']);
      const requests = [asked(cook), asked(other)];
      await verify('stardust');
      await Promise.all(requests);
      expect(await states(cook, recipes)).toEqual(['pending', 'done']);
      expect(await states(other, [theirs])).toEqual(['pending']);
      expect(await toAnalyse(theirs)).not.toBeNull();
    }
  });
});

test('a food that is found later has the recipes of all cooks analysed anew that looked it up in vain, not those that count it', async () => {
  const [cook, other] = [await kitchen.newCook(), await kitchen.newCook()];
  const [counting, vain, theirs] = [await written(cook), await written(cook), await written(other)];
  const { content } = (await toAnalyse(counting))!;
  const analysis = { ...analysisOf(60), unknownNames: ['sunroot'] };
  const sustainability = { ...analysis.sustainability, discoveredIngredients: ['Sunroot'] };
  await kitchen.askAsService(KEEP, {
    id: counting.id,
    content,
    analysis: { ...analysis, sustainability },
  });
  for (const recipe of [vain, theirs]) await score(recipe, 60, ['sunroot']);
  const requests = [asked(cook), asked(other)];
  await kitchen.bus.publish(
    envelopeOf(announce('discovered-ingredient.found', cook.id, { name: 'sunroot' })),
  );
  await Promise.all(requests);
  const states = [
    [cook, counting],
    [cook, vain],
    [other, theirs],
  ] as const;
  expect(
    await Promise.all(
      states.map(async ([whose, { id }]) => (await whose.recipe(id))['analysisState']),
    ),
  ).toEqual(['done', 'pending', 'pending']);
});

describe('an analysis that has failed in every try', () => {
  const fail = ({ id }: KeptRecipe, content: string) =>
    kitchen.askAsService<{ failed: boolean }>(FAIL, { id, content });
  const failed = { sustainabilityScore: null, analysisState: 'failed' };

  test('is said, told to open pages, and still waited for', async () => {
    const recipe = await written(ida);
    const { content } = (await toAnalyse(recipe))!;
    const told = Promise.withResolvers<unknown>();
    const listening = kitchen.bus.listen('recipe.analysed', told.resolve);
    await listening.ready;
    expect((await fail(recipe, content)).data.failed).toBe(true);
    expect(await told.promise).toEqual({ recipeId: Number(recipe.id), ownerId: ida.id });
    listening.stop();
    expect(await standing(recipe)).toEqual(failed);
    expect((await toAnalyse(recipe))?.content).toBe(content);
    await keep(recipe, content, 71);
    expect(await standing(recipe)).toEqual(scored(71));
  });

  test('says nothing of what was written since, which is waited for', async () => {
    const recipe = await written(ida);
    const { content } = (await toAnalyse(recipe))!;
    await ida.update(recipe.id, { ingredientText: '500 g beef' });
    expect((await fail(recipe, content)).data.failed).toBe(false);
    expect(await standing(recipe)).toEqual(waiting);
    await fail(recipe, (await toAnalyse(recipe))!.content);
    expect(await standing(recipe)).toEqual(failed);
    const request = asked(ida);
    await ida.update(recipe.id, { ingredientText: '500 g lentils' });
    await request;
    expect(await standing(recipe)).toEqual(waiting);
  });

  test('leaves one that has come', async () => {
    const recipe = await written(ida);
    const { content } = (await toAnalyse(recipe))!;
    await keep(recipe, content, 71);
    expect((await fail(recipe, content)).data.failed).toBe(false);
    expect(await standing(recipe)).toEqual(scored(71));
  });
});

describe('at the same time', () => {
  test('an edit and the score of what stood there before leave the recipe waiting', async () => {
    for (let round = 0; round < 5; round++) {
      const recipe = await written(ida);
      const { content } = (await toAnalyse(recipe))!;
      await Promise.all([
        keep(recipe, content, 71),
        ida.update(recipe.id, { ingredientText: '500 g beef' }),
      ]);
      expect(await standing(recipe)).toEqual(waiting);
    }
  });
});

describe('recipes that wait for long', () => {
  const HOUR = 3_600_000;
  const documents = () => kitchen.documents.collection('recipes');

  test('are asked for again once the service looks, those of before there were scores too', async () => {
    const cook = await kitchen.newCook();
    const made: KeptRecipe[] = [];
    for (let at = 0; at < 4; at++) made.push(await written(cook));
    const [lost, old, done, lately] = made as [KeptRecipe, KeptRecipe, KeptRecipe, KeptRecipe];
    await score(done, 60);
    await kitchen.stopService();
    const then = new Date(Date.now() - HOUR);
    const age = ({ id }: KeptRecipe, unset = {}) =>
      documents().updateOne(
        { _id: Number(id) as never },
        { $set: { createdAt: then, touchedAt: then }, ...unset },
      );
    await age(lost);
    await age(old, { $unset: { analysed: 1, foodsCorrected: 1 } });
    await age(done);
    const seen: number[] = [];
    const both = nextMessage(kitchen.bus, 'recipe-analysis.requested', ({ data }) => {
      const { ownerId, recipeId } = data as { ownerId: string; recipeId: number };
      if (ownerId === cook.id) seen.push(recipeId);
      return seen.length === 2;
    });
    await kitchen.startService();
    await both;
    expect(seen.toSorted()).toEqual([Number(lost.id), Number(old.id)].toSorted());
    expect(await cook.recipe(old.id)).toMatchObject(waiting);
    expect(await cook.recipe(done.id)).toMatchObject(scored(60));
    expect(await cook.recipe(lately.id)).toMatchObject(waiting);
  });

  test('because their analysis failed are asked for again after a day', async () => {
    const cook = await kitchen.newCook();
    const [lately, long] = [await written(cook), await written(cook)];
    for (const { id, content } of [
      { id: lately.id, ...(await toAnalyse(lately))! },
      { id: long.id, ...(await toAnalyse(long))! },
    ])
      await kitchen.askAsService(FAIL, { id, content });
    await kitchen.stopService();
    for (const [{ id }, hours] of [
      [lately, 23],
      [long, 25],
    ] as const) {
      const then = new Date(Date.now() - hours * HOUR);
      await documents().updateOne(
        { _id: Number(id) as never },
        { $set: { createdAt: then, touchedAt: then } },
      );
    }
    const request = asked(cook);
    await kitchen.startService();
    expect((await request).data).toMatchObject({ recipeId: Number(long.id) });
    expect(await cook.recipe(lately.id)).toMatchObject({ analysisState: 'failed' });
  });

  test('are not asked for while a hundred others wait since lately: nobody works on them', async () => {
    const cook = await kitchen.newCook();
    const recipe = await written(cook);
    await kitchen.stopService();
    const document = (await documents().findOne({ _id: Number(recipe.id) as never }))!;
    await documents().insertMany(
      Array.from({ length: 100 }, () => ({
        ...document,
        _id: Math.floor(Math.random() * 2 ** 50) as never,
        ownerId: randomUUID(),
      })),
    );
    const then = new Date(Date.now() - HOUR);
    await documents().updateOne(
      { _id: document._id },
      { $set: { createdAt: then, touchedAt: then } },
    );
    const request = asked(cook);
    await kitchen.startService();
    // What is written now is asked for first.
    const next = await cook.create(soup);
    expect((await request).data).toMatchObject({ recipeId: Number(next.id) });
    await documents().deleteMany({ title: soup.title, ownerId: { $nin: [ida.id, cook.id] } });
  });

  test('that were scored by earlier rules show no score', async () => {
    const recipe = await written(ida);
    await score(recipe, 71);
    await documents().updateOne(
      { _id: Number(recipe.id) as never },
      { $set: { analysed: '0:0123456789abcdef' } },
    );
    expect(await standing(recipe)).toEqual(waiting);
    expect((await toAnalyse(recipe))?.ownerId).toBe(ida.id);
  });
});
