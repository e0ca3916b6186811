import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recipeText, type Cook, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';

let stack: TestStack;
let tilda: Cook;
beforeAll(async () => {
  stack = await startTestStack();
  tilda = await stack.newCook();
});
afterAll(() => stack.stop());

type Fields = Record<string, unknown>;
const read = async (id: unknown) =>
  (await (await tilda.get(`/api/recipes/${String(id)}`)).json()) as Fields;
const keep = async (path: string, body: object) =>
  read(((await (await tilda.post(path, body)).json()) as { id: unknown }).id);

/** What programs that know the product's recipes look for. */
const FIELDS = [
  'id',
  'title',
  'description',
  'ingredients',
  'instructions',
  'tags',
  'category',
  'dietaryCategory',
  'prepTime',
  'cookTime',
  'servings',
  'createdAt',
  'comments',
  'sustainabilityScore',
  'language',
  'languageCode',
  'translatedTitle',
  'translatedIngredients',
  'translatedInstructions',
  'translatedHeadings',
  'originalFileName',
  'originalFileMimeType',
  'originalUrl',
  'originalFormat',
  'imageUrl',
  'chefInsight',
  'chefPersona',
  'chefSecrets',
  'difficulty',
];

test('a recipe written by hand has every field, those that it does not state empty', async () => {
  const recipe = await keep('/api/recipes', { title: 'Broth' });
  expect(Object.keys(recipe)).toEqual(expect.arrayContaining(FIELDS));
  expect(recipe).toMatchObject({
    id: expect.any(Number),
    title: 'Broth',
    description: '',
    ingredients: [],
    instructions: [],
    tags: [],
    category: null,
    dietaryCategory: null,
    prepTime: null,
    cookTime: null,
    servings: 4,
    servingsStated: false,
    yieldText: null,
    comments: '',
    sustainabilityScore: null,
    language: null,
    languageCode: null,
    translatedTitle: null,
    translatedIngredients: null,
    translatedInstructions: null,
    translatedHeadings: [],
    originalFileName: null,
    originalFileMimeType: null,
    originalUrl: null,
    originalFormat: null,
    imageUrl: null,
    chefInsight: null,
    chefPersona: null,
    chefSecrets: [],
    difficulty: null,
  });
  expect(recipe['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test('ingredients state amount, unit, metric amount, source and group; steps their place, words, technique and tip', async () => {
  const recipe = await keep('/api/recipes', {
    title: 'Tart',
    ingredientText: '2-3 lemons\n1/2 cup milk\n\nPastry:\n200-250 g flour',
    instructions: [{ instruction: 'Rub.', technique: 'Rubbing in', tip: 'Cold hands.' }, 'Bake.'],
    languageCode: 'de',
    originalUrl: 'https://example.org/tart',
  });
  expect(recipe['ingredients']).toMatchObject([
    {
      name: 'lemons',
      amount: '2-3',
      unit: null,
      metricAmount: null,
      metricUnit: null,
      originalText: '2-3 lemons',
      category: 'Main Ingredients',
    },
    {
      name: 'milk',
      amount: 0.5,
      unit: 'cup',
      metricAmount: expect.closeTo(118.294, 3),
      metricAmountMax: null,
      metricUnit: 'ml',
      originalText: '1/2 cup milk',
      category: 'Main Ingredients',
    },
    {
      name: 'flour',
      amount: '200-250',
      unit: 'gram',
      metricAmount: 200,
      metricAmountMax: 250,
      metricUnit: 'g',
      originalText: '200-250 g flour',
      category: 'Pastry',
    },
  ]);
  expect(recipe['instructions']).toMatchObject([
    { step: 1, instruction: 'Rub.', technique: 'Rubbing in', tip: 'Cold hands.' },
    { step: 2, instruction: 'Bake.', technique: null, tip: null },
  ]);
  expect(recipe).toMatchObject({
    language: 'German',
    languageCode: 'de',
    originalUrl: 'https://example.org/tart',
  });
});

test.each(['Easy', 'Medium', 'Hard'])(
  'a generated recipe can be %s, and says who speaks in it',
  async (difficulty) => {
    const recipe = await keep('/api/magic-recipes', {
      title: 'Saffron risotto',
      difficulty,
      chefInsight: 'Rest it.',
      chefPersona: 'A master',
      chefSecrets: ['Warm stock.', 'Wide pan.'],
    });
    expect(Object.keys(recipe)).toEqual(expect.arrayContaining(FIELDS));
    expect(recipe).toMatchObject({
      id: expect.stringMatching(/^magic_\d+$/),
      tags: ['Magic Recipe'],
      difficulty,
      chefInsight: 'Rest it.',
      chefPersona: 'A master',
      chefSecrets: ['Warm stock.', 'Wide pan.'],
    });
  },
);

test.each([
  ['category', ['starter', 'main', 'dessert']],
  ['dietaryCategory', ['omnivore', 'pescetarian', 'vegetarian', 'dessert']],
])('%s is one of %p, or none', async (field, values) => {
  for (const value of values)
    expect(await keep('/api/recipes', { title: 'Broth', [field]: value })).toMatchObject({
      [field]: value,
    });
  for (const empty of ['', null])
    expect(await keep('/api/recipes', { title: 'Broth', [field]: empty })).toMatchObject({
      [field]: null,
    });
});

test('a recipe that came as a file names it', async () => {
  const { id } = (await (await tilda.upload(recipeText('Waffles'))).json()) as { id: number };
  expect(await read(id)).toMatchObject({
    originalFileName: expect.stringMatching(/\.txt$/),
    originalFileMimeType: 'text/plain',
    originalUrl: null,
  });
});
