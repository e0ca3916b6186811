import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { amountsInSteps } from './amounts-in-steps.ts';

test.each([
  [
    'de',
    [
      '200 g Butter schaumig rühren, dann 150 g Zucker und 3 Eier unterrühren.',
      '350 g gesiebtes Mehl mit 1 Päckchen Backpulver mischen, 45 Minuten bei 180 Grad backen.',
    ],
    ['200 g Butter', '150 g Zucker', '3 Eier', '350 g gesiebtes Mehl', '1 Päckchen Backpulver'],
  ],
  [
    'en',
    [
      'Cream 200g soft butter with 150g caster sugar for 5 minutes, then beat in three eggs.',
      'Fold in 200g of plain flour and a pinch of salt. Bake in a 20 cm tin.',
    ],
    [
      '200g soft butter',
      '150g caster sugar',
      'three eggs',
      '200g of plain flour',
      'a pinch of salt',
    ],
  ],
  [
    'fr',
    ['Fondre 100 g de beurre avec 200 g de chocolat noir, battre 4 oeufs, cuire 30 minutes.'],
    ['100 g de beurre', '200 g de chocolat noir', '4 oeufs'],
  ],
  [
    'es',
    ['Sofríe dos dientes de ajo con 3 cucharadas de aceite de oliva y 400 g de tomate triturado.'],
    ['dos dientes de ajo', '3 cucharadas de aceite de oliva', '400 g de tomate triturado'],
  ],
  [
    'it',
    ['Montare 3 uova con 130 g di zucchero, unire 2 cucchiai di cacao amaro e 2 pere Abate.'],
    ['3 uova', '130 g di zucchero', '2 cucchiai di cacao amaro', '2 pere Abate'],
  ],
])(
  'amounts and foods that steps state are lines in their own words (%s)',
  (language, steps, lines) => {
    expect(amountsInSteps(steps, language)).toEqual(lines);
  },
);

test.each([
  [
    'fr',
    [
      "Arrose 5 poires bien mûres avec le jus d'un demi-citron, ajoute 100 g de beurre froid en morceaux.",
    ],
    ['5 poires bien mûres', "le jus d'un demi-citron", '100 g de beurre froid en morceaux'],
  ],
  [
    'it',
    ['Unire 100 g di burro fuso, 250 g di farina 00 e 4 cucchiai di olio extravergine di oliva.'],
    ['100 g di burro fuso', '250 g di farina 00', '4 cucchiai di olio extravergine di oliva'],
  ],
  [
    'en',
    ['Melt 100g light brown sugar with a pinch of chilli flakes and the juice of 2 lemons.'],
    ['100g light brown sugar', 'a pinch of chilli flakes', 'the juice of 2 lemons'],
  ],
])(
  'what describes a food and the part that is wanted stay with it (%s)',
  (language, steps, lines) => {
    expect(amountsInSteps(steps, language)).toEqual(lines);
  },
);

test.each([
  [
    'it',
    ['Montare 3 uova con 130 g di zucchero e 100 g di burro.', 'Spolverare di zucchero a velo.'],
    ['zucchero a velo'],
  ],
  [
    'de',
    ['500 g Tomaten mit 2 EL Öl und 1 Zwiebel kochen.', 'Mit Salz und Pfeffer würzen.'],
    ['Salz', 'Pfeffer'],
  ],
  [
    'en',
    [
      'Simmer 200g lentils in 800ml water with 1 tsp turmeric.',
      'Season with salt and scatter with coriander. Dust with chilli if you like.',
    ],
    ['salt', 'coriander'],
  ],
])('what seasons the dish is listed without an amount (%s)', (language, steps, lines) => {
  expect(amountsInSteps(steps, language).slice(3)).toEqual(lines);
});

test('a step that begins with amounts is no list where other steps state theirs', () => {
  const { ingredients, steps } = readText(`Bananenbrot ohne Schnickschnack

Den Ofen auf 175 Grad vorheizen. 3 reife Bananen zerdrücken und mit 80 g Butter, 2 Eiern und 100 g Zucker verrühren.

250 g Mehl, 2 TL Backpulver und eine Prise Salz unterheben, zuletzt eine Handvoll Walnüsse dazugeben.

In eine gefettete Kastenform füllen und 55 Minuten backen.`);
  expect(steps).toHaveLength(3);
  expect(ingredients[0]!.lines.slice(4)).toEqual([
    '250 g Mehl',
    '2 TL Backpulver',
    'eine Prise Salz',
    'eine Handvoll Walnüsse',
  ]);
});

test('two amounts are no list', () => {
  expect(amountsInSteps(['Beat 2 eggs with 50 g sugar.'], 'en')).toEqual([]);
});

test('a recipe without a list has one of the amounts in its steps, and a doubt says so', () => {
  const { ingredients, doubts } = readText(
    `Torta pere e cioccolato

Sciogliere a bagnomaria 150 g di cioccolato fondente con 100 g di burro e lasciare intiepidire.

Montare 3 uova con 130 g di zucchero per almeno cinque minuti, devono diventare chiare e gonfie.

Unire il cioccolato fuso e 120 g di farina, mescolando dal basso verso l'alto.

Infornare a 175 gradi, forno statico, per 40 minuti.`,
  );
  expect(ingredients).toEqual([
    {
      name: null,
      lines: [
        '150 g di cioccolato fondente',
        '100 g di burro',
        '3 uova',
        '130 g di zucchero',
        '120 g di farina',
      ],
    },
  ]);
  expect(doubts.map(({ sentence }) => sentence)).toContain(
    'The text has no list of ingredients. The list was made of the amounts in its steps and may lack some.',
  );
});
