import { describe, expect, test } from '@jest/globals';
import { allOf } from './test-kit/all-of.ts';
import { emptyPortable, type PortableRecipe } from '../../recipe/portable-recipe.ts';
import { bytesSource } from './byte-source.ts';
import { openLibraryFile } from './open-library-file.ts';
import {
  folderName,
  jsonLdDocument,
  ownManifestJson,
  ownRecipeJson,
  ownTemplateJson,
} from '../../write/write-library-file.ts';
import { schemaOrgRecipe } from '../../write/write-schema-org.ts';
import { zipOf } from './test-kit/zip-of.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]);
const items = async (bytes: Uint8Array) =>
  allOf((await openLibraryFile(bytesSource(bytes), 'convivio.zip')).items);

describe('our own zip', () => {
  const files = {
    image: { path: 'picture.jpg', name: 'picture', contentType: 'image/jpeg' },
    original: { path: 'original.txt', name: 'Omas Zettel.txt', contentType: 'text/plain' },
  };

  test('gives back all fields and files of a recipe, in whatever order they lie', async () => {
    const zip = await zipOf({
      'convivio.json': ownManifestJson({
        product: 'Convivio',
        exportedAt: '2026-01-01T00:00:00Z',
        recipes: 1,
        templates: 1,
      }),
      'recipes/1/original.txt': 'Mehl',
      'recipes/1/picture.jpg': JPEG,
      'recipes/1/recipe.json': ownRecipeJson({ id: 7, title: 'Kuchen', anything: [1] }, files),
      'templates/1.json': ownTemplateJson({ title: 'Brot' }),
    });
    const [recipe, template, ...others] = await items(zip);
    expect(others).toEqual([]);
    expect(recipe).toMatchObject({
      kind: 'recipe',
      format: 'Convivio',
      name: 'Kuchen',
      kept: { id: 7, title: 'Kuchen', anything: [1] },
      image: { bytes: JPEG },
      originalFile: { name: 'Omas Zettel.txt', contentType: 'text/plain' },
      problem: null,
      losses: [],
    });
    expect(new TextDecoder().decode(recipe?.originalFile?.bytes)).toBe('Mehl');
    expect(template).toMatchObject({ kind: 'template', kept: { title: 'Brot' }, problem: null });
  });

  test('says which files are missing from it', async () => {
    const [recipe] = await items(
      await zipOf({ 'recipe.json': ownRecipeJson({ title: 'Kuchen' }, files) }),
    );
    expect(recipe).toMatchObject({
      image: null,
      originalFile: null,
      losses: ['Its picture is not in this file.', 'Its original file is not in this file.'],
    });
  });

  test('of a later version asks for an update', async () => {
    const [recipe] = await items(
      await zipOf({
        'recipe.json': JSON.stringify({
          format: 'convivio-recipe',
          formatVersion: 2,
          recipe: { title: 'x' },
          files: {},
        }),
      }),
    );
    expect(recipe).toMatchObject({
      kept: null,
      problem: 'A newer version of Convivio wrote this. Update, then import it again.',
    });
  });
});

describe('our JSON-LD', () => {
  const soup: PortableRecipe = {
    ...emptyPortable('Soup'),
    description: 'Warm.',
    ingredients: [
      { name: null, lines: ['1 onion'] },
      { name: 'For the top', lines: ['2 tbsp chives'] },
    ],
    steps: [
      { group: null, text: 'Chop the onion finely.', technique: null, tip: 'Wet the knife.' },
      { group: 'Top', text: 'Sprinkle with chives.', technique: null, tip: null },
    ],
    tags: ['quick', 'winter'],
    category: 'starter',
    dietaryCategory: 'vegetarian',
    prepTime: 5,
    cookTime: 75,
    totalTime: 80,
    servings: 4,
    yieldText: 'Serves 4',
    notes: ['A note.'],
    tips: ['A tip.'],
    servingNotes: ['With bread.'],
    storageNotes: ['Three days.'],
    equipment: ['pot'],
    comments: 'Good.\n\nAgain!',
    author: 'Ida',
    source: 'Soups',
    originalUrl: 'https://example.org/soup',
    language: 'en',
    createdAt: '2025-05-05T00:00:00.000Z',
  };
  const extras = { identifier: '7', dateModified: null, image: null };
  async function* once(...recipes: Record<string, unknown>[]) {
    yield* recipes;
  }
  const written = async (...recipes: Record<string, unknown>[]) =>
    (await allOf(jsonLdDocument(once(...recipes)))).join('');

  test('carries what schema.org has a place for, and reads back the same', async () => {
    const [item] = await items(
      new TextEncoder().encode(await written(schemaOrgRecipe(soup, extras))),
    );
    expect(item?.losses).toEqual([]);
    expect(item?.recipe).toEqual({
      ...soup,
      category: null,
      courseText: 'Starter',
      steps: [
        {
          group: null,
          text: 'Chop the onion finely. Tip: Wet the knife.',
          technique: null,
          tip: null,
        },
        { group: 'Top', text: 'Sprinkle with chives.', technique: null, tip: null },
      ],
    });
    expect(schemaOrgRecipe(soup, extras)).toMatchObject({
      name: 'Soup',
      prepTime: 'PT5M',
      cookTime: 'PT1H15M',
      suitableForDiet: 'https://schema.org/VegetarianDiet',
      recipeCategory: 'Starter',
      keywords: 'quick, winter',
    });
  });

  test('of none, one and several recipes is valid JSON', async () => {
    expect(JSON.parse(await written())).toEqual({ '@context': 'https://schema.org', '@graph': [] });
    expect(JSON.parse(await written({ name: 'A' }))).toEqual({
      '@context': 'https://schema.org',
      name: 'A',
    });
    expect(JSON.parse(await written({ name: 'A' }, { name: 'B' }, { name: 'C' }))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    });
  });
});

test.each([
  ['Kürbis-Suppe / süß', 'kurbis-suppe-suß'],
  ['../../..', 'recipe'],
  ['寿司', '寿司'],
])('the folder of %s is %s', (title, folder) => {
  expect(folderName(title)).toBe(folder);
});
