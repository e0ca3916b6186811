import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { amountsInSteps } from './amounts-in-steps.ts';

test.each([
  [
    'de',
    [
      'Die Form mit Butter ausstreichen. Ein Dutzend Eier mit einem halben Pfund Zucker schlagen.',
      '200 Gramm Schinken aus der Dose, ein Viertel von einem Weißkohl und zwei Zwiebeln, fein gehackt, dazu. Petersilie dazugeben.',
    ],
    [
      'Butter',
      'Ein Dutzend Eier',
      'einem halben Pfund Zucker',
      '200 Gramm Schinken aus der Dose',
      'ein Viertel von einem Weißkohl',
      'zwei Zwiebeln, fein gehackt',
      'Petersilie',
    ],
  ],
  [
    'en',
    [
      'Melt a knob of butter and soften one large onion, finely sliced, for ten minutes. Add a cauliflower of about 800 g.',
      'Pour in half a litre of chicken stock with a couple of carrots and a handful of frozen peas. Season with salt. Stir in a splash of cream.',
    ],
    [
      'a knob of butter',
      'one large onion, finely sliced',
      'a cauliflower of about 800 g',
      'half a litre of chicken stock',
      'a couple of carrots',
      'a handful of frozen peas',
      'salt',
      'a splash of cream',
    ],
  ],
  [
    'fr',
    [
      'Fais revenir un oignon émincé dans un peu de beurre, ajoute un demi-litre de lait, du sel et 200 g de lardons.',
      "Coupe trois pommes en dés, ajoute 2 courgettes en rondelles fines et une douzaine d'œufs battus.",
    ],
    [
      'un oignon émincé',
      'un peu de beurre',
      'un demi-litre de lait',
      'sel',
      '200 g de lardons',
      'trois pommes',
      '2 courgettes en rondelles fines',
      "une douzaine d'œufs battus",
    ],
  ],
  [
    'it',
    [
      "Si soffrigge mezza cipolla tritata in un filo d'olio, si unisce mezzo chilo di carne macinata e una carota a dadini.",
      'Si aggiungono due etti di piselli, poi sale e pepe, e una bustina di zafferano.',
    ],
    [
      'mezza cipolla tritata',
      "un filo d'olio",
      'mezzo chilo di carne macinata',
      'una carota a dadini',
      'due etti di piselli',
      'sale',
      'pepe',
      'una bustina di zafferano',
    ],
  ],
  [
    'es',
    [
      'Sofríe media cebolla picada en un chorrito de aceite de oliva. Añade medio kilo de lentejas y una zanahoria en rodajas.',
      'Cubre con un litro de caldo, echa sal y deja que se haga, y acaba con un poco de perejil picado.',
    ],
    [
      'media cebolla picada',
      'un chorrito de aceite de oliva',
      'medio kilo de lentejas',
      'una zanahoria en rodajas',
      'un litro de caldo',
      'sal',
      'un poco de perejil picado',
    ],
  ],
])(
  'the foods of prose are listed in its order, with their amounts in words and their remarks (%s)',
  (language, steps, lines) => {
    expect(amountsInSteps(steps, language)).toEqual(lines);
  },
);

test.each([
  [
    'it',
    [
      "Rosolare 2 zucchine in 3 cucchiai d'olio con 200 g di riso e 1 cipolla.",
      "Allungare con un mestolo dell'acqua di cottura e finire con un filo d'olio.",
    ],
  ],
  [
    'de',
    [
      '2 Zucchini in 3 EL Öl mit 200 g Reis und 1 Zwiebel anbraten.',
      'Mit einer Kelle Nudelwasser und etwas Öl verrühren.',
    ],
  ],
  [
    'en',
    [
      'Fry 2 courgettes in 3 tbsp oil with 200 g rice and 1 onion.',
      'Loosen with a ladle of the cooking water and a drizzle of oil.',
    ],
  ],
])('a food is listed once, and the water of the cooking not at all (%s)', (language, steps) => {
  expect(amountsInSteps(steps, language)).toHaveLength(4);
});

test.each([
  ['de', '2 EL Mehl, 3 Eier und 100 ml Milch verrühren. Das Öl vom Thunfisch abgießen.'],
  ['en', 'Whisk 2 eggs, 100g flour and 50ml milk. Drain off the oil.'],
  ['fr', "Mélange 2 œufs, 100 g de farine et 50 cl de lait. Égoutte l'huile."],
  ['it', "Sbatti 2 uova, 100 g di farina e 1 dl di latte. Scola l'olio."],
  ['es', 'Bate 2 huevos, 100 g de harina y 50 ml de leche. Escurre el aceite.'],
])('what is taken out is not asked for (%s)', (language, step) => {
  expect(amountsInSteps([step], language)).toHaveLength(3);
});

test('an article counts only what is a food by the piece', () => {
  expect(
    amountsInSteps(
      ['Mix 200 g flour, 3 eggs and 100 g butter to a dough the size of an egg, like a lemon.'],
      'en',
    ),
  ).toEqual(['200 g flour', '3 eggs', '100 g butter']);
});

test.each([
  [
    'de',
    `Linsentopf von Oma

Also man nimmt 300 Gramm Linsen und 200 Gramm Speck und schneidet den Speck in Streifen, nicht zu dünn.

Dann zwei Esslöffel Schmalz in den Topf geben und den Speck darin anbraten. Drei Zwiebeln dazu und mit einem Liter Brühe ablöschen.

Alles 40 Minuten köcheln lassen und mit Salz abschmecken.`,
    '300 Gramm Linsen',
  ],
  [
    'en',
    `Grandad's lentil pot

So you take 300 grams of lentils and 200 grams of bacon and cut the bacon into strips, not too thin.

Heat two tablespoons of oil in the pot and fry the bacon. Add three onions and a litre of stock.

Simmer for 40 minutes and season with salt.`,
    '300 grams of lentils',
  ],
])('a sentence that says what is done with its amounts is a step (%s)', (_, text, first) => {
  const { ingredients, steps } = readText(text);
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(ingredients[0]!.lines[0]).toBe(first);
  expect(ingredients[0]!.lines).toHaveLength(6);
});

test.each([
  [
    'de',
    'Ein Kilo zarten Zickleinrücken mit hundertfünfzig Gramm Speck und einem Viertelliter Essig aufsetzen, einen Achtelliter Rahm dazu.',
    [
      'Ein Kilo zarten Zickleinrücken',
      'hundertfünfzig Gramm Speck',
      'einem Viertelliter Essig',
      'einen Achtelliter Rahm',
    ],
  ],
  [
    'en',
    'Take 80 g of dulse, two hundred grams of butter and 100 ml double cream, and a bunch of sorrel.',
    ['80 g of dulse', 'two hundred grams of butter', '100 ml double cream', 'a bunch of sorrel'],
  ],
  [
    'fr',
    "Prenez un coq d'un kilo et demi, deux cents grammes de lard, 300 g de crosnes, trois carottes et un bouquet garni.",
    [
      "un coq d'un kilo et demi",
      'deux cents grammes de lard',
      '300 g de crosnes',
      'trois carottes',
      'un bouquet garni',
    ],
  ],
  [
    'it',
    "Pigliate una lepre, un mazzo grande di lampascioni, trecentocinquanta grammi di olive e due cucchiai d'olio, a filo, con sei tuorli.",
    [
      'una lepre',
      'un mazzo grande di lampascioni',
      'trecentocinquanta grammi di olive',
      "due cucchiai d'olio",
      'sei tuorli',
    ],
  ],
  [
    'es',
    'Se ponen ciento cincuenta gramos de arroz, doscientos gramos de azúcar hasta que se disuelva, dos manojos de collejas y doce almendras.',
    [
      'ciento cincuenta gramos de arroz',
      'doscientos gramos de azúcar',
      'dos manojos de collejas',
      'doce almendras',
    ],
  ],
])(
  'what a unit measures is listed though its name be unknown, and its number in words (%s)',
  (language, step, lines) => {
    expect(amountsInSteps([step], language)).toEqual(lines);
  },
);

test.each([
  ['de', '2 Eier, 200 g Mehl und 1 EL Öl verrühren. Mit einem Löffel Klößchen abstechen.'],
  [
    'it',
    'Unite 2 uova, 200 g di farina e 1 mela. Mescolate con un cucchiaio di legno e tagliate a fette.',
  ],
  [
    'fr',
    "Mélange 2 œufs, 200 g de farine et 1 pomme. Verse dans un moule, couvre d'une feuille de papier.",
  ],
  [
    'it',
    'Lessate 2 patate, 3 uova e 200 g di fave cinque minuti in acqua salata. Staccate i germogli.',
  ],
])('a tool, a time and what is parted from a food are no foods (%s)', (language, step) => {
  expect(amountsInSteps([step], language)).toHaveLength(3);
});

test.each([
  [
    'de',
    `Steckrübentopf

Also man reibt zwei Kilo Schweinebauch mit drei Teelöffeln Salz ein und legt ihn in den Topf. Zwei Zwiebeln in Ringe schneiden und dazugeben. Mit einem Liter Brühe und 200 g Graupen eine Stunde kochen.`,
    5,
  ],
  [
    'en',
    `Hogget pot

So you take one shoulder of hogget, jointed, and roll the pieces in two tablespoons of flour. Fry them in an ounce of dripping till brown. Then you put in three carrots and a pint of ale and let it go two hours.`,
    4,
  ],
  [
    'fr',
    `Potée du dimanche

Pour six personnes, frottez 500 g de crosnes avec une poignée de gros sel, puis rincez-les. Faites fondre 40 g de beurre, ajoutez deux échalotes et laissez dorer dix minutes. Versez un verre de vin blanc.`,
    5,
  ],
  [
    'it',
    `Polenta del mulino

Allora, si prende mezzo chilo di farina di mais e si versa in due litri d'acqua. Si mescola per un'ora. Intanto si fanno rosolare otto salsicce in trenta grammi di burro con quattro foglie di salvia.`,
    5,
  ],
  [
    'es',
    `Patatas del pastor

Pues se coge un kilo y medio de patatas y se cascan. Se rehoga una cebolla grande picada en un chorro de aceite. Se echan dos chorizos y una cucharada de pimentón y se cubre con litro y medio de agua.`,
    6,
  ],
])('a sentence with a verb is a step, whatever opens it (%s)', (_, text, foods) => {
  const { ingredients, steps, doubts } = readText(text);
  expect(ingredients[0]!.lines).toHaveLength(foods);
  expect(ingredients[0]!.lines.filter((line) => line.length > 45)).toEqual([]);
  expect(steps[0]!.text).toBe(text.split('\n\n')[1]!.split('. ')[0] + '.');
  expect(doubts.filter(({ part }) => part === 'ingredient')).toEqual([]);
});

test('a sentence that says what is needed is a step where the steps make the list, and for how many it is no title', () => {
  const { title, ingredients, servings } = readText(`Das reicht für acht Leute.

Man braucht anderthalb Kilo Lammhals, den lässt man sich gleich zerteilen.

Drei Zwiebeln und zwei Karotten würfeln und in zwei Esslöffeln Öl anbraten.

Mit einem Liter Brühe aufgießen und zwei Stunden schmoren lassen.`);
  expect(title).not.toBe('Das reicht für acht Leute');
  expect(servings).toBe(8);
  expect(ingredients[0]!.lines[0]).toBe('anderthalb Kilo Lammhals');
});

test('the first sentence of the steps is no title below the name of the dish', () => {
  const { title, ingredients } = readText(`Clapshot wi a twist

You boil two large turnips and mash them with an ounce of butter.

Then take three pounds of potatoes and boil them in salted water until soft.

Stir in a gill of cream and a handful of chives, season with salt, and serve.`);
  expect(title).toBe('Clapshot wi a twist');
  expect(ingredients[0]!.lines[0]).toBe('two large turnips');
});

test.each([
  [
    'de',
    'Eine Bio-Limette auspressen, 3 Möhren in Scheiben, 2 Nelken und 1 kg Schulter ohne Knochen dazugeben.',
    ['Eine Bio-Limette', '3 Möhren in Scheiben', '2 Nelken', '1 kg Schulter ohne Knochen'],
  ],
  [
    'en',
    'Put in one Meyer-lemon, 3 carrots in chunks, 2 cloves and 1 kg of plums without stones.',
    ['one Meyer-lemon', '3 carrots in chunks', '2 cloves', '1 kg of plums without stones'],
  ],
  [
    'fr',
    "Ajoutez une mini-courgette, 3 carottes, 2 oignons et 1 kg d'abricots sans noyau.",
    ['une mini-courgette', '3 carottes', '2 oignons', "1 kg d'abricots sans noyau"],
  ],
  [
    'it',
    'Unite un bio-limone, 3 carote, un bicchierino di grappa e 400 g di pesche senza buccia sulla teglia.',
    ['un bio-limone', '3 carote', 'un bicchierino di grappa', '400 g di pesche senza buccia'],
  ],
  [
    'es',
    'Añade una naranja-bio, 3 zanahorias, una copita de anís y 1 kg de tomates sin piel.',
    ['una naranja-bio', '3 zanahorias', 'una copita de anís', '1 kg de tomates sin piel'],
  ],
])(
  'a food keeps its article, its whole word and what lies cut or is taken out of it (%s)',
  (language, step, lines) => {
    expect(amountsInSteps([step], language)).toEqual(lines);
  },
);

test.each([
  [
    'de',
    '3 Möhren in Scheiben schneiden, 2 Äpfel in Spalten anbraten und 4 Zwiebeln in Ringe teilen.',
    ['3 Möhren', '2 Äpfel', '4 Zwiebeln'],
  ],
  [
    'en',
    'Cut 3 carrots in chunks, 2 onions in half and 4 leeks in slices.',
    ['3 carrots', '2 onions', '4 leeks'],
  ],
])('what a step cuts is not cut in its list (%s)', (language, step, lines) => {
  expect(amountsInSteps([step], language)).toEqual(lines);
});

test.each([
  [
    'de',
    'Du wolfst 1 kg Rehschulter und 200 g Speck.',
    'Dann brätst du 2 Zwiebeln in 30 g Butter an.',
  ],
  [
    'it',
    'Noi si passa 1 kg di cinghiale e 200 g di lardo.',
    'Poi soffriggi 2 cipolle in 30 g di burro.',
  ],
])('what somebody does with an amount is the first step (%s)', (_, first, second) => {
  expect(readText(`Ragout\n\n${first}\n${second}`).steps.map(({ text }) => text)).toEqual([
    first,
    second,
  ]);
});
