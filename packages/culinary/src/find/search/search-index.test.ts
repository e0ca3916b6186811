import { describe, expect, test } from '@jest/globals';
import { createSearchIndex } from './search-index.ts';
import { searchTerms } from './search-terms.ts';

interface Parts {
  title?: string;
  translatedTitle?: string;
  description?: string;
  tags?: string[];
  ingredients?: string[];
  translatedIngredients?: string[];
  languageCode?: string;
}
const recipe = ({
  title = 'Supper',
  description = '',
  tags = [],
  ingredients = [],
  ...rest
}: Parts) => ({
  title,
  description,
  tags,
  ingredients: ingredients.map((name) => ({ name })),
  ...rest,
});
const finds = (query: string, parts: Parts) => library(parts).found(query).length === 1;
const made = (...ingredients: string[]): Parts => ({ ingredients });

function library(...recipes: Parts[]) {
  const index = createSearchIndex();
  recipes.forEach((parts, id) => index.put(id, searchTerms(recipe(parts))));
  return { index, found: (query: string) => [...index.match(query).ids()].sort((a, b) => a - b) };
}

describe('words', () => {
  test.each<[string, Parts]>([
    ['title', { title: 'Lemon tart' }],
    ['description', { description: 'With a whole lemon.' }],
    ['tags', { tags: ['Lemon'] }],
    ['ingredient names', made('lemon')],
  ])('are found in %s', (_, parts) => {
    expect(finds('lemon', parts)).toBe(true);
    expect(finds('orange', parts)).toBe(false);
  });

  test.each(['Kürbissuppe', 'pumpkin soup', 'winter', 'pumpkin'])(
    'of a title and of its translation are found: %s',
    (query) => {
      expect(finds(query, { title: 'Kürbissuppe', translatedTitle: 'Winter pumpkin soup' })).toBe(
        true,
      );
    },
  );

  test('are trimmed and found in any case', () => {
    expect(finds('  LeMoN \n', made('lemon'))).toBe(true);
  });

  test.each([
    ['puree', 'Purée'],
    ['Purée', 'puree'],
    ['kase', 'Käse'],
    ['kaese', 'Käse'],
    ['Käse', 'Kaese'],
    ['boeuf', 'Bœuf'],
    ['smorrebrod', 'Smørrebrød'],
    ['strasse', 'Straße'],
    ['jalapeno', 'Jalapeño'],
    ['zurek', 'Żurek'],
    ['ΣΟΥΠΑ', 'σούπα'],
    ['борщ', 'БОРЩ'],
    ['חומוס', 'חוּמוּס'],
    ['حمص', 'حُمُّص'],
    ['カレー', 'ビーフカレー'],
    ['ﬁg', 'fig'],
    ['🍕', 'Friday 🍕!'],
    ['🇮🇹', 'Pasta 🇮🇹'],
  ])('"%s" finds "%s"', (query, title) => {
    expect(finds(query, { title })).toBe(true);
  });

  test.each([
    ['lem', 'lemon', true],
    ['kuchen', 'Apfelkuchen', true],
    ['ham', 'champagne', false],
    ['ham', 'champignons', false],
    ['ham', 'ham', true],
    ['ei', 'Reis', false],
    ['rosa', 'prosaisch', false],
    ['oil', 'foil', false],
  ])(
    'are found by beginnings, and by ends of compounds: "%s" in "%s" is %p',
    (query, title, found) => {
      expect(finds(query, { title })).toBe(found);
    },
  );

  test('must all be there, in any order', () => {
    expect(finds('lemon chick', { title: 'Chickpeas with lemon' })).toBe(true);
    expect(finds('lemon lentils', { title: 'Chickpeas with lemon' })).toBe(false);
  });

  test('that only join others are not asked for', () => {
    expect(finds('salad with walnuts', { title: 'Walnut salad' })).toBe(true);
    expect(finds('Nudeln mit Mohn', { title: 'Mohnnudeln' })).toBe(true);
    expect(finds('with', { title: 'Walnut salad' })).toBe(false);
  });

  test.each([
    ['eggs', 'egg'],
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['Tomaten', 'Tomate'],
    ['funghi', 'fungo'],
    ['cipolle', 'cipolla'],
    ['limones', 'limón'],
    ['gâteaux', 'gâteau'],
  ])('"%s" finds one %s', (query, name) => {
    expect(finds(query, made(name))).toBe(true);
  });

  test('of translated ingredients are found, their units are not', () => {
    const parts = { ...made('Kürbis'), translatedIngredients: ['2 cups pumpkin'] };
    expect(finds('pumpkin', parts)).toBe(true);
    expect(finds('cups', parts)).toBe(false);
  });
});

describe('a wrong letter', () => {
  test.each(['brocoli', 'brocccoli', 'broccali', 'borccoli', 'roccoli', 'broccolli'])(
    'is forgiven in "%s"',
    (query) => {
      expect(finds(query, made('broccoli'))).toBe(true);
    },
  );

  test.each(['brocali', 'boccoil'])('is forgiven once, not twice as in "%s"', (query) => {
    expect(finds(query, made('broccoli'))).toBe(false);
  });

  test('is forgiven in five letters and not in four', () => {
    expect(finds('lemom', made('lemon'))).toBe(true);
    expect(finds('leek', { title: 'Leak' })).toBe(false);
  });

  test('is forgiven while the word is still typed', () => {
    expect(finds('zuchin', made('zucchini'))).toBe(true);
  });

  test('is forgiven only where nothing is found as typed', () => {
    const { index, found } = library(made('cream'), { title: 'A dream' });
    expect(found('cream')).toEqual([0]);
    index.remove(0);
    expect(found('cream')).toEqual([1]);
    index.put(2, ['creamy']);
    expect(found('cream')).toEqual([2]);
  });

  test.each(['tomatos', 'tomatoess', 'tomatose', 'tomattoes', 'tmatoes', 'tomatoe'])(
    '"%s" finds what "tomatoes" finds',
    (query) => {
      const { found } = library(
        made('tomato'),
        made('tomatoes'),
        { title: 'Cherry tomatoes' },
        made('potatoes'),
        made('tomato paste'),
      );
      expect(found('tomatoes')).toEqual([0, 1, 2, 4]);
      expect(found(query)).toEqual([0, 1, 2, 4]);
    },
  );

  test.each([
    ['potatos', 'potato', 'potatoes'],
    ['carots', 'carrot', 'carrots'],
    ['Kartofeln', 'Kartoffel', 'Kartoffeln'],
    ['cippolle', 'cipolla', 'cipolle'],
    ['zanahorrias', 'zanahoria', 'zanahorias'],
  ])('"%s" finds one %s and several %s', (query, one, several) => {
    expect(library(made(one), made(several)).found(query)).toEqual([0, 1]);
  });

  test('is not looked for in a plural whose singular is there', () => {
    expect(library(made('pear'), made('pearl barley'), { title: 'Fears' }).found('pears')).toEqual([
      0,
    ]);
  });

  test('is found in what comes and goes', () => {
    const { index, found } = library(made('tomato'));
    expect(found('tomatos')).toEqual([0]);
    expect(found('tomatoess')).toEqual([]);
    index.put(1, ['tomatoes']);
    expect(found('tomatos')).toEqual([0, 1]);
    expect(found('tomatoess')).toEqual([0, 1]);
    index.remove(1);
    expect(found('tomatos')).toEqual([0]);
    expect(found('tomatoess')).toEqual([]);
    index.put(2, ['tomatos']);
    expect(found('tomatos')).toEqual([0, 2]);
  });

  test('in a keyword asks for the keyword', () => {
    const { found } = library(made('chicken'), made('chicken stock'), made('Hähnchenbrust'));
    expect(found('chiken')).toEqual([0, 2]);
    expect(found('chickne')).toEqual([0, 2]);
  });
});

describe('keywords', () => {
  test.each([
    ['meat', 'pork belly'],
    ['meat', 'lamb shoulder'],
    ['meat', 'beef'],
    ['meat', 'Hackfleisch'],
    ['Fleisch', 'Speck'],
    ['viande', 'jambon'],
    ['carne', 'pancetta'],
    ['beef', 'sirloin'],
    ['beef', 'bœuf'],
    ['beef', 'manzo'],
    ['beef', 'ternera'],
    ['beef', 'Rinderhack'],
    ['Rindfleisch', 'beef'],
    ['bœuf', 'Roastbeef'],
    ['chicken', 'poulet'],
    ['chicken', 'Hähnchenbrust'],
    ['chicken', 'petto di pollo'],
    ['pollo', 'chicken thighs'],
    ['Hähnchen', 'kipfilet'],
    ['Haehnchen', 'kyckling'],
    ['poultry', 'turkey'],
    ['poultry', 'duck breast'],
    ['poultry', 'chicken'],
    ['Geflügel', 'Pute'],
    ['volaille', 'magret'],
    ['fish', 'salmon'],
    ['fish', 'tuna'],
    ['fish', 'cabillaud'],
    ['Fisch', 'Lachsfilet'],
    ['pescado', 'merluza'],
    ['vis', 'zalm'],
    ['cheese', 'cheddar'],
    ['cheese', 'parmesan'],
    ['cheese', 'Ziegenkäse'],
    ['Käse', 'feta'],
    ['fromage', 'gruyère'],
    ['queso', 'mozzarella'],
    ['formaggio', 'pecorino'],
    ['seafood', 'prawns'],
    ['seafood', 'cozze'],
    ['pasta', 'spaghetti'],
    ['pasta', 'penne'],
    ['pasta', 'lasagne sheets'],
    ['Nudeln', 'tagliatelle'],
    ['pizza', 'calzone'],
  ])('"%s" finds %s', (query, name) => {
    expect(finds(query, made(name))).toBe(true);
    expect(finds(query, { title: name })).toBe(true);
  });

  test.each([
    ['chicken', 'chicken stock'],
    ['chicken', 'low-sodium chicken broth'],
    ['chicken', 'chicken bouillon cubes'],
    ['chicken', 'Hühnerbrühe'],
    ['chicken', 'bouillon de poulet'],
    ['chicken', 'brodo di pollo'],
    ['chicken', 'caldo de pollo'],
    ['chicken', 'kippenbouillon'],
    ['chicken', 'kycklingbuljong'],
    ['poultry', 'fond de volaille'],
    ['beef', 'beef extract'],
    ['beef', 'beef stock cube'],
    ['beef', 'Rinderfond'],
    ['meat', 'fond de veau'],
    ['meat', 'meat gravy'],
    ['fish', 'fish sauce'],
    ['fish', 'fumet de poisson'],
    ['fish', 'Fischsauce'],
    ['fish', 'salsa di pesce'],
    ['cheese', 'cheese sauce'],
    ['cheese', 'vegan cheese'],
    ['meat', 'vegan sausages'],
  ])('"%s" does not find %s as an ingredient', (query, name) => {
    expect(finds(query, made('rice', name))).toBe(false);
  });

  test.each([
    ['meat', 'meatiness'],
    ['fish', 'selfishly'],
    ['chicken', 'chickenpox'],
    ['cheese', 'cheesecloth'],
    ['beef', 'beefy'],
    ['fish', 'prawns'],
    ['beef', 'pork'],
    ['meat', 'coconut meat'],
    ['chicken', 'chickpeas'],
  ])('"%s" does not find %s', (query, name) => {
    expect(finds(query, made(name))).toBe(false);
  });

  test('are found in a title or a tag whatever stands beside them', () => {
    expect(finds('chicken', { title: 'Chicken stock' })).toBe(true);
    expect(finds('chicken', { title: 'Vegan chicken curry' })).toBe(true);
    expect(finds('fish', { tags: ['fish sauce'] })).toBe(true);
  });

  test('in a description count as in an ingredient', () => {
    expect(finds('chicken', { description: 'A pie of leftover chicken.' })).toBe(true);
    expect(finds('chicken', { description: 'Simmered in chicken stock.' })).toBe(false);
  });

  test('a stock is found by its own name', () => {
    const { found } = library(
      made('chicken stock'),
      made('chicken', 'vegetable stock'),
      made('fish sauce'),
    );
    expect(found('chicken stock')).toEqual([0, 1]);
    expect(found('fish sauce')).toEqual([2]);
  });

  test('a synonym finds itself', () => {
    expect(finds('spaghetti', made('penne'))).toBe(false);
    expect(finds('salmon', made('salmon'))).toBe(true);
  });
});

describe('salt, pepper, water and oil', () => {
  const seasoned = made(
    'sea salt',
    'freshly ground black pepper',
    'cold water',
    'extra-virgin olive oil',
    'Salz und Pfeffer',
    'huile d’olive',
    'acqua',
    'aceite de oliva',
    'zout',
    'peppar',
  );

  test.each([
    'salt',
    'pepper',
    'water',
    'oil',
    'salt pepper',
    'olive',
    'Salz',
    'huile',
    'acqua',
    'aceite',
    'black',
  ])('"%s" never finds them among the ingredients', (query) => {
    expect(finds(query, seasoned)).toBe(false);
  });

  test.each([
    ['salt', { title: 'Salt-baked celeriac' }],
    ['pepper', { title: 'Pepper steak' }],
    ['water', { description: 'Only water and flour.' }],
    ['oil', { tags: ['no oil'] }],
  ])('"%s" finds titles, descriptions and tags', (query, parts) => {
    expect(finds(query, parts)).toBe(true);
  });

  test('are asked for beside another word', () => {
    const { found } = library(made('sesame oil'), made('sesame seeds', 'eggs'), made('olive oil'));
    expect(found('sesame oil')).toEqual([0]);
    expect(found('sesame')).toEqual([0, 1]);
    expect(found('olive oil')).toEqual([2]);
    expect(found('oil')).toEqual([]);
  });

  test('a bell pepper is a vegetable', () => {
    expect(finds('pepper', made('red bell pepper'))).toBe(true);
    expect(finds('peppers', made('roasted peppers'))).toBe(true);
  });
});

describe('hostile queries', () => {
  test.each(['', '   ', '!!!', '.*', '"', '()[]{}^$|\\', '\u0000', '\ud800', '—'])(
    '%j holds no word and finds everything',
    (query) => {
      expect(library({}, {}).found(query)).toEqual([0, 1]);
    },
  );

  test.each([
    'a'.repeat(10_000),
    'lemon '.repeat(2_000),
    'ab '.repeat(4_000),
    '🍕'.repeat(5_000),
    '=chicken',
    '~oil',
    '\u0301'.repeat(10_000),
    '<script>alert(1)</script>',
  ])('a long or odd query is answered', (query) => {
    expect(() => library(made('chicken stock', 'oil')).found(query)).not.toThrow();
  });

  test('marks of terms cannot be typed', () => {
    const { found } = library(made('olive oil'), made('salmon'));
    expect(found('~olive')).toEqual([]);
    expect(found('=salmon')).toEqual([1]);
    expect(found('=meat')).toEqual([]);
  });

  test('a recipe of 5,000 ingredients and a long description keeps a bounded number of terms', () => {
    const terms = searchTerms(
      recipe({
        title: 'Everything',
        description: Array.from({ length: 50_000 }, (_, at) => `word${at}`).join(' '),
        ingredients: Array.from({ length: 5_000 }, (_, at) => `food${at}`),
      }),
    );
    expect(terms.length).toBe(4_000);
    expect(terms).toContain('everything');
    expect(searchTerms(recipe({ title: 'x'.repeat(100_000) }))[0]).toHaveLength(48);
  });
});

describe('the index', () => {
  test('takes recipes in, changes them and lets them go', () => {
    const index = createSearchIndex();
    index.put(7, ['lemon']);
    index.put(9, ['lemon', 'cake']);
    expect(index.size).toBe(2);
    expect([...index.match('lemon').ids()].sort()).toEqual([7, 9]);
    index.put(7, ['orange']);
    expect([...index.match('lemon').ids()]).toEqual([9]);
    expect(index.match('orange').has(7)).toBe(true);
    index.remove(9);
    index.remove(9);
    index.remove(404);
    expect(index.size).toBe(1);
    expect(index.match('').size).toBe(1);
    expect(index.match('lemon').size).toBe(0);
    expect(index.match('').has(9)).toBe(false);
  });

  test('of nothing finds nothing', () => {
    expect(createSearchIndex().match('').size).toBe(0);
    expect(createSearchIndex().match('lemon').size).toBe(0);
  });

  test('answers after any changes as one that was built anew', () => {
    let seed = 11;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const words = [
      'lemon',
      'lemons',
      'melon',
      'cream',
      'dream',
      'creamy',
      '=fish',
      '~olive',
      '~oil',
      'oil',
      'kuchen',
      'apfelkuchen',
      'tomato',
      'tomate',
      'chicken',
      '=chicken',
      'lentil',
    ];
    const queries = [
      'lemon',
      'lemno',
      'cream',
      'creem',
      'fish',
      'olive oil',
      'olive',
      'oil',
      'kuchen',
      'tomatoes',
      'chicken',
      'chiken',
      'e',
      '',
      'lemon cream',
      'zzzzz',
    ];
    const index = createSearchIndex();
    const kept = new Map<number, string[]>();
    for (let step = 0; step < 600; step++) {
      const id = random(90);
      if (random(3) === 0) {
        index.remove(id);
        kept.delete(id);
      } else {
        const terms = Array.from({ length: random(5) }, () => words[random(words.length)]!);
        index.put(id, terms);
        kept.set(id, terms);
      }
      const query = queries[random(queries.length)]!;
      const fresh = createSearchIndex();
      for (const [other, terms] of kept) fresh.put(other, terms);
      const answer = index.match(query);
      const ids = [...answer.ids()].sort((a, b) => a - b);
      expect([query, ids]).toEqual([query, [...fresh.match(query).ids()].sort((a, b) => a - b)]);
      expect(answer.size).toBe(ids.length);
      expect(ids.every((one) => answer.has(one))).toBe(true);
    }
  });

  test('forgets the words of recipes that are gone', () => {
    const index = createSearchIndex();
    for (let round = 0; round < 5_000; round++) index.put(1, [`word${round}`, `other${round}`]);
    expect(index.match('word').size).toBe(1);
    expect(index.match('word12').size).toBe(0);
    expect(index.match('word4999').size).toBe(1);
    index.remove(1);
    expect(index.match('other').size).toBe(0);
  });

  test('asks of more different words than it remembers', () => {
    const index = createSearchIndex();
    for (let id = 0; id < 300; id++) index.put(id, [`term${id}x`]);
    for (let id = 0; id < 300; id++) expect([...index.match(`term${id}x`).ids()]).toEqual([id]);
    expect([...index.match('term0x').ids()]).toEqual([0]);
  });
});

describe('a food is found by all its names', () => {
  const recipe = (languageCode: string, name: string, title = 'Supper') =>
    searchTerms({
      title,
      description: '',
      tags: [],
      ingredients: [{ name }],
      languageCode,
    });
  const finds = (query: string, terms: string[]) => {
    const index = createSearchIndex();
    index.put(1, terms);
    return index.match(query).has(1);
  };

  test.each([
    ['eggplant', 'en', 'aubergines'],
    ['aubergine', 'en', 'eggplant'],
    ['Lachs', 'en', 'salmon fillets'],
    ['salmon', 'de', 'Lachsfilet'],
    ['prawns', 'en', 'shrimp'],
    ['shrimp', 'fr', 'crevettes'],
    ['parmigiano', 'en', 'parmesan cheese'],
    ['parmesan', 'it', 'parmigiano reggiano'],
    ['cilantro', 'en', 'fresh coriander'],
    ['zucchini', 'es', 'calabacines'],
    ['spring onion', 'en', 'scallions'],
    ['Frühlingszwiebel', 'en', 'spring onions'],
    ['Fruehlingszwiebeln', 'en', 'green onions'],
    ['pommes de terre', 'de', 'Kartoffeln'],
    ['onion', 'de', 'rote Zwiebeln'],
    ['potatis', 'nl', 'aardappelen'],
    ['morangos', 'sv', 'jordgubbar'],
    ['chicken stock', 'de', 'Hühnerbrühe'],
    ['milk', 'fr', 'lait de chèvre'],
    ['sugar', 'de', 'brauner Zucker'],
    ['cheese', 'de', 'Ziegenkäse'],
    ['cheese', 'nl', 'geitenkaas'],
  ])('%s finds, in %s, %s', (query, language, name) =>
    expect(finds(query, recipe(language, name))).toBe(true),
  );

  test.each([
    ['apple', 'fr', 'pommes de terre'],
    ['emmental', 'en', 'gouda'],
    ['chicken', 'de', 'Hühnerbrühe'],
    ['eggplant', 'en', 'courgettes'],
    ['spring onion', 'en', 'red onion'],
    ['lait', 'de', 'Kokosmilch'],
    ['leche', 'en', 'coconut milk'],
    ['beurre', 'de', 'Erdnussbutter'],
    ['butter', 'sv', 'jordnötssmör'],
    ['burro', 'en', 'peanut butter'],
    ['cheese', 'nl', 'pindakaas'],
    ['cheese', 'nl', 'hoofdkaas'],
    ['fromage', 'de', 'Leberkäse'],
    ['cheese', 'de', 'Fleischkäse'],
    ['cheese', 'de', 'Quittenkäse'],
    ['lard', 'es', 'manteca de cacahuete'],
  ])('%s does not find, in %s, %s', (query, language, name) =>
    expect(finds(query, recipe(language, name))).toBe(false),
  );

  test('a word that is two foods in two languages finds both', () => {
    expect(finds('batata', recipe('es', 'batata'))).toBe(true);
    expect(finds('batata', recipe('en', 'sweet potatoes'))).toBe(true);
    expect(finds('batata', recipe('en', 'potatoes'))).toBe(true);
  });
});
