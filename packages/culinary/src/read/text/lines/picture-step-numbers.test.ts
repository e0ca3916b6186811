import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const LIST = [
  'Tarte',
  'Ingrédients',
  '4 poireaux',
  '30 g beurre',
  '20 cl crème',
  '3 œufs',
  'Préparation',
];

const seen = (texts: readonly string[]) =>
  texts.map((text, at) => ({
    text,
    page: 1,
    x: 40,
    y: 40 + 30 * at,
    width: 9 * text.length,
    height: 20,
    confidence: 94,
  }));

test('numbers without a full stop that count sentences are those of steps', () => {
  const { steps } = readText(
    seen([
      ...LIST,
      '1 Émincez les poireaux et faites-les fondre dans le beurre',
      '15 minutes.',
      '2 Battez les œufs avec la crème.',
      '3 Versez sur la pâte et enfournez à 180 °C.',
    ]),
  );
  expect(steps.map(({ text }) => text)).toEqual([
    'Émincez les poireaux et faites-les fondre dans le beurre 15 minutes.',
    'Battez les œufs avec la crème.',
    'Versez sur la pâte et enfournez à 180 °C.',
  ]);
});

test('amounts that happen to count up stay amounts', () => {
  const list = [
    '1 Zwiebel, fein gehackt und gewürfelt',
    '2 Eier von glücklichen Hühnern',
    '3 Äpfel',
  ];
  const draft = readText(
    seen([
      'Salat',
      'Zutaten',
      ...list,
      'Zubereitung',
      'Alles mischen und eine Stunde ziehen lassen.',
    ]),
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(list);
});

test.each([
  [
    '1 Corta las berenjenas en bastones',
    '• Mezcla la harina, los huevos y la leche.',
    '3 Seca bien las berenjenas y pásalas por la masa.',
    '4 Fríelas en aceite muy caliente.',
  ],
  [
    '1 Cut the aubergines into sticks',
    '• Mix the flour, the eggs and the milk.',
    '3 Dry the aubergines and dip them into the batter.',
    '4 Fry them in very hot oil for a minute.',
  ],
  [
    '1 Die Auberginen in Stifte schneiden',
    '• Mehl, Eier und Milch gut verrühren.',
    '3 Die Auberginen trocknen und durch den Teig ziehen.',
    '4 In sehr heißem Öl goldbraun braten.',
  ],
  [
    '1 Coupez les aubergines en bâtonnets',
    '• Mélangez la farine, les œufs et le lait.',
    '3 Séchez les aubergines et passez-les dans la pâte.',
    '4 Faites-les frire dans une huile bien chaude.',
  ],
  [
    '1 Tagliate le melanzane a bastoncini',
    '• Mescolate la farina, le uova e il latte.',
    '3 Asciugate le melanzane e passatele nella pastella.',
    '4 Friggetele in abbondante olio caldo.',
  ],
])('a number that was seen as a bullet counts with the others', (first, ...others) => {
  const { steps } = readText(seen([...LIST, first, ...others]));
  expect(steps.map(({ text }) => text)).toEqual([
    first.slice(2),
    ...others.map((text) => text.slice(2)),
  ]);
});

test.each([
  [
    '1 Wash the leeks well and slice into rounds.',
    '2 Cover and simmer until the oats are soft.',
    '3 Pour in the milk and warm it through.',
    '4 Scatter with parsley.',
  ],
  [
    '1 Die Möhren schälen und in Scheiben schneiden.',
    '2 Zugedeckt köcheln, bis alles weich ist.',
    '3 Abschmecken.',
    '4 Mit Petersilie bestreuen und servieren.',
  ],
])('a short sentence counts on in the column of the other numbers', (...steps) => {
  const draft = readText(seen([...LIST, ...steps]));
  expect(draft.steps.map(({ text }) => text)).toEqual(steps.map((text) => text.slice(2)));
});
