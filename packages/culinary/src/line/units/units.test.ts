import { expect, test } from '@jest/globals';
import { parseIngredient } from '../parse-ingredient.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { readUnit, unitById, units } from './units.ts';

const unitOf = (text: string, language?: 'en' | 'de' | 'fr') =>
  readUnit(tokenise(text), 0, language)?.unit.id;

test.each([
  ['teaspoon', 4.92892],
  ['tablespoon', 14.7868],
  ['cup', 236.588],
  ['pint', 473.176],
  ['quart', 946.353],
  ['gallon', 3785.41],
  ['ounce', 28.3495],
  ['pound', 453.592],
  ['inch', 2.54],
  ['foot', 30.48],
  ['deciliter', 100],
  ['centiliter', 10],
  ['kilogram', 1000],
  ['milligram', 0.001],
])('one %s is %d metric', (id, metric) => expect(unitById(id)?.metric).toBe(metric));

test.each([
  ['tsp', 'teaspoon'],
  ['t', 'teaspoon'],
  ['T', 'tablespoon'],
  ['Tbsp.', 'tablespoon'],
  ['tbsps', 'tablespoon'],
  ['fl. oz.', 'fluid-ounce'],
  ['LB', 'pound'],
  ['cupfuls', 'cup'],
  ['tin', 'can'],
  ['packet', 'package'],
  ['EL', 'tablespoon'],
  ['Esslöffel', 'tablespoon'],
  ['TL', 'teaspoon'],
  ['Zehen', 'clove'],
  ['Päckchen', 'package'],
  ['Prise', 'pinch'],
  ['c. à soupe', 'tablespoon'],
  ['c.à.c.', 'teaspoon'],
  ['cuillères à café', 'teaspoon'],
  ['gousses', 'clove'],
  ['pincée', 'pinch'],
  ['boîte', 'can'],
  ['cucchiaino', 'teaspoon'],
  ['cucchiai', 'tablespoon'],
  ['spicchi', 'clove'],
  ['etti', 'hectogram'],
  ['cucharaditas', 'teaspoon'],
  ['cda', 'tablespoon'],
  ['dientes', 'clove'],
  ['puñado', 'handful'],
  ['eetlepels', 'tablespoon'],
  ['theelepel', 'teaspoon'],
  ['teentjes', 'clove'],
  ['blikje', 'can'],
  ['colheres de sopa', 'tablespoon'],
  ['colher (chá)', 'teaspoon'],
  ['xícara', 'cup'],
  ['dente', 'clove'],
  ['msk', 'tablespoon'],
  ['tsk', 'teaspoon'],
  ['krm', 'spice-measure'],
  ['klyftor', 'clove'],
  ['burk', 'can'],
])('knows "%s" as %s', (text, id) => expect(unitOf(text)).toBe(id));

test.each(['mil of milk', 'mil', 'mils of cream', 'mil, not more'])(
  'a millilitre is read as it is said in “%s”',
  (text) => {
    expect(unitOf(text)).toBe('milliliter');
  },
);

test.each(['mil gramos', 'mil hojas'])('“%s” counts a thousand', (text) => {
  expect(unitOf(text)).toBeUndefined();
});

test('lets the language decide a spelling of two units', () => {
  expect(unitOf('cc')).toBe('milliliter');
  expect(unitOf('cc', 'fr')).toBe('teaspoon');
  expect(unitOf('fl', 'de')).toBe('bottle');
});

test('gives every unit an id of its own and a factor where it measures', () => {
  expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length);
  expect(units.filter((unit) => (unit.kind === 'count') !== (unit.metric === null))).toEqual([]);
});

test.each([
  ['1 c/s de pimentón', 'es', 'tablespoon'],
  ['2 c/c de sal', 'es', 'teaspoon'],
  ['1 c/ postre de perejil', 'es', 'dessertspoon'],
  ['1 c. postre de perejil', 'es', 'dessertspoon'],
  ['1 c/s d’huile', 'fr', 'tablespoon'],
  ['1 c/c de piment', 'fr', 'teaspoon'],
])('a spoon is written with a stroke: %s', (line, language, unit) => {
  expect(parseIngredient(line, { language }).unit).toBe(unit);
});
