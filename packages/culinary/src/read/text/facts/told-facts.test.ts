import { expect, test } from '@jest/globals';
import { factDoubts } from '../draft/label-doubts.ts';
import type { LabelledBlock } from '../draft/labelled-blocks.ts';
import { readText } from '../read-text.ts';
import { toldRoles } from './told-roles.ts';

const factsOf = (head: string) => {
  const { servings, prepTime, cookTime, totalTime } = readText(
    `Leek and Bean Crumble\n\n${head}\n\nIngredients\n3 large leeks\n2 tins butter beans\n30 g butter\n` +
      '2 tbsp plain flour\n300 ml milk\n\nMethod\nSweat the leeks in the butter until soft.\n' +
      'Stir in the flour and the milk and simmer until thick.\nAdd the beans and bake until golden.\n',
  );
  return { servings, prepTime, cookTime, totalTime };
};

test('takes times and servings from sentences', () => {
  expect(
    factsOf(
      'Half an hour to get ready and three quarters of an hour in the oven. Enough for six hungry watchkeepers.',
    ),
  ).toEqual({ servings: 6, prepTime: 30, cookTime: 45, totalTime: null });
});

test('takes a time by the words beside it, not by its place', () => {
  expect(factsOf('Roast time: 1 hr 30 min, prep 20 min')).toMatchObject({
    prepTime: 20,
    cookTime: 90,
  });
});

test('takes the time it takes to read for none of the recipe', () => {
  expect(factsOf('by Joan | Sept 3, 2024 | 5 min read | Serves 6 | Ready in 40 mins')).toEqual({
    servings: 6,
    prepTime: null,
    cookTime: null,
    totalTime: 40,
  });
});

test.each([
  ['Prep: 15 min   Bake: 45 min   Total: 1 hour   8 servings'],
  ['Vorbereitung: 15 Min.\tBackzeit: 45 Min.\tGesamt: 1 Std.\t8 Portionen'],
  ['Préparation : 15 min   Cuisson : 45 min   Temps total : 1 h   8 personnes'],
  ['Preparazione: 15 min  Cottura: 45 min  Totale: 1 ora  8 persone'],
  ['Preparación: 15 min\tHorneado: 45 min\tTotal: 1 h\t8 raciones'],
])('takes the cells of a line one by one: %s', (head) => {
  expect(factsOf(head)).toEqual({ servings: 8, prepTime: 15, cookTime: 45, totalTime: 60 });
});

test.each([
  'Prep time   Cook time   Total time   Serves\n15 min   45 min   1 hour   8',
  'Vorbereitung   Kochzeit   Gesamtzeit   Portionen\n15 Min.   45 Min.   1 Std.   8',
  'Préparation   Difficulté   Cuisson   Temps total   Portions\n15 min   facile   45 min   1 h   8',
  'Difficoltà   Preparazione   Cottura   Totale   Porzioni\nbassa   15 min   45 min   1 ora   8',
  'Preparación   Cocción   Tiempo total   Raciones\n15 min   45 min   1 h   8',
])('takes the values below their labels: %s', (head) => {
  expect(factsOf(head)).toEqual({ servings: 8, prepTime: 15, cookTime: 45, totalTime: 60 });
});

test.each([
  ['Feeds four; half an hour in all.', 30],
  ['Für vier; halbe Stunde insgesamt.', 30],
  ['Pour quatre ; demi-heure en tout.', 30],
  ['Per quattro; ora e mezza in tutto.', 90],
  ['Da para cuatro; hora y media en total.', 90],
])('takes a time behind a sign for no part of the number before it: %s', (head, totalTime) => {
  expect(factsOf(head)).toMatchObject({ servings: 4, totalTime });
});

test.each([
  'Serves eight. A quarter of an hour to prepare, one hour in the oven.',
  'Serves eight, a quarter of an hour to prepare, one hour in the oven.',
])('adds no parts across a sign: %s', (head) => {
  expect(factsOf(head)).toEqual({ servings: 8, prepTime: 15, cookTime: 60, totalTime: null });
});

test('takes a number between two buttons for the servings', () => {
  expect(factsOf('Prep\n15 min\nServings\n−\n4\n+')).toMatchObject({ servings: 4, prepTime: 15 });
});

test('takes the answers to the questions of a form', () => {
  expect(
    factsOf('For how many people? *\n4\n\nHow long does it take? (in minutes) *\n45\n'),
  ).toMatchObject({ servings: 4, totalTime: 45 });
});

test('leaves a label of time in its line', () => {
  expect(factsOf('Serves 4 to 6. Preparation: 30–40 minutes. Baking: 2 hours.')).toEqual({
    servings: 4,
    prepTime: 40,
    cookTime: 120,
    totalTime: null,
  });
});

test('names a time of the head that was not taken', () => {
  const { doubts } = readText(
    'Leek Pasta\n\nServes 4. Prep 10 min. Cooking: 10 minutes for the sauce, cooking 12 minutes for the pasta.\n\nIngredients\n' +
      '3 large leeks\n300 g pasta\n30 g butter\n\nMethod\nSweat the leeks in the butter.\nBoil the pasta and mix.\n',
  );
  expect(doubts.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining('was not taken'),
  );
});

const told = (above: string, below = '') =>
  readText(
    `Leek Pasta\n\n${above}\n\nIngredients\n3 large leeks\n300 g pasta\n30 g butter\n\nMethod\nSweat the leeks in the butter.\nBoil the pasta and mix.\n${below}`,
  );

test('takes the whole time out of a sentence of a longer tale, and no other', () => {
  expect(
    told(
      'My brother made it for us when we moved house and nobody could find the second pan or a spoon. It is on the table in forty minutes.',
    ).totalTime,
  ).toBe(40);
  expect(
    told(
      'I boil the leeks for five minutes first because my aunt in the village has always done it so, and she should know.',
    ),
  ).toMatchObject({ prepTime: null, cookTime: null, totalTime: null });
});

test('takes the pieces where the tin is stated beside them', () => {
  expect(told('Makes one 30 x 40 tin (about 8 pieces)').servings).toBe(8);
});

test.each([
  'Surtout ne pas ouvrir le four la première demi-heure.',
  'Il se garde trois jours sous une cloche.',
  'Den Ofen die ersten 30 Minuten nicht öffnen.',
])('a time of a part or of keeping is no time of the work: %s', (remark) => {
  expect(told('Serves 4', `\n${remark}`)).toMatchObject({
    prepTime: null,
    cookTime: null,
    totalTime: null,
  });
});

test('a line of facts that states none of those known is kept among the notes', () => {
  expect(told('Serves 4\n\nTrès facile | Bon marché').notes).toEqual(['Très facile | Bon marché']);
});

test.each([
  ['oven 180', null],
  ['Ofen 200, 4 Pers.', 4],
  ['Forno 210', null],
  ['horno a 200, para 6', 6],
])('%s: how hot the oven is is neither a time nor a number of people', (line, servings) => {
  const draft = told(line);
  expect(draft).toMatchObject({ servings, prepTime: null, cookTime: null, totalTime: null });
});

test('how hot the oven is stays among the notes', () => {
  expect(told('oven 180').notes).toEqual(['oven 180']);
});

test('takes how the work is parted out of a sentence of a longer tale', () => {
  expect(
    told(
      'The one we always had, measured with the pot of the yoghurt. It makes ten good helpings; you need a quarter of an hour to prepare it and 40 minutes in the oven.',
    ),
  ).toMatchObject({ prepTime: 15, cookTime: 40 });
});

test.each([
  // What "d'" elides leaves no wider gap.
  [
    "Je la fais pour cinq gourmands. Prévoyez une bonne demi-heure d'épluchage et une heure de cuisson.",
    5,
    30,
    60,
    null,
  ],
  [
    'On compte huit belles parts, une heure de préparation et 35 min de cuisson en tout.',
    8,
    60,
    35,
    null,
  ],
  ['Comptez 25 minutes pour les légumes et 40 de cuisson, soit 1 h 05 en tout.', null, 25, 40, 65],
  ['20 mins prep plus 30 mins cooking makes 50 altogether; serves 4.', 4, 20, 30, 50],
  ['Para seis personas. 20 min de picar y mezclar más 25 min de cocción.', 6, 20, 25, null],
  ['Eine Stunde, wovon du nur eine Viertelstunde etwas tun musst.', null, 15, null, 60],
] as const)(
  'no whole is shorter than its parts: “%s”',
  (head, servings, prepTime, cookTime, totalTime) => {
    expect(factsOf(head)).toEqual({ servings, prepTime, cookTime, totalTime });
  },
);

test.each([
  ["Il faut une bonne heure et quart du premier coup de couteau à l'assiette.", 75],
  ['Anderthalb Stunden, wenn die Linsen eingeweicht sind.', 90],
  ['From opening the fridge to sitting down is thirty-five minutes.', 35],
  ['Hora y media desde que te pones el delantal hasta que se sientan los seis.', 90],
])(
  'a sentence above the list that is about a time says how long the whole takes: “%s”',
  (head, totalTime) => {
    expect(factsOf(head)).toMatchObject({ prepTime: null, cookTime: null, totalTime });
  },
);

test('of a longer tale the sentence that begins with a time is taken', () => {
  const tale =
    "Nous étions quatre et il n'en est rien resté. Vingt minutes à éplucher et à couper, le reste se fait tout seul.";
  expect(factsOf(tale)).toMatchObject({ servings: 4, prepTime: 20 });
});

test.each([
  ['I had four round the table and nobody asked for more.', 4],
  ['Con queste dosi mangiate in cinque.', 5],
])('those who sit at the table are counted: “%s”', (head, servings) => {
  expect(factsOf(head)).toMatchObject({ servings });
});

test.each([
  [
    "Ti mando la torta di pane, con queste dosi vengono otto fette. Ci vuole mezz'ora di lavoro e un'ora\ndi forno.",
    8,
    30,
    60,
    null,
  ],
  [
    'Zu viert wird man davon satt. Alles in allem dauert er eine Dreiviertelstunde, wovon du aber nur eine\nViertelstunde etwas tun musst.',
    4,
    15,
    null,
    45,
  ],
] as const)(
  'a time that was broken at the end of a line is whole: “%s”',
  (head, servings, prepTime, cookTime, totalTime) => {
    expect(factsOf(head)).toEqual({ servings, prepTime, cookTime, totalTime });
  },
);

test.each([
  'Alles in allem war ich zwei Stunden damit beschäftigt.',
  'En total no se tarda más de dos horas.',
])('what says behind the steps how long it took is no step: “%s”', (told) => {
  const draft = readText(
    `Crumble\n\n3 large leeks\n2 tins butter beans\n30 g butter\n\nSweat the leeks in the butter until soft.\nAdd the beans and bake until golden.\n\n${told}`,
  );
  expect(draft.steps).toHaveLength(2);
  expect(draft.totalTime).toBe(120);
});

test.each([
  ['Une petite heure suffit, lentilles comprises.', 60],
  ['I am forty minutes in the kitchen for it, radio on.', 40],
  ['Vom Schälen bis zum Servieren vergehen achtzig Minuten.', 80],
  ["Un'ora e mezza, dalla prima cipolla al piatto.", 90],
  ['In fünfzig Minuten stehen die Teller auf dem Tisch.', 50],
])('a sentence about a time is no remark of others and no step: “%s”', (head, totalTime) => {
  expect(factsOf(head)).toMatchObject({ totalTime });
});

test('when a text was published is left out', () => {
  const { description } = readText(
    'Ragoût de courge\n\nPublié le 18/01/2026 à 07h30, mis à jour à 09h12\n\n1 kg de courge\n2 oignons\n300 g de lentilles\n\nÉplucher les oignons.\nAjouter la courge et les lentilles.',
  );
  expect(description).toBeNull();
});

test('the length of a recording is no time of the dish', () => {
  expect(factsOf('07:52 Min. | verfügbar bis 22.01.2027 | Download').totalTime).toBeNull();
});

test('a number that goes on with minutes counts nobody', () => {
  expect(factsOf('Zehn Minuten Vorbereitung plus dreißig Minuten Kochzeit macht vierzig.')).toEqual(
    { servings: null, prepTime: 10, cookTime: 30, totalTime: 40 },
  );
});

test('a time that was left out above the list is doubted', () => {
  const draft = readText(
    "Ragoût de courge\n\nOn s'attable à trois quarante minutes plus tard.\n\n1 kg de courge\n2 oignons\n300 g de lentilles\n\n" +
      'Éplucher les oignons et les couper en dés.\nFaire revenir le tout, ajouter la courge et les lentilles.',
  );
  expect(draft.doubts.map(({ sentence }) => sentence).join(' ')).toContain('may be said in');
});

test('an hour of the clock and the Spanish “u” are no times', () => {
  expect(factsOf('Comité mardi à 17 h, salle polyvalente. Para seis u ocho personas.')).toEqual({
    servings: 6,
    prepTime: null,
    cookTime: null,
    totalTime: null,
  });
});

test('a sentence nearer to the list says for how many it is, with a doubt', () => {
  const blocks = [
    ['F', 'Looking for a cottage for eight people in May.'],
    ['N', 'The one she takes up the hill. Cuts into a dozen squares.'],
    ['I', '3 large leeks'],
  ].map(([label, text]) => ({ label, text }) as LabelledBlock);
  const text = blocks[0]!.text;
  const { servings } = toldRoles(blocks, {
    servings: { value: 8, certainty: 0.9, text, paragraph: text },
  });
  expect(servings?.value).toBe(12);
  expect(factDoubts({ servings })).toHaveLength(1);
});

test('how many there were on another day is doubted', () => {
  const { servings, doubts } = readText(
    'Leek Crumble\n\nEravamo in quindici e non ne è avanzata una briciola.\n\n3 large leeks\n30 g butter\n2 tbsp plain flour\n\nSweat the leeks in the butter until soft.\nStir in the flour and bake until golden.\n',
  );
  expect(servings).toBe(15);
  expect(doubts.map(({ sentence }) => sentence).join()).toContain('number of servings');
});
