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

test.each([
  [
    'it',
    'Affetta 3 zucchine e 200 g di scamorza. Fai uno strato di zucchine, uno di scamorza e versa 4 cucchiai di latte.',
    ['3 zucchine', '200 g di scamorza', '4 cucchiai di latte'],
  ],
  [
    'en',
    'Slice 3 potatoes and 200 g of cheese. Make a layer of potatoes, then a thin layer of cheese and pour over 4 tbsp of milk.',
    ['3 potatoes', '200 g of cheese', '4 tbsp of milk'],
  ],
  [
    'de',
    '3 Kartoffeln und 200 g Käse hobeln. Eine Schicht Kartoffeln einlegen, eine Lage Käse darauf geben und mit 4 EL Milch begießen.',
    ['3 Kartoffeln', '200 g Käse', '4 EL Milch'],
  ],
  [
    'fr',
    'Émincer 3 courgettes et 200 g de fromage. Faire une couche de courgettes, une de fromage et verser 4 cuillères de lait.',
    ['3 courgettes', '200 g de fromage', '4 cuillères de lait'],
  ],
  [
    'es',
    'Cortar 3 patatas y 200 g de queso. Poner una capa de patatas, una de queso y verter 4 cucharadas de leche.',
    ['3 patatas', '200 g de queso', '4 cucharadas de leche'],
  ],
])('a layer of what is measured already is no food (%s)', (language, step, lines) => {
  expect(amountsInSteps([step], language)).toEqual(lines);
});

test('spoons of one food and one of another are two foods where nothing lies in layers', () => {
  expect(
    amountsInSteps(
      ['Mescola 2 cucchiai di olio e uno di aceto con 200 g di tonno e 3 uova.'],
      'it',
    ),
  ).toContain('uno di aceto');
});

test.each([
  [
    'it',
    'Unire dieci pomodorini tagliati a metà, 300 g di cozze già pulite e 2 uova.',
    ['dieci pomodorini tagliati a metà', '300 g di cozze già pulite', '2 uova'],
  ],
  [
    'fr',
    'Ajouter dix tomates coupées en deux, 300 g de moules et 2 oeufs.',
    ['dix tomates coupées en deux', '300 g de moules', '2 oeufs'],
  ],
  [
    'es',
    'Añadir diez tomates cortados por la mitad, 300 g de gambas ya peladas y 2 huevos.',
    ['diez tomates cortados por la mitad', '300 g de gambas ya peladas', '2 huevos'],
  ],
])(
  'into how many pieces a food is cut, and what was done to it before, stays with it (%s)',
  (language, step, lines) => {
    expect(amountsInSteps([step], language)).toEqual(lines);
  },
);

test('what is small behind a German noun is no part of its name', () => {
  expect(
    amountsInSteps(
      ['200 g Mehl mit 2 Eiern verrühren. Pfeffer und eine Prise Zimt runden alles ab.'],
      'de',
    ),
  ).toContain('eine Prise Zimt');
});
