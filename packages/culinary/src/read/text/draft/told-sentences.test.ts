import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (text: string) => {
  const { ingredients, steps, ...draft } = readText(text);
  return {
    ...draft,
    list: ingredients.flatMap(({ lines }) => lines),
    steps: steps.map(({ text: step }) => step).join(' '),
  };
};

test.each([
  [
    'en',
    'Leek pie\n\nMy aunt swore by it. For 4 people you need two leeks, finely sliced, 200 g plain flour, 100 g cold butter, three eggs and a knob of lard. It takes twenty minutes to prep and half an hour to cook.\n\nSweat the leeks in the lard. Rub the butter into the flour and line a tin. Beat the eggs, pour them over the leeks and bake.',
    [
      'two leeks, finely sliced',
      '200 g plain flour',
      '100 g cold butter',
      'three eggs',
      'a knob of lard',
    ],
    4,
  ],
  [
    'de',
    'Lauchkuchen\n\nDen gab es jeden Samstag. Man nimmt für vier Personen zwei Stangen Lauch, fein geschnitten, 200 g Mehl, 100 g Butter, drei Eier und einen Löffel Schmalz. Vorbereiten dauert zwanzig Minuten, gebacken wird eine halbe Stunde.\n\nDen Lauch im Schmalz andünsten. Die Butter mit dem Mehl verkneten und die Form auslegen. Die Eier verquirlen, über den Lauch gießen und backen.',
    [
      'zwei Stangen Lauch, fein geschnitten',
      '200 g Mehl',
      '100 g Butter',
      'drei Eier',
      'einen Löffel Schmalz',
    ],
    4,
  ],
  [
    'fr',
    'Tarte aux poireaux\n\nVoilà la tarte aux poireaux de dimanche. Pour six personnes : 3 poireaux, 200 g de farine, 100 g de beurre, 3 œufs et 20 cl de crème. Compte vingt minutes de préparation et trente minutes de cuisson.\n\nFais fondre les poireaux dans un peu de beurre. Mélange la farine et le reste du beurre et garnis un moule. Bats les œufs avec la crème, verse et enfourne.',
    ['3 poireaux', '200 g de farine', '100 g de beurre', '3 œufs', '20 cl de crème'],
    6,
  ],
  [
    'it',
    "Torta di porri\n\nLa facevamo sempre di sabato. Dosi per 4 persone: 3 porri, 200 g di farina, 100 g di burro, 3 uova, sale. Un quarto d'ora per preparare e mezz'ora di cottura.\n\nStufa i porri in padella. Impasta la farina con il burro e fodera uno stampo. Sbatti le uova, versale sui porri e inforna.",
    ['3 porri', '200 g di farina', '100 g di burro', '3 uova', 'sale'],
    4,
  ],
  [
    'es',
    'Tarta de puerros\n\nLa hacíamos los sábados. Para cuatro personas compra tres puerros, 200 g de harina, 100 g de mantequilla, tres huevos y un vaso de nata. Son quince minutos de preparación y treinta minutos de cocción.\n\nPocha los puerros en la sartén. Amasa la harina con la mantequilla y forra un molde. Bate los huevos con la nata, viértelos y hornea.',
    ['tres puerros', '200 g de harina', '100 g de mantequilla', 'tres huevos', 'un vaso de nata'],
    4,
  ],
])('a sentence (%s) tells the list, and for how many it is', (_language, text, list, servings) => {
  const found = read(text);
  expect(found.list).toEqual(list);
  expect(found.servings).toBe(servings);
  expect(found.steps).not.toContain(list[1]);
  expect([found.prepTime, found.cookTime]).not.toContain(null);
});

test.each([
  [
    'de',
    'Man nehme 2 Stangen Lauch (geputzt, in feine Ringe\ngeschnitten), 200 g Mehl, 100 g Butter, 3 Eier, 2 Zwie-\nbeln und 1 EL Schmalz. Dazu Salz und etwas Muskat.',
    'Den Lauch im Schmalz andünsten und würzen.\nDie Butter mit dem Mehl verkneten und die Form auslegen.\nDie Eier darübergießen und backen.',
    ['1 EL Schmalz', 'Salz', 'etwas Muskat'],
  ],
  [
    'fr',
    'Il faut 3 poireaux, 200 g de farine, 100 g de beurre,\n3 œufs, 20 cl de crème, du poivre et un peu de\nmuscade. Je ne sale jamais.',
    'Fais fondre les poireaux dans un peu de beurre.\nMélange la farine et le beurre et garnis un moule.\nVerse les œufs et enfourne.',
    ['20 cl de crème', 'du poivre', 'un peu de muscade'],
  ],
  [
    'it',
    'Servono 3 porri, 200 g di farina, 100 g di burro, 3\nuova e un bicchiere di panna. Sale e un pizzico di\nnoce moscata.',
    'Stufa i porri in padella e condiscili.\nImpasta la farina con il burro e fodera uno stampo.\nVersa le uova e inforna.',
    ['un bicchiere di panna', 'Sale', 'un pizzico di noce moscata'],
  ],
])(
  'a told list (%s) that was broken at a margin ends where its sentence ends',
  (_language, told, work, last) => {
    const wide = `${'-'.repeat(110)}\n`;
    const { list } = read(`${wide}${wide}\nLauchkuchen\n\n${told}\n\n${work}\n\n${wide}`);
    expect(list.slice(-last.length)).toEqual(last);
  },
);

test('what the cook says of another choice is no item of the list', () => {
  const text = [
    ['Pia', 'Lamb marrow'],
    ['Pia', '1 marrow\n400 g lamb mince\n1 onion, chopped\n100 g cooked rice'],
    ['Jo', 'can i use beef'],
    ['Pia', 'any mince works but lamb is best'],
    ['Pia', 'Fry the onion and the lamb mince and stir in the rice.'],
    ['Pia', 'Fill the marrow and bake it for 40 minutes.'],
  ]
    .map(([name, said], at) => `[14.02.24, 18:21:${10 + at}] ${name}: ${said}`)
    .join('\n');
  expect(read(text).list).toEqual([
    '1 marrow',
    '400 g lamb mince',
    '1 onion, chopped',
    '100 g cooked rice',
  ]);
});
