import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const chat = (asked: string, opening: string, list: string[], steps: string[]) =>
  readText(
    [
      `12/05/2023, 19:40 - Sam: ${asked}`,
      `12/05/2023, 19:44 - Rosa: ${opening}`,
      `12/05/2023, 19:46 - Rosa: ${list.join('\n')}`,
      ...steps.map((step, at) => `12/05/2023, 19:5${at} - Rosa: ${step}`),
    ].join('\n'),
  );

test.each([
  [
    'can you send the flapjacks please, school sale on friday',
    'Easy peasy.',
    ['175 g butter', '175 g golden syrup', '350 g porridge oats'],
    ['Melt the butter and syrup in a pan.', 'Stir in the oats and bake at 150 for 25 minutes.'],
    'Flapjacks',
  ],
  [
    'schickst du mir das Rezept vom Zwiebelkuchen?',
    'Kinderspiel',
    ['500 g Mehl', '1 kg Zwiebeln', '4 Eier'],
    ['Zwiebeln in Ringe schneiden und dünsten', 'Mit den Eiern mischen und 40 Minuten backen'],
    'Zwiebelkuchen',
  ],
  [
    'tu balances la recette du chili sin carne ?',
    'Trop simple',
    ['2 boîtes de haricots rouges', '1 boîte de maïs', '2 oignons'],
    ['Faire revenir les oignons', 'Ajouter haricots et maïs et laisser mijoter 40 min'],
    'Chili sin carne',
  ],
  [
    'mi passi la caponata di sabato?',
    'Una scemenza',
    ['4 melanzane', '2 coste di sedano', '1 cipolla'],
    ['Friggi le melanzane a dadini', 'Aggiungi sedano e cipolla e cuoci 20 minuti'],
    'Caponata',
  ],
  [
    'qué llevaba la tortilla de calabacín del otro día?',
    'Está tirado',
    ['3 calabacines', '1 cebolla grande', '6 huevos'],
    [
      'Pocha la cebolla y el calabacín media hora',
      'Mezcla con los huevos y cuaja por los dos lados',
    ],
    'Tortilla de calabacín',
  ],
])(
  'what says that a dish is easy is left out, and the dish asked for is the name: %s',
  (asked, opening, list, steps, title) => {
    const draft = chat(asked, opening, list, steps);
    expect(draft.title).toBe(title);
    expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(list);
    expect(draft.leftOut).toContain(opening);
    expect([draft.description, ...draft.notes].join(' ')).not.toContain(opening);
  },
);

test('a question of the cook that has nothing of the recipe is left out', () => {
  const draft = readText(
    [
      '[21/01/24, 16:40:02] Chiara: nonna mi mandi la ricetta della torta di mele?',
      '[21/01/24, 16:53:40] Nonna: 3 uova\n200 g di zucchero\n300 g di farina\n4 mele',
      '[21/01/24, 16:54:11] Chiara: che mele?',
      '[21/01/24, 16:54:30] Nonna: renette se le trovi',
      '[21/01/24, 16:56:48] Nonna: Monta le uova con lo zucchero e la farina',
      '[21/01/24, 16:57:55] Nonna: Versa nella tortiera con le mele e inforna a 180 per 45 minuti',
      "[21/01/24, 17:02:33] Nonna: È venuto l'idraulico?",
    ].join('\n'),
  );
  expect(draft.leftOut).toContain("È venuto l'idraulico?");
  expect(draft.leftOut).toContain('renette se le trovi');
  expect(draft.steps).toHaveLength(2);
});

test('how much of the other thing may be taken is no line of the list', () => {
  const draft = readText(
    [
      '[14.10.23, 17:01:12] Lisa: Oma, wie geht dein Zwiebelkuchen?',
      '[14.10.23, 17:16:02] Oma: 500 g Mehl\n1 Würfel Hefe\n1 kg Zwiebeln',
      '[14.10.23, 17:18:30] Lisa: Trockenhefe geht auch?',
      '[14.10.23, 17:18:55] Oma: ja, zwei Päckchen',
      '[14.10.23, 17:21:10] Oma: Aus Mehl und Hefe einen Teig kneten',
      '[14.10.23, 17:22:31] Oma: Zwiebeln dünsten, darauf geben und 40 Minuten backen',
    ].join('\n'),
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '500 g Mehl',
    '1 Würfel Hefe',
    '1 kg Zwiebeln',
  ]);
});

test('who is called Martin or Monika speaks, and is no day of the week', () => {
  const draft = readText(
    [
      'Zoe  9:02 AM',
      'have you got the recipe for the lentil stew?',
      'Martin  9:10 AM',
      '250 g green lentils',
      '1 onion, chopped',
      '700 ml chicken stock',
      'Zoe  9:11 AM',
      'do you soak the lentils?',
      'Martin  9:12 AM',
      'nope',
      'Soften the onion, add lentils and stock and simmer for 30 minutes.',
    ].join('\n'),
  );
  expect(draft.title).toBe('Lentil stew');
  expect(draft.steps.map(({ text }) => text)).toEqual([
    'Soften the onion, add lentils and stock and simmer for 30 minutes.',
  ]);
});

test('what somebody did to a food that was asked about names the dish', () => {
  const draft = readText(
    [
      '14/01/2024, 18:02 - Jess: Dad what did you do to that pork belly on sunday??',
      '14/01/2024, 18:09 - Dad: Easy one.',
      '14/01/2024, 18:10 - Dad: You need\na 1.5 kg piece of pork belly, skin scored\n2 teaspoons fennel seeds\n2 onions, cut in thick rings',
      '14/01/2024, 18:12 - Dad: Dry the skin really well with kitchen paper and rub it with the fennel.',
      '14/01/2024, 18:15 - Dad: Lay the onions in a tin, sit the pork on top and roast for 30 minutes.',
    ].join('\n'),
  );
  expect(draft.title).toBe('Pork belly');
});
