import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exported, imported } from './import-export-kitchen.ts';
import { RECIPE, type KeptRecipe, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

const script = '<script>alert("1")</script>';
const turned = 'עוגה 🍰 طاجن';
const inEveryField = (words: string) => ({
  title: words,
  description: words,
  ingredientText: `${words}:\n2 eggs ${words}`,
  instructions: [{ instruction: words, group: words, technique: words, tip: words }],
  tags: [words],
  comments: words,
  chefInsight: words,
  chefPersona: words,
  chefSecrets: [words],
});
const FIELDS = [
  'title',
  'description',
  'ingredientText',
  'instructions',
  'tags',
  'comments',
  'chefInsight',
  'chefPersona',
  'chefSecrets',
] as const;

async function cookWith(words: string): Promise<{ cook: TestCook; recipe: KeptRecipe }> {
  const cook = await kitchen.newCook();
  return { cook, recipe: await cook.create(inEveryField(words)) };
}
const only = async (cook: TestCook) =>
  (await cook.ask<{ recipes: { nodes: KeptRecipe[] } }>(`{ recipes { nodes { ${RECIPE} } } }`)).data
    .recipes.nodes[0]!;

test.each([script, turned])(
  '%s in every field is the same text after a journey as zip',
  async (words) => {
    const { cook, recipe } = await cookWith(words);
    const { bytes, fileName } = await exported(kitchen, cook, 'zip');
    const other = await kitchen.newCook();
    expect((await imported(other, bytes, fileName)).items).toMatchObject([
      { name: words, outcome: 'imported' },
    ]);
    const restored = await only(other);
    for (const field of FIELDS) expect([field, restored[field]]).toEqual([field, recipe[field]]);
  },
);

test.each([script, turned])('%s in every field is the same text in JSON-LD', async (words) => {
  const { cook } = await cookWith(words);
  const { bytes } = await exported(kitchen, cook, 'jsonld');
  expect(JSON.parse(bytes.toString())).toMatchObject({
    '@type': 'Recipe',
    name: words,
    description: words,
    recipeIngredient: [`${words}:`, `2 eggs ${words}`],
    keywords: words,
    comment: [{ text: words }],
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: words,
        itemListElement: [
          {
            itemListElement: [
              { '@type': 'HowToDirection', text: words },
              { '@type': 'HowToTip', text: words },
            ],
          },
        ],
      },
    ],
  });
});

test.each([script, turned, `${script} Tart`, 'a &lt;b&gt; c', '2 < 3 & <br> 4 > 1', '&amp;nbsp;'])(
  '%s comes back from our JSON-LD as it was',
  async (words) => {
    const cook = await kitchen.newCook();
    const written = {
      title: words,
      description: words,
      comments: words,
      ingredientText: `2 eggs ${words}`,
      instructions: [{ instruction: `Stir ${words}.` }],
    };
    await cook.create(written);
    const { bytes, fileName } = await exported(kitchen, cook, 'jsonld');
    const other = await kitchen.newCook();
    expect((await imported(other, bytes, fileName)).items).toMatchObject([
      { name: words, outcome: 'imported' },
    ]);
    expect(await only(other)).toMatchObject(written);
  },
);

test('script, which pages write around words, leaves the words in the JSON-LD of others', async () => {
  const cook = await kitchen.newCook();
  const file = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: `${script} Tart`,
    recipeIngredient: ['2 eggs'],
    recipeInstructions: 'Bake.',
  };
  expect((await imported(cook, JSON.stringify(file), 'tart.json')).items).toMatchObject([
    { name: 'Tart', outcome: 'imported' },
  ]);
});
