import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { linesOfText } from './lines-of-text.ts';

const list = ['200 g flour', '2 eggs', '300 ml milk'];
const steps = ['Mix everything well.', 'Fry in butter until golden.'];
/** Who writes, the hour, and what. */
const messages: [string, string, string[]][] = [
  ['Ann', '18:21', ['Pancakes']],
  ['Ann', '18:22', list],
  ['Bob Miller', '18:23', ['thanks a lot!!']],
  ['Ann', '18:24', steps],
];
const chat = (message: (name: string, hour: string, lines: string) => string) =>
  messages.map(([name, hour, lines]) => message(name, hour, lines.join('\n'))).join('\n');

test.each([
  ['a phone without years', chat((name, hour, said) => `[14/02, ${hour}] ${name}: ${said}`)],
  ['a window of the web', chat((name, hour, said) => `[${hour}, 14/02/2024] ${name}: ${said}`)],
  ['Telegram', chat((name, hour, said) => `${name}, [14.02.24 ${hour}]\n${said}\n`)],
  [
    'an old Telegram',
    chat((name, hour, said) => `${name}, [14 Feb 2024 at ${hour}:05]:\n${said}\n`),
  ],
  ['Signal', chat((name, hour, said) => `[2024-02-14 ${hour}] ${name}: ${said}`)],
  ['days with their names', chat((name, hour, said) => `[mer. 14 févr. ${hour}] ${name}: ${said}`)],
  [
    'a copy without pictures',
    chat((name, hour, said) => `[14/02/24, ${hour}:05] ${name}: ${said}`).replace(
      /^/,
      '[14/02/24, 18:01:05] Ann: immagine omessa – Media omesso\n',
    ),
  ],
  ['Discord', chat((name, hour, said) => `${name} — Today at ${hour}\n${said}`)],
  ['Discord of yesterday', chat((name, hour, said) => `${name} — 14/02/2024 ${hour}\n${said}`)],
  ['Slack', chat((name, hour, said) => `${name}  ${hour.replace('18', '6')} PM\n${said}`)],
  ['Teams', chat((name, hour, said) => `[14.02. ${hour}] ${name}\n${said}`)],
  ['a name and a time above', chat((name, hour, said) => `${name}\n${hour}\n${said}`)],
  ['an hour and a name above', chat((name, hour, said) => `${hour} ${name}\n${said}`)],
  ['an hour before each', chat((name, hour, said) => `${hour} ${name}: ${said}`)],
  ['a chat of the net', chat((name, hour, said) => `[${hour}] <${name.split(' ')[0]}> ${said}`)],
  [
    'messages with ticks',
    chat((name, hour, said) => `${name}, [14.02.24 ${hour}]\n${said}\n${hour} ✓✓`),
  ],
])('the stamps of %s are no part of a recipe', (_name, text) => {
  const draft = readText(text);
  expect(draft).toMatchObject({ title: 'Pancakes', ingredients: [{ lines: list }] });
  expect(draft.steps.map((step) => step.text)).toEqual(steps);
  expect(draft.leftOut).toContain('thanks a lot!!');
});

test.each([
  ['You sent', 'Bob reacted with 👍', 'Active 12 min ago', 'SAT 17:48'],
  ['Du hast gesendet', 'Bob hat mit 👍 reagiert', 'Aktiv vor 12 Min.', 'SA. 17:48'],
  ['Vous avez envoyé', 'Bob a réagi avec 👍', 'Actif il y a 12 min', 'SAM. 17:48'],
  ['Hai inviato', 'Bob ha reagito con 👍', 'Attivo 12 min fa', 'SAB 17:48'],
  ['Enviaste', 'Bob reaccionó con 👍', 'Activo hace 12 min', 'SÁB 17:48'],
])(
  'a copied window that heads messages with names alone is a chat: “%s”',
  (mine, reacted, active, day) => {
    const said = [list.join('\n'), ...steps].map((words) => `Ann\n${words}`);
    const draft = readText(
      [
        `Ann Miller\n${active}`,
        `${day}\n${mine}\nhi Ann!`,
        'Ann\nPancakes. Serves 4',
        `${said[0]}\n${reacted}`,
        ...said.slice(1),
        `${mine}\nthanks a lot!!`,
      ].join('\n\n'),
    );
    expect(draft).toMatchObject({ title: 'Pancakes', servings: 4, ingredients: [{ lines: list }] });
    expect(draft.steps.map((step) => step.text)).toEqual(steps);
  },
);

test('where what others write speaks of amounts or foods a doubt says that it was left out', () => {
  const doubted = 'Messages of others in the chat speak of amounts or foods and were left out.';
  const answered = (answer: string) =>
    readText(
      chat((name, hour, said) => `[14/02, ${hour}] ${name}: ${said}`).replace(
        'thanks a lot!!',
        answer,
      ),
    );
  const sentences = (text: string) => answered(text).doubts.map(({ sentence }) => sentence);
  expect(sentences('I would take more butter')).toContain(doubted);
  expect(sentences('see you on Friday')).not.toContain(doubted);
  for (const call of [
    'Missed voice call',
    'Verpasster Sprachanruf',
    'Appel vocal manqué',
    'Chiamata vocale persa',
    'Llamada perdida',
  ])
    expect(sentences(`lovely\n[14/02, 18:24] - ${call}`)).not.toContain(doubted);
});

test('what the cook denies when asked sets nothing right', () => {
  const at = (minute: number, name: string, said: string) =>
    `[14/02, 18:${minute}] ${name}: ${said}`;
  const draft = readText(
    [
      at(21, 'Ann', `Pancakes\n${list.join('\n')}`),
      at(22, 'Bob', 'vinegar??'),
      at(23, 'Ann', 'No vinegar'),
      at(24, 'Ann', steps.join('\n')),
    ].join('\n'),
  );
  expect(draft.doubts).toEqual([]);
});

test('who sends the recipe is who writes of food, not who writes most', () => {
  const text = `[14/02, 18:20] Bob: I have been looking for something to cook on Sunday for ages and ages, you know how it is with the children, they hardly eat a thing these days\n[14/02, 18:21] Ann: Pancakes\n[14/02, 18:22] Ann: ${list.join('\n')}\n[14/02, 18:24] Ann: ${steps.join('\n')}`;
  expect(readText(text).title).toBe('Pancakes');
});

test.each([
  [
    'a timetable of bread',
    '08:00 Levain: feed it\n12:00 Dough: mix\n18:00 Oven: heat\n\n500 g flour',
  ],
  ['times of a dish', 'Rye Bread\nRest 12:00\nBake 0:45\n\n500 g flour'],
  ['a date above', '14.02.2024\nPancakes\n200 g flour'],
])('%s is no chat', (_name, text) => {
  expect(linesOfText(text).lines.map((line) => line.text)).toEqual(
    text.split('\n').filter((line) => line !== ''),
  );
});

test.each([
  [
    'in front',
    '(1/3) Pancakes: 200 g flour, 2 eggs,\n(2/3) 300 ml milk. Mix everything\nYour balance is 3.20 EUR. Top up now!\n(3/3) and fry in butter.',
  ],
  [
    'behind, in another order',
    'Pancakes: 200 g flour, 2 eggs, (1/3)\nand fry in butter. (3/3)\n300 ml milk. Mix everything (2/3)',
  ],
  [
    'in words',
    'Part 1/3: Pancakes: 200 g flour, 2 eggs,...\nPart 2/3: ...300 ml milk. Mix everything\nPart 3/3: and fry in butter.',
  ],
])('parts of a message with their number %s are one text', (_name, text) => {
  expect(linesOfText(text).lines.map((line) => line.text)).toEqual([
    'Pancakes: 200 g flour, 2 eggs, 300 ml milk. Mix everything and fry in butter.',
  ]);
});

test.each(['1/2 onion\n2/2 lemons', '(1/2) onion\n(1/2) lemon', '1/4 l milk\n3/4 l water (1/2)'])(
  'fractions number no parts: “%s”',
  (text) => {
    expect(linesOfText(text).lines.map((line) => line.text)).toEqual(text.split('\n'));
  },
);

test('lines above the first stamp of a chat stay on top', () => {
  const at = '[14.02.24, 18:21:40] Mama: ';
  const draft = readText(
    `Linsensuppe für Mama\n\n${at}250 g lentils\n${at}2 carrots\n${at}Boil the lentils until soft.\n${at}Add the carrots and simmer.`,
  );
  expect(draft.title).toMatch(/^Linsensuppe/);
  expect(draft.ingredients).toMatchObject([{ lines: ['250 g lentils', '2 carrots'] }]);
  expect(draft.steps.map((step) => step.text)).toEqual([
    'Boil the lentils until soft.',
    'Add the carrots and simmer.',
  ]);
});

test.each([
  ['Bob: how much curry paste?', 'Ann: 3 tbsp', '“3 tbsp” answers “how much curry paste?”'],
  ['Bob: du beurre ?', 'Ann: oui 50 g fondu', '“oui 50 g fondu” answers “du beurre ?”'],
  ['Ann: 1 tsp salt', 'Ann: sorry 2 or 3 tsp pepper', '“sorry 2 or 3 tsp pepper” takes back'],
])('what answers in a chat is doubted by its words: “%s” – “%s”', (asked, answer, doubt) => {
  const said = ['Ann: Pancakes', ...list.map((line) => `Ann: ${line}`), asked, answer];
  const text = [...said, ...steps.map((line) => `Ann: ${line}`)]
    .map((line, at) => `[14.02.24, 18:21:${10 + at}] ${line}`)
    .join('\n');
  expect(readText(text).doubts.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining(doubt),
  );
});

const chatOf = (said: readonly string[]): string =>
  said.map((line, at) => `[14.02.24, 18:21:${10 + at}] ${line}`).join('\n');
const RECIPE = [
  'Ann: Spiced lentil soup, does four bowls',
  ...['250 g red lentils', '1 onion', '2 carrots', '1 litre stock'].map((line) => `Ann: ${line}`),
  'Ann: Fry the onion and carrots for 10 minutes.',
  'Ann: Tip in the lentils and stock and simmer for 20 minutes.',
];

test.each([
  'Bob: see you at 8 on Thursday?',
  'Bob: a genius! coffee is on me',
  'Bob: brilliant, 18:30 then',
])('what others write of other things sets no recipe right: “%s”', (said) => {
  expect(readText(chatOf([...RECIPE, said])).doubts).toEqual([]);
});

test.each(['Bob: I take 3 onions', 'Bob: no carrots for me', 'Bob: does butter work?'])(
  'what others write of amounts and foods of the recipe is doubted: “%s”',
  (said) => {
    const { doubts } = readText(chatOf([...RECIPE, said]));
    expect(doubts.map(({ sentence }) => sentence).join()).toContain('Messages of others');
  },
);

test('a yes to what another asks is no remark, nor is a question of another the title', () => {
  const { title, notes, leftOut } = readText(
    chatOf([
      'Bob: Yeah still at it. Do you have that lentil thing that you made the other day?',
      ...RECIPE,
      'Bob: do we meet on Thursday?',
      'Ann: yep, bring the card for Tom',
    ]),
  );
  expect(title).toBe('Spiced lentil soup');
  expect(notes).toEqual([]);
  expect(leftOut).toContain('yep, bring the card for Tom');
});

test('a question that is answered with a yes is no ingredient and leaves nothing open', () => {
  const { ingredients, doubts } = readText(
    chatOf([
      ...RECIPE.slice(0, 5),
      'Bob: a litre of stock??? wow',
      'Ann: yes, a litre',
      ...RECIPE.slice(5),
    ]),
  );
  expect(ingredients[0]!.lines).toHaveLength(4);
  expect(doubts).toEqual([]);
});

test('praise that begins like a number is no ingredient', () => {
  const { steps } = readText(
    chatOf([
      'Ele: Tiramisù, dosi per 8',
      ...['500 g mascarpone', '5 uova', '300 g savoiardi', 'cacao amaro'].map(
        (line) => `Ele: ${line}`,
      ),
      'Ele: Monta i tuorli con lo zucchero e incorpora il mascarpone',
      'Ele: Spolvera di cacao e lascia in frigo almeno 4 ore',
      'Sara: sei una dea. a capodanno lo porti tu',
    ]),
  );
  expect(steps.at(-1)!.text).toBe('Spolvera di cacao e lascia in frigo almeno 4 ore');
});

test('a time that answers a question is doubted, for nothing else says what it is of', () => {
  const { doubts } = readText(
    chatOf([...RECIPE, 'Bob: how long does it take in all?', 'Ann: an hour']),
  );
  expect(doubts.map(({ sentence }) => sentence).join()).toContain('“an hour” answers');
});

test('what answers a question about something else is not doubted', () => {
  const { doubts } = readText(
    chatOf(['Bob: who has the homework for the maths class of today??', 'Ann: Page 48', ...RECIPE]),
  );
  expect(doubts.filter(({ sentence }) => sentence.includes('answers'))).toEqual([]);
});

test('the numbers behind the parts of a thread are no part of a recipe', () => {
  const parts = [
    'Pancakes 🧵 1/3',
    '200 g flour\n2 eggs\n300 ml milk 2/3',
    'Mix everything well. Fry in butter until golden. 3/3',
  ];
  expect(
    linesOfText(parts.join('\n\n'))
      .lines.map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/\d\/3/);
});

const cooked = (asked: string, answer: string, above: readonly string[] = []) =>
  readText(
    chatOf([
      ...above,
      ...RECIPE.slice(0, -1),
      `Bob: ${asked}`,
      `Ann: ${answer}`,
      ...RECIPE.slice(-1),
    ]),
  );

test.each([
  ['estas valen?', 'Esas mismas. No hace falta lavarlas.'],
  ['ist das das richtige?', 'Ja genau das'],
  ['questa va bene?', 'Va benissimo quella, non serve altro'],
  ['celui-là ça va ?', 'Oui très bien'],
  ['this one?', 'yes that one'],
  ['does it have to be milk? got oat drink in the shed', 'oat drink is fine'],
  ['geht auch Dinkelmehl?', 'Dinkelmehl geht auch'],
  ["je peux mettre de l'huile d'olive ?", "l'huile d'olive ça marche"],
  ['posso usare il burro salato?', 'il burro salato va benissimo'],
  ['tengo leche de avena, ¿sirve?', 'leche de avena también vale'],
])('what affirms that it is this one is no part of a recipe: “%s” “%s”', (asked, answer) => {
  const { title, ingredients, steps, notes, leftOut } = cooked(asked, answer);
  const said = JSON.stringify({ title, ingredients, steps, notes });
  expect(said).not.toContain(answer.split('.')[0]);
  expect(leftOut).toContain(answer);
});

test('for how many it is stands in a sentence above the recipe', () => {
  const sentence = 'Ma certo. Te la scrivo come la faccio io, per cinque ragazzi affamati';
  const { servings, leftOut } = readText(
    chatOf(['Bob: mi detti le crêpes?', `Ann: ${sentence}`, ...RECIPE.slice(1)]),
  );
  expect(servings).toBe(5);
  expect(leftOut.join()).toContain('Te la scrivo');
});

test('the dish that was asked for is the title, whatever the cook says first', () => {
  const { title } = readText(
    chatOf([
      'Bob: c’est quoi déjà ta recette de quiche lorraine ?',
      'Ann: Alors pour six',
      ...RECIPE.slice(1),
    ]),
  );
  expect(title).toBe('Quiche lorraine');
});

test.each([
  'Chat with Ann — Monday 13 October',
  'Unterhaltung mit Ann',
  'Conversation avec Ann — lundi 13 octobre',
  'Conversazione con Ann',
  'Mensajes con Ann',
])('names and hours below what a window calls itself are a chat: “%s”', (window) => {
  const said = chat((name, hour, words) => `${name} ${hour}\n${words}\n❤️ 2`);
  const draft = readText(`${window}\n\n${said}`);
  expect(draft).toMatchObject({ title: 'Pancakes', ingredients: [{ name: null, lines: list }] });
  expect(draft.steps.map(({ text }) => text)).toEqual(steps);
});

test.each([
  'Hola guapa, las croquetas de jamón son estas. Salen unas 35.',
  'Hi love, croquetas de jamón it is. Makes 35.',
])('the dish behind a greeting is the title, and how many it makes is known: “%s”', (greeting) => {
  const draft = readText(
    [
      '[12/1/24, 21:02] Nuria: Tía las tuyas cómo van?',
      `[12/1/24, 21:15] Pili: ${greeting}`,
      '[12/1/24, 21:18] Pili: 150 g de jamón serrano\n90 g de harina\n1 litro de leche\n2 huevos',
      '[12/1/24, 21:24] Pili: Tuestas la harina con el jamón dos minutos y añades la leche.',
    ].join('\n'),
  );
  expect(draft.title?.toLowerCase()).toContain('croquetas de jamón');
  expect(draft.servings).toBe(35);
});
