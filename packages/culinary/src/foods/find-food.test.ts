import { expect, test } from '@jest/globals';
import { aisles } from './aisles.data.ts';
import { findFood } from './find-food.ts';
import { lexicon } from './read-lexicon.ts';
import { matchFood } from './match-food.ts';

const nameOf = (name: string, language?: string) => findFood(name, language)?.name ?? null;

test.each([
  ['unsalted butter, softened', 'butter'],
  ['extra-virgin olive oil', 'olive oil'],
  ['boneless skinless chicken thighs', 'chicken thigh'],
  ['ground black pepper', 'pepper'],
  ['peppers', 'bell pepper'],
  ['red pepper flakes', 'chilli flakes'],
  ['coconut milk', 'coconut milk'],
  ['peanut butter', 'peanut butter'],
  ['butternut squash', 'butternut squash'],
  ['butter beans', 'butter beans'],
  ['tomato paste', 'tomato paste'],
  ['ripe tomatoes', 'tomato'],
  ['bay leaves', 'bay leaf'],
  ['strawberries', 'strawberry'],
  ['confectioners’ sugar', 'icing sugar'],
  ["goat's cheese", 'goat cheese'],
  ['half-and-half', 'single cream'],
  ['cream of tartar', 'cream of tartar'],
  ['leg of lamb', 'lamb leg'],
  ['milk of choice', 'milk'],
  ['fish or vegetable stock', 'fish stock'],
  ['chipotle peppers in adobo sauce', 'chipotle in adobo'],
  ['2% milk', 'milk'],
  ['ICE CUBES', 'ice'],
])('%s is %s', (name, food) => expect(nameOf(name)).toBe(food));

test.each([
  'hemp milk',
  'walnut sugar',
  'vegan egg replacement',
  'grapevine clippings',
  'chestnut flour',
  '',
  '  ',
  '☕',
  '123',
])('%p is no food of the table', (name) => expect(findFood(name)).toBeNull());

test.each([
  ['de', 'rote Zwiebeln', 'red onion'],
  ['de', 'gehackte Petersilie', 'parsley'],
  ['de', 'Tomaten aus der Dose', 'canned tomatoes'],
  ['de', 'Kokosmilch', 'coconut milk'],
  ['de', 'Eier', 'egg'],
  ['fr', 'huile d’olive vierge extra', 'olive oil'],
  ['fr', 'pommes de terre', 'potato'],
  ['fr', 'pommes', 'apple'],
  ['fr', 'œufs', 'egg'],
  ['fr', 'farine de blé', 'flour'],
  ['it', 'cipolle rosse', 'red onion'],
  ['it', 'peperoncino', 'chilli'],
  ['it', 'burro di arachidi', 'peanut butter'],
  ['it', 'spicchi d’aglio', 'garlic'],
  ['es', 'pechuga de pollo', 'chicken breast'],
  ['es', 'aceite de oliva virgen extra', 'olive oil'],
  ['es', 'pimiento rojo', 'red bell pepper'],
  ['es', 'dientes de ajo', 'garlic'],
])('in %s %s is %s', (language, name, food) => expect(nameOf(name, language)).toBe(food));

test('one word means what it means in the language stated', () => {
  expect([nameOf('batata', 'es'), nameOf('batata', 'pt')]).toEqual(['sweet potato', 'potato']);
  expect([nameOf('prune', 'fr'), nameOf('prune', 'en')]).toEqual(['plum', 'prunes']);
  expect(nameOf('room temperature butter', 'nl')).toBe('butter');
});

test('a name without a language is read where another language knows all of it', () => {
  expect(nameOf('farine de blé')).toBe('flour');
  expect(findFood('pan drippings from the roast')?.name).not.toBe('bread');
});

test('knows what makes another thing of a food', () => {
  expect(matchFood('smoked paprika')).toMatchObject({ food: { name: 'smoked paprika' }, rest: [] });
  expect(matchFood('boneless chicken thighs, chopped')?.rest).toEqual(['boneless']);
  expect(matchFood('gouda cheese')).toMatchObject({ food: { name: 'emmental' }, rest: ['gouda'] });
});

test('a compound says its kind and no weight', () => {
  expect(matchFood('Bergblütenkäse', 'de')).toMatchObject({
    food: { name: 'cheese' },
    loose: true,
  });
  expect(findFood('Bergblütenkäse', 'de')).toBeNull();
});

test('every name of the table finds its own food', () => {
  const strays = lexicon().flatMap(({ food, names }) =>
    names.en.flatMap(({ forms }) => forms).filter((name) => findFood(name, 'en')?.id !== food.id),
  );
  expect(strays).toEqual([]);
});

test('figures of the table are possible', () => {
  const foods = lexicon().map(({ food }) => food);
  expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
  for (const { name, aisle, density, pieceGrams } of foods) {
    expect([name, aisles.includes(aisle)]).toEqual([name, true]);
    expect([name, density === null || (density > 0.02 && density < 1.5)]).toEqual([name, true]);
    expect([name, pieceGrams === null || (pieceGrams > 0 && pieceGrams <= 5000)]).toEqual([
      name,
      true,
    ]);
  }
  expect(findFood('flour')).toMatchObject({ density: 0.528, estimated: false, liquid: false });
  expect(findFood('garlic')).toMatchObject({ pieceGrams: 3, pieceUnit: 'clove' });
  expect(findFood('almond flour')).toMatchObject({ estimated: true });
});

test('a name of any length is read', () => {
  expect(findFood(`${'very '.repeat(50_000)}good butter`)).toBeNull();
  expect(nameOf('fresh '.repeat(20) + 'butter')).toBe('butter');
});

test.each([
  ['en', 'ground coriander', 'Spices and dried herbs'],
  ['de', 'gemahlener Koriander', 'Spices and dried herbs'],
  ['en', 'nori', 'Pasta, rice and pulses'],
  ['en', 'mince', 'Meat and poultry'],
  ['it', 'rana pescatrice', 'Fish counter'],
  ['sv', 'rödingfilé', 'Fish counter'],
  ['pt', 'couve-flor', 'Fruit and vegetables'],
])('in %s %s lies in the aisle %s', (language, name, aisle) =>
  expect(findFood(name, language)?.aisle).toBe(aisle),
);

test.each([
  ['de', 'gluten-free vanilla rice milk', 'rice milk'],
  ['sv', 'Gluten free bread flour', 'bread flour'],
  ['de', 'Marmelade ohne Zucker', 'jam'],
  ['es', 'pan sin gluten', 'bread'],
])('in a recipe in %s %s is %s, not what it is free of', (language, name, food) =>
  expect(nameOf(name, language)).toBe(food),
);
