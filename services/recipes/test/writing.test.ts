import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { RECIPE, type KeptRecipe, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
});
afterAll(() => kitchen.close());

const create = (cook: TestCook, input: object, key?: string) =>
  cook.ask<{ recipe: KeptRecipe }>(
    `mutation ($input: RecipeInput!, $key: String) { recipe: createRecipe(input: $input, idempotencyKey: $key) { ${RECIPE} } }`,
    { input, key },
  );
const sizeOf = async (cook: TestCook) =>
  (await cook.ask<{ recipes: { totalCount: number } }>('{ recipes { totalCount } }')).data.recipes
    .totalCount;

describe('a recipe written by hand', () => {
  test('needs a title alone; the rest is as a form begins', async () => {
    const { data } = await create(ida, { title: '  Broth \n of onions ' });
    expect(data.recipe).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      ownerId: ida.id,
      title: 'Broth of onions',
      servings: 4,
      state: 'active',
      version: 1,
      updatedBy: 'Ida',
      course: 'main',
      ingredients: [],
      instructions: [],
      tags: [],
      prepTime: null,
      imageUrl: null,
      sustainabilityScore: null,
      comments: '',
      doubts: [],
    });
  });

  test('is kept as it was written, its lines read, its times in ISO form', async () => {
    const { data } = await create(ida, {
      title: 'Lemon tart',
      description: 'Sharp.',
      ingredientText: '200 g flour\n\nFor the filling:\n2-3 lemons\n1 cup sugar',
      prepTime: '1 h 20 min',
      cookTime: '45',
      servings: 8,
      tags: [' tart', 'Tart', '', 'lemon'],
      instructions: [
        { instruction: 'Roll out the pastry.', group: 'Pastry' },
        { instruction: '  ' },
        { instruction: 'Bake.', technique: 'blind baking', tip: 'Weigh it down.' },
      ],
      category: 'dessert',
      comments: 'For Sundays.',
      originalUrl: 'https://example.org/tart',
    });
    expect(data.recipe).toMatchObject({
      prepTime: 'PT1H20M',
      cookTime: 'PT45M',
      servings: 8,
      tags: ['tart', 'lemon'],
      course: 'dessert',
      diet: 'dessert',
      originalUrl: 'https://example.org/tart',
      comments: 'For Sundays.',
      ingredients: [
        { name: 'flour', amount: 200, category: 'Main Ingredients' },
        { name: 'lemons', amount: '2-3', category: 'For the filling' },
        { name: 'sugar', amount: 1, unit: 'cup', category: 'For the filling' },
      ],
      instructions: [
        { step: 1, instruction: 'Roll out the pastry.', group: 'Pastry', technique: null },
        { step: 2, instruction: 'Bake.', technique: 'blind baking', tip: 'Weigh it down.' },
      ],
      ingredientText: '200 g flour\n\nFor the filling:\n2-3 lemons\n1 cup sugar',
    });
  });

  test('is announced', async () => {
    const title = `Broth ${randomUUID()}`;
    const announced = nextMessage<{ title: string }>(
      kitchen.bus,
      'recipe.created',
      ({ data }) => data.title === title,
    );
    const { id } = await ida.create({ title });
    expect(await announced).toMatchObject({
      actor: { id: ida.id },
      data: { recipeId: Number(id), ownerId: ida.id, title },
    });
  });

  test('takes times in any form that people write, zero as well', async () => {
    for (const [written, iso] of [
      ['PT1H30M', 'PT1H30M'],
      ['90', 'PT1H30M'],
      ['1½ Stunden', 'PT1H30M'],
      ['', null],
      ['0', 'PT0M'],
    ]) {
      expect(
        (await create(ida, { title: 'Broth', cookTime: written })).data.recipe['cookTime'],
      ).toBe(iso);
    }
  });

  test.each<[string, object, Record<string, string>]>([
    ['without a title', { title: ' \n' }, { title: 'is required' }],
    ['with a title that nobody sees', { title: '\u200b\u202e\u00ad' }, { title: 'is required' }],
    [
      'with a title too long',
      { title: 'a'.repeat(301) },
      { title: 'must have at most 300 characters' },
    ],
    [
      'with a description too long',
      { title: 'Broth', description: 'a'.repeat(20_001) },
      { description: 'must have at most 20,000 characters' },
    ],
    [
      'of 5,000 ingredients',
      { title: 'Broth', ingredientText: Array(5_000).fill('1 egg').join('\n') },
      { ingredientText: 'must have at most 500 ingredients' },
    ],
    [
      'with an endless ingredient',
      { title: 'Broth', ingredientText: 'a'.repeat(2_001) },
      { ingredientText: 'must have at most 2,000 characters' },
    ],
    [
      'with ingredients that are long together',
      { title: 'Broth', ingredientText: Array(21).fill('a'.repeat(2_000)).join('\n') },
      { ingredientText: 'must have at most 40,000 characters together' },
    ],
    [
      'with too many steps',
      { title: 'Broth', instructions: Array(301).fill({ instruction: 'Stir.' }) },
      { instructions: 'must have at most 300 steps' },
    ],
    [
      'with an endless step',
      { title: 'Broth', instructions: [{ instruction: 'a'.repeat(20_001) }] },
      { instructions: 'must have at most 20,000 characters' },
    ],
    [
      'with steps that are long together',
      { title: 'Broth', instructions: Array(11).fill({ instruction: 'a'.repeat(19_000) }) },
      { instructions: 'must have at most 200,000 characters together' },
    ],
    [
      'with too many tags',
      { title: 'Broth', tags: Array.from({ length: 51 }, (_, at) => `tag ${at}`) },
      { tags: 'must have at most 50 tags' },
    ],
    [
      'with a tag too long',
      { title: 'Broth', tags: ['a'.repeat(61)] },
      { tags: 'must have at most 60 characters' },
    ],
    [
      'for nobody',
      { title: 'Broth', servings: 0 },
      { servings: 'must be a whole number from 1 to 1000' },
    ],
    [
      'for fewer than nobody',
      { title: 'Broth', servings: -4 },
      { servings: 'must be a whole number from 1 to 1000' },
    ],
    [
      'for too many',
      { title: 'Broth', servings: 1_001 },
      { servings: 'must be a whole number from 1 to 1000' },
    ],
    [
      'with a time that is none',
      { title: 'Broth', prepTime: 'a while' },
      { prepTime: 'must be a time, such as 45 or 1 h 20 min' },
    ],
    [
      'with a link that runs',
      { title: 'Broth', originalUrl: 'javascript:alert(1)' },
      { originalUrl: 'must be a web address that begins with https:// or http://' },
    ],
    [
      'in a language that is none',
      { title: 'Broth', languageCode: 'plain English!' },
      { languageCode: 'must be a language code, such as de' },
    ],
    [
      'with several mistakes, all of which are told',
      { title: '', servings: 0 },
      { title: 'is required', servings: 'must be a whole number from 1 to 1000' },
    ],
  ])(
    'is refused %s, with the field that is wrong, and nothing is kept',
    async (_what, input, fields) => {
      const cook = await kitchen.newCook();
      expect((await create(cook, input)).failure).toMatchObject({
        code: 'RECIPE_INVALID',
        status: 422,
        fields,
      });
      expect(await sizeOf(cook)).toBe(0);
    },
  );

  test.each([1.5, 'four', true])('for %p is refused as a malformed request', async (servings) => {
    expect((await create(ida, { title: 'Broth', servings })).failure).toMatchObject({
      status: 400,
    });
  });

  test('keeps script in every field as text', async () => {
    const script = '<script>alert("x")</script>';
    const { data } = await create(ida, {
      title: script,
      description: script,
      ingredientText: `${script}:\n${script}`,
      instructions: [{ instruction: script, group: script, technique: script, tip: script }],
      tags: [script],
      comments: script,
      chefInsight: script,
      chefPersona: script,
      chefSecrets: [script],
    });
    expect(data.recipe).toMatchObject({
      title: script,
      description: script,
      ingredients: [{ originalText: script, category: script }],
      instructions: [{ instruction: script, group: script, technique: script, tip: script }],
      tags: [script],
      comments: script,
      chefInsight: script,
      chefPersona: script,
      chefSecrets: [script],
    });
  });

  test('keeps emoji and right-to-left text; drops control characters and halves of characters', async () => {
    const { data } = await create(ida, {
      title: '🥘 طاجن الدجاج 👩‍🍳',
      ingredientText: '١ دجاجة\n🍋 2 lemons',
      description: 'a\u0000b\ud800c',
    });
    expect(data.recipe).toMatchObject({
      title: '🥘 طاجن الدجاج 👩‍🍳',
      ingredients: [{ originalText: '١ دجاجة' }, { originalText: '🍋 2 lemons' }],
      description: 'ab\ufffdc',
    });
    expect((await ida.recipe(data.recipe.id)).title).toBe('🥘 طاجن الدجاج 👩‍🍳');
  });

  test('with one key is kept once, also when it is sent several times at once', async () => {
    const cook = await kitchen.newCook();
    const kept = await Promise.all(
      Array.from({ length: 5 }, () => create(cook, { title: 'Broth' }, 'one click')),
    );
    expect(new Set(kept.map(({ data }) => data.recipe.id)).size).toBe(1);
    expect(await sizeOf(cook)).toBe(1);
    // The keys of others are their own.
    expect(
      (await create(await kitchen.newCook(), { title: 'Another' }, 'one click')).data.recipe.title,
    ).toBe('Another');
  });

  test('is not taken from a visitor', async () => {
    expect(
      (await kitchen.visit('mutation { createRecipe(input: { title: "Broth" }) { id } }')).failure,
    ).toMatchObject({ status: 401 });
  });
});

describe('a generated recipe', () => {
  const generated = {
    title: 'Saffron risotto',
    generated: true,
    difficulty: 'Hard',
    chefInsight: 'Rest it.',
    chefPersona: 'A master',
    chefSecrets: ['Warm stock.', ' '],
    ingredients: [
      { name: 'risotto rice', amount: '1/2', unit: 'cup' },
      { name: ' ' },
      { name: 'saffron', amount: '', unit: null, group: 'To finish' },
    ],
  };

  test('has an id of its own kind, its tag, and what the chef says', async () => {
    const recipe = await ida.create(generated);
    expect(recipe).toMatchObject({
      id: expect.stringMatching(/^magic_\d+$/),
      tags: ['Magic Recipe'],
      difficulty: 'Hard',
      chefInsight: 'Rest it.',
      chefPersona: 'A master',
      chefSecrets: ['Warm stock.'],
      ingredients: [
        { name: 'risotto rice', amount: 0.5, unit: 'cup', originalText: '1/2 cup risotto rice' },
        { name: 'saffron', category: 'To finish' },
      ],
    });
    expect(await ida.recipe(recipe.id)).toEqual(recipe);
  });

  test('is not found under the bare number, nor a plain one under magic_', async () => {
    const [magic, plain] = [await ida.create(generated), await ida.create()];
    for (const id of [magic.id.replace('magic_', ''), `magic_${plain.id}`])
      expect(
        (await ida.ask('query ($id: ID!) { recipe(id: $id) { id } }', { id })).failure,
      ).toMatchObject({ code: 'RECIPE_NOT_FOUND', status: 404 });
  });

  test.each([
    'magic_',
    'magic_x',
    'magic_magic_1',
    '1.5',
    '-1',
    'x',
    '',
    ' 1',
    '99999999999999999',
    '__proto__',
  ])('is named by no id such as "%s"', async (id) => {
    expect((await ida.ask('query ($id: ID!) { recipe(id: $id) { id } }', { id })).failure).toEqual({
      message: 'Invalid recipe URL',
      code: 'INVALID_RECIPE_ID',
      status: 400,
    });
    expect((await ida.act('archiveRecipe', id)).failure).toMatchObject({ status: 400 });
  });

  test('is edited by its parts', async () => {
    const { id } = await ida.create(generated);
    const { data } = await ida.update(id, {
      difficulty: 'Easy',
      tags: [],
      ingredients: [
        { name: 'risotto rice', amount: '1/2', unit: 'cup' },
        { name: 'butter', amount: '50', unit: 'g' },
      ],
    });
    expect(data.recipe).toMatchObject({
      id,
      difficulty: 'Easy',
      tags: ['Magic Recipe'],
      ingredients: [{ name: 'risotto rice' }, { name: 'butter', amount: 50, unit: 'gram' }],
      chefSecrets: ['Warm stock.'],
    });
  });
});

describe('an edit', () => {
  test('changes what is given and leaves the rest', async () => {
    const before = await ida.create({
      title: 'Broth',
      description: 'Clear.',
      ingredientText: '2 onions\n1 l water',
      cookTime: '60',
      tags: ['soup'],
    });
    const announced = kitchen.next('recipe.changed', before);
    const { data } = await ida.update(before.id, { title: 'Onion broth', cookTime: null });
    expect(data.recipe).toMatchObject({
      ...before,
      title: 'Onion broth',
      cookTime: null,
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(Date.parse(data.recipe['updatedAt'] as string)).toBeGreaterThanOrEqual(
      Date.parse(before['updatedAt'] as string),
    );
    expect(await ida.recipe(before.id)).toEqual(data.recipe);
    expect(await announced).toMatchObject({
      actor: { id: ida.id },
      data: { ownerId: ida.id, title: 'Onion broth' },
    });
  });

  test('empties with null; category and diet are then detected', async () => {
    const { id } = await ida.create({
      title: 'Chicken broth',
      description: 'Clear.',
      ingredientText: '1 chicken',
      category: 'dessert',
      dietaryCategory: 'vegetarian',
      servings: 6,
    });
    const { data } = await ida.update(id, {
      description: null,
      category: null,
      dietaryCategory: null,
      servings: null,
    });
    expect(data.recipe).toMatchObject({
      description: '',
      category: null,
      dietaryCategory: null,
      course: 'main',
      diet: 'omnivore',
      servings: 4,
      servingsStated: false,
    });
    expect(
      (await ida.update(id, { ingredientText: '1 leek', title: 'Leek broth' })).data.recipe,
    ).toMatchObject({ diet: 'vegetarian' });
  });

  test('states servings that are written, and no others', async () => {
    const { id } = await ida.create({ title: 'Broth' });
    expect(await ida.recipe(id)).toMatchObject({ servings: 4, servingsStated: false });
    expect((await ida.update(id, { title: 'Stock' })).data.recipe.servingsStated).toBe(false);
    expect((await ida.update(id, { servings: 4 })).data.recipe.servingsStated).toBe(true);
    const copy = await ida.ask<{ recipe: { servingsStated: boolean } }>(
      'mutation ($id: ID!) { recipe: duplicateRecipe(id: $id) { servingsStated } }',
      { id },
    );
    expect(copy.data.recipe.servingsStated).toBe(true);
  });

  test.each([
    [{ servings: 4 }, false],
    [{ servings: 4, yieldText: 'Serves 4' }, true],
    [{ servings: 6 }, true],
    [{ servings: 4, yieldText: 'a crowd' }, false],
  ])('kept before that was written down as %p has stated servings: %p', async (kept, stated) => {
    const { id } = await ida.create({ title: 'Broth' });
    await kitchen.documents
      .collection('recipes')
      .updateOne({ _id: Number(id) as never }, { $set: kept, $unset: { servingsStated: '' } });
    expect((await ida.recipe(id)).servingsStated).toBe(stated);
    const one = 'query ($id: ID!) { recipe(id: $id) { servingsStated } }';
    expect((await ida.ask<{ recipe: object }>(one, { id })).data.recipe).toEqual({
      servingsStated: stated,
    });
  });

  test('of an older version is a conflict, and nothing of it is kept', async () => {
    const recipe = await ida.create({ title: 'Broth' });
    expect(
      (await ida.update(recipe.id, { title: 'First' }, recipe.version)).data.recipe.version,
    ).toBe(2);
    expect(
      (await ida.update(recipe.id, { title: 'Second', description: 'Mine.' }, recipe.version))
        .failure,
    ).toEqual({
      message:
        'Ida has changed this recipe in the meantime. Compare both versions before you save yours.',
      code: 'RECIPE_CHANGED',
      status: 409,
    });
    expect(await ida.recipe(recipe.id)).toMatchObject({
      title: 'First',
      description: '',
      version: 2,
    });
    expect((await ida.update(recipe.id, { title: 'Third' }, 2)).data.recipe).toMatchObject({
      title: 'Third',
      version: 3,
    });
  });

  test('that is saved once more, because the answer got lost, finds itself saved', async () => {
    const recipe = await ida.create({ ingredientText: '1 egg' });
    const edit = {
      title: 'Omelette',
      ingredientText: '2 eggs\n1 pinch salt',
      tags: ['quick'],
      cookTime: '10',
      forceReparse: true,
    };
    const saved = (await ida.update(recipe.id, edit, 1)).data.recipe;
    expect(saved.version).toBe(2);
    expect((await ida.update(recipe.id, edit, 1)).data.recipe).toEqual(saved);
    expect((await ida.update(recipe.id, { ...edit, title: 'Frittata' }, 1)).failure).toMatchObject({
      code: 'RECIPE_CHANGED',
      status: 409,
    });
  });

  test('by several at once with one version is kept once; without a version all are kept, one after the other', async () => {
    const recipe = await ida.create({ title: 'Broth' });
    const guarded = await Promise.all(
      Array.from({ length: 4 }, (_, at) => ida.update(recipe.id, { title: `Guarded ${at}` }, 1)),
    );
    expect(guarded.filter(({ failure }) => !failure)).toHaveLength(1);
    expect(guarded.flatMap(({ failure }) => failure?.code ?? [])).toEqual(
      Array(3).fill('RECIPE_CHANGED'),
    );
    await Promise.all([
      ida.update(recipe.id, { title: 'Free' }),
      ida.update(recipe.id, { description: 'Free too.' }),
      ida.update(recipe.id, { servings: 7 }),
    ]);
    expect(await ida.recipe(recipe.id)).toMatchObject({
      title: 'Free',
      description: 'Free too.',
      servings: 7,
      version: 5,
    });
  });

  test('of an archived recipe is refused with what to do', async () => {
    const recipe = await ida.create();
    await ida.act('archiveRecipe', recipe.id);
    const refusal = {
      message: 'This recipe is archived. Restore it to edit it.',
      code: 'RECIPE_ARCHIVED',
      status: 409,
    };
    expect((await ida.update(recipe.id, { title: 'New' })).failure).toEqual(refusal);
    expect(
      (
        await ida.ask(
          'mutation ($id: ID!) { updateRecipeComments(id: $id, comments: "New") { id } }',
          { id: recipe.id },
        )
      ).failure,
    ).toEqual(refusal);
    expect(
      (await ida.ask('mutation ($id: ID!) { setRecipeImage(id: $id) { id } }', { id: recipe.id }))
        .failure,
    ).toEqual(refusal);
    expect(await ida.recipe(recipe.id)).toMatchObject({ title: 'Risotto', comments: '' });
  });

  test('that does not hold leaves the recipe as it was', async () => {
    const recipe = await ida.create();
    expect((await ida.update(recipe.id, { title: '', servings: 0 })).failure).toMatchObject({
      status: 422,
      fields: { title: 'is required', servings: expect.any(String) },
    });
    expect(
      (await ida.update(recipe.id, { ingredientText: '1 egg', ingredients: [{ name: 'egg' }] }))
        .failure,
    ).toMatchObject({ status: 422, fields: { ingredients: expect.any(String) } });
    expect(await ida.recipe(recipe.id)).toEqual(recipe);
  });

  test('keeps the headings, techniques and tips of steps where only words are sent', async () => {
    const { id } = await ida.create({
      instructions: [
        { instruction: 'Mix.', group: 'Dough', tip: 'Cold hands.' },
        { instruction: 'Fill.', group: 'Filling', technique: 'piping' },
      ],
    });
    const { data } = await ida.update(id, {
      instructions: [{ instruction: 'Mix.' }, { instruction: 'Rest.' }, { instruction: 'Fill.' }],
    });
    expect(data.recipe.instructions).toEqual([
      { step: 1, instruction: 'Mix.', group: 'Dough', technique: null, tip: 'Cold hands.' },
      { step: 2, instruction: 'Rest.', group: 'Dough', technique: null, tip: null },
      { step: 3, instruction: 'Fill.', group: 'Filling', technique: 'piping', tip: null },
    ]);
    expect(
      (await ida.update(id, { instructions: [{ instruction: 'Mix.', group: null, tip: null }] }))
        .data.recipe.instructions,
    ).toEqual([{ step: 1, instruction: 'Mix.', group: null, technique: null, tip: null }]);
  });

  test('keeps the translation of lines that did not change, and translates those that did by table', async () => {
    const imported = await ida.keepImported({
      title: 'Zwiebelsuppe',
      languageCode: 'de',
      ingredients: [{ name: null, lines: ['2 Zwiebeln', '1 l Wasser'] }],
      instructions: [{ group: null, text: 'Rühren.' }],
      translatedTitle: 'Onion soup',
      translatedIngredients: ['2 onions', '1 l cold water'],
      translatedInstructions: ['Stir.'],
    });
    const { data } = await ida.update(imported.id, {
      ingredientText: '1 Lauch\n1 l Wasser\n2 EL Zauberstaub',
    });
    expect(data.recipe).toMatchObject({
      translatedTitle: 'Onion soup',
      translatedIngredients: ['1 leek', '1 l cold water', '2 tbsp Zauberstaub'],
      translatedInstructions: ['Stir.'],
    });
    expect(
      (
        await ida.update(imported.id, {
          title: 'Kartoffelsuppe',
          ingredientText: '3 Kartoffeln',
          instructions: [{ instruction: 'Kochen.' }],
        })
      ).data.recipe,
    ).toMatchObject({
      translatedTitle: null,
      translatedIngredients: ['3 potatoes'],
      translatedInstructions: null,
    });
  });

  test('of a recipe without a translation is translated by table where it is changed', async () => {
    const imported = await ida.keepImported({
      languageCode: 'de',
      ingredients: [{ name: null, lines: ['2 Zwiebeln'] }],
      translatedIngredients: null,
    });
    const { data } = await ida.update(imported.id, { ingredientText: '3 Zwiebeln' });
    expect(data.recipe).toMatchObject({ translatedIngredients: ['3 onions'] });
    expect((await ida.update(imported.id, { languageCode: 'en' })).data.recipe).toMatchObject({
      translatedIngredients: null,
    });
  });

  test('by hand in another language has its language and its ingredients in English', async () => {
    const recipe = await ida.create({
      title: 'Pfannkuchen',
      ingredientText: '250 g Mehl\n3 Eier\n500 ml Milch',
      instructions: [{ instruction: 'Das Mehl mit der Milch und den Eiern verrühren.' }],
    });
    expect(recipe).toMatchObject({
      languageCode: 'de',
      translatedIngredients: ['250 g flour', '3 eggs', '500 ml milk'],
      translatedInstructions: null,
    });
    const own = await ida.create({ title: 'Pancakes', ingredientText: '250 g flour\n3 eggs' });
    expect(own).toMatchObject({ languageCode: null, translatedIngredients: null });
  });

  test('reads unchanged lines anew only when it is told to, or in another language', async () => {
    const { id } = await ida.create({ ingredientText: '1 egg' });
    // A reading that today's rules would not make shows who has read it.
    await kitchen.documents
      .collection('recipes')
      .updateOne(
        { _id: Number(id) as never },
        { $set: { 'ingredients.0.name': 'an egg of yesterday' } },
      );
    expect(
      (await ida.update(id, { ingredientText: '1 egg\n1 onion' })).data.recipe.ingredients.map(
        ({ name }) => name,
      ),
    ).toEqual(['an egg of yesterday', 'onion']);
    expect(
      (
        await ida.update(id, { ingredientText: '1 egg\n1 onion', forceReparse: true })
      ).data.recipe.ingredients.map(({ name }) => name),
    ).toEqual(['egg', 'onion']);
  });

  test('has each food that has an amount on a line of its own', async () => {
    const recipe = await ida.create({
      ingredientText: '1c white + 1c brown sugar\n2 tsp baking soda, 1/2 tsp salt\nsalt and pepper',
    });
    expect(recipe.ingredients.map(({ originalText }) => originalText)).toEqual([
      '1c white sugar',
      '1c brown sugar',
      '2 tsp baking soda',
      '1/2 tsp salt',
      'salt and pepper',
    ]);
  });

  test('has the pints of its country, all of them once it tells which', async () => {
    const units = ({ ingredients }: KeptRecipe) => ingredients.map(({ unit }) => unit);
    const recipe = await ida.create({ ingredientText: '1 pint milk\n1 egg' });
    expect(units(recipe)).toEqual(['pint', null]);
    const { data } = await ida.update(recipe.id, {
      ingredientText: '1 pint milk\n1 egg\n100 g caster sugar\n2 aubergines',
    });
    expect(units(data.recipe)).toEqual(['imperial-pint', null, 'gram', null]);
  });

  test.each([
    ['https://www.pies.co.uk/stew', 'imperial-pint', []],
    [
      'https://www.pies.com/stew',
      'pint',
      [{ index: 0, sentence: expect.stringMatching(/^A US pint .*“1 pint stock”.$/) }],
    ],
  ])('of %s has its %s, and says what was assumed', async (originalUrl, unit, doubts) => {
    const lines = ['1 pint stock', '500 g beef'];
    const ingredients = [{ name: null, lines }];
    expect(await ida.keepImported({ languageCode: 'en', originalUrl, ingredients })).toMatchObject({
      ingredients: [{ unit }, { unit: 'gram' }],
      doubts,
    });
  });

  test.each([
    ['British', 'Bring 1 pint to the boil, serve with aubergines, courgettes and coriander.'],
    ['American', 'Bake at 350 °F, serve with zucchini, cilantro and scallions.'],
  ])('is doubted about its pint no more once it is plainly %s', async (_country, step) => {
    const imported = await ida.keepImported({
      languageCode: 'en',
      ingredients: [{ name: null, lines: ['1 pint stock', '500 g beef'] }],
    });
    expect(imported['doubts']).toHaveLength(1);
    const { data } = await ida.update(imported.id, { instructions: [{ instruction: step }] });
    expect(data.recipe['doubts']).toEqual([]);
  });

  test('moves a stated total with its parts, so that resting stays in it', async () => {
    const imported = await ida.keepImported({ prepTime: 40, cookTime: 45, totalTime: 145 });
    expect((await ida.update(imported.id, { cookTime: '60' })).data.recipe['totalTime']).toBe(
      'PT2H40M',
    );
    expect(
      (await ida.recipe((await ida.create({ prepTime: '10', cookTime: '10' })).id))['totalTime'],
    ).toBeNull();
  });

  test('names who made it', async () => {
    const imported = await ida.keepImported({ cookName: 'Bo' });
    expect(imported['updatedBy']).toBe('Bo');
    expect((await ida.update(imported.id, { title: 'New' })).data.recipe['updatedBy']).toBe('Ida');
  });
});

describe('comments', () => {
  const comment = (cook: TestCook, id: string, comments: string, version?: number) =>
    cook.ask<{ recipe: { comments: string; version: number } }>(
      'mutation ($id: ID!, $comments: String!, $version: Int) { recipe: updateRecipeComments(id: $id, comments: $comments, version: $version) { comments version } }',
      { id, comments, version },
    );

  test('change alone; the same ones again change nothing', async () => {
    const { id } = await ida.create();
    expect((await comment(ida, id, ' Less salt.\r\nMore lemon. ')).data.recipe).toEqual({
      comments: 'Less salt.\nMore lemon.',
      version: 2,
    });
    expect((await comment(ida, id, 'Less salt.\nMore lemon.')).data.recipe.version).toBe(2);
    expect((await comment(ida, id, '')).data.recipe).toEqual({ comments: '', version: 3 });
  });

  test('that were changed meanwhile are not written over by who has not seen it; the same ones again are no conflict', async () => {
    const { id, version } = await ida.create();
    await comment(ida, id, 'More lemon.', version);
    expect((await comment(ida, id, 'Less salt.', version)).failure).toMatchObject({
      code: 'RECIPE_CHANGED',
      status: 409,
      message:
        'Ida has changed this recipe in the meantime. Compare both versions before you save yours.',
    });
    expect((await ida.recipe(id))['comments']).toBe('More lemon.');
    expect((await comment(ida, id, 'More lemon.', version)).data.recipe).toEqual({
      comments: 'More lemon.',
      version: 2,
    });
    expect((await comment(ida, id, 'Less salt.')).data.recipe.version).toBe(3);
  });

  test('are at most 20,000 characters', async () => {
    const { id } = await ida.create();
    expect((await comment(ida, id, 'a'.repeat(20_001))).failure).toMatchObject({
      status: 422,
      fields: { comments: 'must have at most 20,000 characters' },
    });
  });
});

describe("somebody else's recipe", () => {
  test('is not found, whatever is done to it', async () => {
    const [{ id }, eve] = [await ida.create(), await kitchen.newCook('Eve')];
    const refusal = {
      message: 'This recipe does not exist or has been removed.',
      code: 'RECIPE_NOT_FOUND',
      status: 404,
    };
    const mutations = [
      'updateRecipe(id: $id, input: { title: "Mine" }) { id }',
      'updateRecipeComments(id: $id, comments: "Mine") { id }',
      'setRecipeImage(id: $id) { id }',
      'confirmRecipeDoubt(id: $id, doubtId: 1) { id }',
      'duplicateRecipe(id: $id) { id }',
      'archiveRecipe(id: $id) { id }',
      'restoreRecipe(id: $id) { id }',
      'deleteRecipe(id: $id)',
      'keepRecipeTemplate(recipeId: $id) { id }',
    ];
    for (const mutation of mutations)
      expect((await eve.ask(`mutation ($id: ID!) { ${mutation} }`, { id })).failure).toEqual(
        refusal,
      );
    for (const query of [
      'recipe(id: $id) { id }',
      'recipeShoppingList(id: $id, servings: 2) { servings }',
    ])
      expect((await eve.ask(`query ($id: ID!) { ${query} }`, { id })).failure).toEqual(refusal);
    for (const mutation of mutations)
      expect(
        (await kitchen.visit(`mutation ($id: ID!) { ${mutation} }`, { id })).failure,
      ).toMatchObject({ status: 401 });
    expect(await ida.recipe(id)).toMatchObject({ title: 'Risotto', version: 1, state: 'active' });
  });

  test("that is public can be read by all, without what is its owner's alone, and changed by none", async () => {
    const recipe = await ida.keepImported({
      originalFileKey: `uploads/${ida.id}/x`,
      originalFileName: 'scan.pdf',
      originalFileMimeType: 'application/pdf',
      doubts: [{ part: 'whole', sentence: 'The servings were not stated.' }],
    });
    await ida.ask(
      'mutation ($id: ID!) { updateRecipeComments(id: $id, comments: "Ours.") { id } }',
      { id: recipe.id },
    );
    await kitchen.documents
      .collection('recipes')
      .updateOne({ _id: Number(recipe.id) as never }, { $set: { visibility: 'public' } });
    const eve = await kitchen.newCook('Eve');
    const query =
      'query ($id: ID!) { recipe(id: $id) { title comments doubts { sentence } doubtSentences originalFileUrl originalFileName originalFileMimeType updatedBy ingredients { name } } }';
    const shown = {
      recipe: {
        title: 'Risotto',
        comments: '',
        doubts: [],
        doubtSentences: [],
        originalFileUrl: null,
        originalFileName: null,
        originalFileMimeType: null,
        updatedBy: null,
        ingredients: [{ name: 'rice' }],
      },
    };
    expect((await eve.ask(query, { id: recipe.id })).data).toEqual(shown);
    expect((await kitchen.visit(query, { id: recipe.id })).data).toEqual(shown);
    expect((await ida.ask(query, { id: recipe.id })).data).toMatchObject({
      recipe: {
        comments: 'Ours.',
        originalFileName: 'scan.pdf',
        originalFileUrl: expect.stringContaining('/files/uploads/'),
      },
    });
    expect((await eve.update(recipe.id, { title: 'Mine' })).failure).toMatchObject({
      code: 'RECIPE_NOT_YOURS',
      status: 403,
    });
    expect((await eve.act('archiveRecipe', recipe.id)).failure).toMatchObject({ status: 403 });
  });

  test("that is public is its owner's alone while it lies in the archive", async () => {
    const { id } = await ida.create();
    await kitchen.documents
      .collection('recipes')
      .updateOne({ _id: Number(id) as never }, { $set: { visibility: 'public' } });
    const [eve, query] = [
      await kitchen.newCook('Eve'),
      'query ($id: ID!) { recipe(id: $id) { title } }',
    ];
    await ida.act('archiveRecipe', id);
    expect((await eve.ask(query, { id })).failure).toMatchObject({
      code: 'RECIPE_NOT_FOUND',
      status: 404,
    });
    expect((await eve.update(id, { title: 'Mine' })).failure).toMatchObject({
      code: 'RECIPE_NOT_FOUND',
      status: 404,
    });
    expect((await kitchen.visit(query, { id })).failure).toMatchObject({ status: 401 });
    expect((await ida.recipe(id))['state']).toBe('archived');
    await ida.act('restoreRecipe', id);
    expect((await eve.ask(query, { id })).data).toEqual({ recipe: { title: 'Risotto' } });
  });
});
