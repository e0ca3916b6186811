import { expect, test } from '@jest/globals';
import { sentencesByCapitals, withParagraphsParted } from './parted-steps.ts';

const parted = (text: string, group: string | null = null) =>
  withParagraphsParted([{ group, text }]).map((step) => step.text);

test.each([
  [
    'en',
    [
      'Heat the oil in a wide pan and brown the onions for approx. ten minutes.',
      'Add the rice and the stock, cover the pan and simmer until the rice is tender, about 20 min. or longer.',
      'Fold in the herbs and the cheese and let it rest for a while. Serve hot.',
    ],
  ],
  [
    'de',
    [
      'Die Zwiebeln in der Butter ca. fünf Minuten glasig dünsten und den Reis zugeben.',
      'Mit der Brühe aufgießen und bei kleiner Hitze etwa 20 Min. Köcheln lassen, dabei öfter umrühren.',
      'Den geriebenen Käse und die Kräuter unterheben und mit Salz bzw. Pfeffer abschmecken.',
    ],
  ],
  [
    'it',
    [
      'Tostate il riso in una padella larga con la cipolla tritata e il burro.',
      'Bagnate con il vino e aggiungete il brodo caldo un mestolo alla volta per 18 min. circa.',
      'Spegnete il fuoco, mantecate con il formaggio e lasciate riposare qualche minuto.',
    ],
  ],
])('a method in one paragraph is parted at its sentences in %s', (_language, sentences) => {
  expect(parted(sentences.join(' '))).toEqual(sentences);
});

test('a short paragraph, and one of several steps, stay as they are', () => {
  const short = 'Mix everything. Fry it in butter. Serve with sugar.';
  expect(parted(short)).toEqual([short]);
  const long = 'Stir the flour into the melted butter until it is smooth. '.repeat(6).trim();
  const two = [
    { group: null, text: long },
    { group: null, text: 'Serve.' },
  ];
  expect(withParagraphsParted(two)).toEqual(two);
  expect(parted(long, 'Sauce')).toHaveLength(6);
});

test.each([
  ['Ve probando según vas. Luego añade sal.', ['Ve probando según vas.', 'Luego añade sal.']],
  ['Añadir 2 uds. Cortar fino.', ['Añadir 2 uds. Cortar fino.']],
  ['Mix 2 hg. Flour follows.', ['Mix 2 hg. Flour follows.']],
])('the sentences of “%s” are %j', (text, sentences) => {
  expect(sentencesByCapitals(text)).toEqual(sentences);
});
