import { expect, test } from '@jest/globals';
import { parseIngredient } from './parse-ingredient.ts';
import { misreadFigures } from './tokens/mended-figures.ts';

const read = (line: string, language = 'en') => parseIngredient(line, { language });

test.each([
  ['3/4ths cup sugar', 'en', 0.75, 'cup', 'sugar'],
  ['1/3rd cup milk', 'en', 1 / 3, 'cup', 'milk'],
  ['2/3rds of a cup of milk', 'en', 2 / 3, 'cup', 'milk'],
  ['1/4 th tsp salt', 'en', 0.25, 'teaspoon', 'salt'],
  ['3/4tel Liter Milch', 'de', 0.75, 'liter', 'Milch'],
  ['-2 cups flour', 'en', 2, 'cup', 'flour'],
])('A fraction is read with its ending: %s (%s)', (line, language, quantity, unit, name) => {
  expect(read(line, language)).toMatchObject({ quantity, unit, name });
});

test.each([
  ['1 cup not packed brown sugar', 'en', 'brown sugar', 'not packed'],
  ['200 g not peeled potatoes', 'en', 'potatoes', 'not peeled'],
  ['1 cup not too finely chopped parsley', 'en', 'parsley', 'not too finely chopped'],
  ['200 g nicht geschälte Mandeln', 'de', 'Mandeln', 'nicht geschälte'],
  ['1 cup packed brown sugar', 'en', 'brown sugar', 'packed'],
])('What is not done to a food is said so: %s (%s)', (line, language, name, preparation) => {
  expect(read(line, language)).toMatchObject({ name, preparation });
});

test.each([
  ['1 EL, gestr. Backpulver', 'de', 'gestr.', 'Backpulver'],
  ['1 TL, geh. Salz', 'de', 'geh.', 'Salz'],
  ['2 EL, gehäufte Mehl', 'de', 'gehäufte', 'Mehl'],
  ['1 tbsp, heaped flour', 'en', 'heaped', 'flour'],
  ['1 c. à s., rase de farine', 'fr', 'rase', 'farine'],
  ['1 cucchiaio, raso di farina', 'it', 'raso', 'farina'],
  ['1 cucharada, rasa de harina', 'es', 'rasa', 'harina'],
  ['1 el, afgestreken bloem', 'nl', 'afgestreken', 'bloem'],
  ['1 colher de sopa, rasa de farinha', 'pt', 'rasa', 'farinha'],
  ['1 msk, struken vetemjöl', 'sv', 'struken', 'vetemjöl'],
])('How full a spoon is may stand behind it and a comma: %s (%s)', (line, language, size, name) => {
  expect(read(line, language)).toMatchObject({ size, name });
});

test.each([
  ['1 EL Zucker je 500 ml', 'de', 'je 500 ml'],
  ['1 tsp sugar each 500 ml', 'en', 'each 500 ml'],
  ['1 cdta de azúcar por cada 500 ml', 'es', 'por cada 500 ml'],
  ['10 g di zucchero ogni 500 ml', 'it', 'ogni 500 ml'],
  ['1 tsk socker för varje 500 ml', 'sv', 'för varje 500 ml'],
])('What an amount is for each so much of is a remark: %s (%s)', (line, language, note) => {
  expect(read(line, language)).toMatchObject({ note, otherAmounts: [] });
});

test.each([
  ['2 Dosen Tomaten je 400 g', 'de', 800],
  ['3 tbsp butter, each 15 g', 'en', 45],
])('What each of several holds stays an amount: %s (%s)', (line, language, metricAmount) => {
  expect(read(line, language)).toMatchObject({ metricAmount });
});

test.each([
  ['one and three quarter cups of buttermilk', 'en', 1.75, 'cup', 'buttermilk'],
  ['un kilo deux de veau', 'fr', 1.2, 'kilogram', 'veau'],
  ['un kilo deux cents de farine', 'fr', 1.2, 'kilogram', 'farine'],
  ['un chilo e due di patate', 'it', 1.2, 'kilogram', 'patate'],
])(
  'Parts of a measure are added as they are dictated: %s (%s)',
  (line, language, quantity, unit, name) => {
    expect(read(line, language)).toMatchObject({ quantity, unit, name });
  },
);

test.each([
  ['2-14 oz cans tomatoes', 'en', 2, 'can', 14],
  ['1-15 oz can beans', 'en', 1, 'can', 15],
  ['2-8oz pkgs cream cheese', 'en', 2, 'package', 8],
  ['3-10 oz boxes spinach', 'en', 3, 'box', 10],
  ['2–14.5-ounce (411 g) cans tomatoes', 'en', 2, 'can', 14.5],
  ['4-5 oz cans tuna', 'en', 4, 'can', 5],
  ['2-400 g Dosen Tomaten', 'de', 2, 'can', 400],
  ['2-400 g boîtes de tomates', 'fr', 2, 'can', 400],
  ['2-400 g lattine di pomodori', 'it', 2, 'can', 400],
  ['2-400 g latas de tomate', 'es', 2, 'can', 400],
])(
  'A dash before the size of packages tells how many: %s (%s)',
  (line, language, quantity, unit, size) => {
    expect(read(line, language)).toMatchObject({
      quantity,
      quantityMax: null,
      unit,
      packageSize: { quantity: size },
    });
  },
);

test.each([
  ['1-2 lb bag potatoes', 'en', 1, 2],
  ['6-8 oz can tuna', 'en', 6, 8],
  ['100-200 g jar olives', 'en', 100, 200],
  ['500-600 g Packung Mehl', 'de', 500, 600],
])(
  'A size that may be more or less stays a range: %s (%s)',
  (line, language, quantity, quantityMax) => {
    expect(read(line, language).packageSize).toMatchObject({ quantity, quantityMax });
  },
);

test.each([
  ['2-14 oz steaks', 2, 14],
  ['4-6 oz salmon fillets', 4, 6],
])('A range without a package stays one: %s', (line, quantity, quantityMax) => {
  expect(read(line)).toMatchObject({ quantity, quantityMax, unit: 'ounce' });
});

test.each([
  ['11/2 cups sugar', 'en', 1.5],
  ['21/4 tsp yeast', 'en', 2.25],
  ['31/2 cups flour', 'en', 3.5],
  ['111/2 oz chocolate', 'en', 11.5],
  ['12/3 cups milk', 'en', 5 / 3],
  ['21/2 EL Öl', 'de', 2.5],
  ['11/2 c. à s. de sucre', 'fr', 1.5],
  ['11/2 cucchiai di zucchero', 'it', 1.5],
  ['11/2 cucharadas de azúcar', 'es', 1.5],
  ['1¹/₂ cups milk', 'en', 1.5],
  ['3/2 cups milk', 'en', 1.5],
])('A mixed number that lost its space is one: %s (%s)', (line, language, quantity) => {
  expect(read(line, language).quantity).toBeCloseTo(quantity);
});

test.each(['500 g prawns 16/20', '500 g prawns 31/40', 'flour 80/20'])(
  'What is sorted by two figures is no fraction: %s',
  (line) => expect(read(line).name).toMatch(/\d{2}\/\d{2}/),
);

test('A fraction that lost its space is told as one that was guessed', () => {
  expect(misreadFigures('11/2 cups sugar')).toEqual({ letters: '11/2', figures: '1 1/2' });
  expect(misreadFigures('1 1/2 cups sugar')).toBeNull();
  expect(misreadFigures('500 g prawns 16/20')).toBeNull();
  expect(misreadFigures('3/4 cup and 1/2 tsp')).toBeNull();
});

test.each([
  ['No. 10 can tomatoes', 'en', 1, 'No. 10'],
  ['#10 can tomatoes', 'en', 1, '#10'],
  ['No. 2 1/2 can peaches', 'en', 1, 'No. 2 1/2'],
  ['No. 2 cans corn', 'en', null, 'No. 2'],
  ['n. 2 lattine di tonno', 'it', 2, null],
  ['No. 2 latas de atún', 'es', 2, null],
])(
  'An American tin is called by a number, others are counted: %s (%s)',
  (line, language, quantity, size) => {
    expect(read(line, language)).toMatchObject({ quantity, unit: 'can', size });
  },
);

test.each([
  ['1 Dos. Tomaten', 'de', 'can', 'Tomaten'],
  ['2 Ds. Tomaten', 'de', 'can', 'Tomaten'],
  ['1 Dose Tomaten', 'de', 'can', 'Tomaten'],
  ['1 Dose Tomaten', 'en', 'can', 'Tomaten'],
  ['1 dose di lievito', 'it', 'sachet', 'lievito'],
  ['2 dosi di lievito', 'it', 'sachet', 'lievito'],
  ['1 dose de levure', 'fr', 'sachet', 'levure'],
  ['1 dosette de safran', 'fr', 'sachet', 'safran'],
  ['1 dosis de levadura', 'es', 'sachet', 'levadura'],
  ['1 dose de whisky', 'fr', null, 'dose de whisky'],
  ['1 dose of yeast', 'en', null, 'dose of yeast'],
])('A dose is a tin in German alone: %s (%s)', (line, language, unit, name) => {
  expect(read(line, language)).toMatchObject({ unit, name });
});

test.each([
  ['20 x 30 cm Blätterteig', 'de'],
  ['20 x 30 cm puff pastry', 'en'],
  ['20 x 30 cm de pâte feuilletée', 'fr'],
  ['20 x 30 cm di pasta sfoglia', 'it'],
  ['20 x 30 cm de hojaldre', 'es'],
])('Two sides of what is rolled out are no count: %s (%s)', (line, language) => {
  expect(read(line, language)).toMatchObject({ quantity: null, packageSize: null, name: line });
});

test.each([
  ['10 x 15 cm skewers', 10],
  ['2 x 5 cm pieces ginger', 2],
  ['12 x 15 cm tortillas', 12],
])('A count before a length stays one: %s', (line, quantity) => {
  expect(read(line).quantity).toBe(quantity);
});

test.each([
  ['1 pt (20 fl oz) milk', 'imperial-pint', 568],
  ['½ pint (10 fl oz) cream', 'imperial-pint', 284],
  ['20 fl oz (1 pint) milk', 'imperial-fluid-ounce', 568],
  ['1 quart (40 fl oz) water', 'imperial-quart', 1137],
  ['1 gill (5 fl oz) milk', 'imperial-gill', 142],
  ['1 pint (20 oz) milk', 'imperial-pint', 568],
  ['1 pint (16 fl oz) milk', 'pint', 473],
  ['1 pint (12 oz) blueberries', 'pint', 473],
  ['1 pint milk', 'pint', 473],
])('A pint beside twenty fluid ounces is British: %s', (line, unit, millilitres) => {
  const { unit: own, metricAmount } = read(line);
  expect([own, Math.round(metricAmount!)]).toEqual([unit, millilitres]);
});

test.each([
  ['Passata di pomodoro g 300 o pelati', 'it', 300, 'gram', 'Passata di pomodoro'],
  ['Tomaten 400 g oder Passata', 'de', 400, 'gram', 'Tomaten'],
  ['Beurre 100 g ou margarine', 'fr', 100, 'gram', 'Beurre'],
  ['Butter 100 g or margarine', 'en', 100, 'gram', 'Butter'],
  ['Farine T65 : 400 g + un peu pour fleurer', 'fr', 400, 'gram', 'Farine T65'],
  ['Farina 400 g + un po’ per la spianatoia', 'it', 400, 'gram', 'Farina'],
  ['Harina 400 g + un poco para espolvorear', 'es', 400, 'gram', 'Harina'],
  ['Mehl 400 g + etwas zum Bestäuben', 'de', 400, 'gram', 'Mehl'],
  ['Yeast 0.6 g fresh', 'en', 0.6, 'gram', 'Yeast fresh'],
  ['Hefe 20 g frisch', 'de', 20, 'gram', 'Hefe frisch'],
  ['Parsley 2 tbsp finely chopped', 'en', 2, 'tablespoon', 'Parsley'],
  ['Olio di semi per friggere 500 ml circa', 'it', 500, 'milliliter', 'Olio di semi'],
  ['Öl zum Braten 200 ml', 'de', 200, 'milliliter', 'Öl'],
  ['huile pour friture 1 l environ', 'fr', 1, 'liter', 'huile'],
  ['aceite para freír 500 ml aprox.', 'es', 500, 'milliliter', 'aceite'],
  ['Oil for frying 500 ml', 'en', 500, 'milliliter', 'Oil'],
  ['Eggs: 2 large', 'en', 2, null, 'Eggs'],
  ['b. 1 c. milk', 'en', 1, 'cup', 'milk'],
  ['c) 200 g Mehl', 'de', 200, 'gram', 'Mehl'],
  ['g. 300 zucchero', 'it', 300, 'gram', 'zucchero'],
  ['n. 2 uova', 'it', 2, null, 'uova'],
])('An amount is read wherever it stands: %s (%s)', (line, language, quantity, unit, name) => {
  expect(read(line, language)).toMatchObject({ quantity, unit, name });
});

test('What an amount is for is no amount of it', () => {
  expect(read('Eggs for 4 people')).toMatchObject({ quantity: null, note: 'for 4 people' });
});

test.each([
  ['Toppings: 6 slices pork belly, 2 eggs', 'en', 6, 'pork belly', 'Toppings, 2 eggs'],
  ['For the dough: 500 g flour', 'en', 500, 'flour', 'For the dough'],
  ['Für den Teig: 500 g Mehl', 'de', 500, 'Mehl', 'Für den Teig'],
  ['Pour la pâte : 500 g de farine', 'fr', 500, 'farine', 'Pour la pâte'],
  ['Per la pasta: 300 g di farina', 'it', 300, 'farina', 'Per la pasta'],
  ['Para la masa: 300 g de harina', 'es', 300, 'harina', 'Para la masa'],
])(
  'The name of a part in front of its foods is none: %s (%s)',
  (line, language, quantity, name, note) => {
    expect(read(line, language)).toMatchObject({ quantity, name, note });
  },
);

test.each([
  ['Sugar: 1 c.', 'en', 'Sugar'],
  ['Milk: 1 cup whole milk', 'en', 'Milk'],
  ['Eier: 3 Stück', 'de', 'Eier'],
  ['Butter: 100 g, softened', 'en', 'Butter'],
])('A food in front of its amount stays the food: %s (%s)', (line, language, name) => {
  expect(read(line, language)).toMatchObject({ name });
});

test.each([
  ['mind. 3 Eier', 'de', 3, 'Eier'],
  ['max. 2 EL Öl', 'de', 2, 'Öl'],
  ['mindestens 3 Eier', 'de', 3, 'Eier'],
  ['au moins 3 œufs', 'fr', 3, 'œufs'],
  ['almeno 3 uova', 'it', 3, 'uova'],
  ['al menos 3 huevos', 'es', 3, 'huevos'],
  ['min. 500 ml acqua', 'it', 500, 'acqua'],
])('"At least" is no food: %s (%s)', (line, language, quantity, name) => {
  expect(read(line, language)).toMatchObject({ quantity, name });
});

test.each([
  ['doppelt so viel Wasser', 'de', 'Wasser', 'doppelt so viel'],
  ['doppelt so viel Wasser wie Reis', 'de', 'Wasser', 'doppelt so viel, wie Reis'],
  ['twice as much water as rice', 'en', 'water', 'twice as much, as rice'],
  ['deux fois plus d’eau', 'fr', 'eau', 'deux fois plus'],
  ['la même quantité de sucre', 'fr', 'sucre', 'la même quantité'],
  ['il doppio di acqua', 'it', 'acqua', 'il doppio'],
  ['el doble de agua', 'es', 'agua', 'el doble'],
])(
  'How many times as much of a food is wanted is a remark: %s (%s)',
  (line, language, name, note) => {
    expect(read(line, language)).toMatchObject({ quantity: null, name, note });
  },
);

test.each([
  ['scant cup milk', 'en', 'cup', 'milk', 'scant'],
  ['heaped tablespoon flour', 'en', 'tablespoon', 'flour', 'heaped'],
  ['gehäufter EL Zucker', 'de', 'tablespoon', 'Zucker', 'gehäufter'],
  ['tablespoon of sugar', 'en', 'tablespoon', 'sugar', null],
  ['cuillère à soupe de sucre', 'fr', 'tablespoon', 'sucre', null],
  ['cucchiaio di zucchero', 'it', 'tablespoon', 'zucchero', null],
  ['cucharada de azúcar', 'es', 'tablespoon', 'azúcar', null],
])('A measure without a number is one: %s (%s)', (line, language, unit, name, size) => {
  expect(read(line, language)).toMatchObject({ quantity: 1, unit, name, size });
});
