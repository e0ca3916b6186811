import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';

const titleOf = (text: string) => readText(text).title;
const linesOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines);
const stepsOf = (text: string) => readText(text).steps.map((step) => step.text);

const list = '200 g flour\n2 eggs\n300 ml milk';
const told = ['Whisk everything until smooth.', 'Fry in butter until golden on both sides.'];
const recipe = `${list}\n\n${told.join('\n')}`;

test.each([
  [
    'en',
    'Forwarded many times',
    'Hey darling, here is the recipe at last',
    'Let me know how it goes!! xoxo',
  ],
  [
    'de',
    'Häufig weitergeleitet',
    'Huhu Ines, hier endlich das Rezept von Tante Grete',
    'Meld dich mal wieder! Bussi 💋',
  ],
  ['fr', 'Transféré', 'Coucou ma belle, comme promis', 'Gros bisous et à dimanche !'],
  ['it', 'Inoltrato molte volte', 'Ciao tesoro, te la mando subito', 'Fammi sapere come viene!!'],
  ['es', '↪️ Reenviado', 'Holaaa guapa, pruébalo', 'Un besito, te quiero mucho ❤️'],
  ['nl', 'Vaak doorgestuurd', 'Hoi lieverd, zoals beloofd', 'Laat even weten hoe het was! Kusjes'],
  ['pt', 'Encaminhada com frequência', 'Oi querida, como prometido', 'Depois me conta! Beijinhos'],
  ['sv', 'Vidarebefordrat', 'Hej gumman, som utlovat', 'Hör av dig! Kram'],
])('what is said around a recipe in %s is no part of it', (_language, mark, hello, farewell) => {
  const text = `${mark}\n${hello}\n\nThin Pancakes\n\n${recipe}\n\n${farewell}`;
  expect(titleOf(text)).toBe('Thin Pancakes');
  expect(stepsOf(text)).toEqual(told);
});

test.each([
  ['a running head', 'THE COUNTRY KITCHEN                         112\n\nThin Pancakes'],
  [
    'a running head and a chapter',
    'Recetas de casa                pág. 14\n\nPOSTRES\n\nThin Pancakes',
  ],
  ['the number of a card', 'Fiche n° 31\n\nThin Pancakes'],
  ['the name of a site', 'KITCHEN.EXAMPLE – Thin Pancakes'],
  ['an app', '📲 Shared from PanApp – all your recipes!\n\nThin Pancakes'],
  [
    'a thread of a forum',
    'Seite 1 von 3   1 2 3 >\n\nkoch_77\nErfahrenes Mitglied\nBeiträge: 1.204\n\nBetreff: Was gibt es bei euch?\n\nThin Pancakes',
  ],
])('%s above a recipe is not its title', (_name, head) => {
  expect(titleOf(`${head}\n\n${recipe}`)).toBe('Thin Pancakes');
});

test.each([
  ['🍤 Thin Pancakes 🍤 (3 people, half an hour)', 3, 30],
  ['Here is the recipe as promised. Thin Pancakes, for four people.', 4, null],
])('facts behind the name of a dish are read: “%s”', (head, servings, totalTime) => {
  expect(readText(`Hi Bob,\n\n${head}\n\n${recipe}`)).toMatchObject({
    title: 'Thin Pancakes',
    servings,
    totalTime,
  });
});

test('a mail is the letter that holds the recipe, without covering note and signature', () => {
  const text =
    'From: Ann <ann@mail.example>\nTo: Bob <bob@mail.example>\nSubject: FW: that thing\n\nSee below. Love, Mum\n\n' +
    `> On 5 Feb 2024, at 19:02, Ida <ida@mail.example> wrote:\n>\n> Hi Ann,\n>\n> Thin Pancakes\n>\n${recipe.replace(/^/gm, '> ')}\n>\n` +
    '> Ida\n> --\n> Ida Smith | Sales | Smith & Sons Ltd\n> This e-mail is confidential.';
  expect(titleOf(text)).toBe('Thin Pancakes');
  expect(stepsOf(text)).toEqual(told);
});

test('of a thread the post with the recipe is read, and what others answered is kept beside it', () => {
  const text = `Thin Pancakes\n\n${recipe}\n\n_____\nLife is short\nReply   Quote   Report\n\nbob_1\nPosts: 12\nI use 3 eggs and 100 g sugar.\nReply   Quote   Report`;
  const draft = readText(text);
  expect(draft.steps.map((step) => step.text)).toEqual(told);
  expect(draft.leftOut).toContain('I use 3 eggs and 100 g sugar.');
});

test('a step of a wrapped text goes on below in capitals and figures too', () => {
  const text =
    'Apple Cake\n\n200 g flour\n4 apples\n2 eggs\n\nBeat the eggs until they are pale and rub in the\nflour with the tips of your fingers.\n\nPeel the apples and lay them into the tin as close\nas they will go.\n\nBake it with the tin in the middle of the oven at\n180 degrees and serve it warm with some Greek\nYoghurt.\n\nThis line of a signature is a good deal longer than all that the mail program wrapped, by a hundred letters or so.';
  expect(stepsOf(text)).toContain(
    'Bake it with the tin in the middle of the oven at 180 degrees and serve it warm with some Greek Yoghurt.',
  );
});

test('a text in a narrow column is read in its paragraphs', () => {
  const text =
    'Zwiebelbrot\n\n500 g Mehl\n3 Zwiebeln\n1 TL Salz\n\nDas Mehl in eine Schüssel sieben,\ndie Zwiebeln fein würfeln und im\nheißen Fett glasig dünsten. Alles\n' +
    'zu einem Teig verkneten und eine\nStunde gehen lassen.\n\nDen Teig zu einem Laib formen und\nim Ofen bei 200 °C knusprig bak-\nken. Auf einem Gitter abkühlen\nlassen.';
  expect(stepsOf(text)).toEqual([
    'Das Mehl in eine Schüssel sieben, die Zwiebeln fein würfeln und im heißen Fett glasig dünsten. Alles zu einem Teig verkneten und eine Stunde gehen lassen.',
    'Den Teig zu einem Laib formen und im Ofen bei 200 °C knusprig backen. Auf einem Gitter abkühlen lassen.',
  ]);
});

test.each([
  ['1º Se baten los huevos.', '2º Se añade la harina.'],
  ['1 Sbattete le uova.', '2 Unite la farina.'],
])('steps lose a number without a point: “%s”', (...steps) => {
  const text = `Frittata\n\nIngredienti\n4 uova\n50 g farina\n\nPreparazione\n${steps.join('\n')}`;
  expect(stepsOf(text)).toEqual(steps.map((step) => step.replace(/^\S+ /, '')));
});

test.each([
  [
    'fr',
    'Il te faut 500 g de prunes, 4 œufs, 100 g de sucre et une noix de beurre.',
    ['500 g de prunes', '4 œufs', '100 g de sucre', 'une noix de beurre'],
  ],
  [
    'it',
    'Ingredienti per 4 persone: 320 g di pasta, 2 zucchine, 1 limone, sale.',
    ['320 g di pasta', '2 zucchine', '1 limone', 'sale'],
  ],
])(
  'a list in one sentence and a method in one paragraph are told apart in %s',
  (_language, sentence, lines) => {
    const method =
      'Lavate tutto con cura e tagliate a pezzi piccoli, poi mettete da parte in una ciotola grande. Scaldate una padella larga e cuocete a fuoco dolce per dieci minuti mescolando spesso. Servite subito con un filo di olio crudo e pepe.';
    const text = `Piatto\n\n${sentence}\n\n${method}`;
    expect(linesOf(text)).toEqual(lines);
    expect(stepsOf(text)).toHaveLength(3);
  },
);

test.each([
  ['de', 'Das braucht ihr für vier Personen:', 'Und so gehts:'],
  ['en', '🛒 INGREDIENTS', '👩‍🍳 DIRECTIONS'],
])('headings as messages write them open the lists in %s', (_language, ingredients, method) => {
  const draft = readText(
    `Pancakes\n\n${ingredients}\n☐ ${list.replace(/\n/g, '\n☐ ')}\n\n${method}\n${told.join('\n')}`,
  );
  expect(draft.ingredients).toEqual([{ name: null, lines: list.split('\n') }]);
  expect(draft.steps.map((step) => step.text)).toEqual(told);
});

test.each([
  ['de', 'Rindergulasch für 6 Personen', 'Rindergulasch', 6],
  ['fr', 'Clafoutis, pour 8 personnes', 'Clafoutis', 8],
  ['en', 'Cheese scones - makes 12', 'Cheese scones', 12],
])('a yield behind the name of a dish is a yield in %s', (_language, head, title, servings) => {
  expect(readText(`${head}\n\n${recipe}`)).toMatchObject({ title, servings });
});

test('a list in one paragraph without a heading is a list', () => {
  const text = `Ratatouille\n\n2 aubergines, 3 courgettes, 5 tomates, thym, sel et poivre\n\nLavez et coupez tous les légumes en dés. Faites revenir le tout dans l'huile et laissez mijoter.`;
  expect(linesOf(text)).toEqual([
    '2 aubergines',
    '3 courgettes',
    '5 tomates',
    'thym',
    'sel et poivre',
  ]);
  expect(stepsOf(text)).toHaveLength(1);
});

test.each([
  ['en', 'Lots of love,\nJean\n07700 900123'],
  ['nl', 'Eet smakelijk!\nLiefs, Lotte'],
  ['sv', 'Många hälsningar\nEva'],
  ['de', 'Du hast das Rezept ausprobiert?\nMarkiere @kitchen auf Instagram!'],
  ['fr', 'Partager sur Pinterest'],
])('the end of a text in %s is no step', (_language, end) => {
  expect(stepsOf(`Thin Pancakes\n\n${recipe}\n\n${end}`)).toEqual(told);
});

test.each([
  ['nl', 'Bewaar de rest hooguit 3 dagen in de koelkast.'],
  ['pt', 'Conserve no frigorífico até 3 dias.'],
  ['sv', 'Förvara resten i kylen i högst 3 dagar.'],
])('how long a dish keeps is a note in %s', (_language, note) => {
  const draft = readText(`Thin Pancakes\n\n${list}\n\n1. ${told.join('\n2. ')}\n3. ${note}`);
  expect(draft.steps.map((step) => step.text)).toEqual(told);
  expect(draft.storageNotes).toEqual([note]);
});
