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
  expect(steps).toHaveLength(3);
  expect(ingredients[0]!.lines[0]).toBe(first);
  expect(ingredients[0]!.lines).toHaveLength(6);
});
