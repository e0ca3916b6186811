import { expect, test } from '@jest/globals';
import { readPage } from '../page/read-page.ts';
import { readText } from '../text/read-text.ts';
import { isDayLabel, withDaysAsParts } from './day-labels.ts';

test.each([
  'Day 1:',
  'DAY TWO',
  'The day before',
  'On the day',
  'Tag 2',
  'Am Vortag:',
  'Am nächsten Tag',
  '2. Tag',
  'La veille :',
  'Jour 1 (le soir)',
  'Il giorno prima',
  'Giorno 2',
  'El día anterior',
  'Día 1:',
  'Dag 1',
  'De dag ervoor',
  'Na véspera',
  'No dia seguinte',
  'Kvällen innan:',
  'On the day of the party:',
  'Am Festtag:',
  'Am Tag des Essens',
  'Le jour du repas :',
  'Il giorno della festa:',
  'El día de la comida:',
])('"%s" names a day of the work', (line) => {
  expect(isDayLabel(line)).toBe(true);
});

test.each([
  'Day-old bread',
  'Rest for 1 day',
  'Tagliatelle',
  'Mother’s Day cake',
  '2 days',
  'Jour',
])('"%s" names none', (line) => {
  expect(isDayLabel(line)).toBe(false);
});

const METHODS: [heading: string, list: string, method: string, days: string[]][] = [
  [
    'Method',
    '500 g flour\n350 ml water\n10 g salt',
    'Day 1:\nMix the flour and water and leave overnight.\nDay 2:\n1. Add the salt and knead.\n2. Bake for 45 minutes.',
    ['Day 1', 'Day 2', 'Day 2'],
  ],
  [
    'Zubereitung',
    '500 g Roggenmehl\n400 ml Wasser\n10 g Salz',
    'Tag 1: Mehl und Wasser verrühren und über Nacht stehen lassen.\nTag 2: Salz einkneten und das Brot 50 Minuten backen.',
    ['Tag 1', 'Tag 2'],
  ],
  [
    'Zubereitung',
    '500 g Mehl\n80 g Butter\n250 ml Milch',
    'Am Vortag:\nAlle Zutaten zu einem Teig verkneten und in den Kühlschrank stellen.\nAm Backtag:\nDen Teig flechten und 35 Minuten backen.',
    ['Am Vortag', 'Am Backtag'],
  ],
  [
    'Préparation',
    "500 g de farine\n350 ml d'eau\n10 g de sel",
    "La veille :\nMélanger la farine et l'eau et laisser reposer toute la nuit.\nLe jour même :\nAjouter le sel et pétrir. Cuire 45 minutes.",
    ['La veille', 'Le jour même'],
  ],
];

test.each(METHODS)(
  'The days of a text are names of parts: %s, %#',
  (heading, list, method, days) => {
    const { steps, doubts } = readText(`Pane\n\n${list}\n\n${heading}\n${method}`);
    expect(steps.map(({ group }) => group)).toEqual(days);
    expect(doubts).toEqual([]);
  },
);

test.each([
  [
    'shown',
    '<h2>Method</h2><p><b>Day 1:</b> Mix the flour and water and leave overnight.</p><p><b>Day 2:</b> Add the salt and knead the dough well.</p><p>Bake for 45 minutes.</p>',
  ],
  [
    'stated',
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Sourdough loaf',
      recipeIngredient: ['500 g flour', '350 ml water', '10 g salt'],
      recipeInstructions: [
        'Day 1: Mix the flour and water and leave overnight.',
        'Day 2: Add the salt and knead the dough well.',
        'Bake for 45 minutes.',
      ],
    })}</script>`,
  ],
])('The days of a page are names of parts: %s', (_, method) => {
  const { draft } = readPage(
    `<html lang="en"><head><title>Sourdough loaf</title></head><body><article><h1>Sourdough loaf</h1><h2>Ingredients</h2><ul><li>500 g flour</li><li>350 ml water</li><li>10 g salt</li></ul>${method}</article></body></html>`,
    'https://kitchen.example/loaf',
  );
  expect(draft!.steps).toEqual([
    { group: 'Day 1', text: 'Mix the flour and water and leave overnight.' },
    { group: 'Day 2', text: 'Add the salt and knead the dough well.' },
    { group: 'Day 2', text: 'Bake for 45 minutes.' },
  ]);
});

test('A day within a part is said beside it, and ends with it', () => {
  const steps = [
    { group: 'Dough', text: 'Day 1: Mix.' },
    { group: 'Dough', text: 'Day 2: Knead.' },
    { group: 'Filling', text: 'Chop the nuts.' },
  ];
  expect(withDaysAsParts(steps)).toEqual([
    { group: 'Dough, Day 1', text: 'Mix.' },
    { group: 'Dough, Day 2', text: 'Knead.' },
    { group: 'Filling', text: 'Chop the nuts.' },
  ]);
});
