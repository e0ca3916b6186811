import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';

const piece = (x: number, y: number, text: string, more: Partial<PageLine> = {}): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: (text.length * (more.height ?? 10)) / 2,
  height: 10,
  ...more,
});
const column = (x: number, y: number, lines: readonly string[]): PageLine[] =>
  lines.map((text, at) => piece(x, y + at * 14, text));
const read = (pieces: PageLine[]): string[] => inReadingOrder(pieces).map(({ text }) => text);

const STEPS: [title: string, lines: string[]][] = [
  ['Reis kochen', ['Den Reis mit 300 ml Wasser', 'zwölf Minuten garen.']],
  ['Schnippeln', ['Paprika in Streifen schneiden,', 'Feta würfeln.']],
  ['Anbraten', ['Paprika im Öl fünf Minuten', 'anbraten und salzen.']],
  ['Anrichten', ['Reis auf Teller geben und mit', 'Paprika und Feta belegen.']],
];
/** Two rows of two cells, the number and the title of each step in its first line. */
const grid = (heads: (number: number, title: string) => string, bold: boolean): PageLine[] =>
  STEPS.flatMap(([title, lines], at) => {
    const [x, y] = [250 + 250 * (at % 2), 100 + 90 * Math.floor(at / 2)];
    return [
      piece(x + 4, y, heads(at + 1, title), bold ? { bold } : {}),
      ...column(x, y + 22, lines),
    ];
  });
const LIST = ['150 g Reis', '1 Paprika', '100 g Feta', '2 EL Öl', 'Salz'];
const card = (cells: PageLine[]): PageLine[] => [
  piece(40, 20, 'Reispfanne mit Feta', { height: 22, bold: true }),
  piece(640, 20, 'Kistenwerk', { height: 12, bold: true }),
  piece(40, 55, 'Fertig in 30 Minuten'),
  piece(200, 55, '2 Personen'),
  piece(300, 55, 'KW 14 · Box-Nr. 7'),
  piece(40, 96, 'Aus deiner Box', { height: 12, bold: true }),
  ...column(40, 116, LIST),
  piece(40, 192, 'Kochgeschirr', { height: 12, bold: true }),
  piece(40, 212, 'Topf, große Pfanne'),
  ...cells,
];

test.each([
  ['bare numbers', grid((number, title) => `${number} ${title}`, true)],
  [
    'a picture',
    grid((number, title) => `${number}. ${title}`, false).map((line) => ({
      ...line,
      confidence: 95,
    })),
  ],
])('a card with titled steps in rows and columns is read beside its list (%s)', (_what, cells) => {
  const draft = readText(card(cells));
  expect(draft.title).toBe('Reispfanne mit Feta');
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(LIST);
  expect(draft.steps.map(({ text }) => text)).toEqual(STEPS.map(([, lines]) => lines.join(' ')));
  expect(draft.steps.map(({ group }) => group)).toEqual(STEPS.map(([title]) => title));
  expect([draft.servings, draft.totalTime]).toEqual([2, 30]);
  expect(draft.notes.join('\n')).not.toMatch(/KW 14|Box-Nr|Kochgeschirr/);
});

test.each([
  ['labels above the titles', (number: number, title: string) => [`STEP ${number}`, title]],
  [
    'badges of which some were not read',
    (number: number, title: string) => [number % 2 === 0 ? `(${number}) ${title}` : `@ ${title}`],
  ],
  [
    'a number that was not read',
    (number: number, title: string) => [number === 3 ? title : `${number} ${title}`],
  ],
])('steps in rows and columns are found by %s', (_what, heads) => {
  const cells = STEPS.flatMap(([title, lines], at) =>
    column(250 + 250 * (at % 2), 100 + 90 * Math.floor(at / 2), [
      ...heads(at + 1, title),
      ...lines,
    ]),
  );
  const draft = readText(card(cells).map((line) => ({ ...line, confidence: 95 })));
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(LIST);
  expect(draft.steps.map(({ text }) => text)).toEqual(STEPS.map(([, lines]) => lines.join(' ')));
});

test('for how many stands far beside the title of a card', () => {
  const draft = readText([
    piece(40, 40, 'Königsberger Klopse'),
    piece(300, 40, '4 Portionen'),
    ...column(40, 66, ['500 g Hackfleisch', '1 Ei', '1 Zwiebel', '40 g Butter']),
    ...column(40, 140, ['Hackfleisch mit Ei und Zwiebel verkneten.', 'In der Butter braten.']),
  ]);
  expect([draft.title, draft.servings]).toEqual(['Königsberger Klopse', 4]);
});

test('foods that are counted along rows of columns are no steps', () => {
  const foods = ['1 Zwiebel', '2 Karotten', '3 Tomaten', '4 Eier'];
  const pieces = foods.map((text, at) => piece(40 + 150 * (at % 2), 40 + 14 * (at >> 1), text));
  expect(read(pieces).every((text) => foods.some((food) => text.includes(food)))).toBe(true);
  expect(readText([...pieces, ...column(40, 120, STEPS[2]![1])]).steps).toHaveLength(1);
});

test('a heading below a list in columns begins what stands across the page', () => {
  const head = { height: 12, bold: true };
  const pieces = [
    piece(40, 40, '40 minutes'),
    piece(110, 40, 'Serves 2'),
    piece(180, 40, 'Medium'),
    piece(40, 60, 'In your bag', head),
    ...column(40, 80, ['2 salmon fillets', '150 g egg noodles', '1 pak choi']),
    ...column(280, 80, ['1 lime', '60 ml teriyaki sauce', '1 tsp sesame seeds']),
    piece(40, 130, 'From your cupboard', head),
    piece(40, 150, '1 tbsp oil'),
    piece(40, 176, 'Method', head),
    piece(40, 196, 'Fry the salmon in the oil for five minutes, flip it and pour in the sauce.'),
  ];
  expect(read(pieces).slice(1)).toEqual([
    'In your bag',
    '2 salmon fillets',
    '150 g egg noodles',
    '1 pak choi',
    '1 lime',
    '60 ml teriyaki sauce',
    '1 tsp sesame seeds',
    'From your cupboard',
    '1 tbsp oil',
    'Method',
    'Fry the salmon in the oil for five minutes, flip it and pour in the sauce.',
  ]);
});

test('tools beside a list end where the steps begin below both', () => {
  const head = { height: 11, bold: true };
  const draft = readText([
    piece(40, 20, 'Focaccia', { height: 20, bold: true }),
    piece(40, 60, 'Ingredienti', head),
    ...column(50, 80, [
      '300 g di farina',
      '2 cucchiai di olio',
      '1 cucchiaino di sale',
      'rosmarino',
    ]),
    piece(300, 60, 'Attrezzatura', head),
    ...column(310, 80, ['ciotola grande', 'bilancia', 'teglia da forno']),
    piece(40, 150, 'Procedimento', head),
    piece(50, 172, '1. Impastare la farina con il sale.'),
    piece(
      50,
      192,
      '2. Stendere in teglia e ungere con l’olio, poi cospargere di rosmarino tritato.',
    ),
    piece(50, 212, '3. Cuocere in forno per 25 minuti.'),
  ]);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(4);
  expect(draft.steps).toHaveLength(3);
  expect(draft.equipment.join(' ')).toBe('ciotola grande bilancia teglia da forno');
});

test('foods beside their amounts are a list with flour that has a number, and end where another column goes on', () => {
  const rows = [
    ['300 g', 'carote'],
    ['200 g', 'farina 00'],
    ['100 g', 'mandorle'],
    ['3', 'uova'],
  ];
  const table = rows.flatMap(([amount, food], at) => [
    piece(50, 100 + at * 24, food!),
    piece(350, 100 + at * 24, amount!),
  ]);
  expect(read(table)).toEqual(rows.map(([amount, food]) => `${amount} ${food}`));
  const beside = [
    ...column(50, 100, ['40 g', '1/8 l', '1 EL']),
    ...column(110, 100, ['Butter', 'Sahne', 'Zitronensaft']),
    piece(50, 142, '3 gestr. EL Mehl'),
    ...column(300, 100, [
      'Die Brühe durch das',
      'Sieb gießen und mit',
      'Mehl und Butter',
      'binden.',
    ]),
  ];
  expect(read(beside).slice(0, 4)).toEqual([
    '40 g Butter',
    '1/8 l Sahne',
    '1 EL Zitronensaft',
    '3 gestr. EL Mehl',
  ]);
});

test('a mark in the margin of a picture is no word of the line beside it', () => {
  const lines = column(280, 40, ['1. Mash the pumpkin with a fork.', '2. Bake it for an hour.']);
  const mark = piece(80, 54, '4', { confidence: 51 });
  const pieces = lines.map((line) => ({ ...line, confidence: 95 }));
  expect(read([...pieces, mark])).toEqual(read(pieces));
});

const offer = (x: number, y: number, lines: readonly [string, string, string]): PageLine[] =>
  lines.map((text, at) => {
    const height = at === 1 ? 15 : 10;
    return piece(x - (text.length * height) / 4, y + at * 16, text, { height });
  });
const recipe = (foods: readonly string[]): PageLine[] => [
  piece(40, 120, 'Cottage pie', { height: 20, bold: true }),
  piece(40, 150, 'Serves four'),
  piece(40, 170, 'Shopping list', { height: 11, bold: true }),
  ...column(40, 190, foods),
  piece(240, 170, 'Method', { height: 11, bold: true }),
  ...column(240, 190, [
    'Brown the mince with the onion for ten minutes.',
    'Boil and mash the potatoes with the butter.',
    'Cover the mince with the mash and bake until golden.',
  ]),
];

test('what a shop sells around the recipe of its leaflet is none of it', () => {
  const foods = ['500 g beef mince', '1 onion', '900 g potatoes', '50 g butter'];
  const draft = readText([
    ...offer(100, 50, ['Lean beef mince 500g', '£3.25', 'was £4.10']),
    ...offer(280, 50, ['Maris Piper potatoes 2kg', '£1.39', 'while stocks last']),
    ...offer(460, 50, ['Kitchen roll 4 pack', '2 for £5', 'mix and match']),
    ...recipe(foods),
    ...offer(100, 270, ['Frozen garden peas 1kg', '£1.50', 'half price']),
    ...offer(280, 270, ['Vanilla ice cream 2L', '£2.75', 'save £1']),
    ...offer(460, 270, ['Open late Fridays', '8am – 10pm', 'until Easter']),
  ]);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(foods);
  expect(draft.steps.map(({ text }) => text).join(' ')).toMatch(/^Brown.*golden\.$/);
  expect(JSON.stringify([draft.notes, draft.steps])).not.toMatch(/ice cream|mix and match|Easter/);
  expect(draft.doubts).toEqual([]);
});

test('prices in a column beside the foods of a list are no offers', () => {
  const foods = ['500 g beef mince', '1 onion', '900 g potatoes', '50 g butter'];
  const prices = foods.map((_food, at) => piece(180, 190 + 14 * at, `£${at + 1}.20`));
  const draft = readText([...recipe(foods), ...prices]);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(foods);
});
