import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  [
    "Pour quatre personnes, prenez un chou vert, 120 g de beurre demi-sel, une gousse d'ail, du gros sel et du poivre du moulin. Il vous faudra dix minutes de préparation et trente-cinq minutes de cuisson.",
    'Ôtez les feuilles abîmées et coupez le chou en quatre. Plongez les quartiers dans une marmite d’eau bouillante.',
    [
      'un chou vert',
      '120 g de beurre demi-sel',
      "une gousse d'ail",
      'du gros sel',
      'du poivre du moulin',
    ],
  ],
  [
    'Für vier Personen braucht man einen Wirsing, 120 g Butter, eine Knoblauchzehe, etwas Salz und etwas Pfeffer. Zehn Minuten Vorbereitung, 35 Minuten Kochzeit.',
    'Den Wirsing vierteln und in Salzwasser kochen. Gut abtropfen lassen und die Butter unterrühren.',
    ['einen Wirsing', '120 g Butter', 'eine Knoblauchzehe', 'etwas Salz', 'etwas Pfeffer'],
  ],
  [
    "Per quattro persone occorrono una verza, 120 g di burro, uno spicchio d'aglio, del sale grosso e del pepe nero. Vi serviranno dieci minuti di preparazione e trentacinque minuti di cottura.",
    'Tagliate la verza in quattro e lessatela in acqua salata. Scolatela bene e mescolatela con il burro.',
    ['una verza', '120 g di burro', "uno spicchio d'aglio", 'del sale grosso', 'del pepe nero'],
  ],
  [
    'Para cuatro personas hacen falta una col, 120 g de mantequilla, un diente de ajo y sal gorda. Son diez minutos de preparación y treinta y cinco minutos de cocción.',
    'Corte la col en cuartos y cuézala en agua con sal. Escúrrala bien y mézclela con la mantequilla.',
    ['una col', '120 g de mantequilla', 'un diente de ajo', 'sal gorda'],
  ],
])('a sentence behind a told list is none of its items: %s', (told, steps, items) => {
  const { ingredients, servings, prepTime, cookTime } = readText(`Cavolo\n\n${told}\n\n${steps}`);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(items);
  expect([servings, prepTime, cookTime]).toEqual([4, 10, 35]);
});

test('a sentence that joins foods on goes on with the list', () => {
  const { ingredients } = readText(
    'Karpfen\n\nMan nehme 1 Karpfen, 2 EL Essig, 2 Zwiebeln, 40 g Butter und 1 EL Zuckerrübensirup. Dazu Salz und etwas Zitronensaft.\n\nDen Karpfen salzen und mit dem Essig beträufeln. Die Zwiebeln in der Butter anschwitzen und den Fisch darin garen.',
  );
  expect(ingredients.flatMap(({ lines }) => lines).slice(-3)).toEqual([
    '1 EL Zuckerrübensirup',
    'Salz',
    'etwas Zitronensaft',
  ]);
});

test('the broken rows of a told list are whole, from the row of its heading to the last', () => {
  const { ingredients } = readText(
    'Karpfen in Schwarzbier\n\nMan nehme 1 Karpfen von ca. 1,5 kg (küchenfertig, in Por-\ntionsstücke geschnitten), 2 EL Essig, 1 Bund Suppengrün, 2 Zwie-\nbeln, 40 g Butter, einen halben Liter Schwarzbier, 1 Lorbeerblatt,\n4 Pimentkörner, 80 g Lebkuchen und 1 EL Zuckerrübensirup. Dazu\nSalz und etwas Zitronensaft.\n\nDie Karpfenstücke salzen, mit dem Essig beträufeln und eine halbe\nStunde stehen lassen. Suppengrün und Zwiebeln putzen, klein würfeln\nund in der Butter anschwitzen.',
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    '1 Karpfen von ca. 1,5 kg (küchenfertig, in Portionsstücke geschnitten)',
    '2 EL Essig',
    '1 Bund Suppengrün',
    '2 Zwiebeln',
    '40 g Butter',
    'einen halben Liter Schwarzbier',
    '1 Lorbeerblatt',
    '4 Pimentkörner',
    '80 g Lebkuchen',
    '1 EL Zuckerrübensirup',
    'Salz',
    'etwas Zitronensaft',
  ]);
});
