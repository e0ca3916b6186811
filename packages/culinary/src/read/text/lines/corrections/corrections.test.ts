import { expect, test } from '@jest/globals';
import { readPage } from '../../../page/read-page.ts';
import { readText } from '../../read-text.ts';
import type { RecipeDraft } from '../../../../recipe/recipe.ts';

interface Told {
  title: string;
  list: string[];
  steps: string[];
}

const RECIPES = {
  en: {
    title: 'Barley broth',
    list: ['200 g pearl barley', '2 turnips, diced', '3 carrots', '1 tsp salt', '400 ml stock'],
    steps: [
      'Simmer the barley in the stock for 40 minutes.',
      'Add the turnips, carrots and salt and cook until tender.',
    ],
  },
  de: {
    title: 'Apfelpfannkuchen',
    list: ['200 g Mehl', '4 Eier', '300 ml Milch', '2 Äpfel, geschält', '1 EL Zucker'],
    steps: [
      'Mehl, Eier, Milch und Zucker zu einem Teig verrühren.',
      'Die Äpfel in Scheiben schneiden und mit dem Teig in der Pfanne backen.',
    ],
  },
  fr: {
    title: 'Gratin de courgettes',
    list: ['1 kg de courgettes', '3 œufs', '25 cl de crème', '100 g de comté râpé', '1 oignon'],
    steps: [
      "Faites revenir les courgettes et l'oignon à la poêle.",
      'Battez les œufs avec la crème et le comté, versez dessus et enfournez 30 minutes.',
    ],
  },
  it: {
    title: 'Torta di carote',
    list: ['300 g di carote', '250 g di farina', '3 uova', '150 g di zucchero', '1 limone'],
    steps: [
      'Grattugia le carote e la scorza del limone.',
      'Monta le uova con lo zucchero, unisci la farina e le carote e cuoci in forno.',
    ],
  },
  es: {
    title: 'Crema de calabaza',
    list: ['1 kg de calabaza', '2 puerros', '200 ml de nata', '3 patatas', '1 cebolla'],
    steps: [
      'Rehoga los puerros y la cebolla en una olla.',
      'Añade la calabaza y las patatas, cubre de agua, cuece y tritura con la nata.',
    ],
  },
} satisfies Record<string, Told>;
type Language = keyof typeof RECIPES;

/** A chat in which the cook says the correction right below the list. */
const chat = ({ title, list, steps }: Told, correction: string, sender = 'Nives'): string =>
  [
    ['Pau', 'Hello!'],
    ['Nives', title],
    ['Nives', list.join('\n')],
    [sender, correction],
    ...steps.map((step) => ['Nives', step]),
  ]
    .map(([name, said], at) => `[14.02.24, 18:21:${10 + at}] ${name}: ${said}`)
    .join('\n');

const note = ({ title, list, steps }: Told, correction: string): string =>
  `${title}\n\n${list.join('\n')}\n\n${steps.join('\n')}\n\n${correction}`;

const mail = (told: Told, correction: string): string =>
  `From: Nives <nives@post.example>\nTo: Pau <pau@post.example>\nDate: Tue, 3 Feb 2024 10:00\nSubject: ${told.title}\n\n${note(told, correction)}\n\nNives`;

const post = (name: string, hour: string, body: string): string =>
  `----------------\n${name}            Posted: 02 Feb, ${hour}\nJoined: Mar 2011\n\n${body}\n`;
const forum = (told: Told, correction: string, sender = 'nives_k'): string =>
  [
    post('pau77', '18:22', 'Hello all.'),
    post('nives_k', '19:05', note(told, '')),
    post('berta', '20:31', 'Looks good.'),
    post(sender, '21:48', correction),
  ].join('\n');

const FORMS = { chat, note, mail, forum };
type Form = keyof typeof FORMS;

const linesOf = (draft: RecipeDraft): string[] => draft.ingredients.flatMap(({ lines }) => lines);

test.each([
  ['1 cup cream', 'Correction: 2 cups cream, not 1 cup.', '2 cups cream'],
  ['2 Tassen Milch', 'Korrektur: 1 Tasse Milch, nicht 2 Tassen.', '1 Tasse Milch'],
  ['1 tasse de lait', 'Correction : 2 tasses de lait au lieu de 1 tasse', '2 tasses de lait'],
  [
    '1 cucchiaio di miele',
    'Errata corrige: 3 cucchiai di miele e non 1 cucchiaio',
    '3 cucchiai di miele',
  ],
  [
    '1 cucharada de miel',
    'Corrección: 3 cucharadas de miel en vez de 1 cucharada',
    '3 cucharadas de miel',
  ],
  [
    '1 litre stock',
    'Not 1 litre of stock, it wants 1 1/2 litres or it burns.',
    '1 1/2 litres stock',
  ],
])(
  '“%s” with “%s” takes number and unit in the words of the correction',
  (before, correction, after) => {
    const told = { ...RECIPES.en, list: ['200 g pearl barley', '3 carrots', '1 tsp salt', before] };
    expect(linesOf(readText(forum(told, correction)))).toContain(after);
  },
);

const SET_RIGHT: [Form, Language, correction: string, before: string, after: string][] = [
  ['chat', 'en', 'Oops, 1 turnip not 2', '2 turnips, diced', '1 turnip, diced'],
  ['chat', 'en', '*4 carrots', '3 carrots', '4 carrots'],
  ['chat', 'en', 'sorry love, I meant 250 g barley', '200 g pearl barley', '250 g pearl barley'],
  ['note', 'en', 'EDIT: 600 ml stock, not 400.', '400 ml stock', '600 ml stock'],
  ['mail', 'en', 'P.S. It should read 600 ml stock, not 400.', '400 ml stock', '600 ml stock'],
  [
    'forum',
    'en',
    "Typo in mine, it's 2 tsp salt rather than 1. With 1 it is bland.",
    '1 tsp salt',
    '2 tsp salt',
  ],
  ['chat', 'de', 'Nein, 250 g Mehl, nicht 200', '200 g Mehl', '250 g Mehl'],
  ['chat', 'de', 'Quatsch, 3 Äpfel', '2 Äpfel, geschält', '3 Äpfel, geschält'],
  ['chat', 'de', 'sorry vertippt!! Eier sind es 3 statt 4', '4 Eier', '3 Eier'],
  ['chat', 'de', 'sorry, ich hatte 4 Eier geschrieben, nehmt lieber 5 Eier', '4 Eier', '5 Eier'],
  ['mail', 'de', 'Korrektur: 2 EL Zucker, nicht 1.', '1 EL Zucker', '2 EL Zucker'],
  [
    'forum',
    'de',
    'Tippfehler von mir: es muss 500 ml Milch heißen.',
    '300 ml Milch',
    '500 ml Milch',
  ],
  ['note', 'de', 'Berichtigung: drei Eier statt vier', '4 Eier', 'drei Eier'],
  ['chat', 'fr', 'Euh non, pas 3 œufs, 4 !', '3 œufs', '4 œufs'],
  ['chat', 'fr', 'Pardon, la crème c’est 50 cl', '25 cl de crème', '50 cl de crème'],
  [
    'note',
    'fr',
    'Correction : 150 g de comté au lieu de 100',
    '100 g de comté râpé',
    '150 g de comté râpé',
  ],
  ['forum', 'fr', 'Je me suis trompée, il faut lire 2 oignons.', '1 oignon', '2 oignons'],
  [
    'mail',
    'fr',
    'Erreur de ma part : 800 g de courgettes et non 1 kg.',
    '1 kg de courgettes',
    '800 g de courgettes',
  ],
  ['chat', 'it', 'Scusa, le uova sono 4, non 3', '3 uova', '4 uova'],
  ['chat', 'it', 'ho sbagliato, 200 g di zucchero', '150 g di zucchero', '200 g di zucchero'],
  [
    'note',
    'it',
    'Errata corrige: 300 g di farina invece di 250',
    '250 g di farina',
    '300 g di farina',
  ],
  ['forum', 'it', 'Ho scritto male, le carote sono 350 g.', '300 g di carote', '350 g di carote'],
  ['mail', 'it', 'Correzione: 2 limoni, non 1.', '1 limone', '2 limoni'],
  ['chat', 'es', 'Perdona, las patatas son 2, que 3 es mucho', '3 patatas', '2 patatas'],
  ['note', 'es', 'Corrección: 4, no 3.', '3 patatas', '4 patatas'],
  ['chat', 'it', 'scusa, 4 non 3', '3 uova', '4 uova'],
  ['chat', 'es', 'uy, no son 2 puerros, son 3', '2 puerros', '3 puerros'],
  ['note', 'es', 'Corrección: 250 ml de nata en vez de 200', '200 ml de nata', '250 ml de nata'],
  ['forum', 'es', 'Me equivoqué: 2 cebollas, no 1.', '1 cebolla', '2 cebollas'],
  [
    'chat',
    'en',
    'sorry I wrote 3 carrots, make that 5 carrots, it is too dull otherwise',
    '3 carrots',
    '5 carrots',
  ],
  ['chat', 'en', '2 turnips is too few, take 3 turnips', '2 turnips, diced', '3 turnips, diced'],
  ['mail', 'en', 'P.S. I put 400 ml stock, it should be 600 ml.', '400 ml stock', '600 ml stock'],
  ['chat', 'de', 'Nein halt, 4 Eier sind zu wenig, nimm 6 Eier', '4 Eier', '6 Eier'],
  ['chat', 'de', 'hatte 200 g Mehl geschrieben, es sind 250 g Mehl', '200 g Mehl', '250 g Mehl'],
  ['chat', 'fr', 'j’avais mis 3 œufs, c’est 4', '3 œufs', '4 œufs'],
  ['note', 'fr', 'Mise à jour : 4 œufs, au lieu des 3.', '3 œufs', '4 œufs'],
  ['chat', 'it', 'avevo scritto 3 uova, sono 4', '3 uova', '4 uova'],
  ['mail', 'it', 'Nota: 4 uova al posto delle 3.', '3 uova', '4 uova'],
  ['chat', 'es', 'puse 3 patatas, son 4', '3 patatas', '4 patatas'],
  ['chat', 'es', '2 puerros son pocos, pon 3 puerros', '2 puerros', '3 puerros'],
  [
    'mail',
    'es',
    'Fe de erratas: 800 g de calabaza, no 1 kg.',
    '1 kg de calabaza',
    '800 g de calabaza',
  ],
];

test.each(SET_RIGHT)(
  'in a %s (%s) “%s” makes “%s” read “%s”, and says so',
  (form, language, correction, before, after) => {
    const told = RECIPES[language];
    const draft = readText(FORMS[form](told, correction));
    const list = told.list.map((line) => (line === before ? after : line));
    expect(linesOf(draft)).toEqual(list);
    expect(draft.steps.map(({ text }) => text).join('\n')).not.toContain(correction);
    const doubts = draft.doubts.filter(({ sentence }) => sentence.startsWith('The list said “'));
    expect(doubts).toMatchObject([{ part: 'ingredient', index: list.indexOf(after) }]);
    expect(doubts[0]!.sentence).toContain(`“${before.split(',')[0]}”`);
    expect(doubts[0]!.sourceWords).toContain(correction.split(/[.:] /)[0]);
  },
);

test.each<[Form, Language, correction: string]>([
  ['chat', 'en', 'sorry, 500 g leeks not 400'],
  ['chat', 'en', 'Sorry, another 2 carrots for the top'],
  ['chat', 'en', 'sorry, 4 carrots if they are small'],
  ['note', 'en', 'Not 40 minutes, 20!'],
  ['chat', 'de', 'Sorry, nicht 40 Minuten, nur 20'],
  ['chat', 'de', 'sorry, 2 Eier oder 3 Eier'],
  ['note', 'de', 'Korrektur: 180 Grad, nicht 200.'],
  ['chat', 'fr', 'Pardon, 2 échalotes et pas 3 œufs'],
  ['note', 'fr', 'Erreur : 40 minutes au lieu de 30.'],
  ['forum', 'it', 'Errata corrige: 5 uova invece di 4.'],
  ['chat', 'es', 'perdona, son 6 personas, no 3'],
])('in a %s (%s) “%s” is doubted and changes nothing', (form, language, correction) => {
  const told = RECIPES[language];
  const draft = readText(FORMS[form](told, correction));
  expect(linesOf(draft).slice(0, told.list.length)).toEqual(told.list);
  expect(draft.doubts.map(({ sentence }) => sentence).join()).toContain('takes back');
});

test.each([
  ['chat', chat(RECIPES.en, 'it is 4 carrots, not 3', 'Pau')],
  ['forum', forum(RECIPES.en, 'Correction: 4 carrots, not 3', 'pau77')],
])('what another in a %s sets right changes nothing, and is told', (_form, text) => {
  const draft = readText(text);
  expect(linesOf(draft)).toEqual(RECIPES.en.list);
  expect(draft.doubts.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/^Somebody else wrote “.*4 carrots, not 3”: check the amount\.$/),
  );
});

test('what goes on behind a correction is still read', () => {
  const { steps, ingredients } = readText(
    chat(RECIPES.en, 'Sorry, 1 turnip not 2. Rinse the barley under cold water.'),
  );
  expect(ingredients[0]!.lines).toContain('1 turnip, diced');
  expect(steps[0]!.text).toBe('Rinse the barley under cold water.');
});

test('of items on one line the one that is named is set right', () => {
  const told = { ...RECIPES.en, list: [RECIPES.en.list.join(', ')] };
  expect(linesOf(readText(chat(told, 'oops, 4 carrots not 3'))).join(', ')).toBe(
    told.list[0]!.replace('3 carrots', '4 carrots'),
  );
});

test('an amount that several items have is set right where the food is named, and not where it is not', () => {
  const told = { ...RECIPES.it, list: ['3 uova', '3 carote', '200 g di farina'] };
  expect(linesOf(readText(chat(told, 'scusa, 4 uova, non 3')))).toEqual([
    '4 uova',
    '3 carote',
    '200 g di farina',
  ]);
  expect(readText(chat(told, 'scusa, 4, non 3')).doubts.map(({ sentence }) => sentence)).toContain(
    '“scusa, 4, non 3” takes back something said before.',
  );
});

test('a figure that the number of eaters may be as well sets nothing right', () => {
  const told = { ...RECIPES.es, title: 'Crema de calabaza para 3 personas' };
  const draft = readText(chat(told, 'perdona, 4, no 3'));
  expect(linesOf(draft)).toEqual(expect.arrayContaining(['3 patatas']));
  expect(draft.doubts.map(({ sentence }) => sentence).join()).toContain('takes back');
});

test('a correction that the list follows already changes nothing and doubts nothing', () => {
  const draft = readText(note(RECIPES.en, 'EDIT: 3 carrots, not 4.'));
  expect(linesOf(draft)).toEqual(RECIPES.en.list);
  expect(draft.doubts.map(({ sentence }) => sentence).join()).not.toContain('takes back');
});

test.each([
  ['en', "(sorry, that said 2 carrots before, I've edited it, 3 carrots is right)"],
  ['de', '(sorry, da stand vorher 3 Eier, ist geändert, 4 Eier stimmt)'],
  ['fr', "(désolée, ça disait 2 œufs, c'est corrigé, 3 œufs c'est bon)"],
  ['it', '(scusate, prima diceva 2 uova, ho corretto, 3 uova è giusto)'],
] as const)(
  'what was set right in the list already stays as it is (%s)',
  (language, correction) => {
    const draft = readText(note(RECIPES[language], correction));
    expect(linesOf(draft)).toEqual(RECIPES[language].list);
    expect(draft.doubts.map(({ sentence }) => sentence).join()).not.toContain('takes back');
  },
);

test('an edit that speaks of other things, or has a number of its own, takes nothing back', () => {
  const draft = readText(
    note(RECIPES.en, 'Edit 2: stop asking about the stock, it is from a shop.'),
  );
  expect(draft.doubts.map(({ sentence }) => sentence).join()).not.toContain('takes back');
});

test('a correction that runs over two lines of a mail is read whole', () => {
  const draft = readText(
    mail(RECIPES.en, 'P.S. In the list I wrote 400 ml of stock by mistake,\nplease take 600 ml.'),
  );
  expect(linesOf(draft)).toContain('600 ml stock');
});

test('what an author wrote and does not replace changes nothing', () => {
  const draft = readText(chat(RECIPES.en, 'I said 3 carrots because mine were huge'));
  expect(linesOf(draft)).toEqual(RECIPES.en.list);
  expect(draft.doubts.map(({ sentence }) => sentence).join()).not.toContain('takes back');
});

test('a correction at the head of a list sets right what stands below', () => {
  const { title, list, steps } = RECIPES.fr;
  const text = `${title}\n\nRectificatif : 4 œufs et non 3.\n\n${list.join('\n')}\n\n${steps.join('\n')}`;
  expect(linesOf(readText(text))).toContain('4 œufs');
});

test('a footnote speaks of the item that has its sign', () => {
  const told = { ...RECIPES.it, list: ['300 g di carote*', '300 g di farina', '3 uova'] };
  expect(linesOf(readText(note(told, '* 350 g, non 300'))).join()).toMatch(
    /^350 g di carote\*?,300 g di farina,3 uova$/,
  );
});

test('who passes on what the author says sets right as the author does', () => {
  const draft = readText(
    forum(RECIPES.en, 'Correction: Nives says it is 4 carrots, not 3', 'pau77'),
  );
  expect(linesOf(draft)).toContain('4 carrots');
});

test.each([
  ['Update: 120 g lard instead of 150 g.', '120 g lard'],
  ['Note: 120 g lard, not 150 g.', '120 g lard'],
  ['I use 120 g lard instead of 150 g for a lighter crust.', '150 g lard'],
])('on a page “%s” makes its list say “%s”', (said, line) => {
  const html = `<html lang="en"><body><article><h1>Beef pasties</h1><h2>Ingredients</h2><ul><li>300 g plain flour</li><li>150 g lard</li><li>400 g beef skirt</li></ul><h2>Method</h2><ol><li>Rub the lard into the flour.</li><li>Dice the beef, fill the pastry and bake for 50 minutes.</li></ol><p>${said}</p></article></body></html>`;
  const draft = readPage(html, 'https://kitchen.example/pasties').draft!;
  expect(linesOf(draft)).toContain(line);
});

test.each([
  [
    'en',
    'Edit 15 Oct: typed in a hurry. Not 400 ml of stock, it is',
    '600 ml, else it goes dry.',
    '600 ml stock',
  ],
  [
    'de',
    'Nachtrag vom 3. Mai 2021: zu schnell getippt. Nicht 300 ml Milch, sondern',
    '250 ml, sonst läuft er davon.',
    '250 ml Milch',
  ],
  [
    'fr',
    'Mise à jour du 15/10 : j’ai tapé trop vite. Pas 25 cl de crème, mais',
    '20 cl, sinon ça déborde.',
    '20 cl de crème',
  ],
  [
    'it',
    'Aggiornamento 3 maggio: scritto di fretta. Non 250 g di farina, ma',
    '300 g, altrimenti non tiene.',
    '300 g di farina',
  ],
  [
    'es',
    'Actualización (15 de octubre): lo escribí rápido. No 200 ml de nata, sino',
    '150 ml, que si no queda aguada.',
    '150 ml de nata',
  ],
] as const)(
  'a dated edit (%s) “%s” sets right though it is wrapped',
  (language, said, below, line) => {
    const draft = readText(forum(RECIPES[language], `${said}\n${below}`));
    expect(linesOf(draft)).toContain(line);
  },
);

test('a message before a correction is no part of it', () => {
  const text = [
    ['Pau', 'Hello!'],
    ['Nives', RECIPES.en.title],
    ['Nives', RECIPES.en.list.join('\n')],
    ['Pau', 'can I take parsnips instead?'],
    ['Nives', 'no please no parsnips, my gran would turn in her grave'],
    ['Nives', 'my mistake with the carrots: 4, not 3'],
    ...RECIPES.en.steps.map((step) => ['Nives', step]),
  ]
    .map(([name, said], at) => `[14.02.24, 18:21:${10 + at}] ${name}: ${said}`)
    .join('\n');
  const { doubts, ...draft } = readText(text);
  expect(draft.ingredients[0]!.lines).toContain('4 carrots');
  expect(doubts.map(({ sentence }) => sentence).join()).not.toMatch(/parsnips|takes back/);
});
