import { expect, test } from '@jest/globals';
import { unlistedFoods } from './foods-of-steps.ts';
import { libraryDiet } from './library-diet.ts';

const found = (step: string, lines: string, language: string, names: string[] = []) =>
  unlistedFoods([step], lines.split('; '), names, language).map(({ word }) => word);

test.each([
  ['en', 'Add the mushrooms and fry them until brown.', '2 leeks; 1 l stock', 'mushrooms'],
  ['en', 'Fry bacon until crisp.', '2 eggs; salt', 'bacon'],
  ['en', 'Stir in the prawns and cook for 2 minutes.', '200 g rice; 1 leek', 'prawns'],
  ['en', 'Grill the chicken for 5 minutes.', '2 wraps; 1 lettuce', 'chicken'],
  ['de', 'Den Speck auslassen und die Kartoffeln zugeben.', '500 g Kartoffeln', 'speck'],
  ['de', 'Hackfleisch krümelig anbraten.', '400 g Nudeln; 1 Dose Tomaten', 'hackfleisch'],
  ['de', 'Die Walnüsse hacken.', '3 Äpfel; 200 g Mehl', 'walnusse'],
  ['fr', 'Faire revenir les lardons dans une poêle.', '4 œufs; 200 g de farine', 'lardons'],
  ['it', 'Rosolare la pancetta in padella.', '320 g di spaghetti; 4 uova', 'pancetta'],
  ['es', 'Añadir el jamón picado y remover.', '4 patatas; 3 huevos', 'jamon'],
  ['nl', 'Bak het spek uit in een pan.', '500 g aardappelen; 2 uien', 'spek'],
  ['pt', 'Junte o bacon e mexa.', '500 g de batata; 2 ovos', 'bacon'],
  ['sv', 'Tillsätt bacon och rör om.', '500 g potatis; 2 ägg', 'bacon'],
])('in %s "%s" puts in what no line of "%s" lists: %s', (language, step, lines, word) => {
  expect(found(step, lines, language)).toEqual([word]);
});

test.each([
  ['water, salt and oil', 'en', 'Boil the water, salt it and fry the rice in oil.', '200 g rice'],
  ['what is served with it', 'en', 'Serve with grilled chicken and a green salad.', '200 g rice'],
  ['a part made earlier', 'en', 'Knead the dough, pour the sauce over it.', '500 g flour; 1 egg'],
  ['the bread it is called by', 'en', 'Scatter the soda bread over it.', '200 g rice'],
  ['a French "but"', 'fr', "C'est un peu long, mais facile.", '200 g de riz'],
  ['a likeness', 'en', 'Roll into walnut-sized balls, the size of an egg.', '500 g flour'],
  ['tools', 'en', 'Put it into a salad bowl, use a garlic press and the bread knife.', '1 leek'],
  ['a tin', 'fr', 'Faire fondre le beurre et fariner le moule.', '3 œufs; 100 g de sucre'],
  ['a garnish', 'de', 'Mit Petersilie bestreuen und mit Brot servieren.', '1 Lauch; 2 Eier'],
  ['inside a compound', 'de', 'In einer Salatschüssel mischen.', '3 Eier; 200 g Zucker'],
  ['parts of an egg', 'it', 'Separare i tuorli dagli albumi.', '6 uova; 120 g di zucchero'],
  [
    'a kind of what is listed',
    'en',
    'Cut the meat into cubes, add the pasta.',
    '600 g beef; 1 penne',
  ],
  [
    'another name of it',
    'en',
    'Add the scallions and drain the chickpeas.',
    '4 spring onions; 1 can garbanzo beans',
  ],
  ['a proposal', 'en', 'Instead of leeks use the mushrooms.', '2 leeks'],
  ['a mixture of it', 'en', 'Pour the chocolate mixture into the tin.', '200 g flour; 2 eggs'],
  ['a temperature', 'en', 'Beef and Pork 63 °C', '200 g rice'],
  ['a measure', 'fr', 'Ajoutez une noix de beurre.', '3 œufs; 50 g de crème'],
])('%s is none', (_what, language, step, lines) => {
  expect(found(step, lines, language)).toEqual([]);
});

test.each([
  ['en', 'Top with the walnuts and the cheddar.', ['walnuts', 'cheddar']],
  ['en', 'Toss the leaves with walnuts and cheddar.', ['walnuts', 'cheddar']],
  ['en', 'Scatter over the walnuts and the cheddar.', ['walnuts', 'cheddar']],
  ['en', 'Eat with the walnuts and the cheddar.', []],
  ['de', 'Mit dem Speck und dem Cheddar vermengen.', ['speck', 'cheddar']],
  ['de', 'Das Blech mit Backpapier belegen.', []],
  ['fr', 'Mélanger avec les noix et le chorizo.', ['noix', 'chorizo']],
  ['it', 'Cospargere con le noci e la pancetta.', ['noci', 'pancetta']],
  ['es', 'Cubrir con las nueces y el chorizo.', ['nueces', 'chorizo']],
  ['nl', 'Bestrooi met de walnoten en het spek.', ['walnoten', 'spek']],
  ['pt', 'Cubra com as nozes e o presunto.', ['nozes', 'presunto']],
  ['sv', 'Blanda med valnötter och bacon.', ['valnotter', 'bacon']],
])('in %s "%s" puts in all that an "and" joins, or none', (language, step, words) => {
  expect(found(step, '500 g cucumber', language)).toEqual(words);
});

test('the name of the dish is none', () => {
  expect(found('Turn the meatloaf.', '500 g lentils', 'en', ['Lentil meatloaf'])).toEqual([]);
});

test.each([
  ['vegetarian', 'Die Zwiebeln in Butter andünsten.', '500 g Kartoffeln; 2 Zwiebeln'],
  ['omnivore', 'Den Speck auslassen.', '500 g Kartoffeln; 2 Zwiebeln'],
  ['pescetarian', 'Die Garnelen braten.', '500 g Kartoffeln; 2 Zwiebeln'],
  ['vegetarian', 'Die Champignons braten.', '500 g Kartoffeln; 2 Zwiebeln'],
])('a dish is %s after "%s"', (diet, step, lines) => {
  const ingredients = lines.split('; ').map((name) => ({ name }));
  const dish = { dietaryCategory: null, category: null, title: 'Pfanne', tags: [], ingredients };
  expect(libraryDiet({ ...dish, steps: [step], languageCode: 'de' })).toBe(diet);
});
