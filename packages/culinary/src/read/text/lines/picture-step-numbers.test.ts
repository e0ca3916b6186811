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
