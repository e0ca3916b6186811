import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';

const piece = (x: number, y: number, text: string, height = 12): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 0.48 * height,
  height,
});

/** Foods with their amounts at the right end of the row, and below them steps with numbers in round signs. */
const sheet = (
  [title, list, heading]: readonly [string, string, string],
  foods: readonly (readonly [food: string, amount: string])[],
  steps: readonly string[],
): PageLine[] => [
  piece(45, 196, title, 22),
  piece(45, 299, list, 13),
  ...foods.flatMap(([food, amount], at) => {
    const right = piece(0, 328 + 25.5 * at, amount);
    return [piece(45, 328 + 25.5 * at, food), { ...right, x: 357 - right.width }];
  }),
  piece(45, 523, heading, 13),
  ...steps.flatMap((step, at) => [
    { ...piece(52, 550 + 28.5 * at, String(at + 1), 10), bold: true },
    piece(79, 548 + 28.5 * at, step),
  ]),
];

test.each([
  [
    'it',
    ['Vellutata di zucca', 'Ingredienti', 'Preparazione'],
    [
      ['zucca', '500 g'],
      ['patata', '1'],
      ['brodo vegetale', '700 ml'],
    ],
    [
      'Tagliate la zucca e fatela appassire nell’olio con il rosmarino.',
      'Unite la patata a dadini, coprite con il brodo e cuocete per 30 minuti.',
      'Togliete il rosmarino e frullate fino a ottenere una crema liscia.',
      'Servite con un giro d’olio.',
    ],
  ],
  [
    'de',
    ['Kürbissuppe', 'Zutaten', 'Zubereitung'],
    [
      ['Kürbis', '500 g'],
      ['Kartoffel', '1'],
      ['Gemüsebrühe', '700 ml'],
    ],
    [
      'Den Kürbis würfeln und in etwas Öl bei mittlerer Hitze anschwitzen.',
      'Die Kartoffel dazugeben, mit der Brühe aufgießen und 30 Minuten kochen.',
      'Den Rosmarin herausnehmen und alles zu einer feinen Suppe pürieren.',
      'Mit einem Faden Öl servieren.',
    ],
  ],
  [
    'en',
    ['Pumpkin Soup', 'Ingredients', 'Method'],
    [
      ['pumpkin', '500 g'],
      ['potato', '1'],
      ['vegetable stock', '700 ml'],
    ],
    [
      'Chop the pumpkin and soften it in the oil with the rosemary for a while.',
      'Add the potato, pour in the stock and simmer everything for 30 minutes.',
      'Remove the rosemary and blend the soup until it is smooth and creamy.',
      'Serve with a thread of oil.',
    ],
  ],
  [
    'fr',
    ['Velouté de potiron', 'Ingrédients', 'Préparation'],
    [
      ['potiron', '500 g'],
      ['pomme de terre', '1'],
      ['bouillon', '700 ml'],
    ],
    [
      'Coupez le potiron et faites-le revenir dans l’huile avec le romarin.',
      'Ajoutez la pomme de terre, versez le bouillon et laissez cuire 30 minutes.',
      'Retirez le romarin et mixez la soupe jusqu’à ce qu’elle soit bien lisse.',
      'Servez avec un filet d’huile.',
    ],
  ],
  [
    'es',
    ['Crema de calabaza', 'Ingredientes', 'Preparación'],
    [
      ['calabaza', '500 g'],
      ['patata', '1'],
      ['caldo', '700 ml'],
    ],
    [
      'Corta la calabaza y sofríela en el aceite con el romero a fuego lento.',
      'Añade la patata, vierte el caldo y deja que se cueza todo 30 minutos.',
      'Retira el romero y tritura la crema hasta que quede bien lisa y fina.',
      'Sirve con un hilo de aceite.',
    ],
  ],
] as const)(
  'bare numbers beside sentences are the numbers of steps (%s)',
  (_language, heads, foods, steps) => {
    const lines = inReadingOrder(sheet(heads, foods, steps)).slice(-steps.length);
    expect(lines.map(({ marker, text }) => [marker?.ordinal, text])).toEqual(
      steps.map((step, at) => [at + 1, step]),
    );
  },
);

test('amounts that count up by chance stay amounts', () => {
  const foods = ['onion', 'eggs', 'carrots', 'cloves of garlic'];
  const { ingredients } = readText([
    piece(45, 100, 'Supper', 22),
    piece(45, 150, 'Ingredients', 13),
    ...foods.flatMap((food, at) => [
      piece(52, 180 + 20 * at, String(at + 1)),
      piece(72, 180 + 20 * at, food),
    ]),
    piece(45, 300, 'Method', 13),
    piece(45, 330, 'Chop everything and fry it in butter until golden.'),
  ]);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    '1 onion',
    '2 eggs',
    '3 carrots',
    '4 cloves of garlic',
  ]);
});

test('a further page goes on with the numbers of the steps, which are no column', () => {
  const steps = [
    'Slake the cornflour with a splash of water and stir it in.',
    'Mix flour, suet and salt, add water and roll out two lids.',
    'Wet the rims, lay on the lids, crimp and glaze with egg.',
  ];
  const lines = inReadingOrder(
    steps.flatMap((step, at) => [
      { ...piece(57, 100 + 40 * at, String(at + 3)), page: 2 },
      { ...piece(83, 100 + 40 * at, step), page: 2 },
    ]),
  );
  expect(lines.map(({ marker, text }) => [marker?.ordinal, text])).toEqual(
    steps.map((step, at) => [at + 3, step]),
  );
});

test('large numbers beside the middle of their steps stand before them', () => {
  const lines = inReadingOrder(
    [1, 2].flatMap((number, at) => [
      piece(52, 65 + 60 * at, String(number), 26),
      piece(97, 60 + 60 * at, 'Lava los calabacines y pela las patatas.', 15),
      piece(97, 82 + 60 * at, 'Corta todas las verduras en trozos.', 15),
    ]),
  );
  expect(lines.map(({ marker }) => marker?.ordinal ?? null)).toEqual([1, null, 2, null]);
});

test.each([[[3]], [[3, 4]], [[1, 3]]])(
  'numbers that the recogniser saw as words of their steps are settled by the others: %j',
  (glued) => {
    const steps = [
      'Heat the oil in a deep pan and cook the onion for 5 minutes.',
      'Add the carrots and the stock and simmer for 20 minutes.',
      'Blend until smooth and pour in the milk.',
      'Taste, season with salt and ladle into bowls.',
    ];
    const seen = (one: PageLine): PageLine => ({ ...one, confidence: 93 });
    const lines = steps.flatMap((step, at) =>
      glued.includes(at + 1)
        ? [seen(piece(52, 300 + 30 * at, `${at + 1} ${step}`))]
        : [seen(piece(52, 300 + 30 * at, `${at + 1}`)), seen(piece(79, 300 + 30 * at, step))],
    );
    expect(
      inReadingOrder(lines).map(({ marker, text }) => [marker?.kind, marker?.ordinal, text]),
    ).toEqual(steps.map((step, at) => ['number', at + 1, step]));
  },
);

test.each([
  [
    'Écrasez les pommes de terre avec le thon.',
    'Ajoutez la coriandre et le cumin.',
    'Pliez les feuilles et garnissez-les.',
    'Faites dorer 2 minutes dans l’huile.',
  ],
  [
    'Mash the potatoes with the tuna.',
    'Add the coriander and the cumin.',
    'Fold the sheets and fill them.',
    'Fry in the oil for 2 minutes.',
  ],
  [
    'Die Kartoffeln mit dem Thunfisch zerdrücken.',
    'Koriander und Kümmel unterrühren.',
    'Die Blätter falten und füllen.',
    'In heißem Öl 2 Minuten braten.',
  ],
  [
    'Schiacciate le patate con il tonno.',
    'Aggiungete il coriandolo e il cumino.',
    'Piegate i fogli e farciteli.',
    'Friggete nell’olio per 2 minuti.',
  ],
  [
    'Aplasta las patatas con el atún.',
    'Añade el cilantro y el comino.',
    'Dobla las hojas y rellénalas.',
    'Fríe en aceite caliente 2 minutos.',
  ],
])('numbers beside steps in two columns are counted along the rows: %p', (...steps) => {
  const lines = inReadingOrder([
    piece(40, 40, 'Bricks', 24),
    ...steps.flatMap((step, at) => {
      const [x, y] = [40 + (at % 2) * 300, 120 + Math.floor(at / 2) * 60];
      return [{ ...piece(x, y - 8, String(at + 1), 24), bold: true }, piece(x + 26, y, step, 10)];
    }),
  ]);
  expect(
    lines.flatMap(({ marker, text }) =>
      marker?.kind === 'number' ? [[marker.ordinal, text]] : [],
    ),
  ).toEqual(steps.map((step, at) => [at + 1, step]));
});

test('numbered steps that go on at the top of a second column keep their numbers', () => {
  const number = (x: number, y: number, value: number) => ({
    ...piece(x, y, String(value), 14),
    bold: true,
  });
  const steps = [
    'Rinse the beans and drain them.',
    'Fry the onion in the oil.',
    'Add the beans and the stock.',
    'Simmer for half an hour.',
    'Mash a third of the beans.',
  ];
  const places = [
    [50, 100],
    [50, 130],
    [50, 160],
    [320, 100],
    [320, 130],
  ] as const;
  const lines = inReadingOrder([
    piece(50, 60, 'Bean soup', 22),
    ...places.flatMap(([x, y], at) => [number(x, y, at + 1), piece(x + 22, y + 3, steps[at]!)]),
  ]);
  expect(lines.slice(1).map(({ marker, text }) => [marker?.ordinal, text])).toEqual(
    steps.map((step, at) => [at + 1, step]),
  );
});

test('steps that go on with their numbers in the next column are steps, however little their first lines say', () => {
  const columns: [x: number, y: number, text: string][] = [
    [40, 120, '1'],
    [58, 120, 'Line a square tin and heat the'],
    [58, 134, 'oven to 160 °C.'],
    [40, 155, '2'],
    [58, 155, 'Melt the butter with the syrup,'],
    [58, 169, 'treacle and sugar until the'],
    [58, 183, 'sugar has dissolved.'],
    [280, 120, '3'],
    [298, 120, 'Bake for 55 minutes until it'],
    [298, 134, 'feels firm and a little crusty.'],
    [280, 155, '4'],
    [298, 155, 'Wrap in foil and keep for 3'],
    [298, 169, 'days before cutting into 16'],
    [298, 183, 'squares.'],
  ];
  const { steps } = readText([
    piece(36, 20, 'Sticky Parkin', 20),
    ...['200 g butter', '200 g golden syrup', '250 g flour'].map((text, at) =>
      piece(36, 55 + 15 * at, text, 10),
    ),
    piece(36, 103, 'Method', 11),
    ...columns.map(([x, y, text]) => piece(x, y, text, 9)),
  ]);
  expect(steps.map(({ text }) => text)).toEqual([
    'Line a square tin and heat the oven to 160 °C.',
    'Melt the butter with the syrup, treacle and sugar until the sugar has dissolved.',
    'Bake for 55 minutes until it feels firm and a little crusty.',
    'Wrap in foil and keep for 3 days before cutting into 16 squares.',
  ]);
});

test('numbers that were all recognised as words of their steps are numbers; those of a list are amounts', () => {
  const written = (lines: readonly string[]) =>
    inReadingOrder(
      lines.map((text, at) => ({ ...piece(60, 50 + 30 * at, text), confidence: 95 })),
    ).map(({ marker }) => marker?.ordinal ?? null);
  expect(
    written([
      '1 Salt the courgettes and leave them for ten minutes',
      '2 Stir in the crumbled feta, the flour and the eggs',
      '3 Fry spoonfuls in the hot oil until golden',
    ]),
  ).toEqual([1, 2, 3]);
  expect(written(['1 Zwiebel', '2 Eier', '3 Kartoffeln'])).toEqual([null, null, null]);
});

test('a one and a two in the column of amounts are those of foods, whatever numbers the steps beside them have', () => {
  const foods: [string, string][] = [
    ['1', 'Hokkaido-Kürbis (ca. 800 g)'],
    ['2', 'Schalotten'],
    ['320 g', 'Risottoreis'],
    ['1 l', 'Gemüsebrühe'],
  ];
  const steps = [
    'Kürbis waschen, entkernen und in Würfel schneiden.',
    'Schalotten in Öl glasig dünsten, Reis zugeben und mitdünsten.',
    'Nach und nach die Brühe angießen und 18 Minuten garen.',
  ];
  const { ingredients } = readText([
    piece(40, 40, 'Kürbisrisotto', 22),
    piece(40, 100, 'Das brauchst du', 14),
    ...foods.flatMap(([amount, food], at) => {
      const left = piece(0, 120 + 16 * at, amount);
      return [{ ...left, x: 80 - left.width }, piece(88, 120 + 16 * at, food)];
    }),
    piece(340, 100, 'So geht’s', 14),
    ...steps.flatMap((step, at) => [
      piece(340, 118 + 32 * at, String(at + 1), 15),
      piece(362, 120 + 32 * at, step.slice(0, 30)),
      piece(362, 136 + 32 * at, step.slice(30)),
    ]),
  ]);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(foods.map((row) => row.join(' ')));
});

test('a pound that was read with a capital is none of the numbers of steps below the list', () => {
  const scanned = (x: number, y: number, text: string): PageLine => ({
    ...piece(x, y, text, 31),
    confidence: 95,
  });
  const steps = [
    'Pound the garlic to a rough paste.',
    'Fry the paste for a minute.',
    'Add the pork.',
  ];
  const { ingredients } = readText([
    scanned(50, 180, 'Thai Basil Pork'),
    scanned(53, 436, 'Ingredients'),
    ...[
      ['1 Ib', 'ground pork'],
      ['6', 'garlic cloves, chopped'],
      ['2 tbsp', 'oyster sauce'],
    ].flatMap(([amount, food], at) => [
      scanned(54, 505 + 60 * at, amount!),
      scanned(382, 505 + 60 * at, food!),
    ]),
    scanned(53, 700, 'Method'),
    ...steps.flatMap((step, at) => [
      scanned(54, 760 + 60 * at, String(at + 1)),
      scanned(112, 760 + 60 * at, step),
    ]),
  ]);
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('1 lb ground pork');
});
