import { describe, expect, it } from '@jest/globals';
import { amountsInSteps } from './amounts-in-steps.ts';

describe('the cut of a food between commas', () => {
  it.each([
    [
      'en',
      [
        'Fry a pound of beef, cut into chunks, with two onions, roughly chopped, and six potatoes, peeled and quartered.',
        'Put in an onion studded with four cloves.',
        'Line a basin with eight slices of bread, crusts removed, and 200g of currants, stripped from their stalks.',
      ],
      [
        'a pound of beef, cut into chunks',
        'two onions, roughly chopped',
        'six potatoes, peeled and quartered',
        'an onion studded with four cloves',
        'eight slices of bread, crusts removed',
        '200g of currants, stripped from their stalks',
      ],
    ],
    [
      'de',
      [
        'Ein Brötchen, in Milch eingeweicht, mit einem Pfund Hackfleisch und zwei Eiern verkneten.',
        'Vier Äpfel, geschält und in Ringe geschnitten, dazugeben und eine rote Zwiebel, in Spalten, anbraten.',
      ],
      [
        'Ein Brötchen, in Milch eingeweicht',
        'einem Pfund Hackfleisch',
        'zwei Eiern',
        'Vier Äpfel, geschält und in Ringe geschnitten',
        'eine rote Zwiebel, in Spalten',
      ],
    ],
    [
      'fr',
      [
        'Lavez 200 g de riz. Faites blanchir un chou vert, coupé en quatre, avec six carottes, épluchées, et deux pommes de terre, en dés.',
        "Ajoutez un oignon piqué de trois clous de girofle et une palette de porc d'un kilo.",
      ],
      [
        '200 g de riz',
        'un chou vert, coupé en quatre',
        'six carottes, épluchées',
        'deux pommes de terre, en dés',
        'un oignon piqué de trois clous de girofle',
        "une palette de porc d'un kilo",
      ],
    ],
    [
      'it',
      [
        "Soffriggete uno spicchio d'aglio, schiacciato, e una carota, a rondelle.",
        'Unite un chilo di patate, lessate e schiacciate, e venti susine, snocciolate.',
      ],
      [
        "uno spicchio d'aglio, schiacciato",
        'una carota, a rondelle',
        'un chilo di patate, lessate e schiacciate',
        'venti susine, snocciolate',
      ],
    ],
    [
      'es',
      [
        'Se pocha 100 g de tocino y una cebolla grande, picada, con dos dientes de ajo, laminados.',
        'Se mete medio kilo de bonito, sin piel y en dados, y una berza, cortada en tiras.',
      ],
      [
        '100 g de tocino',
        'una cebolla grande, picada',
        'dos dientes de ajo, laminados',
        'medio kilo de bonito, sin piel y en dados',
        'una berza, cortada en tiras',
      ],
    ],
  ])('is of its line in %s', (language, steps, lines) => {
    expect(amountsInSteps(steps, language)).toEqual(lines);
  });

  it.each([
    [
      'en',
      'Simmer 2 litres of milk, covered, with 100 g butter and 50 g sugar.',
      '2 litres of milk',
    ],
    [
      'it',
      'Unite un litro di latte, mescolate, e 100 g di burro e 50 g di zucchero.',
      'un litro di latte',
    ],
    ['de', '2 Liter Milch, zugedeckt, mit 100 g Butter und 50 g Zucker kochen.', '2 Liter Milch'],
  ])('is not what is said of the pot in %s', (language, step, line) => {
    expect(amountsInSteps([step], language)[0]).toBe(line);
  });
});

describe('what is ladled out of the pot', () => {
  it.each([
    ['it', 'Lessate 500 g di ceci con 2 carote e 1 cipolla.', 'Frullate due mestoli di ceci.'],
    [
      'fr',
      'Couvrez de 2 litres de bouillon, 3 carottes et 2 navets.',
      'Arrosez de deux louches de bouillon.',
    ],
    [
      'es',
      'Cueza 300 g de garbanzos con 1 chorizo, 2 patatas y agua.',
      'Mezcle dos cazos de garbanzos.',
    ],
    ['de', '500 g Linsen mit 2 Karotten und 1 Zwiebel kochen.', 'Eine Kelle Linsen pürieren.'],
    ['en', 'Boil 500 g lentils with 2 carrots and 1 onion.', 'Blend two ladles of lentils.'],
  ])('is no further line in %s', (language, first, second) => {
    expect(amountsInSteps([first, second], language)).toEqual(amountsInSteps([first], language));
  });
});

describe('a food without an amount', () => {
  it.each([
    [
      'en',
      'Rub 50 g butter into 200 g flour and 1 egg.',
      'Fry it in oil for frying and spread with salted butter.',
      ['oil for frying', 'salted butter'],
    ],
    [
      'de',
      '200 g Mehl mit 2 Eiern und 100 g Quark verrühren.',
      'Öl zum Ausbacken erhitzen und die Küchlein in Zimtzucker wenden.',
      ['Öl zum Ausbacken', 'Zimtzucker'],
    ],
    [
      'fr',
      'Mélangez 200 g de farine, 2 œufs et 100 g de sucre.',
      'Laissez mariner le tout avec thym et laurier.',
      ['thym', 'laurier'],
    ],
    [
      'es',
      'Mezcle 200 g de harina, 2 huevos y 100 g de leche.',
      'Caliente aceite para freír y rebócelas en azúcar y canela.',
      ['aceite para freír', 'azúcar', 'canela'],
    ],
  ])('stands with what it is for in %s', (language, first, second, lines) => {
    expect(amountsInSteps([first, second], language).slice(-lines.length)).toEqual(lines);
  });
});
