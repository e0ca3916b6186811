import { describe, expect, test } from '@jest/globals';
import { allOf } from './test-kit/all-of.ts';
import { gzipSync } from 'node:zlib';
import { bytesSource } from './byte-source.ts';
import type { LibraryFileItem } from './library-file-item.ts';
import { openLibraryFile } from './open-library-file.ts';
import { zipOf } from './test-kit/zip-of.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
const base64 = Buffer.from(JPEG).toString('base64');

async function read(content: string | Uint8Array, name = 'file'): Promise<LibraryFileItem[]> {
  const { items } = await openLibraryFile(
    bytesSource(typeof content === 'string' ? new TextEncoder().encode(content) : content),
    name,
  );
  return allOf(items);
}
const groupsOf = (item: LibraryFileItem | undefined) =>
  item?.recipe?.ingredients.map(({ name, lines }) => [name, ...lines]);
const stepsOf = (item: LibraryFileItem | undefined) =>
  item?.recipe?.steps.map(({ group, text }) => [group, text]);

describe('Paprika', () => {
  const recipe = {
    uid: '9A',
    name: 'Apple Tart',
    ingredients: 'For the pastry:\n2 cups flour\n1 stick butter, cold\n\nFilling:\n4 apples',
    directions: 'Rub butter into flour.\n\nSlice the apples and bake.',
    notes: 'Best warm.',
    nutritional_info: '300 kcal',
    servings: '8 slices',
    prep_time: '20 mins',
    cook_time: '1 hr 10 mins',
    total_time: '',
    difficulty: 'Easy',
    source: 'Aunt Mae',
    source_url: 'https://example.org/tart',
    categories: ['Dessert', 'Autumn'],
    rating: 4,
    created: '2021-03-04 10:11:12',
    photo: 'a.jpg',
    photo_data: base64,
    photos: [{ filename: 'b.jpg', data: base64 }],
    description: 'A classic.',
    image_url: null,
    scale: null,
    hash: 'x',
    photo_hash: 'y',
  };

  test('an export of several recipes is read with groups, times, categories and pictures', async () => {
    const [item] = await read(
      await zipOf({ 'Apple Tart.paprikarecipe': gzipSync(JSON.stringify(recipe)) }),
      'export.paprikarecipes',
    );
    expect(item).toMatchObject({
      format: 'Paprika',
      name: 'Apple Tart',
      problem: null,
      losses: ['Its rating of 4 stars was not kept.', '1 further picture was not kept.'],
    });
    expect(groupsOf(item)).toEqual([
      ['For the pastry', '2 cups flour', '1 stick butter, cold'],
      ['Filling', '4 apples'],
    ]);
    expect(stepsOf(item)).toEqual([
      [null, 'Rub butter into flour.'],
      [null, 'Slice the apples and bake.'],
    ]);
    expect(item?.recipe).toMatchObject({
      description: 'A classic.',
      servings: 8,
      yieldText: '8 slices',
      prepTime: 20,
      cookTime: 70,
      totalTime: null,
      tags: ['Dessert', 'Autumn'],
      source: 'Aunt Mae',
      originalUrl: 'https://example.org/tart',
      notes: ['Best warm.', 'Nutrition: 300 kcal', 'Difficulty: Easy'],
      createdAt: '2021-03-04T10:11:12.000Z',
      archived: false,
      language: 'en',
    });
    expect(item?.image).toEqual({ name: 'picture.jpg', contentType: 'image/jpeg', bytes: JPEG });
  });

  test('a single recipe is read, and one in the trash goes to the archive', async () => {
    const [item] = await read(
      new Uint8Array(
        gzipSync(
          JSON.stringify({ ...recipe, in_trash: true, photo_data: null, photos: [], rating: 0 }),
        ),
      ),
      'Apple Tart.paprikarecipe',
    );
    expect(item?.recipe?.archived).toBe(true);
    expect(item).toMatchObject({
      image: null,
      losses: ['It was in the trash, and is in the archive now.'],
    });
  });
});

test.each([
  ['Makes 24 cookies', 24, 'Makes 24 cookies'],
  ['Serves 4-6; makes 2 loaves', 4, 'Serves 4-6; makes 2 loaves'],
  ['2 dozen', 24, '2 dozen'],
  ['', null, null],
  ['a crowd', null, 'a crowd'],
  [`Enough ${'and more '.repeat(30)}`, null, `Enough ${'and more '.repeat(30)}`.trim()],
])('the servings of Paprika "%s" are kept', async (servings, expected, yieldText) => {
  const [item] = await read(
    JSON.stringify({ name: 'Cookies', ingredients: '1 egg', directions: 'Bake.', servings }),
  );
  expect(item?.recipe).toMatchObject({ servings: expected, yieldText });
});

test('marks of Markdown are gone from notes and descriptions, addresses stay', async () => {
  const [item] = await read(
    JSON.stringify({
      name: 'Tart',
      ingredients: '1 _ripe_ pear',
      directions: 'Keep ***cold*** and see a_b_c.',
      notes: '**Tip:** use *good* butter.\n\nFrom [a friend](https://example.org/x).',
      description: 'A __fine__ one',
    }),
  );
  expect(item?.recipe).toMatchObject({
    description: 'A fine one',
    notes: ['Tip: use good butter.', 'From a friend (https://example.org/x).'],
    ingredients: [{ lines: ['1 ripe pear'] }],
    steps: [{ text: 'Keep cold and see a_b_c.' }],
  });
});

describe('Mela', () => {
  const recipe = {
    id: 'example.com/soup',
    title: 'Pea Soup',
    text: 'Green and *quick*.',
    images: [base64, base64],
    categories: ['Soup'],
    yield: '4',
    prepTime: '10 min',
    cookTime: 'PT20M',
    totalTime: '30 min',
    ingredients: '# Soup\n500 g peas\n1 l stock\n# Top\n- mint',
    instructions: '# Cook\nBoil **everything**.\n2. Blend with [a blender](https://example.com).',
    notes: 'Freezes well.',
    nutrition: '120 kcal',
    link: 'https://example.com/soup',
    favorite: true,
  };

  test('recipes in a zip are read with their headings, links and emphasis as plain text', async () => {
    const [item] = await read(
      await zipOf({ 'Recipes/Pea Soup.melarecipe': JSON.stringify(recipe) }),
      'Recipes.melarecipes',
    );
    expect(item).toMatchObject({
      format: 'Mela',
      name: 'Pea Soup',
      losses: ['Only the first of 2 pictures was kept.', 'That it is a favourite was not kept.'],
    });
    expect(groupsOf(item)).toEqual([
      ['Soup', '500 g peas', '1 l stock'],
      ['Top', 'mint'],
    ]);
    expect(stepsOf(item)).toEqual([
      ['Cook', 'Boil everything.'],
      ['Cook', 'Blend with a blender.'],
    ]);
    expect(item?.recipe).toMatchObject({
      description: 'Green and quick.',
      servings: 4,
      prepTime: 10,
      cookTime: 20,
      totalTime: 30,
      tags: ['Soup'],
      originalUrl: 'https://example.com/soup',
      notes: ['Freezes well.', 'Nutrition: 120 kcal'],
    });
    expect(item?.image?.bytes).toEqual(JPEG);
  });

  test('marks in its yield, notes and nutrition are gone', async () => {
    const [item] = await read(
      JSON.stringify({
        ...recipe,
        images: [],
        yield: 'Makes **12** bowls',
        notes: '**Tip:** freeze it.',
        nutrition: '**120** kcal',
      }),
    );
    expect(item?.recipe).toMatchObject({
      servings: 12,
      yieldText: 'Makes 12 bowls',
      notes: ['Tip: freeze it.', 'Nutrition: 120 kcal'],
    });
  });

  test('a single recipe whose link is the name of a book keeps it as its source', async () => {
    const [item] = await read(
      JSON.stringify({ ...recipe, link: 'Soups, page 12', images: [] }),
      'Pea Soup.melarecipe',
    );
    expect(item?.recipe).toMatchObject({ source: 'Soups, page 12', originalUrl: null });
  });
});

describe('Tandoor', () => {
  const ingredient = (amount: number, unit: string | null, food: string, more = {}) => ({
    amount,
    unit: unit && { name: unit, description: null },
    food: { name: food, ignore_shopping: false, supermarket_category: null },
    note: '',
    order: 0,
    is_header: false,
    no_amount: false,
    ...more,
  });
  const recipe = {
    name: 'Spätzle',
    description: 'Schwäbisch',
    keywords: [{ name: 'Vegetarisch', description: '' }],
    working_time: 20,
    waiting_time: 30,
    internal: true,
    nutrition: null,
    servings: 3,
    servings_text: 'Portionen',
    source_url: 'https://example.de/spaetzle',
    steps: [
      {
        name: 'Teig',
        instruction: '{{ ingredients[0] }} mit den Eiern verrühren.\n\nTeig ruhen lassen.',
        ingredients: [
          ingredient(400, 'g', 'Mehl', { note: 'Type 405' }),
          ingredient(4, null, 'Ei', { order: 1, food: { name: 'Ei', plural_name: 'Eier' } }),
          ingredient(0, null, 'Salz', { no_amount: true, order: 2 }),
        ],
        time: 30,
        order: 0,
        show_as_header: true,
      },
      {
        name: 'Käse',
        instruction: '**Reiben** und schichten.',
        ingredients: [
          ingredient(0, null, '', { food: null, is_header: true, note: 'Zum Schichten:' }),
          ingredient(250, 'g', 'Bergkäse', { order: 1 }),
        ],
        time: 0,
        order: 1,
        show_as_header: true,
      },
    ],
  };

  test('an export of one zip a recipe is read, the ingredients under the steps they belong to', async () => {
    const inner = await zipOf({ 'recipe.json': JSON.stringify(recipe), 'image.jpg': JPEG });
    const [item, ...others] = await read(await zipOf({ 'Spätzle.zip': inner }), 'export.zip');
    expect(others).toEqual([]);
    expect(item).toMatchObject({ format: 'Tandoor', name: 'Spätzle', losses: [] });
    expect(groupsOf(item)).toEqual([
      ['Teig', '400 g Mehl, Type 405', '4 Eier', 'Salz'],
      ['Zum Schichten', '250 g Bergkäse'],
    ]);
    expect(stepsOf(item)).toEqual([
      ['Teig', '400 g Mehl, Type 405 mit den Eiern verrühren.'],
      ['Teig', 'Teig ruhen lassen. (30 min)'],
      ['Käse', 'Reiben und schichten.'],
    ]);
    expect(item?.recipe).toMatchObject({
      prepTime: 20,
      cookTime: 30,
      servings: 3,
      yieldText: '3 Portionen',
      tags: ['Vegetarisch'],
      originalUrl: 'https://example.de/spaetzle',
      language: 'de',
    });
    expect(item?.image?.bytes).toEqual(JPEG);
  });
});

describe('Mealie', () => {
  const recipe = {
    id: '0f',
    slug: 'dal',
    name: 'Dal',
    description: 'Red lentils.',
    recipeServings: 4,
    recipeYield: '4 bowls',
    prepTime: '15 Minutes',
    performTime: '30 Minutes',
    totalTime: '45 minutes',
    rating: 5,
    orgURL: 'https://example.org/dal',
    tags: [{ name: 'Indian', slug: 'indian' }],
    recipeCategory: [{ name: 'Main', slug: 'main' }],
    tools: [{ name: 'Pot' }],
    dateAdded: '2023-01-02',
    nutrition: { calories: '300' },
    settings: { disableAmount: false },
    recipeIngredient: [
      {
        title: 'Dal',
        quantity: 1.5,
        unit: { name: 'cup', abbreviation: 'c', useAbbreviation: true },
        food: { name: 'red lentils' },
        note: 'rinsed',
        disableAmount: false,
      },
      { title: null, quantity: 1, unit: null, food: null, note: '1 l water', disableAmount: true },
      {
        title: 'Tadka',
        quantity: 2,
        unit: {
          name: 'tablespoon',
          pluralName: 'tablespoons',
          abbreviation: 'tbsp',
          useAbbreviation: false,
        },
        food: { name: 'ghee' },
        note: '',
      },
    ],
    recipeInstructions: [
      { title: 'Dal', text: 'Boil the lentils.' },
      { title: '', text: 'Season.' },
      { title: 'Tadka', text: 'Fry the spices.' },
    ],
    notes: [{ title: 'Tip', text: 'Add lemon.' }],
    comments: [{ text: 'Loved it.' }],
    assets: [{ name: 'x.pdf' }],
  };

  test('an export of recipes in folders is read with the sections of its lists', async () => {
    const [item, ...others] = await read(
      await zipOf({
        'recipes/dal/dal.json': JSON.stringify(recipe),
        'recipes/dal/images/original.webp': Buffer.concat([Buffer.from('RIFFxxxxWEBP'), JPEG]),
        'recipes/dal/images/min-original.webp': JPEG,
      }),
      'mealie.zip',
    );
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      format: 'Mealie',
      name: 'Dal',
      losses: [
        'Its rating of 5 stars was not kept.',
        'Its nutrition figures were not kept.',
        '1 attached file was not kept.',
      ],
    });
    expect(groupsOf(item)).toEqual([
      ['Dal', '1 ½ c red lentils, rinsed', '1 l water'],
      ['Tadka', '2 tablespoons ghee'],
    ]);
    expect(stepsOf(item)).toEqual([
      ['Dal', 'Boil the lentils.'],
      ['Dal', 'Season.'],
      ['Tadka', 'Fry the spices.'],
    ]);
    expect(item?.recipe).toMatchObject({
      servings: 4,
      yieldText: '4 bowls',
      prepTime: 15,
      cookTime: 30,
      totalTime: 45,
      tags: ['Indian', 'Main'],
      courseText: 'Main',
      equipment: ['Pot'],
      notes: ['Tip: Add lemon.'],
      comments: 'Loved it.',
      originalUrl: 'https://example.org/dal',
      createdAt: '2023-01-02T00:00:00.000Z',
    });
    expect(item?.image?.contentType).toBe('image/webp');
  });

  test.each([
    [{ recipeServings: 4, recipeYieldQuantity: 24, recipeYield: 'cookies' }, 4, '24 cookies'],
    [{ recipeServings: 0, recipeYieldQuantity: 24, recipeYield: 'cookies' }, 24, '24 cookies'],
    [{ recipe_servings: 4.5, recipe_yield_quantity: 0.5, recipe_yield: 'loaf' }, 4.5, '½ loaf'],
    [{ recipeServings: 6, recipeYieldQuantity: 0, recipeYield: null }, 6, null],
    [{ recipeServings: 0, recipeYieldQuantity: 12, recipeYield: '' }, 12, null],
    [{ recipeYield: '4 servings' }, 4, '4 servings'],
    [{ recipeYieldQuantity: 1, recipeYield: '2 loaves' }, 2, '2 loaves'],
  ])('servings and yield of each version are kept: %j', async (stated, servings, yieldText) => {
    const [item] = await read(
      JSON.stringify({ ...recipe, recipeServings: undefined, recipeYield: undefined, ...stated }),
    );
    expect(item?.recipe).toMatchObject({ servings, yieldText });
  });

  test('fields that a household added are reported', async () => {
    const [item] = await read(
      JSON.stringify({
        ...recipe,
        rating: null,
        nutrition: null,
        assets: [],
        extras: { shelf: '3' },
      }),
    );
    expect(item?.losses).toEqual(['Its extra fields were not kept.']);
  });

  test("a backup of the database is put together from its tables, and its other files are the program's own", async () => {
    const id = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
    const database = {
      recipes: [
        {
          id: id.replaceAll('-', ''),
          slug: 'porridge',
          name: 'Porridge',
          description: 'Oats.',
          recipe_yield: '',
          recipe_servings: 2,
          prep_time: '5 min',
          perform_time: '10 min',
          total_time: null,
          org_url: null,
          created_at: '2024-05-06 07:08:09.000',
          rating: null,
        },
        { id: 'b', slug: 'untitled', name: '' },
      ],
      recipes_ingredients: [
        {
          recipe_id: id,
          position: 1,
          title: null,
          note: 'pinch of salt',
          quantity: 1,
          unit_id: null,
          food_id: null,
          original_text: null,
        },
        {
          recipe_id: id,
          position: 0,
          title: null,
          note: null,
          quantity: 0.75,
          unit_id: 'u1',
          food_id: 'f1',
          original_text: null,
        },
      ],
      recipe_instructions: [
        { recipe_id: id, position: 1, title: '', text: 'Stir.' },
        { recipe_id: id, position: 0, title: '', text: 'Boil.' },
      ],
      ingredient_foods: [{ id: 'f1', name: 'oats' }],
      ingredient_units: [{ id: 'u1', name: 'cup' }],
      tags: [{ id: 't1', name: 'Breakfast' }],
      recipes_to_tags: [{ recipe_id: id, tag_id: 't1' }],
      categories: [],
      recipes_to_categories: [],
      notes: [{ recipe_id: id, title: 'Note', text: 'Use milk.' }],
      recipe_comments: [],
    };
    const [porridge, untitled, ...others] = await read(
      await zipOf({
        'database.json': JSON.stringify(database),
        'data/.secret': 'x',
        'data/users/1/profile.webp': JPEG,
        [`data/recipes/${id}/images/original.webp`]: JPEG,
      }),
      'backup.zip',
    );
    expect(others).toEqual([]);
    expect(groupsOf(porridge)).toEqual([[null, '¾ cup oats', 'pinch of salt']]);
    expect(stepsOf(porridge)).toEqual([
      [null, 'Boil.'],
      [null, 'Stir.'],
    ]);
    expect(porridge?.recipe).toMatchObject({
      servings: 2,
      prepTime: 5,
      cookTime: 10,
      tags: ['Breakfast'],
      notes: ['Note: Use milk.'],
      createdAt: '2024-05-06T07:08:09.000Z',
    });
    expect(porridge?.image?.bytes).toEqual(JPEG);
    expect(untitled).toMatchObject({ name: 'untitled', problem: 'This recipe has no title.' });
  });
});

describe('Nextcloud Cookbook', () => {
  test('folders of recipe.json with a picture are read, the headings among ingredients too', async () => {
    const recipe = {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      id: 12,
      name: 'Pizza',
      description: '',
      url: '',
      image: '',
      prepTime: 'PT0H30M',
      cookTime: 'PT0H15M',
      totalTime: 'PT0H45M',
      recipeCategory: 'Hauptgericht',
      keywords: 'Italien,Ofen',
      recipeYield: 2,
      tool: ['Backstein'],
      recipeIngredient: ['## Teig', '500 g Mehl', '## Belag', '200 g Tomaten'],
      recipeInstructions: ['## Teig', 'Kneten und eine Stunde gehen lassen.', 'Heiß backen.'],
      nutrition: [],
      dateCreated: '2022-02-02T20:20:20+0000',
      dateModified: null,
    };
    const [item, ...others] = await read(
      await zipOf({
        'Recipes/Pizza/recipe.json': JSON.stringify(recipe),
        'Recipes/Pizza/full.jpg': JPEG,
        'Recipes/Pizza/thumb.jpg': JPEG,
        'Recipes/Pizza/thumb16.jpg': JPEG,
      }),
      'Recipes.zip',
    );
    expect(others).toEqual([]);
    expect(item).toMatchObject({ format: 'Nextcloud Cookbook', name: 'Pizza', losses: [] });
    expect(groupsOf(item)).toEqual([
      ['Teig', '500 g Mehl'],
      ['Belag', '200 g Tomaten'],
    ]);
    expect(stepsOf(item)).toEqual([
      ['Teig', 'Kneten und eine Stunde gehen lassen.'],
      ['Teig', 'Heiß backen.'],
    ]);
    expect(item?.recipe).toMatchObject({
      servings: 2,
      prepTime: 30,
      cookTime: 15,
      totalTime: 45,
      courseText: 'Hauptgericht',
      tags: ['Italien', 'Ofen'],
      equipment: ['Backstein'],
      originalUrl: null,
      language: 'de',
    });
    expect(item?.image?.bytes).toEqual(JPEG);
  });
});

describe('Nextcloud Cookbook, by its folders', () => {
  const plain = (name: string) =>
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name,
      recipeIngredient: ['1 egg'],
      recipeInstructions: ['Boil.'],
    });
  const formats = async (files: Record<string, string | Uint8Array>) =>
    (await read(await zipOf(files), 'x.zip')).map(({ format }) => format);

  test.each(['full.jpg', 'thumb.jpg', 'thumb16.jpg'])(
    'a recipe.json beside %s is its, and so are the others of the zip',
    async (picture) => {
      expect(
        await formats({
          'Recipes/Egg/recipe.json': plain('Egg'),
          [`Recipes/Egg/${picture}`]: JPEG,
          'Recipes/Tea/recipe.json': plain('Tea'),
        }),
      ).toEqual(['Nextcloud Cookbook', 'Nextcloud Cookbook']);
    },
  );

  test('a recipe.json alone, or under another name, is not', async () => {
    expect(await formats({ 'Egg/recipe.json': plain('Egg') })).toEqual(['schema.org']);
    expect(await formats({ 'Egg/egg.json': plain('Egg'), 'Egg/full.jpg': JPEG })).toEqual([
      'schema.org',
    ]);
    expect(await formats({ 'recipe.json': plain('Egg'), 'full.jpg': JPEG })).toEqual([
      'schema.org',
    ]);
  });
});

test.each([
  ['no ingredients', { recipeInstructions: ['Boil.'] }, ['It has no ingredients.']],
  ['no steps', { recipeIngredient: ['1 egg'] }, ['It has no steps.']],
  [
    'neither',
    { nutrition: { calories: '9' } },
    ['It has no ingredients and no steps.', 'Its nutrition figures were not kept.'],
  ],
])('a recipe with %s says so', async (_what, fields, losses) => {
  const [item] = await read(JSON.stringify({ '@type': 'Recipe', name: 'Egg', ...fields }));
  expect(item).toMatchObject({ name: 'Egg', problem: null, losses });
});

describe('RecipeSage', () => {
  test('its JSON-LD is read with bracketed headings, notes, labels and source', async () => {
    const recipe = (name: string) => ({
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      identifier: 'a1',
      datePublished: '2020-01-01T00:00:00.000Z',
      description: '',
      image: ['https://example.org/a.jpg'],
      name,
      prepTime: 'PT15M',
      recipeIngredient: ['[Sauce]', '2 tomatoes', '[Pasta]', '200 g spaghetti'],
      recipeInstructions: [
        { '@type': 'HowToSection', text: '[Sauce]' },
        { '@type': 'HowToStep', text: 'Cook.' },
        { '@type': 'HowToSection', name: 'Pasta' },
        { '@type': 'HowToStep', text: 'Boil.' },
      ],
      recipeYield: '2 servings',
      totalTime: 'PT30M',
      recipeCategory: ['dinner', 'quick'],
      creditText: 'Grandma',
      isBasedOn: 'https://example.org/pasta',
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Salt the water.' }],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 3, ratingCount: 1 },
    });
    const { items, ...file } = await openLibraryFile(
      bytesSource(new TextEncoder().encode(JSON.stringify([recipe('Pasta'), recipe('Pasta II')]))),
      'recipesage.json',
    );
    expect(file.left).toBe(0);
    const { value: item } = await items.next();
    expect(groupsOf(item)).toEqual([
      ['Sauce', '2 tomatoes'],
      ['Pasta', '200 g spaghetti'],
    ]);
    expect(stepsOf(item)).toEqual([
      ['Sauce', 'Cook.'],
      ['Pasta', 'Boil.'],
    ]);
    expect(item).toMatchObject({
      format: 'RecipeSage',
      losses: [
        'Its rating was not kept.',
        'Its picture is only named by an address, and was not fetched.',
      ],
    });
    expect(item.recipe).toMatchObject({
      tags: ['dinner', 'quick'],
      notes: ['Salt the water.'],
      source: 'Grandma',
      originalUrl: 'https://example.org/pasta',
      prepTime: 15,
      totalTime: 30,
      servings: 2,
      createdAt: '2020-01-01T00:00:00.000Z',
    });
    expect((await items.next()).value.name).toBe('Pasta II');
  });

  test('its own shape is read', async () => {
    const [item] = await read(
      JSON.stringify({
        recipes: [
          {
            title: 'Tea',
            description: '',
            yield: '1 cup',
            activeTime: '5 minutes',
            totalTime: '',
            source: '',
            url: '',
            notes: '',
            ingredients: '1 tea bag\n200 ml water',
            instructions: 'Pour.',
            rating: null,
            labels: [{ title: 'drink' }],
          },
        ],
      }),
    );
    expect(item).toMatchObject({ format: 'RecipeSage', name: 'Tea', losses: [] });
    expect(item?.recipe).toMatchObject({
      tags: ['drink'],
      prepTime: 5,
      ingredients: [{ name: null, lines: ['1 tea bag', '200 ml water'] }],
    });
  });
});

describe('schema.org JSON-LD', () => {
  const toast = {
    '@type': 'Recipe',
    name: 'Toast',
    recipeIngredient: ['1 slice of bread'],
    recipeInstructions: 'Toast.',
  };
  test.each<[string, unknown]>([
    ['an object', { '@context': 'https://schema.org', ...toast }],
    ['a list', [toast]],
    [
      'a graph',
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: 'Page' }, toast] },
    ],
    ['a page about it', { '@type': 'WebPage', mainEntity: toast }],
    [
      'a list of items',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: toast }] },
    ],
  ])('a recipe in %s is found, and its short step stays', async (_where, document) => {
    const items = await read(JSON.stringify(document), 'x.jsonld');
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      format: 'schema.org',
      name: 'Toast',
      recipe: {
        ingredients: [{ name: null, lines: ['1 slice of bread'] }],
        steps: [{ group: null, text: 'Toast.' }],
      },
    });
  });

  test.each([
    ['Grandma', ['quick', 'Grandma']],
    ['Breakfast, Brunch', ['quick', 'Breakfast', 'Brunch']],
    ['Main course', ['quick']],
    ['Quick', ['quick']],
  ])(
    'its only category %p is kept as a tag unless it names a course',
    async (recipeCategory, tags) => {
      const [item] = await read(JSON.stringify({ ...toast, recipeCategory, keywords: 'quick' }));
      expect(item?.recipe?.tags).toEqual(tags);
    },
  );

  test('each of several recipes is an item, and one without a name says so', async () => {
    const items = await read(
      JSON.stringify({
        '@graph': [toast, { ...toast, name: '' }, { ...toast, name: 'French toast' }],
      }),
    );
    expect(items.map(({ name, problem }) => [name, problem])).toEqual([
      ['Toast', null],
      ['file', 'This recipe has no title.'],
      ['French toast', null],
    ]);
  });

  test('a recipe with nothing in it is reported, a mere reference to one is none', async () => {
    const items = await read(
      JSON.stringify({
        '@graph': [
          { ...toast, '@id': '#toast' },
          { '@type': 'Recipe' },
          { '@type': 'WebPage', mainEntity: { '@type': 'Recipe', '@id': '#toast' } },
        ],
      }),
    );
    expect(items.map(({ name, problem }) => [name, problem])).toEqual([
      ['Toast', null],
      ['file', 'This recipe has no title.'],
    ]);
  });

  test('an author by reference, diets, comments and a picture inside the file are read', async () => {
    const [item] = await read(
      JSON.stringify({
        '@graph': [
          {
            ...toast,
            author: { '@id': '#me' },
            suitableForDiet: 'https://schema.org/VeganDiet',
            comment: [
              { '@type': 'Comment', text: 'Nice.' },
              { '@type': 'Comment', name: 'Tip', text: 'Use butter.' },
            ],
            image: `data:image/jpeg;base64,${base64}`,
            inLanguage: 'en-GB',
            dateCreated: '2020-02-03',
          },
          { '@id': '#me', '@type': 'Person', name: 'Ida' },
        ],
      }),
    );
    expect(item?.recipe).toMatchObject({
      author: 'Ida',
      dietaryCategory: 'vegetarian',
      comments: 'Nice.',
      tips: ['Use butter.'],
      language: 'en',
      createdAt: '2020-02-03T00:00:00.000Z',
    });
    expect(item?.image?.bytes).toEqual(JPEG);
  });

  test.each(['toast.jpg', '50%off.jpg'])(
    'a saved web page is read, with the picture that lies beside it: %s',
    async (picture) => {
      const html =
        '<html><head><title>Toast</title><script type="application/ld+json">' +
        JSON.stringify({ '@context': 'https://schema.org', ...toast, image: `files/${picture}` }) +
        '</script></head><body></body></html>';
      const [item] = await read(
        await zipOf({ 'pages/toast.html': html, [`pages/files/${picture}`]: JPEG }),
      );
      expect(item).toMatchObject({
        format: 'web page',
        name: 'Toast',
        losses: ['It has no steps.'],
      });
      expect(item?.image?.bytes).toEqual(JPEG);
    },
  );
});

describe('Meal-Master', () => {
  const cookies = [
    'MMMMM----- Recipe via Meal-Master (tm) v8.05',
    ' ',
    '      Title: Lemon Bars',
    ' Categories: Desserts, Cookies',
    '      Yield: 24 bars',
    ' ',
    '  2 1/4 c  Flour                               1 ts Baking soda',
    '      1 c  Butter; softened                    3 lg Eggs',
    '           -at room temperature                     Salt',
    ' ',
    'MMMMM-----------------------FOR THE TOPPING---------------------------',
    '    1/2 c  Powdered sugar',
    '      2 tb Lemon juice',
    ' ',
    '  Preheat the oven.  Mix the flour with',
    '  the butter.',
    ' ',
    '  Bake for 20 minutes.',
    ' ',
    'MMMMM',
    '',
  ];

  test('two columns are read one after the other, and a line that goes on is joined', async () => {
    const [item] = await read(cookies.join('\r\n'), 'lemon.mmf');
    expect(item).toMatchObject({ format: 'Meal-Master', name: 'Lemon Bars', losses: [] });
    expect(groupsOf(item)).toEqual([
      [
        null,
        '2 1/4 cup Flour',
        '1 cup Butter, softened at room temperature',
        '1 tsp Baking soda',
        '3 large Eggs',
        'Salt',
      ],
      ['For the topping', '1/2 cup Powdered sugar', '2 tbsp Lemon juice'],
    ]);
    expect(stepsOf(item)).toEqual([
      [null, 'Preheat the oven. Mix the flour with the butter.'],
      [null, 'Bake for 20 minutes.'],
    ]);
    expect(item?.recipe).toMatchObject({
      servings: 24,
      yieldText: '24 bars',
      tags: ['Desserts', 'Cookies'],
    });
    expect(new TextDecoder().decode(item?.originalFile?.bytes)).toContain('Title: Lemon Bars');
  });

  test('a recipe without ingredients or steps says so', async () => {
    const whole = (title: string, ...lines: string[]) => [
      'MMMMM----- Recipe via Meal-Master (tm) v8.05',
      '',
      `      Title: ${title}`,
      ' Categories: Eggs',
      '      Yield: 1 servings',
      '',
      ...lines,
      '',
      'MMMMM',
      '',
    ];
    const items = await read(
      [
        ...whole('Nothing'),
        ...whole('List', '      1    egg'),
        ...whole('Steps', '  Boil the egg.'),
      ].join('\r\n'),
      'eggs.mmf',
    );
    expect(items.map(({ name, losses }) => [name, losses])).toEqual([
      ['Nothing', ['It has no ingredients and no steps.']],
      ['List', ['It has no steps.']],
      ['Steps', ['It has no ingredients.']],
    ]);
  });

  test('where it comes from is kept, in its head or behind its directions', async () => {
    const text = [
      'MMMMM----- Recipe via Meal-Master (tm) v8.05',
      '',
      '      Title: Bars',
      ' Categories: Desserts',
      '      Yield: 24 bars',
      '     Source: The Very Long Book of Bars for Every Day, Second Edition,',
      '     page 12',
      '  Prep Time: 20 min',
      '',
      '      1 c  Flour',
      '',
      '  Mix and bake.',
      '',
      '  Recipe by: Ida Baker',
      '  Posted by: Joe',
      '',
      '  From: a friend',
      '',
      'MMMMM',
      '',
    ];
    const [item] = await read(text.join('\r\n'));
    expect(item?.recipe).toMatchObject({
      source: 'The Very Long Book of Bars for Every Day, Second Edition, page 12',
      author: 'Ida Baker',
      prepTime: 20,
      servings: 24,
      notes: ['Posted by: Joe', 'From: a friend'],
      steps: [{ text: 'Mix and bake.' }],
    });
  });

  test('several recipes in a file of MS-DOS are told apart, and text around them is reported', async () => {
    const other = [
      '---------- Recipe via Meal-Master (tm) v8.02',
      '',
      '      Title: K\u0084sekuchen',
      ' Categories: Kuchen',
      '   Servings: 12',
      '',
      '    500 g  Magerquark',
      '           S\u0081\u00e1e Sahne',
      '',
      '  R\u0081hren und backen.',
      '',
      '-----',
    ];
    const text = ['From a mailing list', ...cookies, ...other].join('\r\n');
    const items = await read(
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
      'both.txt',
    );
    expect(items.map(({ name, problem }) => [name, problem])).toEqual([
      ['Lemon Bars', null],
      ['Käsekuchen', null],
      ['From a mailing list', 'This line stands outside of the recipes and was not read.'],
    ]);
    expect(groupsOf(items[1])).toEqual([[null, '500 g Magerquark', 'Süße Sahne']]);
    expect(stepsOf(items[1])).toEqual([[null, 'Rühren und backen.']]);
    expect(items[1]?.recipe).toMatchObject({ servings: 12, language: 'de' });
  });

  test('a file of Windows keeps its letters, and headings among the directions head steps', async () => {
    const text = [
      'MMMMM----- Recipe via Meal-Master',
      '',
      'Title: Cr\u00eape',
      'Categories: None',
      'Yield: 4',
      '',
      '     2 c  Flour',
      '     1 ts Salt',
      '      1 Egg',
      '',
      'Mix.',
      '',
      '-----FILLING-----',
      '',
      'Melt.',
      'MMMMM',
    ].join('\n');
    const [item] = await read(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
    expect(item).toMatchObject({
      name: 'Crêpe',
      recipe: {
        tags: [],
        ingredients: [{ name: null, lines: ['2 cup Flour', '1 tsp Salt', '1 Egg'] }],
      },
    });
    expect(stepsOf(item)).toEqual([
      [null, 'Mix.'],
      ['Filling', 'Melt.'],
    ]);
  });
});

describe('Cooklang', () => {
  const source = [
    '---',
    'title: Potato Gratin',
    'servings: 4',
    'tags: [oven, winter]',
    'source:',
    '  name: Marie',
    '  url: https://example.org/gratin',
    'time:',
    '  prep: 20 min',
    '  cook: 1 hour',
    'difficulty: easy',
    '---',
    '',
    '> Made every Sunday.',
    '',
    '== Potatoes ==',
    '',
    'Slice @potatoes{1%kg}(peeled) thinly -- with care',
    'into a #baking dish{}. [- a block',
    'comment -]',
    '',
    '= Cream',
    '',
    'Heat @cream{200%ml}, @&potatoes and @?nutmeg, then add @cream{50%ml} more. Bake for ~{45%minutes} in the #oven.',
    '',
  ].join('\n');

  test('amounts, sections, cookware, timers, notes and the head are read', async () => {
    const [item, ...others] = await read(
      await zipOf({
        'Sides/Gratin.cook': source,
        'Sides/Gratin.jpg': JPEG,
        'Sides/Gratin.1.jpg': JPEG,
      }),
    );
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      format: 'Cooklang',
      name: 'Potato Gratin',
      losses: ['1 picture of a step was not kept.'],
    });
    expect(groupsOf(item)).toEqual([
      ['Potatoes', '1 kg potatoes, peeled'],
      ['Cream', '250 ml cream', 'nutmeg, optional'],
    ]);
    expect(stepsOf(item)).toEqual([
      ['Potatoes', 'Slice potatoes thinly into a baking dish.'],
      [
        'Cream',
        'Heat cream, potatoes and nutmeg, then add cream more. Bake for 45 minutes in the oven.',
      ],
    ]);
    expect(item?.recipe).toMatchObject({
      servings: 4,
      tags: ['oven', 'winter'],
      source: 'Marie',
      originalUrl: 'https://example.org/gratin',
      prepTime: 20,
      cookTime: 60,
      equipment: ['baking dish', 'oven'],
      notes: ['Difficulty: easy', 'Made every Sunday.'],
    });
    expect(item?.image?.bytes).toEqual(JPEG);
    expect(new TextDecoder().decode(item?.originalFile?.bytes)).toBe(source);
  });

  test('older metadata lines are read, and the file gives the title', async () => {
    const [item] = await read(
      '>> servings: 2\n>> time required: 15 minutes\n>> course: dessert\n\nWhip @egg ' +
        'whites{3} with @sugar{150%g}.\n\nServe @./sauces/Vanilla{100%ml} with it. Mail ' +
        'me@example.org.',
      'Meringue.cook',
    );
    expect(item).toMatchObject({
      name: 'Meringue',
      recipe: { servings: 2, totalTime: 15, courseText: 'dessert' },
    });
    expect(groupsOf(item)).toEqual([[null, '3 egg whites', '150 g sugar', '100 ml Vanilla']]);
    expect(stepsOf(item)?.[1]).toEqual([null, 'Serve Vanilla with it. Mail me@example.org.']);
  });
});
