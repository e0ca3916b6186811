import { expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/line.ts';
import { analyseNutrition } from '../nutrition/analyse-nutrition.ts';
import { isWeighed, type Corrections } from './weighed.ts';
import { weighLine } from './weigh-line.ts';

const weigh = (line: string, language = 'en', corrections: Corrections = new Map()) =>
  weighLine(parseIngredient(line, { language }), language, { corrections });

/** "onion 110" of each food on a line; the reason where one does not count. */
const told = (line: string, language?: string) =>
  weigh(line, language).map((one) =>
    isWeighed(one) ? `${one.food.name} ${Math.round(one.grams)}` : one.reason,
  );

const unknown = 'This is no food that the tables know.';

test.each([
  ['250 g flour', 'flour 250'],
  ['1 lb carrots', 'carrot 454'],
  ['2 cups flour', 'flour 250'],
  ['100 ml olive oil', 'olive oil 91'],
  ['2 large onions', 'onion 300'],
  ['2-3 cloves of garlic', 'garlic 8'],
  ['1 bunch of parsley', 'parsley 60'],
  ['a handful of basil leaves', 'basil 15'],
  ['1 stick of butter', 'butter 113'],
  ['4 slices of bread', 'bread 116'],
  ['pinch of salt', 'salt 1'],
  ['1 packet of paprika', 'paprika 10'],
  ['1 (14.5 oz) can tomato puree', 'tomato passata 411'],
  ['2 tbsp tomato puree', 'tomato paste 33'],
])('%j weighs %s', (line, expected) => {
  expect(told(line)).toEqual([expected]);
});

test.each([
  ['2 Zwiebeln', 'de', 'onion 220'],
  ['2 EL Olivenöl', 'de', 'olive oil 27'],
  ['3 gousses d’ail', 'fr', 'garlic 9'],
  ['200 g di farina', 'it', 'flour 200'],
  ['1 Dose Kichererbsen (400 g, Abtropfgewicht 240 g)', 'de', 'chickpeas 240'],
  ['1 Würfel Hefe', 'de', 'fresh yeast 42'],
  ['1 cube de bouillon de volaille', 'fr', 'stock cube 10'],
  ['400 g di spaghetti cotti', 'it', 'spaghetti 174'],
  ['1 bote de garbanzos (peso escurrido 400 g)', 'es', 'chickpeas 400'],
])('%j in %s weighs %s', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test('each food of a line is weighed by itself', () => {
  expect(told('100 g each butter and sugar')).toEqual(['butter 100', 'sugar 100']);
  expect(told('3 eggs + 1 yolk')).toEqual(['egg 150', 'egg yolk 17']);
});

test('a tin counts as what is eaten of it', () => {
  expect(told('1 (14 oz) can chickpeas')).toEqual(['chickpeas 238']);
  expect(told('1 (400 g) can chopped tomatoes')).toEqual(['canned tomatoes 400']);
});

test.each([
  ['400 g canned chickpeas', 'en', 240],
  ['400 g Kichererbsen aus der Dose', 'de', 240],
  ['400 g di ceci in scatola', 'it', 240],
  ['200 g canned sweetcorn', 'en', 130],
])('%j counts in full, and what a tin of it holds is said', (line, language, held) => {
  expect(weigh(line, language)).toMatchObject([
    {
      grams: Number.parseInt(line),
      assumed: `Taken as drained; with its liquid a tin of this weight holds ${held} g.`,
    },
  ]);
});

test.each([
  ['400 g canned chickpeas, drained', 'en'],
  ['240 g cooked chickpeas', 'en'],
  ['400 g canned tomatoes', 'en'],
  ['400 g garbanzos en conserva (peso escurrido)', 'es'],
])('of %j nothing is assumed', (line, language) => {
  expect(weigh(line, language)).toMatchObject([{ assumed: null }]);
});

test.each([
  ['1 strip lemon zest', 'en', 'lemon zest 2'],
  ['3 Streifen Orangenschale', 'de', 'orange zest 9'],
  ['1 sheet nori', 'en', 'seaweed 3'],
  ['1 strip of kombu', 'en', 'seaweed 5'],
  ['2 strips of ginger', 'en', 'ginger 2'],
])('%j in %s weighs what a kitchen means by it: %s', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test('peel and bone do not count where they are bought along', () => {
  expect(told('1 kg bananas')).toEqual(['banana 640']);
  expect(told('1.8 kg chicken')).toEqual(['chicken 1224']);
  expect(told('500 g chicken')).toEqual(['chicken 500']);
  expect(told('1 kg mussels')).toEqual(['mussel 250']);
  expect(told('200 g mussels')).toEqual(['mussel 200']);
  expect(told('1.5 kg boneless leg of lamb')).toEqual(['lamb leg 1500']);
});

test('what is measured cooked is weighed back to raw', () => {
  expect(told('2 cups cooked rice')).toEqual(['rice 132']);
  expect(told('2 cups rice, cooked')).toEqual(['rice 370']);
  expect(told('200 g pasta, cooked and drained')).toEqual(['pasta 200']);
  expect(told('300 g cooked chicken breast')).toEqual(['chicken breast 400']);
});

test.each([
  ['200 g rice, cooked', 'en', 'rice 71'],
  ['200 g quinoa, cooked and cooled', 'en', 'quinoa 65'],
  ['200 g Reis, gekocht', 'de', 'rice 71'],
  ['200 g de riz, cuit', 'fr', 'rice 71'],
  ['200 g di riso, cotto', 'it', 'rice 71'],
  ['230 g pasta, gekookt', 'nl', 'pasta 100'],
  ['300 g chicken breast, cooked and shredded', 'en', 'chicken breast 400'],
])(
  'a weight behind which stands nothing but "cooked" is one after cooking, and says so: %s',
  (line, language, expected) => {
    expect(told(line, language)).toEqual([expected]);
    expect(weigh(line, language)).toMatchObject([
      { assumed: expect.stringContaining('Taken as weighed cooked') },
    ]);
  },
);

test('a cup of "rice, cooked" is taken as filled raw, and says so', () => {
  expect(weigh('2 cups rice, cooked')).toMatchObject([
    { assumed: 'Taken as measured raw; measured cooked it would be less.' },
  ]);
});

test.each([
  ['1 trout', 'en', 'trout 165'],
  ['2 Forellen', 'de', 'trout 330'],
  ['1 maquereau', 'fr', 'mackerel 193'],
  ['2 branzini', 'it', 'sea bass 450'],
  ['2 lubinas', 'es', 'sea bass 450'],
  ['2 truites de 250 g', 'fr', 'trout 275'],
  ['600 g whole trout', 'en', 'trout 330'],
  ['500 g trout', 'en', 'trout 500'],
  ['1 Karpfen', 'de', 'tilapia 675'],
])(
  'a fish that is counted is a whole one, without head and bones: %s',
  (line, language, expected) => {
    expect(told(line, language)).toEqual([expected]);
  },
);

test.each([
  ['2 trout fillets', 'en', 'trout 158'],
  ['2 Forellenfilets', 'de', 'trout 158'],
  ['4 filetti di orata', 'it', 'sea bream 480'],
  ['4 filetes de dorada', 'es', 'sea bream 480'],
  ['2 filets de poulet', 'fr', 'chicken 300'],
  ['1 filet de bœuf', 'fr', 'beef 150'],
  ['2 salmon', 'en', 'salmon 300'],
])('a fillet is none: %s', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test.each([
  ['1 oignon piqué de 3 clous de girofle', 'fr', ['onion 110', 'cloves 0']],
  ['1 onion studded with 3 cloves', 'en', ['onion 110', 'cloves 0']],
  ['1 onion (stuck with 4 cloves)', 'en', ['onion 110', 'cloves 0']],
  ['1 Zwiebel, gespickt mit 3 Nelken', 'de', ['onion 110', 'cloves 0']],
  ['1 cipolla con 2 chiodi di garofano', 'it', ['onion 110', 'cloves 0']],
  ['1 cebolla claveteada con 2 clavos', 'es', ['onion 110', 'cloves 0']],
  ['1 ui bestoken met 3 kruidnagels', 'nl', ['onion 110', 'cloves 0']],
  ['1 cebola espetada com 3 cravinhos', 'pt', ['onion 110', 'cloves 0']],
  ['1 lök späckad med 3 kryddnejlikor', 'sv', ['onion 110', 'cloves 0']],
  ['1 leg of lamb studded with 4 cloves of garlic', 'en', ['lamb leg 1580', 'garlic 12']],
  ['1 onion studded with cloves', 'en', ['onion 110', 'No amount is stated.']],
  ['1 l Milch mit 3,5 % Fett', 'de', ['milk 1031']],
])('what is stuck into a food does not stand for it: %s', (line, language, expected) => {
  expect(told(line, language)).toEqual(expected);
});

test.each([
  ['1 Schuss Sahne', 'de', 10],
  ['1 chorrito de aceite de oliva', 'es', 9],
  ['1 goccio di vino', 'it', 10],
  ['1 scheutje melk', 'nl', 10],
  ['1 skvätt grädde', 'sv', 10],
  ['1 filet d’huile d’olive', 'fr', 6],
  ['1 fio de azeite', 'pt', 6],
  ['2 Spritzer Tabasco', 'de', 1],
])('a splash is poured, and no dash: %s', (line, language, grams) => {
  const [weighed] = weigh(line, language);
  expect(weighed !== undefined && isWeighed(weighed) && Math.round(weighed.grams)).toBe(grams);
});

test.each([
  ['500 g crab apples', 'en', 'crab apple 500'],
  ['500 g Holzäpfel', 'de', 'crab apple 500'],
  ['500 g de pommes sauvages', 'fr', 'crab apple 500'],
  ['400 g de bacalhau', 'pt', 'salt cod 400'],
  ['500 g de bacalhau fresco', 'pt', 'cod 500'],
  ['700 g de bacalhau demolhado', 'pt', 'salt cod 500'],
  ['400 g bakkeljauw', 'nl', 'salt cod 400'],
  ['10 pickled onions', 'en', 'pickled onion 150'],
  ['100 g eingelegte Zwiebeln', 'de', 'pickled onion 100'],
  ["100 g d'oignons au vinaigre", 'fr', 'pickled onion 100'],
  ['100 g cebollitas en vinagre', 'es', 'pickled onion 100'],
  ['100 g syltlök', 'sv', 'pickled onion 100'],
  ['100 g pickled red cabbage', 'en', 'pickled vegetables 100'],
  ['2 pickled jalapeños', 'en', 'pickled jalapenos 30'],
  ['1 l vegetable stock', 'en', 'vegetable stock 1000'],
])('%s (%s) is %s', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test.each([
  ['1 tsp garlic salt', 'en'],
  ['1 TL Knoblauchsalz', 'de'],
  ['1 TL Kräutersalz', 'de'],
  ['1 cucchiaino di sale all’aglio', 'it'],
  ['1 tl knoflookzout', 'nl'],
  ['1 tsk sellerisalt', 'sv'],
  ['1 tsp seasoned salt', 'en'],
])('a salt with something in it has the sodium of its salt: %s', (line, language) => {
  const { perServing } = analyseNutrition({
    lines: [parseIngredient(line, { language })],
    servings: 1,
    languageCode: language,
  });
  const sodium = perServing.micronutrients.find(({ id }) => id === 'sodium');
  expect(sodium?.amount).toBeGreaterThan(1300);
});

test('of a bath of oil a tenth counts, of a spoon to fry in all of it', () => {
  expect(told('1 litre vegetable oil, for deep-frying')).toEqual(['vegetable oil 92']);
  expect(told('2 tbsp oil, for frying')).toEqual(['vegetable oil 27']);
  expect(told('200 ml sunflower oil for frying')).toEqual(['sunflower oil 46']);
  expect(told('3 cups vegetable oil')).toEqual(['vegetable oil 65']);
  expect(told('500 g butter')).toEqual(['butter 500']);
  expect(told('500 ml olive oil')).toEqual(['olive oil 457']);
  expect(told('oil for frying')).toEqual(['vegetable oil 14']);
});

test('half of a marinade counts', () => {
  const line = { ...parseIngredient('100 ml soy sauce'), category: 'For the marinade' };
  expect(weighLine(line, 'en')).toMatchObject([{ grams: 53.9 }]);
});

test('of a fruit whose juice or zest is asked for only that counts', () => {
  expect(told('juice of 1 lemon')).toEqual(['lemon 48']);
  expect(told('1 lemon')).toEqual(['lemon 58']);
});

test.each([
  ['salt and pepper to taste', 'It is added to taste, so nobody can say how much.'],
  ['olive oil', 'No amount is stated.'],
  ['2 l water', 'Water has nothing to count.'],
  ['8 wooden skewers', 'It is taken out again, or is no food.'],
  ['3 cups of moondust', 'This is no food that the tables know.'],
  ['', 'No food could be read in this line.'],
  ['-5 g sugar', 'The amount is not usable: it is less than nothing.'],
  ['−2 eggs', 'The amount is not usable: it is less than nothing.'],
  ['–3 tbsp honey', 'The amount is not usable: it is less than nothing.'],
  ['about -5 g sugar', 'The amount is not usable: it is less than nothing.'],
  ['0 g salt', 'The amount is not usable: it is zero.'],
  ['999999999999 kg flour', 'The amount is too large to be meant; it may have been misread.'],
  ['1.000.000.000.000 g flour', 'The amount is too large to be meant; it may have been misread.'],
  ['1e400 g sugar', 'The amount is too large to be meant; it may have been misread.'],
  ['2000000000 eggs', 'The amount is too large to be meant; it may have been misread.'],
  ['500 kg flour', 'The amount is too large to be meant; it may have been misread.'],
])('%j does not count: %s', (line, reason) => {
  expect(new Set(told(line))).toEqual(new Set([reason]));
});

test('a bullet that stands apart from its figure is no minus', () => {
  expect(told('- 5 g sugar')).toEqual(['sugar 5']);
});

test('hyphens in front of most figures of a list are its bullets', () => {
  const { ingredients } = analyseNutrition({
    lines: ['-200 g flour', '-2 eggs', '300 ml milk'].map((line) => parseIngredient(line)),
    servings: 1,
    languageCode: 'en',
  });
  expect(ingredients.map(({ grams }) => Math.round(grams))).toEqual([200, 100, 309]);
});

test('what is assumed is said', () => {
  expect(weigh('1 bunch of parsley (optional)')).toMatchObject([
    { how: 'household', assumed: 'The weight of one is an estimate. It is optional and counts.' },
  ]);
  expect(weigh('250 g flour')).toMatchObject([{ how: 'stated', assumed: null }]);
});

test.each([
  ['50 g butter or margarine', 'en', 'butter'],
  ['500 ml chicken or vegetable stock', 'en', 'chicken stock'],
  ['300 g chicken (or tofu)', 'en', 'chicken'],
  ['200 g pollo o tacchino', 'it', 'chicken'],
])('of the choice in %j it is said what is taken', (line, language, taken) => {
  expect(weigh(line, language)).toMatchObject([
    { food: { name: taken }, assumed: `The line leaves a choice; ${taken} is taken.` },
  ]);
});

test('a cook’s correction wins over what was read', () => {
  const corrections: Corrections = new Map([
    ['moondust', { foodId: 'flour' }],
    ['stardust', { foodId: null }],
    ['sugar', { foodId: 'honey', grams: 30 }],
  ]);
  expect(weigh('100 g Moondust', 'en', corrections)).toMatchObject([
    { food: { id: 'flour' }, grams: 100, corrected: true },
  ]);
  expect(weigh('100 g stardust', 'en', corrections)).toMatchObject([
    { reason: 'You said that this does not count.', missing: false },
  ]);
  expect(weigh('2 tbsp sugar', 'en', corrections)).toMatchObject([
    { food: { id: 'honey' }, grams: 30, corrected: true },
  ]);
});

test('a correction that names no food, or no weight, is passed over', () => {
  const corrections: Corrections = new Map([
    ['sugar', { foodId: 'constructor' }],
    ['honey', { foodId: 'honey', grams: Number.NaN }],
  ]);
  expect(weigh('50 g sugar', 'en', corrections)).toMatchObject([{ food: { id: 'sugar' } }]);
  expect(weigh('50 g honey', 'en', corrections)).toMatchObject([{ grams: 50 }]);
});

test.each([
  '999999999999 kg flour',
  '500 kg flour',
  '1e400 g sugar',
  '0 g salt',
  '💥'.repeat(5000),
])('nonsense has no weight: %#', (line) => {
  expect(weigh(line).filter(isWeighed)).toEqual([]);
});

test.each([
  '200 g vegan mozzarella',
  '200 g vegan chicken pieces',
  '4 vegetarian sausages',
  '200 g meat-free meatballs',
  '200 g dairy-free cheese',
  '1 tbsp flax egg',
  '1 custard apple',
  '2 prickly pears',
  '200 g ground cherries',
  '100 g bitter melon',
  '100 g sea grapes',
  '2 tree tomatoes',
  '200 g higos chumbos',
  '100 g after-dinner mints',
  '1 tsp bread soda',
  '200 g fish cakes',
])('what only bears the name of a food has not its figures: %s', (line) => {
  const [weighed] = weighLine(parseIngredient(line), 'en');
  expect(weighed).toMatchObject({ food: null, unknown: true });
});

test.each([
  ['200 g vegetarian parmesan', 'parmesan'],
  ['200 ml vegan cream', 'plant-cream'],
  ['2 tbsp soy sauce', 'soy-sauce'],
  ['1 tsp chia seeds', 'chia-seeds'],
  ['200 g lentils', 'lentils'],
])('%s is %s', (line, id) => {
  const [weighed] = weighLine(parseIngredient(line), 'en');
  expect(weighed?.food?.id).toBe(id);
});

test.each([
  ['1 kg chicken thighs, bone in, skin on', 'en', 'chicken thigh 750'],
  ['1 kg chicken thighs', 'en', 'chicken thigh 1000'],
  ['500 g king prawns, shell on', 'en', 'shrimp 300'],
  ['500 g Suppenfleisch mit Knochen', 'de', 'meat 400'],
])('bones and shells that a line states do not count: %s', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test.each([
  ['4 artichoke hearts', 'canned artichoke hearts 80'],
  ['1 can artichoke hearts', 'canned artichoke hearts 240'],
  ['4 pineapple rings', 'canned pineapple 160'],
  ['10 butter beans', 'Nobody can say what this amount weighs.'],
  ['1 coconut milk', 'coconut milk 400'],
])('pieces out of a tin are no tins: %s', (line, expected) => {
  expect(told(line)).toEqual([expected]);
});

test.each([
  ['1-2 kg beef', 1_500],
  ['2 to 4 eggs', 150],
])('%j weighs what the middle of its range does, and says so', (text, grams) => {
  expect(weighLine(parseIngredient(text, { language: 'en' }), 'en')).toMatchObject([
    { grams, assumed: expect.stringContaining('The middle of the range is taken.') },
  ]);
});

test.each([
  ['1 gammon joint', 'en'],
  ['1 whole ham', 'en'],
  ['1 Schinkenbraten', 'de'],
])('%j is not weighed as a slice', (line, language) => {
  const weighed = weigh(line, language).filter(isWeighed);
  expect(weighed.filter(({ grams }) => grams < 100)).toEqual([]);
});

test('that a slice is taken where a line does not say so is told', () => {
  expect(weigh('2 ham')).toMatchObject([{ assumed: expect.stringContaining('a slice is taken') }]);
});

test.each(['1 ham', '1 bread', '1 Schinken'])(
  'of %j it is not known whether a slice or a whole one is meant',
  (line) => {
    expect(weigh(line, line.endsWith('Schinken') ? 'de' : 'en')).toMatchObject([
      { reason: 'The line does not say whether a slice or a whole one is meant.', missing: true },
    ]);
  },
);

test.each([
  ['3 cravos', 'pt'],
  ['3 clous', 'fr'],
])('%j are cloves', (line, language) => {
  expect(told(line, language)).toEqual(['cloves 0']);
});

test.each(['1 trout', '1 carp', '2 gherkins', '3 pickled onions'])(
  'the weight of %j is said to be an estimate',
  (line) => {
    expect(weigh(line)).toMatchObject([
      { assumed: expect.stringContaining('The weight of one is an estimate.') },
    ]);
  },
);

test('of a crust of salt a hundredth counts', () => {
  expect(told('1 kg salt for the crust')).toEqual(['salt 10']);
  expect(told('1 kg Meersalz für die Salzkruste', 'de')).toEqual(['salt 10']);
  expect(told('1 tsp salt')).toEqual(['salt 6']);
});

test('a German bunch of soup vegetables and jar of cherries weigh what they do', () => {
  expect(told('1 Bund Suppengrün', 'de')).toEqual(['vegetables 350']);
  expect(told('1 Glas Sauerkirschen', 'de')).toEqual(['cherry 350']);
});

test.each([
  ['1 lb bone-in chicken thighs', 'en', 'chicken thigh 340'],
  ['4 bone-in, skin-on chicken thighs', 'en', 'chicken thigh 440'],
  ['4 bone-in pork chops', 'en', 'pork chop 600'],
  ['1 kg bone-in lamb shoulder', 'en', 'lamb shoulder 790'],
  ['2 bone-in ribeye steaks', 'en', 'beef steak 450'],
  ['1 kg Lammkeule mit Knochen', 'de', 'lamb leg 790'],
  ['500 g Schweinebauch mit Schwarte', 'de', 'pork belly 500'],
  ['1 kg épaule d’agneau avec os', 'fr', 'lamb shoulder 790'],
  ['1 kg cosce di pollo con osso', 'it', 'chicken thigh 750'],
  ['1 kg de paletilla de cordero con hueso', 'es', 'lamb shoulder 790'],
  ['1 kg beef bones', 'en', 'It is taken out again, or is no food.'],
  ['1 ham bone', 'en', 'It is taken out again, or is no food.'],
])('a bone that is in the meat is not what is asked for: %s (%s)', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test.each([
  ['1 kg unpeeled prawns', 'en', 'shrimp 600'],
  ['1 kg gambas con cáscara', 'es', 'shrimp 600'],
  ['1 kg gamberi con guscio', 'it', 'shrimp 600'],
  ['1 kg crevettes non décortiquées', 'fr', 'shrimp 600'],
  ['1 kg ungeschälte Garnelen', 'de', 'shrimp 600'],
  ['1 kg peeled prawns', 'en', 'shrimp 1000'],
  ['500 g unpeeled potatoes', 'en', 'potato 500'],
])('what is not peeled counts without its shell: %s (%s)', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test.each([
  ['200 g gegarter Reis', 'de'],
  ['200 g vorgekochter Reis', 'de'],
  ['200 g boiled rice', 'en'],
  ['200 g steamed rice', 'en'],
  ['200 g riz bouilli', 'fr'],
  ['200 g di riso lessato', 'it'],
])('boiled is as cooked: %s (%s)', (line, language) => {
  expect(told(line, language)).toEqual(['rice 71']);
});

test('a cup of cooked leaves holds more of them than of raw ones', () => {
  expect(told('1 cup spinach')).toEqual(['spinach 30']);
  expect(told('1 cup cooked spinach')).toEqual(['spinach 154']);
  expect(weigh('1 cup cooked spinach')[0]).toMatchObject({
    assumed: expect.stringContaining('fallen together'),
  });
  expect(told('200 g cooked spinach')).toEqual(['spinach 200']);
});

test.each([
  ['100 g sugar substitute', 'en', 'sweetener 100'],
  ['100 g egg substitute', 'en', unknown],
  ['100 g Zucker-Ersatz', 'de', unknown],
  ['100 g substitut de sucre', 'fr', unknown],
  ['100 g sostituto dello zucchero', 'it', unknown],
  ['100 g sustituto de azúcar', 'es', unknown],
  ['1 cup butter, substitute with margarine', 'en', 'butter 227'],
  ['1 cup sugar-free jello', 'en', unknown],
  ['1 cup jelly', 'en', 'jam 319'],
  ['100 g zuckerfreie Marmelade', 'de', unknown],
  ['100 g confiture sans sucre ajouté', 'fr', unknown],
  ['100 g sugar-free peanut butter', 'en', 'peanut butter 100'],
  ['100 g hot chocolate', 'en', unknown],
  ['200 ml heiße Schokolade', 'de', unknown],
  ['200 ml chocolat chaud', 'fr', unknown],
  ['200 ml cioccolata calda', 'it', unknown],
  ['200 ml chocolate caliente', 'es', unknown],
])('what stands for a food has not its figures: %s (%s)', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test.each([
  ['100 g de pan rallado', 'es', 'breadcrumbs 100'],
  ['100 g pane grattugiato', 'it', 'breadcrumbs 100'],
  ['30 ml olio extra vergine di oliva', 'it', 'olive oil 27'],
  ['16 g lievito per dolci vanigliato', 'it', 'baking powder 16'],
  ['100 g noix de coco râpée', 'fr', 'desiccated coconut 100'],
  ['100 g gehobelte Mandeln', 'de', 'flaked almonds 100'],
  ['200 g diced beef', 'en', 'beef stew meat 200'],
  ['100 g gram flour', 'en', 'chickpea flour 100'],
  ['200 g beef, diced', 'en', 'beef 200'],
  ['200 g diced tomatoes', 'en', 'canned tomatoes 200'],
  ['2 cups diced carrots', 'en', 'carrot 256'],
])('a name in several words is that food: %s (%s)', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test.each([
  ['1 Staude Sellerie', 'de', 'celery 400'],
  ['2 Stangen Sellerie', 'de', 'celery 80'],
  ['1 Knolle Sellerie', 'de', 'celeriac 600'],
  ['200 g Sellerie', 'de', 'celeriac 200'],
])('celeriac has no stalks: %s (%s)', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test.each([
  ['1 cup minus 1 tablespoon flour', 'en'],
  ['1 cup less 1 tbsp flour', 'en'],
  ['1 Tasse minus 1 EL Mehl', 'de'],
  ['1 tasse moins 1 cuillère à soupe de farine', 'fr'],
  ['1 tazza meno 1 cucchiaio di farina', 'it'],
  ['1 taza menos 1 cucharada de harina', 'es'],
])('what is taken off an amount does not count: %s (%s)', (line, language) => {
  expect(told(line, language)).toEqual(['flour 117']);
});

test('what is taken off in a remark is said to count', () => {
  expect(weigh('2 cups flour, minus 2 tablespoons')[0]).toMatchObject({
    assumed: 'What the line takes off it again counts too.',
  });
  expect(weigh('1 cup less sodium soy sauce')[0]).toMatchObject({ assumed: null });
});

test.each([
  ['No. 10 can tomatoes', 'canned tomatoes 3000'],
  ['2 No. 2 cans tomatoes', 'canned tomatoes 1140'],
])('a tin of a number weighs what such tins hold: %s', (line, expected) => {
  expect(told(line)).toEqual([expected]);
});

test('each of several tins of a size counts', () => {
  expect(told('1 15-oz can each: kidney beans, black beans, pinto beans')).toEqual([
    'kidney beans 255',
    'black beans 255',
    'beans 255',
  ]);
});

test.each([
  ['3 pounds bone-in beef shin', 'en', 'beef shin 1089'],
  ["100 g d'emmental râpé", 'fr', 'emmental 100'],
  ['2 citrons confits', 'en', 'preserved lemon 120'],
  ['100 g confit d’oignons', 'fr', 'onion 100'],
  ['1 bustina di lievito per torte salate', 'it', 'baking powder 15'],
  ['250 ml de nata para montar', 'es', 'whipping cream 252'],
])('the nearest food that is surely meant counts: %s (%s)', (line, language, expected) => {
  expect(told(line, language)).toEqual([expected]);
});

test('"more or less" takes nothing off', () => {
  expect(weigh('110 g de harina, más o menos 4 cucharadas', 'es')[0]).toMatchObject({
    assumed: expect.not.stringContaining('takes off'),
  });
});

test('what is stuck into a food counts wherever its number stands', () => {
  expect(told('oignon : 1 gros, piqué de 2 clous de girofle', 'fr')[0]).toBe('onion 150');
});
