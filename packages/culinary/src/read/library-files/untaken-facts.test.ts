import { expect, test } from '@jest/globals';
import { bytesSource } from './byte-source.ts';
import { openLibraryFile } from './open-library-file.ts';
import { allOf } from './test-kit/all-of.ts';

const schema = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 onion'],
  recipeInstructions: ['Cook it.'],
};
const mealie = {
  slug: 'soup',
  name: 'Soup',
  recipeIngredient: [{ note: '1 onion' }],
  recipeInstructions: [{ text: 'Cook it.' }],
};
const mela = { title: 'Soup', ingredients: '1 onion', instructions: 'Cook it.', link: '' };
const paprika = { name: 'Soup', ingredients: '1 onion', directions: 'Cook it.' };
const sage = { title: 'Soup', ingredients: '1 onion', instructions: 'Cook it.', labels: [] };
const tandoor = {
  name: 'Soup',
  waiting_time: 0,
  steps: [{ instruction: 'Cook it.', ingredients: [{ food: { name: 'onion' }, amount: 1 }] }],
};

async function read(value: object | string, name = 'library.json') {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const file = await openLibraryFile(bytesSource(new TextEncoder().encode(text)), name);
  return (await allOf(file.items))[0]!;
}

test.each<[string, object, string[]]>([
  [
    'a time of no figure',
    { ...schema, prepTime: 'overnight' },
    ['Its preparation time “overnight” could not be read.'],
  ],
  [
    'a time below nought',
    { ...schema, cookTime: 'PT-5M' },
    ['Its cooking time “PT-5M” could not be read.'],
  ],
  [
    'a total time of signs',
    { ...schema, totalTime: ['??'] },
    ['Its total time “??” could not be read.'],
  ],
  ['a yield of nought', { ...schema, recipeYield: 0 }, ['Its yield of “0” was not kept.']],
  [
    'a yield below nought',
    { ...schema, recipeYield: { value: -2 } },
    ['Its yield of “-2” was not kept.'],
  ],
  [
    'an author by address',
    { ...schema, author: { '@type': 'Person', url: 'https://a.b/oma' } },
    ['Its author “https://a.b/oma” was not kept.'],
  ],
  [
    'a date of words',
    { ...schema, dateCreated: 'last summer' },
    ['Its date “last summer” could not be read.'],
  ],
  [
    'times that nobody filled in',
    { ...schema, prepTime: 'PT0M', cookTime: 0, totalTime: 'PT' },
    [],
  ],
  ['nothing stated', { ...schema, author: { '@type': 'Person', name: '' }, recipeYield: null }, []],
  [
    'times of Mealie',
    { ...mealie, prepTime: 'a bit', performTime: 'a while', totalTime: 'long' },
    [
      'Its preparation time “a bit” could not be read.',
      'Its cooking time “a while” could not be read.',
      'Its total time “long” could not be read.',
    ],
  ],
  [
    'a time of Mela',
    { ...mela, cookTime: 'a while' },
    ['Its cooking time “a while” could not be read.'],
  ],
  [
    'a time of Paprika',
    { ...paprika, cook_time: 'a while' },
    ['Its cooking time “a while” could not be read.'],
  ],
  [
    'a time of RecipeSage',
    { ...sage, activeTime: 'a while' },
    ['Its preparation time “a while” could not be read.'],
  ],
  [
    'servings of Tandoor',
    { ...tandoor, servings: 0, working_time: -3 },
    ['Its preparation time “-3” could not be read.', 'Its yield of “0” was not kept.'],
  ],
])('a recipe with %s says what of it could not be taken', async (_what, value, losses) => {
  expect((await read(value)).losses).toEqual(losses);
});

test.each<[string, object, string]>([
  [
    'schema.org by parts of the name',
    { ...schema, author: { givenName: 'Ida', familyName: 'Ross' } },
    'Ida Ross',
  ],
  ['schema.org by another name', { ...schema, author: { alternateName: 'Granny' } }, 'Granny'],
  ['Mealie', { ...mealie, author: 'Ida' }, 'Ida'],
  ['Mela', { ...mela, yield: '4', author: [{ name: 'Ida' }, 'Ole'] }, 'Ida, Ole'],
  ['Paprika', { ...paprika, author: 'Ida' }, 'Ida'],
  ['RecipeSage', { ...sage, author: 'Ida' }, 'Ida'],
  ['Tandoor', { ...tandoor, author: 'Ida' }, 'Ida'],
])('the author in a file of %s is that of the recipe', async (_what, value, author) => {
  const { recipe, losses } = await read(value);
  expect({ author: recipe?.author, losses }).toEqual({ author, losses: [] });
});

test('what Cooklang states of times and yield and cannot be read is a note', async () => {
  const head = '>> servings: 0\n>> prep time: a while\n>> cook time: 0';
  const { recipe } = await read(`${head}\n\nCook @egg{1}.\n`, 'egg.cook');
  expect(recipe?.notes).toEqual(['Servings: 0', 'Prep time: a while']);
});
