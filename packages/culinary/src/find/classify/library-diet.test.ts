import { describe, expect, test } from '@jest/globals';
import { libraryCourse } from './library-course.ts';
import { libraryDiet, type DietSubject } from './library-diet.ts';

const recipe = (parts: Partial<DietSubject>): DietSubject => ({
  dietaryCategory: null,
  category: null,
  title: 'Supper',
  tags: [],
  ingredients: [],
  ...parts,
});
const made = (...names: string[]) => names.map((name) => ({ name }));

describe('diet', () => {
  test.each([
    ['de', 'Pouletbrüstchen'],
    ['de', 'Pouletbrustfilet'],
    ['de', 'Pouletgeschnetzeltes'],
    ['de', 'Züri Gschnätzlets'],
    ['de', 'Hähnchenbrüstchen'],
    ['de', 'Forellenfilets'],
    ['de', 'Basafilets'],
    ['de', 'Lammlachse'],
    ['de', 'Schnitzerl'],
    ['de', 'Egli'],
    ['it', 'tritato misto'],
    ['it', 'involtini'],
    ['fr', 'suprêmes de volaille'],
    ['fr', 'suprêmes'],
    ['sv', 'hjortstek'],
    ['en', 'spatchcock'],
    ['en', 'ling fillets'],
  ])('in %s %s makes no recipe vegetarian', (languageCode, name) =>
    expect(libraryDiet(recipe({ languageCode, ingredients: made(name) }))).not.toBe('vegetarian'),
  );

  test('a stated diet wins over tags and ingredients', () => {
    expect(
      libraryDiet(
        recipe({ dietaryCategory: 'vegetarian', tags: ['dessert'], ingredients: made('beef') }),
      ),
    ).toBe('vegetarian');
  });

  test.each([
    'Dessert',
    'desserts',
    'Easy Desserts',
    'Nachtisch',
    'Süßspeise',
    'Dolci',
    'postres',
    'Toetje',
    'Efterrätt',
  ])('the tag "%s" makes a recipe a dessert, whatever is in it', (tag) => {
    expect(libraryDiet(recipe({ tags: ['quick', tag], ingredients: made('gelatine') }))).toBe(
      'dessert',
    );
  });

  test('a tag that only holds the letters does not', () => {
    expect(libraryDiet(recipe({ tags: ['deserted island', 'gorgonzola dolce'] }))).toBe(
      'vegetarian',
    );
  });

  test('the dessert course makes a recipe a dessert', () => {
    expect(libraryDiet(recipe({ category: 'dessert', ingredients: made('gelatine') }))).toBe(
      'dessert',
    );
  });

  test('title and ingredients tell it otherwise', () => {
    expect(libraryDiet(recipe({ title: 'Roast chicken' }))).toBe('omnivore');
    expect(libraryDiet(recipe({ ingredients: made('salmon') }))).toBe('pescetarian');
    expect(libraryDiet(recipe({ ingredients: made('salmon', 'bacon') }))).toBe('omnivore');
    expect(
      libraryDiet(recipe({ ingredients: made('coconut milk', 'butternut squash', 'eggplant') })),
    ).toBe('vegetarian');
  });

  test('a vegetarian soup on chicken stock is not vegetarian', () => {
    expect(
      libraryDiet(recipe({ title: 'Leek soup', ingredients: made('leeks', 'chicken stock') })),
    ).toBe('omnivore');
    expect(
      libraryDiet(recipe({ title: 'Leek soup', ingredients: made('leeks', 'vegetable stock') })),
    ).toBe('vegetarian');
  });

  test('the line as written counts more than the name read from it', () => {
    expect(
      libraryDiet(
        recipe({ ingredients: [{ name: 'sausages', originalText: '4 sausages (vegan)' }] }),
      ),
    ).toBe('vegetarian');
  });

  test.each([
    'Vegan shepherd’s pie with lamb flavour',
    'Vegetarisches Gulasch',
    'Lasagnes végétariennes à la viande de soja',
    'Ragù vegano',
    'Albóndigas veganas',
  ])('"%s" says itself that it is vegetarian', (title) => {
    expect(libraryDiet(recipe({ title }))).toBe('vegetarian');
  });

  test('a vegetarian title does not excuse bacon among the ingredients', () => {
    expect(libraryDiet(recipe({ title: 'Vegetarian quiche', ingredients: made('bacon') }))).toBe(
      'omnivore',
    );
  });

  test('a word of two languages counts in its own', () => {
    expect(libraryDiet(recipe({ ingredients: made('500 g Rind'), languageCode: 'de' }))).toBe(
      'omnivore',
    );
    expect(libraryDiet(recipe({ ingredients: made('rind of 1 lemon'), languageCode: 'en' }))).toBe(
      'vegetarian',
    );
    expect(libraryDiet(recipe({ ingredients: made('1 polvo'), languageCode: 'pt' }))).toBe(
      'pescetarian',
    );
    expect(libraryDiet(recipe({ ingredients: made('cacao en polvo'), languageCode: 'es' }))).toBe(
      'vegetarian',
    );
  });

  test('an empty recipe and a very long one have a diet', () => {
    expect(libraryDiet(recipe({ title: '' }))).toBe('vegetarian');
    expect(
      libraryDiet(
        recipe({
          title: 'vegan sausage '.repeat(5_000),
          ingredients: made('beef '.repeat(10_000), 'fleisch'.repeat(5_000)),
        }),
      ),
    ).toBe('omnivore');
    expect(
      libraryDiet(
        recipe({
          title: 'a'.repeat(50_000),
          ingredients: Array.from({ length: 5_000 }, () => ({ name: 'sausage vegan '.repeat(5) })),
        }),
      ),
    ).toBe('vegetarian');
  });
});

describe('course of the library', () => {
  const subject = { category: null, title: 'Supper', tags: [], ingredients: [] };

  test('a stated category wins', () => {
    expect(libraryCourse({ ...subject, category: 'starter', tags: ['dessert'] })).toBe('starter');
  });

  test('a dessert tag comes before foie gras', () => {
    expect(libraryCourse({ ...subject, title: 'Foie gras', tags: ['Dessert'] })).toBe('dessert');
  });

  test.each([
    'Foie gras with figs',
    'Blinis with caviar',
    'Terrine de foie gras',
    'Blinis mit Kaviar',
    'Tartine al caviale',
    'Tostadas con caviar',
    'Parfait von der Gänseleber',
  ])('"%s" is a starter', (title) => {
    expect(libraryCourse({ ...subject, title })).toBe('starter');
    expect(libraryCourse({ ...subject, ingredients: [{ name: title }] })).toBe('starter');
  });

  test.each(['Roast beef', 'Cowboy caviar', 'Caviar lentils with sausage', ''])(
    '"%s" is a main',
    (title) => {
      expect(libraryCourse({ ...subject, title })).toBe('main');
    },
  );
});
