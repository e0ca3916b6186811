import { describe, expect, test } from '@jest/globals';
import type { Amount } from '../recipe/recipe.ts';
import { parseIngredient } from './parse-ingredient.ts';

/** "2 cup", "1-2 clove", "3", "cup" or "" */
function short({ quantity, quantityMax, unit }: Amount): string {
  return [quantityMax === null ? quantity : `${quantity}-${quantityMax}`, unit]
    .filter((part) => part !== null)
    .join(' ');
}

function expectLine(line: string, amount: string, name: string): void {
  const read = parseIngredient(line);
  expect([short(read), read.name]).toEqual([amount, name]);
  expect(read.originalText).toBe(line);
}

describe('amount in front', () => {
  test.each([
    ['2 cups flour', '2 cup', 'flour'],
    ['2 cups of flour', '2 cup', 'flour'],
    ['200g flour', '200 gram', 'flour'],
    ['• 3 carrots', '3', 'carrots'],
    ['~4 cups water', '4 cup', 'water'],
    ['about 2 cups stock', '2 cup', 'stock'],
    ['1⁄3 cup honey', `${1 / 3} cup`, 'honey'],
    ['2–3 pears', '2-3', 'pears'],
    ['1 cup to 2 cups broth', '1-2 cup', 'broth'],
    ['3- to 4-pound duck', '3-4 pound', 'duck'],
    ['half a mango', '0.5', 'mango'],
    ['½ a cabbage', '0.5', 'cabbage'],
    ['a dozen oysters', '12', 'oysters'],
    ['1 T ghee', '1 tablespoon', 'ghee'],
    ['1 t salt', '1 teaspoon', 'salt'],
    ['2 x eggs', '2', 'eggs'],
    ['egg(s)', '', 'egg'],
  ])('%s', (line, amount, name) => expectLine(line, amount, name));
});

describe('amount behind', () => {
  test.each([
    ['Rice 2 cups', '2 cup', 'Rice'],
    ['Farine : 200 g', '200 gram', 'Farine'],
    ['Œufs - 2', '2', 'Œufs'],
    ['Cashews, 50 g, roasted', '50 gram', 'Cashews'],
    ['Lard (100 g)', '100 gram', 'Lard'],
    ['7-Up, 1 can', '1 can', '7-Up'],
  ])('%s', (line, amount, name) => expectLine(line, amount, name));
});

describe('figures as many hands write them', () => {
  test.each([
    ['2 No. 2 cans tomatoes', '2 can', 'tomatoes'],
    ['1 #10 can tomatoes', '1 can', 'tomatoes'],
    ['2 # flour', '2 pound', 'flour'],
    ['\u{fe0f}2 cups rice', '2 cup', 'rice'],
    ['2 chili', '2', 'chili'],
    ['beef .25 lb', '0.25 pound', 'beef'],
    ['butter .125 cup', '0.125 cup', 'butter'],
    ['.5 cup milk', '0.5 cup', 'milk'],
    ['٢ cups rice', '2 cup', 'rice'],
    ['۲۵۰ g rice', '250 gram', 'rice'],
    ['２００ｇ flour', '200 gram', 'flour'],
    ['１/２ cup sugar', '0.5 cup', 'sugar'],
    ['1 500 g', '1500 gram', '1 500 g'],
    ['1 200 g de farine', '1200 gram', 'farine'],
    ['1 400 g tin tomatoes', '1 can', 'tomatoes'],
    ['1 400 g chicken', '1', 'chicken'],
    ['1 Zwiebel/n', '1', 'Zwiebel'],
    ['2 huevo/s', '2', 'huevos'],
    ['3 Ei/er', '3', 'Eier'],
    ['1 Knoblauchzehe/n', '1 clove', 'Knoblauch'],
    ['1 dozen (12) eggs', '12', 'eggs'],
    ['between 3 and 4 carrots', '3-4', 'carrots'],
    ['zwischen 2 und 3 Möhren', '2-3', 'Möhren'],
    ['entre 2 et 3 carottes', '2-3', 'carottes'],
    ['tra 3 e 4 uova', '3-4', 'uova'],
    ['entre 3 y 4 tomates', '3-4', 'tomates'],
    ['tussen 2 en 3 uien', '2-3', 'uien'],
    ['tussen de 3 en 4 eieren', '3-4', 'eieren'],
    ['entre 2 e 3 cebolas', '2-3', 'cebolas'],
    ['mellan 2 och 3 lökar', '2-3', 'lökar'],
    ['de 3 à 4 carottes', '3-4', 'carottes'],
    ['entre 200 y 250 g de harina', '200-250 gram', 'harina'],
    ['1 tazzina di caffè', '1 demitasse', 'caffè'],
    ['1 tasse à café de sucre', '1 demitasse', 'sucre'],
    ['1 etto di prosciutto', '1 hectogram', 'prosciutto'],
  ])('%s', (line, amount, name) => expectLine(line, amount, name));

  test.each([
    ['fr', '1 500 g farine', '1500 gram', 'farine'],
    ['sv', '1 250 ml mjölk', '1250 milliliter', 'mjölk'],
    ['de', '1 400 g Dose Tomaten', '1 can', 'Tomaten'],
  ])('in %s %s', (language, line, amount, name) => {
    const read = parseIngredient(line, { language });
    expect([short(read), read.name]).toEqual([amount, name]);
  });
});

describe('sizes in short', () => {
  test.each([
    ['1 kl. Zwiebel', '1', 'kl.', 'Zwiebel'],
    ['1 kl Zwiebel', '1', 'kl', 'Zwiebel'],
    ['1 KL Zucker', '1 teaspoon', null, 'Zucker'],
    ['2 gr. Kartoffeln', '2', 'gr.', 'Kartoffeln'],
    ['1 gr. Gemüsezwiebel', '1', 'gr.', 'Gemüsezwiebel'],
    ['200 gr. Kartoffeln', '200 gram', null, 'Kartoffeln'],
    ['20 gr. Hefe', '20 gram', null, 'Hefe'],
    ['2 gr. Safran', '2 gram', null, 'Safran'],
    ['2 gr de sal', '2 gram', null, 'sal'],
    ['1 gestr. EL Mehl', '1 tablespoon', 'gestr.', 'Mehl'],
    ['2 geh. TL Backpulver', '2 teaspoon', 'geh.', 'Backpulver'],
    ['1 mittelgr. Möhre', '1', 'mittelgr.', 'Möhre'],
    ['1 kl. Dose Mais', '1 can', 'kl.', 'Mais'],
    ['1 kl. Bund Petersilie', '1 bunch', 'kl.', 'Petersilie'],
    ['2 leicht gehäufte EL Mehl', '2 tablespoon', 'leicht gehäufte', 'Mehl'],
    ['1 knapper TL Salz', '1 teaspoon', 'knapper', 'Salz'],
  ])('%s', (line, amount, size, name) => {
    const read = parseIngredient(line, { language: 'de' });
    expect([short(read), read.size, read.name]).toEqual([amount, size, name]);
  });

  test.each([
    ['1 pt oignon', null, 'pt', 'oignon'],
    ['1 gd oignon', null, 'gd', 'oignon'],
    ['2 ptes courgettes', null, 'ptes', 'courgettes'],
    ['1 pt de bière', 'pint', null, 'bière'],
  ])('French says large and small: %s', (line, unit, size, name) =>
    expect(parseIngredient(line, { language: 'fr' })).toMatchObject({ unit, size, name }),
  );

  test('Dutch says small likewise, and its kl without a stop is a spoon', () => {
    expect(parseIngredient('1 kl. ui', { language: 'nl' })).toMatchObject({
      unit: null,
      size: 'kl.',
    });
    expect(parseIngredient('1 kl zout', { language: 'nl' })).toMatchObject({ unit: 'teaspoon' });
  });
});

describe('a figure that belongs to the food', () => {
  test.each([
    ['200 g flour 00', '200 gram', 'flour 00'],
    ['flour 00', '', 'flour 00'],
    ['7 g ingredient number 4470', '7 gram', 'ingredient number 4470'],
    ['400 g San Marzano 28', '400 gram', 'San Marzano 28'],
    ['6 Campari 25', '6', 'Campari 25'],
    ['1 lb ground beef 80/20', '1 pound', 'ground beef 80/20'],
    ['ingredient number 4470', '', 'ingredient number 4470'],
    ['00 flour 500 g', '500 gram', '00 flour'],
    ['7up 1 can', '1 can', '7up'],
    ['A1 sauce 2 tbsp', '2 tablespoon', 'A1 sauce'],
    ['V8 juice 1 cup', '1 cup', 'V8 juice'],
    ['7up', '', '7up'],
    ['9x13-inch pan', '', '9x13-inch pan'],
    ['20*30 cm Backform', '', '20*30 cm Backform'],
    ['9 x 13 inch baking dish', '', '9 x 13 inch baking dish'],
    ['20*30 cm', '', '20*30 cm'],
    ['26 cm Springform', '', '26 cm Springform'],
    ['9-inch springform pan', '', '9-inch springform pan'],
    ['Backform 26 cm', '', 'Backform 26 cm'],
    ['moule de 24 cm', '', 'moule de 24 cm'],
    ['stampo da 24 cm', '', 'stampo da 24 cm'],
    ['1 Springform 26 cm', '1', 'Springform 26 cm'],
    ['1 2-inch piece ginger', '1 piece', 'ginger'],
    ['Ingwer 3 cm', '3 centimeter', 'Ingwer'],
    ['2eggs', '2', 'eggs'],
  ])('%s', (line, amount, name) => expectLine(line, amount, name));

  test.each([
    ['80/20 ground beef 1 lb', '1 pound', '80/20 ground beef'],
    ['1 lb 80/20 ground beef', '1 pound', '80/20 ground beef'],
    ['1 lb ground beef 90/10', '1 pound', 'ground beef 90/10'],
    ['80-20 ground chuck', '', '80-20 ground chuck'],
    ['1 lb ground beef (80/20)', '1 pound', 'ground beef'],
  ])('a share of fat is no amount: %s', (line, amount, name) => expectLine(line, amount, name));

  test.each([
    ['200 g flour, 00', '00'],
    ['200 g flour - 00', '00'],
    ['200 g flour (00)', '00'],
  ])('%s', (line, note) =>
    expect(parseIngredient(line)).toMatchObject({ name: 'flour', note, otherAmounts: [] }),
  );
});

describe('a part of the food behind it', () => {
  test.each([
    ['1 cebolla y media', '1.5', 'cebolla'],
    ['1 cebolla roja y media, picada', '1.5', 'cebolla roja'],
    ['2 limones y medio', '2.5', 'limones'],
    ['1 cipolla e mezza tritata', '1.5', 'cipolla'],
    ['1 cebola e meia', '1.5', 'cebola'],
    ['1 onion and a half', '1.5', 'onion'],
    ['1 onion and ½', '1.5', 'onion'],
    ['1 oignon et demi', '1.5', 'oignon'],
    ['1 lök och en halv', '1.5', 'lök'],
    ['2 dientes de ajo y medio', '2.5 clove', 'ajo'],
    ['1 cebolla y media zanahoria', '1', 'cebolla y media zanahoria'],
    ['200 g de cebolla y media', '200 gram', 'cebolla y media'],
    ['1 cup half and half', '1 cup', 'half and half'],
    ['2-3 limones y medio', '2-3', 'limones y medio'],
  ])('%s', (line, amount, name) => expectLine(line, amount, name));
});

describe('count units and units without a number', () => {
  test.each([
    ['1 can coconut milk', '1 can', 'coconut milk'],
    ['3 slices rye bread', '3 slice', 'rye bread'],
    ['handful of spinach', 'handful', 'spinach'],
    ['a pinch of nutmeg', '1 pinch', 'nutmeg'],
    ['small bunch chives', 'bunch', 'chives'],
    ['2 stalks celery', '2 stalk', 'celery'],
    ['3 garlic cloves', '3 clove', 'garlic'],
    ['3 cloves', '3', 'cloves'],
    ['½ tsp whole cloves', '0.5 teaspoon', 'whole cloves'],
    ['short ribs', '', 'short ribs'],
    ['6 short ribs', '6', 'short ribs'],
    ['2 celery stalks', '2 stalk', 'celery'],
    ['2 rib eye steaks', '2', 'rib eye steaks'],
    ['1 pot roast', '1', 'pot roast'],
    ['a few leaves of basil', 'leaf', 'basil'],
  ])('%s', (line, amount, name) => expectLine(line, amount, name));
});

describe('amounts without a figure', () => {
  test.each([
    ['a little butter', '', 'butter'],
    ['a lot of parsley', '', 'parsley'],
    ['a bit of butter', '', 'butter'],
    ['some more basil', '', 'basil'],
    ['a good deal of oil', '', 'oil'],
    ['a little more butter', '', 'butter'],
    ['several sprigs of thyme', 'sprig', 'thyme'],
    ['etwas mehr Zucker', '', 'Zucker'],
    ['mehrere Eier', '', 'Eier'],
    ['un peu d’huile', '', 'huile'],
    ['plusieurs gousses d’ail', 'clove', 'ail'],
    ['un po’ di burro', '', 'burro'],
    ['un poquito de azúcar', '', 'azúcar'],
    ['varias ramitas de tomillo', 'sprig', 'tomillo'],
    ['a little gem lettuce', '1', 'little gem lettuce'],
    ['a scant cup of milk', '1 cup', 'milk'],
    ['a scant ½ cup milk', '0.5 cup', 'milk'],
    ['a good handful of parsley', '1 handful', 'parsley'],
    ['a little over 2 cups flour', '2 cup', 'flour'],
    ['un paio di uova', '2', 'uova'],
    ['a little', '', 'a little'],
    ['plus more for dusting', '', 'plus more for dusting'],
    ['plus extra flour for dusting', '', 'flour'],
  ])('%s', (line, amount, name) => expectLine(line, amount, name));
});

describe('a remark between amount and food', () => {
  test.each([
    ['2 cups plus more for dusting flour', 'flour', 'plus more for dusting'],
    ['1 cup, plus more for dusting, flour', 'flour', 'plus more for dusting'],
    ['½ cup plus extra for the pan butter', 'butter', 'plus extra for the pan'],
    ['2 tbsp plus a little more oil', 'oil', 'plus a little more'],
    ['1 tsp plus more to taste salt', 'salt', 'plus more to taste'],
    ['200 g plus etwas mehr zum Bestäuben Mehl', 'Mehl', 'plus etwas mehr zum Bestäuben'],
  ])('%s', (line, name, note) => expect(parseIngredient(line)).toMatchObject({ name, note }));
});

describe('several amounts', () => {
  test.each([
    ['150g/5½oz rye flour', '150 gram', ['5.5 ounce']],
    ['50g 1¾oz lard', '50 gram', ['1.75 ounce']],
    ['1 cup (240 ml) milk', '1 cup', ['240 milliliter']],
    ['300ml/10fl oz cider', '300 milliliter', ['10 fluid-ounce']],
    ['1 cup plus 2 tbsp oats', '1.125 cup', []],
    ['1 cup, plus 2 tbsp oats', '1.125 cup', []],
    ['1 cup (90 g) plus 2 tbsp (11 g) oats', '1.125 cup', ['101 gram']],
    ['1 taza más 2 puñados de espinacas', '1 cup', ['2 handful']],
    ['1 tazza più 2 manciate di spinaci', '1 cup', ['2 handful']],
    ['1 lb 8 oz beef', '1.5 pound', []],
    ['4 plums, sliced (about ¾ cup)', '4', ['0.75 cup']],
    ['3 tbsp lard (37 grams)', '3 tablespoon', ['37 gram']],
    ['1 kg/2 lb 4 oz leeks', '1 kilogram', ['2.25 pound']],
    ['2 lb or 1 kg pears', '2 pound', ['1 kilogram']],
  ])('%s', (line, first, others) => {
    const read = parseIngredient(line);
    expect([short(read), read.otherAmounts.map(short)]).toEqual([first, others]);
  });
});

describe('an added part behind the food', () => {
  test.each([
    ['200 g sugar + 2 tbsp', '200 gram', 'sugar', '+ 2 tbsp'],
    ['200 g sugar and 2 tbsp', '200 gram', 'sugar', 'and 2 tbsp'],
    ['200 g Zucker und 2 EL', '200 gram', 'Zucker', 'und 2 EL'],
    ['200 g de sucre et 2 cuillères à soupe', '200 gram', 'sucre', 'et 2 cuillères à soupe'],
    ['200 g di zucchero e 2 cucchiai', '200 gram', 'zucchero', 'e 2 cucchiai'],
    ['200 g de azúcar y 2 cucharadas', '200 gram', 'azúcar', 'y 2 cucharadas'],
    ['flour 200 g + 2 tbsp', '200 gram', 'flour', '+ 2 tbsp'],
    ['burro 100 g + 20 g per la teglia', '100 gram', 'burro', '+ 20 g per la teglia'],
    ['flour, 1 cup plus 2 tbsp', '1 cup', 'flour', 'plus 2 tbsp'],
    ['flour (1 cup plus 2 tbsp)', '1 cup', 'flour', 'plus 2 tbsp'],
    ['salt, 1 tsp plus more to taste', '1 teaspoon', 'salt', 'plus more to taste'],
    ['Mehl: 500 g + etwas zum Bestäuben', '500 gram', 'Mehl', '+ etwas zum Bestäuben'],
  ])('is a remark and no other reading: %s', (line, amount, name, note) => {
    expectLine(line, amount, name);
    expect(parseIngredient(line)).toMatchObject({ note, otherAmounts: [] });
  });

  test('keeps its own bracket', () => {
    expect(parseIngredient('1 cup (250 ml) stock, plus 1/4 cup (60 ml)')).toMatchObject({
      note: 'plus 1/4 cup (60 ml)',
      otherAmounts: [{ quantity: 250, unit: 'milliliter' }],
    });
  });

  test('within a bracket is summed where it can be', () => {
    expect(parseIngredient('9 oz (1 cup plus 2 tbsp) sugar').otherAmounts.map(short)).toEqual([
      '1.125 cup',
    ]);
    expect(parseIngredient('140 g (1 stick + 2 tbsp) butter').otherAmounts).toEqual([]);
  });

  test('is another food where one follows', () => {
    expect(parseIngredient('100 g butter and 50 g sugar')).toMatchObject({
      quantity: 100,
      name: 'butter and 50 g sugar',
    });
  });
});

test('a pound and an ounce are those of the language: a French livre is 500 g, a Dutch ons 100 g', () => {
  const weight = (line: string, language: string) => parseIngredient(line, { language }).unit;
  expect([
    weight('1 livre de beurre', 'fr'),
    weight('1 lb butter', 'en'),
    weight('2 ons gehakt', 'nl'),
    weight('2 oz cheese', 'en'),
  ]).toEqual(['metric-pound', 'pound', 'hectogram', 'ounce']);
});

describe('a part of a unit behind it', () => {
  test.each([
    ['1 kg e mezzo di farina', '1.5 kilogram', 'farina'],
    ['un litro e mezzo di latte', '1.5 liter', 'latte'],
    ['2 cucchiai e mezzo di miele', '2.5 tablespoon', 'miele'],
    ['1 litro e un quarto di acqua', '1.25 liter', 'acqua'],
    ['2 tazze e 1/2 di riso', '2.5 cup', 'riso'],
    ['1 taza y media de azúcar', '1.5 cup', 'azúcar'],
    ['litro y medio de agua', '1.5 liter', 'agua'],
    ['kilo y medio de tomates', '1.5 kilogram', 'tomates'],
    ['une livre et demie de beurre', '1.5 metric-pound', 'beurre'],
    ['2 verres et demi de vin', '2.5 glass', 'vin'],
    ['a pound and a half of beef', '1.5 pound', 'beef'],
    ['1 quart and a half milk', '1.5 quart', 'milk'],
    ['um quilo e meio de batatas', '1.5 kilogram', 'batatas'],
    ['three-quarters of a cup oats', '0.75 cup', 'oats'],
    ['un demi-litre de lait', '0.5 liter', 'lait'],
    ['half-pound of shrimp', '0.5 pound', 'shrimp'],
    ['1 kg 200 de bœuf', '1.2 kilogram', 'bœuf'],
    ['1 l 25 de lait', '1.25 liter', 'lait'],
    ['1 l 1/2 de bouillon', '1.5 liter', 'bouillon'],
    ['1 tablespoon and a half teaspoon salt', '1.16667 tablespoon', 'salt'],
    ['demi-glace', '', 'demi-glace'],
  ])('%s', (line, amount, name) => expectLine(line, amount, name));
});

describe('a range with a unit at each end', () => {
  test.each([
    ['500 g - 1 kg potatoes', '500-1000 gram'],
    ['500g–1kg potatoes', '500-1000 gram'],
    ['500 g bis 1 kg Kartoffeln', '500-1000 gram'],
    ['500 g à 1 kg de pommes', '500-1000 gram'],
    ['8 oz to 1 lb mushrooms', '8-16 ounce'],
    ['1 tsp to 1 tbsp chili', '1-3 teaspoon'],
    ['300 g a medio kilo de merluza', '300-500 gram'],
  ])('%s', (line, amount) => expect(short(parseIngredient(line))).toBe(amount));

  test.each([
    ['1 pint - 600 ml stock', '600 milliliter'],
    ['450 g - 1 lb beef', '1 pound'],
    ['1 cup - 250 ml milk', '250 milliliter'],
  ])('two systems beside a dash are one amount: %s', (line, other) => {
    expect(parseIngredient(line)).toMatchObject({ quantityMax: null });
    expect(parseIngredient(line).otherAmounts.map(short)).toEqual([other]);
  });
});

test.each([
  ['je 100 g Butter und Zucker', '100 gram', 'Butter und Zucker'],
  ['1 cup each of oats, nuts and seeds', '1 cup', 'oats, nuts and seeds'],
])('an amount of each food: %s', (line, amount, name) => expectLine(line, amount, name));

describe('package sizes', () => {
  test.each([
    ['1 (8 ounce) package ricotta', '1 package', '8 ounce', 'ricotta'],
    ['2 14-ounce cans lentils', '2 can', '14 ounce', 'lentils'],
    ['2 x 400g/14oz tins beans', '2 can', '400 gram', 'beans'],
    ['400 g tin of plums', '1 can', '400 gram', 'plums'],
    ['1 can (400 g) corn', '1 can', '400 gram', 'corn'],
    ['6 (170 g) cod fillets', '6', '170 gram', 'cod fillets'],
    ['2 duck legs (300 g each)', '2', '300 gram', 'duck legs'],
    ['1 Dose Mais (340 g)', '1 can', '340 gram', 'Mais'],
    ['2 boîtes de 400 g de tomates', '2 can', '400 gram', 'tomates'],
    ['2 latas de 80 g de atún', '2 can', '80 gram', 'atún'],
    ['1 pollo de 1,5 kg', '1', '1.5 kilogram', 'pollo'],
    ["1 poulet d'environ 1,5 kg", '1', '1.5 kilogram', 'poulet'],
    ['2 Koteletts à ca. 180 g', '2', '180 gram', 'Koteletts'],
    ['1 1-pound bag rice', '1 bag', '1 pound', 'rice'],
    ['2 tins of chopped tomatoes of 400 g', '2 can', '400 gram', 'tomatoes'],
    ['2 Dosen Tomaten à 400 g', '2 can', '400 gram', 'Tomaten'],
    ['2 Dosen Tomaten zu je 400 g', '2 can', '400 gram', 'Tomaten'],
    ['2 Dosen zu je 400 g Tomaten', '2 can', '400 gram', 'Tomaten'],
    ['2 Dosen zu 400 g Tomaten', '2 can', '400 gram', 'Tomaten'],
    ['2 Dosen Tomaten zu 400 g', '2 can', '400 gram', 'Tomaten'],
    ['2 Dosen Tomaten mit je 400 g', '2 can', '400 gram', 'Tomaten'],
    ['2 boîtes de tomates de 400 g', '2 can', '400 gram', 'tomates'],
    ['2 boîtes de tomates concassées de 400 g', '2 can', '400 gram', 'tomates'],
    ['2 boîtes de tomates (de 400 g)', '2 can', '400 gram', 'tomates'],
    ['2 boîtes de tomates de 400 g chacune', '2 can', '400 gram', 'tomates'],
    ['2 lattine di pomodori da 400 g', '2 can', '400 gram', 'pomodori'],
    ['2 lattine di pomodori da 400 g ciascuna', '2 can', '400 gram', 'pomodori'],
    ["2 lattine di pomodori da 400 g l'una", '2 can', '400 gram', 'pomodori'],
    ['2 lattine di pomodori pelati da circa 400 g', '2 can', '400 gram', 'pomodori'],
    ['2 scatole di ceci da 240 g sgocciolati', '2 can', '240 gram', 'ceci'],
    ['1 pollo da 1,5 kg tagliato a pezzi', '1', '1.5 kilogram', 'pollo'],
    ['2 latas de tomate de 400 g cada una', '2 can', '400 gram', 'tomate'],
    ['2 latas de tomate com 400 g', '2 can', '400 gram', 'tomate'],
    ['2 latas de tomate de 400 g cada', '2 can', '400 gram', 'tomate'],
    ['2 blikken tomaten van 400 g', '2 can', '400 gram', 'tomaten'],
    ['2 burkar tomater om 400 g', '2 can', '400 gram', 'tomater'],
  ])('%s', (line, amount, size, name) => {
    const read = parseIngredient(line);
    expect([short(read), read.packageSize && short(read.packageSize), read.name]).toEqual([
      amount,
      size,
      name,
    ]);
  });

  test('states the total of several packages as another amount', () => {
    expect(parseIngredient('3 (200 g) jars pesto').otherAmounts.map(short)).toEqual(['600 gram']);
  });

  test('takes a plural weight behind a count for the total', () => {
    expect(parseIngredient('8 large (12 ounces) figs')).toMatchObject({
      quantity: 8,
      size: 'large',
      packageSize: null,
      otherAmounts: [{ quantity: 12, unit: 'ounce' }],
    });
  });
});

describe('size, preparation and notes', () => {
  test.each([
    ['2 heaped tbsp cocoa', 'cocoa', { size: 'heaped', unit: 'tablespoon' }],
    ['3 large eggs, beaten', 'eggs', { size: 'large', preparation: 'beaten' }],
    ['2 tbsp finely chopped fresh dill', 'fresh dill', { preparation: 'finely chopped' }],
    ['1 cup peeled and diced celeriac', 'celeriac', { preparation: 'peeled and diced' }],
    ['1 onion, very thinly sliced', 'onion', { preparation: 'very thinly sliced' }],
    ['freshly ground white pepper', 'white pepper', { preparation: 'freshly ground' }],
    ['2 oz short, fine noodles', 'short, fine noodles', {}],
    ['1 cup 1-inch cubes melon', 'melon', { preparation: '1-inch cubes' }],
    ['Juice of 1/2 lemon', 'lemon', { quantity: 0.5, preparation: 'juice' }],
    ['Saft einer halben Zitrone', 'Zitrone', { quantity: 0.5, preparation: 'Saft' }],
    ['juice of 2 oranges', 'oranges', { quantity: 2, preparation: 'juice' }],
    ['ghee, plus extra for frying', 'ghee', { note: 'plus extra for frying' }],
    ['peanut oil for frying', 'peanut oil', { note: 'for frying' }],
    ['flour for dusting', 'flour', { note: 'for dusting' }],
    ['paprika to taste', 'paprika', { note: 'to taste' }],
    ['1 tbsp capers (optional)', 'capers', { optional: true, note: null }],
    ['walnuts or pecans', 'walnuts or pecans', {}],
    ['1 cup butter or 1 cup lard', 'butter', { note: 'or 1 cup lard' }],
    ['2 tbsp gram flour (besan)', 'gram flour (besan)', {}],
    ['2 tbsp lemon juice (from 1 lemon)', 'lemon juice', { note: 'from 1 lemon' }],
  ])('%s', (line, name, rest) => expect(parseIngredient(line)).toMatchObject({ name, ...rest }));
});

describe('other languages', () => {
  test.each([
    [
      '2 große Zwiebeln, fein gewürfelt',
      '2',
      'Zwiebeln',
      { size: 'große', preparation: 'fein gewürfelt' },
    ],
    ['3 Knoblauchzehen, gepresst', '3 clove', 'Knoblauch', { preparation: 'gepresst' }],
    ['ca. 250 g gehackte Mandeln', '250 gram', 'Mandeln', { preparation: 'gehackte' }],
    ['Schnittlauch (nach Belieben)', '', 'Schnittlauch', { optional: true }],
    ['Salz, Pfeffer', '', 'Salz, Pfeffer', {}],
    ['Saft einer halben Limette', '0.5', 'Limette', { preparation: 'Saft' }],
    ["2 c. à soupe d'huile de noix", '2 tablespoon', 'huile de noix', {}],
    ['3 échalotes finement hachées', '3', 'échalotes', { preparation: 'finement hachées' }],
    ['1 sachet de sucre vanillé (facultatif)', '1 sachet', 'sucre vanillé', { optional: true }],
    ["le jus d'1/2 citron", '0.5', 'citron', { preparation: 'le jus' }],
    ["le jus d'un citron vert", '1', 'citron vert', { preparation: 'le jus' }],
    ["1 spicchio d'aglio schiacciato", '1 clove', 'aglio', { preparation: 'schiacciato' }],
    ['pepe q.b.', '', 'pepe', { note: 'q.b.' }],
    ['4 uova grandi', '4', 'uova', { size: 'grandi' }],
    ['1/4 de cucharadita de canela', '0.25 teaspoon', 'canela', {}],
    ['2 zanahorias ralladas', '2', 'zanahorias', { preparation: 'ralladas' }],
    ['1 grote prei, gesneden', '1', 'prei', { size: 'grote', preparation: 'gesneden' }],
    ['peper naar smaak', '', 'peper', { note: 'naar smaak' }],
    ['2 colheres (sopa) de mel', '2 tablespoon', 'mel', {}],
    ['meia cebola picada', '0.5', 'cebola', { preparation: 'picada' }],
    ['2 - 2 1/2 dl mjölk', '2-2.5 deciliter', 'mjölk', {}],
    ['1 vitlöksklyfta, pressad', '1 clove', 'vitlök', { preparation: 'pressad' }],
    ['saften av 1 apelsin', '1', 'apelsin', { preparation: 'saften' }],
  ])('%s', (line, amount, name, rest) => {
    expectLine(line, amount, name);
    expect(parseIngredient(line)).toMatchObject(rest);
  });

  test('lets the language of the recipe decide what two languages spell alike', () => {
    expect(parseIngredient('1 Fl. Sekt', { language: 'de-DE' }).unit).toBe('bottle');
    expect(parseIngredient('8 fl. sherry', { language: 'en' }).unit).toBe('fluid-ounce');
    expect(parseIngredient('1.200 Oliven', { language: 'de' }).quantity).toBe(1200);
  });

  test('takes no thousands for kilograms', () => {
    expect(parseIngredient('1.250 kg Mehl', { language: 'de' }).quantity).toBe(1.25);
    expect(parseIngredient('1,250 kg Mehl').quantity).toBe(1.25);
  });
});

describe('any input', () => {
  test.each([
    '',
    '   ',
    '(((',
    ')',
    '1',
    '½',
    '/',
    '- - -',
    '1 / 0',
    '🍅🍅',
    '\uD800',
    '1 cup',
    'of',
    '% % %',
    '999999999999999999999 g salt',
    '砂糖 100g',
  ])('does not throw on "%s"', (line) => {
    const read = parseIngredient(line);
    expect(read.originalText).toBe(line);
    for (const amount of [read, ...read.otherAmounts])
      expect(amount.quantity === null || Number.isFinite(amount.quantity)).toBe(true);
  });

  test('keeps a line of a megabyte whole and reads its beginning', () => {
    const line = `2 cups flour, ${'very '.repeat(200_000)}`;
    expect(parseIngredient(line)).toMatchObject({
      originalText: line,
      quantity: 2,
      unit: 'cup',
      name: 'flour',
    });
  });

  test('keeps text it does not understand as the name', () => {
    expect(parseIngredient('Nochmal irgendwas')).toMatchObject({
      name: 'Nochmal irgendwas',
      quantity: null,
      unit: null,
    });
  });
});

describe('an amount of each cup, spoon or piece', () => {
  const metricOf = (line: string, language?: string) => {
    const { metricAmount, metricUnit, name } = parseIngredient(line, { language });
    return [metricAmount, metricUnit, name];
  };

  test.each([
    ['2 cups (250 ml each) flour', 'en', 500, 'ml', 'flour'],
    ['3 tbsp butter (15 g each)', 'en', 45, 'g', 'butter'],
    ['2 EL (à 15 g) Butter', 'de', 30, 'g', 'Butter'],
    ['2 Tassen à 250 ml Mehl', 'de', 500, 'ml', 'Mehl'],
    ['2 tasses (250 ml chacune) de farine', 'fr', 500, 'ml', 'farine'],
    ['2 tazas de 250 ml de harina', 'es', 500, 'ml', 'harina'],
    ['4 Scheiben (à 50 g) Brot', 'de', 200, 'g', 'Brot'],
    ['3 Gläser à 200 ml Milch', 'de', 600, 'ml', 'Milch'],
    ['4 tranches de 50 g de pain', 'fr', 200, 'g', 'pain'],
    ['4 skivor (à 50 g) bröd', 'sv', 200, 'g', 'bröd'],
    ['2 plakjes (50 g per stuk) ham', 'nl', 100, 'g', 'ham'],
    ['2 fette (50 g ciascuna) di pane', 'it', 100, 'g', 'pane'],
    ['2 fatias (50 g cada uma) de pão', 'pt', 100, 'g', 'pão'],
  ])('is of all of them as often as they are: %s', (line, language, amount, unit, name) =>
    expect(metricOf(line, language)).toEqual([amount, unit, name]),
  );

  test.each([
    ['1 tbsp sugar per 500 ml', 'en', 'sugar', 'per 500 ml'],
    ['1 EL Zucker pro 500 ml', 'de', 'Zucker', 'pro 500 ml'],
    ['1 EL Salz auf 1 Liter Wasser', 'de', 'Salz', 'auf 1 Liter Wasser'],
    ['1 cucharada de azúcar por 500 ml', 'es', 'azúcar', 'por 500 ml'],
    ['30 g de sal al litro', 'es', 'sal', 'al litro'],
    ['1 cucchiaio di zucchero per 500 ml', 'it', 'zucchero', 'per 500 ml'],
    ['1 c. à soupe de sucre par litre', 'fr', 'sucre', 'par litre'],
    ['1 msk socker per liter', 'sv', 'socker', 'per liter'],
    ['1 tbsp (per 500 ml) sugar', 'en', 'sugar', 'per 500 ml'],
  ])('to how much of something else it belongs is a remark: %s', (line, language, name, note) => {
    const read = parseIngredient(line, { language });
    expect([read.otherAmounts, read.name, read.note]).toEqual([[], name, note]);
  });
});

describe('a second amount behind the first', () => {
  test.each([
    ['1 quart 1 pint milk', 'en', '1.5 quart', 'milk'],
    ['1 cup 2 tablespoons flour', 'en', '1.125 cup', 'flour'],
    ['1 gallon 2 quarts water', 'en', '1.5 gallon', 'water'],
    ['1 cup (240 ml) 2 tbsp milk', 'en', '1.125 cup', 'milk'],
    ['2 EL 1 TL Öl', 'de', '2.33333 tablespoon', 'Öl'],
    ['1 tasse 2 c. à soupe de farine', 'fr', '1.125 cup', 'farine'],
    ['1 taza 2 cucharadas de harina', 'es', '1.125 cup', 'harina'],
    ['1 tazza 2 cucchiai di farina', 'it', '1.125 cup', 'farina'],
    ['1 kopje 2 eetlepels bloem', 'nl', '1.125 cup', 'bloem'],
    ['1 xícara 2 colheres de sopa de farinha', 'pt', '1.125 cup', 'farinha'],
    ['1 dl 2 msk mjöl', 'sv', '1.29574 deciliter', 'mjöl'],
  ])('is a part of it where it is less: %s', (line, language, amount, name) => {
    const read = parseIngredient(line, { language });
    expect([short(read), read.name, read.otherAmounts]).toEqual([amount, name, []]);
  });

  test.each([
    ['1 cup 240 ml milk', '1 cup', '240 milliliter', 240],
    ['50g 1¾oz butter', '50 gram', '1.75 ounce', 50],
    ['8 oz 1 cup flour', '8 ounce', '1 cup', 226.796],
    ['1 quart 4 cups stock', '1 quart', '4 cup', 946.353],
  ])('says the same once more where it may: %s', (line, amount, other, metric) => {
    const read = parseIngredient(line);
    expect([short(read), read.otherAmounts.map(short), read.metricAmount]).toEqual([
      amount,
      [other],
      metric,
    ]);
  });

  test.each(['1 lb 1 cup flour', '1 lb 2 oz plus 1 cup flour', '100 g 1 tbsp sugar'])(
    'of which nobody knows the sum leaves the line without a metric amount: %s',
    (line) => expect(parseIngredient(line).metricAmount).toBeNull(),
  );
});

test.each(['100 percent rye flour 200 g', '100 Prozent Roggenmehl 200 g'])(
  'a share in words counts nothing: %s',
  (line) => expect(short(parseIngredient(line))).toBe('200 gram'),
);
