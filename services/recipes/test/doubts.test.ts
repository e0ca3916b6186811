import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RECIPE, type KeptRecipe, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
});
afterAll(() => kitchen.close());

const lines = ['500 g ricotta', '2 cucch. pinoli', '1 pinch salt', '1 pinch salt'];
const steps = ['Stir.', 'Bake in a moderate oven.'];
const doubtOf = (part: string, index: number | null, sourceWords: string | null = null) => ({
  part,
  index,
  sentence: `Why ${part} ${index}?`,
  sourceWords,
});
const doubts = [
  doubtOf('title', null),
  doubtOf('ingredient', 1, '2 cucch. pinoli'),
  doubtOf('ingredient', 3),
  doubtOf('step', 1),
  doubtOf('whole', null),
];
const keep = (more: object = {}) =>
  ida.keepImported({
    title: 'Torta',
    ingredients: [{ name: null, lines }],
    instructions: steps.map((text) => ({ text })),
    doubts,
    ...more,
  });
const confirm = (cook: TestCook, id: string, doubtId: string) =>
  cook.ask<{ recipe: KeptRecipe }>(
    `mutation ($id: ID!, $doubtId: ID!) { recipe: confirmRecipeDoubt(id: $id, doubtId: $doubtId) { ${RECIPE} } }`,
    { id, doubtId },
  );
/** Which parts are doubted still, and where they stand. */
const places = ({ doubts: left }: KeptRecipe) => left.map(({ part, index }) => [part, index]);

test('an imported recipe keeps its doubts, each once, with line, sentence and the words of the source', async () => {
  expect((await keep({ doubts: [...doubts, ...doubts] })).doubts).toEqual(
    doubts.map((doubt, at) => ({ id: String(at + 1), ...doubt })),
  );
});

describe('a doubt of which somebody says that it is right', () => {
  test('goes, and no other', async () => {
    const recipe = await keep();
    const changed = kitchen.next('recipe.changed', recipe);
    const { data } = await confirm(ida, recipe.id, recipe.doubts[1]!.id);
    expect(data.recipe.doubts).toEqual(recipe.doubts.toSpliced(1, 1));
    expect(data.recipe).toMatchObject({ version: 2, updatedBy: 'Ida', title: 'Torta' });
    expect(await ida.recipe(recipe.id)).toEqual(data.recipe);
    expect((await changed).data.title).toBe('Torta');
  });

  test('goes once: the second time, and a number that is none of its doubts, change nothing', async () => {
    const recipe = await keep();
    await confirm(ida, recipe.id, '2');
    for (const id of ['2', '99'])
      expect((await confirm(ida, recipe.id, id)).data.recipe).toMatchObject({ version: 2 });
    expect((await ida.recipe(recipe.id)).doubts).toHaveLength(4);
  });

  test('goes whatever else was changed since it was seen, for it is known by its number', async () => {
    const recipe = await keep();
    await ida.update(recipe.id, { ingredientText: lines.toReversed().join('\n') }, 1);
    const { data } = await confirm(ida, recipe.id, '2');
    expect(data.recipe.doubts.map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
  });

  test('goes beside others that go at the same moment', async () => {
    const recipe = await keep();
    await Promise.all(recipe.doubts.map(({ id }) => confirm(ida, recipe.id, id)));
    expect(await ida.recipe(recipe.id)).toMatchObject({ doubts: [], version: 6 });
  });

  test('stays in an archived recipe, with a conflict', async () => {
    const recipe = await keep();
    await ida.act('archiveRecipe', recipe.id);
    expect((await confirm(ida, recipe.id, '2')).failure).toMatchObject({
      code: 'RECIPE_ARCHIVED',
      status: 409,
    });
    expect((await ida.recipe(recipe.id)).doubts).toHaveLength(5);
  });

  test('is asked for by a number', async () => {
    const { id } = await keep();
    expect((await confirm(ida, id, 'first')).failure).toMatchObject({
      code: 'INVALID_DOUBT_ID',
      status: 400,
    });
  });
});

describe('an edit', () => {
  test.each<[string, object, [string, number | null][]]>([
    [
      'of another line leaves all doubts',
      { ingredientText: ['450 g ricotta', ...lines.slice(1)].join('\n') },
      [
        ['title', null],
        ['ingredient', 1],
        ['ingredient', 3],
        ['step', 1],
        ['whole', null],
      ],
    ],
    [
      'that puts lines in another order takes the doubts along',
      { ingredientText: ['Base:', ...lines.toReversed()].join('\n') },
      [
        ['title', null],
        ['ingredient', 2],
        ['ingredient', 1],
        ['step', 1],
        ['whole', null],
      ],
    ],
    [
      'of a doubted line takes its doubt away',
      { ingredientText: [lines[1]!.replace('cucch.', 'tbsp'), ...lines.slice(2)].join('\n') },
      [
        ['title', null],
        ['ingredient', 2],
        ['step', 1],
        ['whole', null],
      ],
    ],
    [
      'of the steps and the title takes theirs away',
      { title: 'Torta di ricotta', instructions: [{ instruction: 'Stir and bake.' }] },
      [
        ['ingredient', 1],
        ['ingredient', 3],
        ['whole', null],
      ],
    ],
  ])('%s', async (_what, input, left) => {
    const recipe = await keep();
    const { data } = await ida.update(recipe.id, input, 1);
    expect(places(data.recipe)).toEqual(left);
  });

  test('of a doubted line leaves its doubt while what is doubted stands there as it was', async () => {
    const sentence = 'The amount may be misread: “1.5.2 g salt”.';
    const recipe = await ida.keepImported({
      ingredients: [{ name: null, lines: ['2 eggs', '1.5.2 g salt'] }],
      doubts: [{ part: 'ingredient', index: 1, sentence }],
    });
    const after = async (ingredientText: string) =>
      places((await ida.update(recipe.id, { ingredientText })).data.recipe);
    expect(await after('2 eggs\n1.5.2 g salt, fine')).toEqual([['ingredient', 1]]);
    expect(await after('1.5.2 g salt, coarse!\n3 eggs\n1 onion')).toEqual([['ingredient', 0]]);
    expect(await after('1.5 g salt, coarse!\n3 eggs\n1 onion')).toEqual([]);
  });

  test('settles what a doubt says it is about, whatever its sentence quotes', async () => {
    const sentence = '“8 oz milk” may be a weight or fluid ounces.';
    const recipe = await ida.keepImported({
      ingredients: [{ name: null, lines: ['8 oz milk', '2S0 g ba1ley', 'a prayer'] }],
      doubts: [
        { part: 'ingredient', index: 0, sentence, about: 'amount' },
        { part: 'ingredient', index: 1, sentence: 'Why?', words: ['ba1ley'] },
        { part: 'ingredient', index: 2, sentence: 'It may be no “prayer”.', words: [] },
      ],
    });
    const after = async (ingredientText: string) =>
      places((await ida.update(recipe.id, { ingredientText })).data.recipe);
    expect(await after('8 oz whole milk\n250 g ba1ley\na prayer!')).toEqual([
      ['ingredient', 0],
      ['ingredient', 1],
      ['ingredient', 2],
    ]);
    expect(await after('8 fl oz whole milk\n250 g barley\nthe prayer')).toEqual([]);
  });

  test('that is sent once more because its answer got lost is found saved', async () => {
    const recipe = await keep();
    const input = { ingredientText: ['500 g ricotta', '2 tbsp pinoli'].join('\n') };
    await ida.update(recipe.id, input, 1);
    const { data } = await ida.update(recipe.id, input, 1);
    expect(data.recipe.version).toBe(2);
  });

  test('that writes the list that was missing takes away that it is', async () => {
    const missing = { part: 'ingredient', sentence: 'No ingredients were found.' };
    const recipe = await keep({ ingredients: [], doubts: [missing, doubtOf('whole', null)] });
    const { data } = await ida.update(recipe.id, { ingredientText: '500 g ricotta' });
    expect(places(data.recipe)).toEqual([['whole', null]]);
  });
});

test('a list says of each recipe how many doubts are left, to its owner', async () => {
  const marta = await kitchen.newCook('Marta');
  const kept = await marta.keepImported({
    doubts: [doubtOf('whole', null), doubtOf('title', null)],
  });
  const counts = async () =>
    (
      await marta.ask<{ recipes: { nodes: { doubtCount: number }[] } }>(
        '{ recipes { nodes { doubtCount } } }',
      )
    ).data.recipes.nodes.map(({ doubtCount }) => doubtCount);
  expect(await counts()).toEqual([2]);
  await confirm(marta, kept.id, '1');
  expect(await counts()).toEqual([1]);
});

test('a copy has the doubts of its original, and they go one by one', async () => {
  const recipe = await keep();
  const { data } = await ida.ask<{ copy: KeptRecipe }>(
    `mutation ($id: ID!) { copy: duplicateRecipe(id: $id) { ${RECIPE} } }`,
    { id: recipe.id },
  );
  // The copy has another title; what was doubted of it was read all the same.
  expect(places(data.copy)).toEqual(places(recipe));
  await confirm(ida, data.copy.id, '2');
  expect((await ida.recipe(recipe.id)).doubts).toHaveLength(5);
});

test('what was stored when a doubt was a sentence alone is about the whole', async () => {
  const { id } = await keep();
  await kitchen.documents
    .collection('recipes')
    .updateOne(
      { _id: Number(id) as never },
      { $set: { doubts: ['The amount of salt was hard to read.'] } },
    );
  const [doubt] = (await ida.recipe(id)).doubts;
  expect(doubt).toEqual({
    id: '1',
    part: 'whole',
    index: null,
    sentence: 'The amount of salt was hard to read.',
    sourceWords: null,
  });
  expect((await confirm(ida, id, doubt!.id)).data.recipe.doubts).toEqual([]);
});
