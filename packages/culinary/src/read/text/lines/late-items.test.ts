import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { itemSaidLate } from './late-items.ts';

test.each([
  ['sí, perejil, se me olvidaba', 'perejil no lleva?', 'perejil'],
  ['sí, 2 pequeñas, se me olvidaba', 'patatas?', 'patatas, 2 pequeñas'],
  ['oh and 2 spring onions', '', '2 spring onions'],
  ["sì, uno spicchio d'aglio", 'aglio?', "uno spicchio d'aglio"],
  ['ach ja, und 1 Lorbeerblatt', '', '1 Lorbeerblatt'],
  ['oui, on vient à 8', 'vous venez ?', 'oui, on vient à 8'],
  ['2 eggs', '', '2 eggs'],
])('an item said late is the item alone: “%s”', (line, asked, item) => {
  expect(itemSaidLate(line, asked)).toBe(item);
});

const talk = [
  'Giulia: Nonna come fai la pasta e ceci?',
  'Nonna: Pasta e ceci',
  'Nonna: 250 g di ditalini',
  'Nonna: un barattolo di ceci',
  'Giulia: aglio?',
  "Nonna: sì, uno spicchio d'aglio",
  "Nonna: Fai soffriggere l'aglio nell'olio, poi metti i ceci con la loro acqua",
  'Nonna: Butta i ditalini e mescola spesso finché la pasta è cotta',
  'Giulia: per quanti è?',
  'Nonna: per tre',
];

test('a chat without the hours is one where two speak in turns', () => {
  const draft = readText(talk.join('\n'));
  expect(draft.ingredients[0]?.lines).toEqual([
    '250 g di ditalini',
    'un barattolo di ceci',
    "uno spicchio d'aglio",
  ]);
  expect(draft.steps).toHaveLength(2);
  expect(draft.servings).toBe(3);
});

test('names before lines that do not come again are none of who speaks', () => {
  const draft = readText(
    'Apfelkuchen\n\nTeig: 200 g Mehl\nTeig: 100 g Butter\nBelag: 3 Äpfel\n\nAlles verkneten, in die Form geben und 40 Minuten backen.',
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
});
