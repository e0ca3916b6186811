import { expect, test } from '@jest/globals';
import { amountsInSteps } from './amounts-in-steps.ts';

test.each([
  [
    'en',
    'Boil 300 g of rice in a big pot of water. Beat 2 eggs with 50 g of cream. If it gets too thick, add a cup of water.',
    ['300 g of rice', '2 eggs', '50 g of cream'],
  ],
  [
    'de',
    '300 g Reis in einem Topf Wasser kochen. 2 Eier mit 50 g Sahne verquirlen. Wenn es zu dick wird, eine Tasse Wasser angießen.',
    ['300 g Reis', '2 Eier', '50 g Sahne'],
  ],
  [
    'fr',
    "Plonge 300 g de riz dans une casserole d'eau bouillante. Bats 2 œufs avec 50 g de crème.",
    ['300 g de riz', '2 œufs', '50 g de crème'],
  ],
  [
    'it',
    "Cuoci 300 g di riso in una pentola d'acqua. Sbatti 2 uova con 50 g di panna. Lascia 15-20 minuti col coperchio.",
    ['300 g di riso', '2 uova', '50 g di panna'],
  ],
  [
    'es',
    'Cueces 300 g de arroz en una olla de agua. Bates 2 huevos con 50 g de nata. Si queda espeso, un vaso de agua.',
    ['300 g de arroz', '2 huevos', '50 g de nata'],
  ],
])(
  'pots of water, and water that thins if need be, are no food of the list (%s)',
  (language, step, lines) => {
    expect(amountsInSteps([step], language)).toEqual(lines);
  },
);

test.each([
  [
    'en',
    'Cream 200 g of butter with 300 g of sugar and 4 eggs. Halve the figs. Beat in half the cream, then the 100 g of sugar.',
    ['200 g of butter', '300 g of sugar', '4 eggs'],
  ],
  [
    'es',
    'Mezcla 200 g de harina con 3 huevos y una cebolla grande. Encima la mitad de la cebolla con 50 g de queso.',
    ['200 g de harina', '3 huevos', 'una cebolla grande', '50 g de queso'],
  ],
  [
    'it',
    'Mescola 200 g di farina con 3 uova e 50 g di burro. Fai palline grandi come una noce.',
    ['200 g di farina', '3 uova', '50 g di burro'],
  ],
])('a part of what is there, and a likeness, is no further food (%s)', (language, step, lines) => {
  expect(amountsInSteps([step], language)).toEqual(expect.arrayContaining(lines));
  expect(
    amountsInSteps([step], language).filter((line) => /\d|la mitad|noce|half/.test(line)),
  ).toEqual(lines.filter((line) => /\d/.test(line)));
});

test('two amounts and a piece that an article counts make a list', () => {
  expect(
    amountsInSteps(['Slice a kilo of potatoes and a large onion.', 'Beat seven eggs.'], 'en'),
  ).toEqual(['a kilo of potatoes', 'a large onion', 'seven eggs']);
});

test.each([
  [
    'de',
    '3 Eier, 200 g Mehl und 2 Zwiebeln verrühren. Am Ende Lorbeer raus, Petersilie drüber, fertig.',
    'Petersilie',
  ],
  [
    'it',
    'Mescola 3 uova, 200 g di farina e 2 cipolle. Prezzemolo sopra e porti in tavola.',
    'Prezzemolo',
  ],
  [
    'es',
    'Mezcla 3 huevos, 200 g de harina y 2 cebollas. Por encima va canela molida.',
    'canela molida',
  ],
  [
    'de',
    '3 Eier, 200 g Mehl und 2 Äpfel verrühren. Wenn er kalt ist, mit Puderzucker bestäuben.',
    'Puderzucker',
  ],
])('what comes over the dish is put in (%s: %s)', (language, step, food) => {
  expect(amountsInSteps([step], language)).toContain(food);
});

test.each([
  [
    'en',
    'Fry 2 onions, 3 peppers and 20 g of butter with a few shakes of Tabasco sauce and a breath of cayenne.',
    'a breath of cayenne',
  ],
  ['de', '2 Zwiebeln, 3 Eier und 20 g Butter verrühren, dazu ein Hauch Zimt.', 'ein Hauch Zimt'],
  [
    'es',
    'Fríe 2 cebollas, 3 pimientos y 20 g de ajo en un vasito de aceite con unas hebras de azafrán.',
    'unas hebras de azafrán',
  ],
  [
    'it',
    'Soffriggi 2 cipolle, 3 peperoni e 20 g di burro con una grattata di noce moscata.',
    'una grattata di noce moscata',
  ],
])(
  'little of a food in a word that is no unit of lists is of the list (%s: %s)',
  (language, step, line) => {
    expect(amountsInSteps([step], language)).toContain(line);
  },
);

test.each([
  [
    'fr',
    'Casse huit œufs dans 20 g de beurre avec 50 g de lardons. Une tranche par assiette, deux œufs dessus.',
    /deux/,
  ],
  [
    'en',
    'Poach five eggs, melt 20 g of butter and fry 50 g of bacon. He served it with two eggs per plate.',
    /two/,
  ],
  [
    'it',
    'Sbatti 3 uova con 20 g di farina e 50 g di burro. Mia nonna ci metteva le melanzane, ma quella è un’altra storia.',
    /melanzane/,
  ],
])(
  'what is served to each, and what others put in, is none of the list (%s: %s)',
  (language, step, other) => {
    expect(amountsInSteps([step], language).join('\n')).not.toMatch(other);
  },
);

test('water with salt in it seasons nothing that stands beside it', () => {
  expect(
    amountsInSteps(
      [
        '3 Eier, 200 g Mehl und 50 g Speck mischen. Klöße formen, so groß wie eine Mandarine, und in Salzwasser legen.',
      ],
      'de',
    ),
  ).toEqual(['3 Eier', '200 g Mehl', '50 g Speck']);
});

test('what the dish is named after is no food of the list where its cook speaks of it as made', () => {
  const steps = [
    'Pesta 50 g di mandorle con 2 spicchi di aglio e 300 g di pomodori. Condisci la pasta con il pesto.',
  ];
  expect(amountsInSteps(steps, 'it', 'Trofie al pesto')).not.toContain('pesto');
});
