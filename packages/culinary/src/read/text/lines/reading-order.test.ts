import { expect, test } from '@jest/globals';
import { tidiedLines } from './lines-of-text.ts';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';
import { joinLines, wrappedLines } from './wrapped-lines.ts';

/** So wide is a letter of size 10. */
const LETTER = 5;
const PITCH = 15;

const piece = (x: number, y: number, text: string, height = 10): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: (text.length * LETTER * height) / 10,
  height,
});

const column = (x: number, y: number, lines: readonly string[], pitch = PITCH): PageLine[] =>
  lines.map((text, at) => piece(x, y + at * pitch, text));

const read = (pieces: PageLine[]): string[] => inReadingOrder(pieces).map(({ text }) => text);

const paragraphs = (pieces: PageLine[]): string[] => {
  const { lines } = tidiedLines(inReadingOrder(pieces));
  return joinLines(lines, wrappedLines(lines)).map(({ text }) => text);
};

const LIST = ['1 lamb shoulder', '800 g new potatoes', '6 spiny artichokes', '2 cloves of garlic'];
const MORE = ['1 untreated lemon', '1 glass of vermentino', '4 twigs of myrtle', 'oil, salt'];
const METHOD = [
  'rub the shoulder with oil',
  'and salt and leave it at',
  'room temperature for an',
  'hour and heat the oven',
  'pour the wine over it',
  'add the myrtle and cover',
  'and after an hour add the',
  'potatoes and the rest',
];

test('a list of amounts with their foods beside columns of sentences stays a list', () => {
  const list = [...LIST, ...MORE];
  expect(
    read([...column(54, 100, list), ...column(204, 102, METHOD), ...column(387, 101, METHOD)]),
  ).toEqual([...list, ...METHOD, ...METHOD]);
});

test('columns whose gutter is as narrow as a blank of a justified line are read one after the other', () => {
  const full = METHOD.map((text) => text.padEnd(28, ' and so on').replace(/ $/, 's'));
  const right = full[0]!.length * LETTER + 50 + 8;
  const lines = (x: number) => full.map((text, at) => piece(x, 100 + at * PITCH, text));
  expect(read([...lines(50), ...lines(right)])).toEqual([...full, ...full]);
});

test('amounts at the right of a list beside a column of steps belong to their foods', () => {
  const foods = ['flour', 'soft butter', 'caster sugar', 'plain chocolate'];
  const amounts = ['250 g', '120 g', '80 g', '100 g'];
  expect(
    read([
      ...column(50, 100, foods),
      ...column(160, 100, amounts),
      ...column(260, 100, METHOD.slice(0, 4)),
    ]),
  ).toEqual([...foods.map((food, at) => `${amounts[at]} ${food}`), ...METHOD.slice(0, 4)]);
});

test('amounts at the right belong to their foods also where the steps stand at the left, or lie between the rows', () => {
  const foods = ['flour', 'soft butter', 'caster sugar', 'plain chocolate'];
  const amounts = ['250 g', '120 g', '80 g', '100 g'];
  const listed = foods.map((food, at) => `${amounts[at]} ${food}`);
  expect(
    read([
      ...column(50, 100, METHOD.slice(0, 6)),
      ...column(260, 100, foods),
      ...column(370, 100, amounts),
    ]),
  ).toEqual([...METHOD.slice(0, 6), ...listed]);
  expect(
    read([
      ...column(50, 100, foods, 20),
      ...column(160, 100, amounts, 20),
      ...column(260, 100, METHOD, 11),
    ]),
  ).toEqual([...listed, ...METHOD]);
});

test('nutrients and what a portion has of them are no foods with amounts', () => {
  const rows = [
    ['Energía', '310 kcal'],
    ['Grasas', '14 g'],
    ['Hidratos de carbono', '32 g'],
    ['Proteínas', '13 g'],
    ['Sal', '1,1 g'],
  ];
  const box = rows.flatMap(([name, amount], at) => [
    piece(300, 100 + at * PITCH, name!),
    piece(450, 100 + at * PITCH, amount!),
  ]);
  expect(read([...column(50, 100, LIST), ...box])).not.toContain('14 g Grasas');
});

test('of amounts that were recognised, a letter alone is a one', () => {
  const pieces = [
    ...column(50, 100, ['flour', 'egg yolk', 'butter']),
    ...column(200, 100, ['225 g', 'I', '115 g']),
  ];
  expect(read(pieces.map((each) => ({ ...each, confidence: 90 })))).toEqual([
    '225 g flour',
    '1 egg yolk',
    '115 g butter',
  ]);
});

/** Cells of two lines each below their numbers, in two rows. */
const grid = (numbers: readonly number[]): PageLine[] =>
  numbers.flatMap((number, at) => {
    const [x, y] = [50 + 150 * (at % 3), 100 + 80 * Math.floor(at / 3)];
    return [
      piece(x, y, `${number}`),
      piece(x, y + 15, `${number}a mash the`),
      piece(x, y + 30, `${number}b beans`),
    ];
  });
const cell = (number: number): string[] => [`${number}`, `${number}a mash the`, `${number}b beans`];

test('steps in rows and columns are read in the order of their numbers', () => {
  const small = piece(50, 240, 'Share your supper with us.', 8);
  expect(read([...column(50, 20, LIST), ...grid([1, 2, 3, 4, 5, 6]), small])).toEqual([
    ...LIST,
    ...[1, 2, 3, 4, 5, 6].flatMap(cell),
    small.text,
  ]);
  expect(read(grid([1, 3, 5, 2, 4, 6]))).toEqual([1, 2, 3, 4, 5, 6].flatMap(cell));
});

test('a short list in several columns is read column by column', () => {
  const columns = [
    ['300 g rigatoni', '1 cauliflower'],
    ['40 g capers', '2 shallots'],
    ['30 g breadcrumbs', 'Olive oil'],
  ];
  expect(read(columns.flatMap((list, at) => column(50 + 150 * at, 100, list)))).toEqual(
    columns.flat(),
  );
});

test('each part of a list in two columns is read across before the next', () => {
  const part = (y: number, name: string, left: string[], right: string[]) => [
    { ...piece(36, y, name), bold: true },
    ...column(50, y + PITCH, left),
    ...column(200, y + PITCH, right),
  ];
  const [soup, pesto] = [
    [LIST.slice(0, 3), MORE.slice(0, 3)],
    [LIST.slice(2), MORE.slice(1, 3)],
  ] as const;
  expect(read([...part(100, 'Soup', ...soup), ...part(165, 'Pesto', ...pesto)])).toEqual([
    'Soup',
    ...soup.flat(),
    'Pesto',
    ...pesto.flat(),
  ]);
});

test('an amount alone on its line has its food in the line below, whatever room there was beside it', () => {
  const list = [
    '750 g pumpkin',
    '200 g',
    'Emmentaler',
    '2 onions',
    '100 ml',
    'cream',
    '30 g butter',
  ];
  expect(paragraphs(column(50, 100, list))).toEqual([
    '750 g pumpkin',
    '200 g Emmentaler',
    '2 onions',
    '100 ml cream',
    '30 g butter',
  ]);
  expect(
    paragraphs(column(50, 100, ['2 eggs', 'Salt', '1 lime', '3 figs', 'Honey', '200 g curd'])),
  ).toContain('Salt');
});

const sheet = (texts: readonly (readonly [number, string][])[]): PageLine[] =>
  texts.flatMap((cells, at) => [
    piece(60 - (at >= 9 ? 4 : 0), 102 + at * PITCH, `${at + 1}`, 7),
    ...cells.map(([x, text]) => piece(x, 100 + at * PITCH, text)),
  ]);

const ROWS: [number, string][][] = [
  [[90, 'Chicken Jambalaya']],
  [],
  [[90, 'Ingredients']],
  [
    [90, '1.5'],
    [140, 'kg'],
    [180, 'chicken thighs'],
  ],
  [
    [90, '600'],
    [140, 'g'],
    [180, 'smoked sausage'],
  ],
  [
    [90, '4'],
    [180, 'onions, chopped'],
  ],
  [[90, 'Method']],
  [[90, 'Brown the chicken in the big pan.']],
];

test('the numbers of the rows and the letters of the columns of a sheet are no part of its lines', () => {
  const lines = [
    'Chicken Jambalaya',
    'Ingredients',
    '1.5 kg chicken thighs',
    '600 g smoked sausage',
    '4 onions, chopped',
    'Method',
    'Brown the chicken in the big pan.',
  ];
  const letters = ['A', 'B', 'C'].map((letter, at) => piece(110 + 60 * at, 85, letter, 7));
  expect(read([...letters, ...sheet(ROWS)])).toEqual(lines);
  expect(read(sheet(ROWS))).toEqual(lines);
  expect(read([...letters, ...sheet(ROWS.filter((row) => row.length > 0))])).toEqual(lines);
});

test('numbers of steps are no rows of a sheet', () => {
  const steps = METHOD.map((text): [number, string][] => [[90, text]]);
  expect(read(sheet(steps))).toEqual(METHOD.map((text, at) => `${at + 1}  ${text}`));
});

test('a figure in a sheet has the unit that stands in its label', () => {
  const rows: [number, string][][] = [...ROWS];
  rows[1] = [
    [90, 'Time (min)'],
    [180, '70'],
  ];
  const letters = ['A', 'B', 'C'].map((letter, at) => piece(110 + 60 * at, 85, letter, 7));
  expect(read([...letters, ...sheet(rows)])[1]).toBe('Time: 70 min');
});

test('the credit of a picture beside the title parts no sentence that goes on in the next column', () => {
  expect(
    read([
      piece(50, 60, 'Lamb with myrtle', 20),
      piece(400, 45, 'Photograph by Anna Cannas', 6),
      ...column(50, 120, METHOD),
      ...column(260, 120, METHOD),
    ]),
  ).toEqual(['Photograph by Anna Cannas', 'Lamb with myrtle', ...METHOD, ...METHOD]);
});

test('a price behind an amount and its food is no part of the line, and an amount behind its food comes first', () => {
  const priced = ROWS.map((cells): [number, string][] =>
    cells.length > 1 ? [...cells, [300, '9.75']] : cells,
  );
  expect(read(sheet(priced)).filter((text) => /sausage|onions/.test(text))).toEqual([
    '600 g smoked sausage',
    '4 onions, chopped',
  ]);
  const behind = sheet([
    [[90, 'Pear Loaf']],
    [],
    ...['flour', 'sugar', 'butter', 'pears'].map((food, at): [number, string][] => [
      [90, food],
      [180, `${at + 1}00`],
      [220, 'g'],
      [300, '1.20'],
    ]),
  ]);
  expect(read(behind)).toEqual([
    'Pear Loaf',
    '100 g flour',
    '200 g sugar',
    '300 g butter',
    '400 g pears',
  ]);
});

test('a note in the margin belongs to no line beside it', () => {
  const note = [piece(400, 132, 'Gethin Rowe', 8), piece(400, 141, 'Did you mean the big tin?', 8)];
  expect(read([...column(50, 100, [...LIST, ...METHOD]), ...note])).toEqual([
    ...LIST,
    ...METHOD,
    'Gethin Rowe',
    'Did you mean the big tin?',
  ]);
});

test.each(['-', '\u2010', '\u00ad'])('a word that is broken with “%s” is whole again', (hyphen) => {
  expect(
    paragraphs(
      column(50, 100, [
        'Massaggiate la spalla con olio e sale,',
        `grosso e lasciatela a tempe${hyphen}`,
        'ratura ambiente per un’ora e poi cuo\u00adcete.',
      ]),
    ),
  ).toEqual([
    'Massaggiate la spalla con olio e sale, grosso e lasciatela a temperatura ambiente per un’ora e poi cuocete.',
  ]);
});

test.each([
  ['Émincez les courgettes et faites-les revenir', '10 minutes à la poêle.'],
  ['Die Zwiebeln würfeln und in der Butter etwa', '10 Minuten anschwitzen.'],
  ['Slice the courgettes and let them soften for', '10 minutes in the pan.'],
  ['Affettate le zucchine e fatele rosolare circa', '10 minuti in padella.'],
  ['Corta los calabacines y deja que se hagan unos', '10 minutos en la sartén.'],
  ['Heat the oven with the tray inside it to about', '180 °C and wait.'],
])('a sentence that is cut before a time goes on below: %s', (above, below) => {
  const next = 'Serve at once with the bread, and eat.';
  const lines = [piece(50, 100, above), piece(50, 115, below), piece(50, 140, next)];
  expect(paragraphs(lines)[0]).toBe(`${above} ${below}`);
});

test('a time below a whole sentence or below its label stays apart', () => {
  const lines = [
    'Put the lamb into the oven and wait for it.',
    '10 minutes',
    'Resting time',
    '5 min',
  ];
  expect(paragraphs(column(50, 100, lines))).toEqual(lines);
});

test('a title in the middle of the page above a list and a method stands above both', () => {
  const pieces = [
    piece(190, 40, 'Currant Cake', 16),
    piece(195, 70, 'For a tray of 20 pieces'),
    ...column(40, 100, LIST),
    ...column(230, 100, METHOD),
  ];
  expect(read(pieces).slice(0, 3)).toEqual(['Currant Cake', 'For a tray of 20 pieces', LIST[0]]);
});

test('the heading of a box across the page stands above the box, not below the left column', () => {
  const pieces = [
    ...column(40, 100, LIST),
    ...column(230, 100, METHOD),
    piece(40, 260, 'When to call us'),
    piece(
      40,
      275,
      'If the gums go on bleeding for more than twenty minutes, telephone the surgery.',
    ),
  ];
  expect(read(pieces).at(-2)).toBe('When to call us');
});

test.each([
  [
    '6 oz soft butter',
    '3 large eggs',
    '6 oz self-raising flour',
    'zest of 2 lemons',
    '2 tbsp milk',
  ],
  ['1 patata', '750 ml de caldo de verduras', '2 quesitos', 'un par de rebanadas de pan', 'sal'],
  [
    '2 dientes de ajo',
    'un vaso de vino',
    'el zumo de medio limón',
    'un manojo de perejil',
    '1 puerro',
  ],
  ['1 butternut squash', '2 red onions', 'a good glug of olive oil', '200g feta', 'half a lemon'],
  ['200 g riz', '1 litre de bouillon', '1 oignon', 'un demi-verre de vin blanc', '60 g beurre'],
])(
  'an item that begins with an amount in words or a part of a food is one of its own',
  (...list) => {
    expect(paragraphs(column(40, 100, list))).toEqual(list);
  },
);

test('items below one another are parted where they lie farther apart than the lines of a sentence', () => {
  const list = ['1 puerro', '2 quesitos', 'rebanadas tostadas de pan de pueblo', 'aceite de oliva'];
  const steps = ['Rehoga el puerro con un poco de aceite a fuego lento y', 'sin prisa.'];
  expect(paragraphs([...column(40, 100, list, 21), ...column(40, 220, steps)])).toEqual([
    ...list,
    steps.join(' '),
  ]);
});

test('amounts at the right of two lists side by side belong to the foods at their left', () => {
  const at = (x: number, texts: readonly string[]) => column(x, 100, texts);
  expect(
    read([
      ...at(26, ['foglie di basilico', 'pinoli', 'pecorino', 'aglio', 'olio']),
      ...at(180, ['60 g', 'un cucchiaio', '20 g', 'mezzo spicchio', '80 ml']),
      ...at(265, ['trofie fresche', 'patate', 'fagiolini', 'sale grosso']),
      ...at(420, ['400 g', '2 medie', '150 g', 'q.b.']),
    ]).sort(),
  ).toEqual(
    [
      '60 g foglie di basilico',
      'un cucchiaio pinoli',
      '20 g pecorino',
      'mezzo spicchio aglio',
      '80 ml olio',
      '400 g trofie fresche',
      '2 medie patate',
      '150 g fagiolini',
      'q.b. sale grosso',
    ].sort(),
  );
});

test('what is taken to taste stands behind several foods', () => {
  const at = (x: number, texts: readonly string[]) => column(x, 100, texts);
  expect(
    read([
      ...at(50, ['Berenjenas', 'Tomate frito', 'Aceite', 'Orégano, sal y pimienta']),
      ...at(400, ['2', '150 g', '2 cdas.', 'al gusto']),
    ]),
  ).toContain('Orégano, sal y pimienta al gusto');
});

test('a food that goes on in the next row of its cell is one', () => {
  const rows = (x: number, texts: readonly string[]) =>
    texts.map((text, at) => piece(x, [100, 130, 150, 170][at]!, text));
  expect(
    read([
      ...rows(40, ['400 g', '2 tbsp', '1', 'a pinch']),
      ...rows(140, ['chickpeas, drained and rinsed', 'tahini', 'clove of garlic', 'of cumin']),
      piece(140, 112, 'under plenty of cold water'),
    ]),
  ).toEqual([
    '400 g chickpeas, drained and rinsed under plenty of cold water',
    '2 tbsp tahini',
    '1 clove of garlic',
    'a pinch of cumin',
  ]);
});

test('a numbered step at the head of a column is no title above it', () => {
  const list = column(20, 100, ['Pick up', '2 salmon fillets', '400 g new potatoes', '1 lemon']);
  const steps = [
    piece(241, 100, '1. Oven on to 200°C. Toss the potatoes with'),
    ...column(262, 115, [
      'oil and roast for 15 minutes.',
      'Grate the lemon zest and add',
      'it to the tray.',
    ]),
  ];
  expect(read([...list, ...steps]).slice(0, 4)).toEqual(list.map(({ text }) => text));
});

test('a column that leans is one to its end', () => {
  const left = column(20, 100, [
    'Cara Cesira, mio marito',
    'russa e il cane pure.',
    'Che cosa posso fare?',
    'Insonne di Biella scrive',
  ]);
  const right = Array.from({ length: 8 }, (_, at) =>
    piece(220 - 3 * at, 100 + PITCH * at, `riga numero ${at} della ricetta`),
  );
  const found = read([...left, ...right]);
  expect(found.slice(4)).toEqual(right.map(({ text }) => text));
});

test('a line below two columns that ends where the right one begins, and a head at the right edge, are of neither', () => {
  const list = ['200 g di noci', '4 uova', '180 g di zucchero', '120 g di farina'];
  const method = [
    'Tritate finemente le noci con lo zucchero.',
    'Montate i tuorli e unite il burro fuso.',
    'Aggiungete la farina e il lievito.',
    'Versate in una tortiera e cuocete.',
  ];
  expect(
    read([
      piece(38, 35, 'DOLCI'),
      piece(560, 35, 'A cura di Ada'),
      piece(38, 60, 'Torta di noci', 20),
      ...column(56, 110, list),
      ...column(300, 111, method),
      piece(38, 200, `Nel prossimo numero: ${'le frittelle '.repeat(2)}di Ada`),
    ]),
  ).toEqual([
    expect.stringContaining('DOLCI'),
    'Torta di noci',
    ...list,
    ...method,
    expect.stringContaining('Nel prossimo'),
  ]);
});

test.each([
  ['Serves 6', 'Preparation 40 minutes', 'Cooking 50 minutes'],
  ['6 Portionen', 'Zubereitung 40 Minuten', 'Backzeit 50 Minuten'],
  ['6 personnes', 'Préparation 40 minutes', 'Cuisson 50 minutes'],
  ['4 persone', 'Preparazione 40 minuti', 'Cottura 50 minuti'],
  ['6 personas', 'Preparación 40 minutos', 'Cocción 50 minutos'],
])('“%s”, “%s” and “%s” above two columns do not close the gutter', (yields, prep, cook) => {
  const list = [...LIST, ...MORE];
  const edge = 60 + 10 + (yields.length + prep.length) * LETTER;
  const facts = [
    piece(50, 70, yields),
    piece(60 + yields.length * LETTER, 70, prep),
    piece(edge + 30, 70, cook),
  ];
  const right = column(edge, 103, METHOD, 1.2 * PITCH);
  const rows = read([...facts, ...column(50, 100, list), ...right]);
  expect(rows.slice(1)).toEqual([...list, ...METHOD]);
});

test('amounts at the right edge of a list stay with their foods where one was recognised as several abbreviations', () => {
  const rows = [
    ['farine', '1,5 kg'],
    ['beurre', '250 g'],
    ['sucre', '100 g'],
    ['crème', '2 c. as.'],
    ['lait', '1 verre'],
  ] as const;
  const pieces = rows.flatMap(([food, amount], at) => [
    piece(50, 100 + at * PITCH, food),
    piece(300 - amount.length * LETTER, 100 + at * PITCH, amount),
  ]);
  expect(read(pieces)).toEqual(rows.map(([food, amount]) => `${amount} ${food}`));
});

test('the large number of a step beside a list is the amount of no food', () => {
  const list = [
    'Auberginen',
    'Kichererbsen',
    'Zwiebel',
    'Knoblauch',
    'Tomaten',
    'Baharat',
    'Minze',
  ];
  const amounts = ['2 Stück', '400 g', '1 Stück', '2 Zehen', '400 g', '2 TL', '10 g'];
  const told = (x: number, y: number, lines: readonly string[]) => column(x, y, lines);
  const page = [
    piece(32, 112, 'Zutaten', 13),
    ...list.map((food, at) => piece(32, 134 + 27 * at, food, 10)),
    ...amounts.map((amount, at) => piece(165, 134 + 27 * at, amount, 10)),
    ...[248, 439].map((x, at) => piece(x, 108, String(at + 1), 24)),
    ...[248, 439].map((x, at) => piece(x, 237, String(at + 3), 24)),
    ...told(242, 150, ['Auberginen würfeln, mit', 'Salz mischen und ziehen', 'lassen.']),
    ...told(433, 150, ['Kichererbsen abtropfen', 'lassen und die Zwiebel', 'hacken.']),
    ...told(242, 280, ['Tomaten und Baharat in', 'der Pfanne zehn Minuten', 'schmoren.']),
    ...told(433, 280, ['Minze hacken und alles', 'auf Tellern verteilen', 'und servieren.']),
  ];
  const lines = read(page);
  expect(lines).toContain('10 g Minze');
  expect(lines).not.toContain('1 Zutaten');
  expect(lines.join(' ')).toContain('ziehen lassen. 2 Kichererbsen abtropfen');
});
