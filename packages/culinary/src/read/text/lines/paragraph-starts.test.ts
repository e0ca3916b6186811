import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';
import { joinLines, wrappedLines } from './wrapped-lines.ts';

const LETTER = 5;

const piece = (x: number, y: number, text: string, more: Partial<PageLine> = {}): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * LETTER,
  height: 10,
  ...more,
});

const paragraphs = (pieces: PageLine[]): string[] => {
  const lines = inReadingOrder(pieces);
  return joinLines(lines, wrappedLines(lines)).map(({ text }) => text);
};

const METHOD: [number, string][] = [
  [0, 'Peel the onion and the two carrots, dice them very fine and'],
  [14, 'fry them in the hot oil for five minutes over a low heat.'],
  [33, 'Stir in the purée and roast it. Pour in the stock and let it'],
  [47, 'simmer with the lentils until these are tender and soft.'],
  [66, 'Take the bay leaf out and season the sauce with vinegar and'],
  [80, 'a little sugar.'],
];

test('a line somewhat farther below the one above it than lines of a sentence are begins a paragraph', () => {
  expect(paragraphs(METHOD.map(([y, text]) => piece(40, 100 + y, text)))).toHaveLength(3);
});

test('the same holds in a scan, where distances are less exact', () => {
  const jitter = [0, 0.3, -0.2, 0.2, -0.2, 0.1];
  const scanned = METHOD.map(([y, text], at) =>
    piece(40, 100 + y + jitter[at]!, text, { confidence: 95, height: 10 + (at % 2) * 0.5 }),
  );
  expect(paragraphs(scanned)).toHaveLength(3);
});

test('lines that are as far from each other as those of a sentence stay one paragraph', () => {
  expect(
    paragraphs(METHOD.map(([, text], at) => piece(40, 100 + at * 15, text))).length,
  ).toBeLessThanOrEqual(2);
});

test('a line that is drawn in below a full one begins a paragraph', () => {
  const text = [
    piece(52, 100, 'Peel the onion and the two carrots, dice them fine and'),
    piece(40, 114, 'fry them in the hot oil for five minutes over low heat.'),
    piece(52, 128, 'Stir in the purée and roast it. Pour in the stock and'),
    piece(40, 142, 'let it simmer until the lentils are tender.'),
  ];
  expect(paragraphs(text)).toHaveLength(2);
});

test('a line set apart below the last of numbered steps belongs to none', () => {
  const steps = [
    '1. Fry the onions in the oil and pour in the stock with the salt',
    '2. Boil it, let it swell for ten minutes and cool it down by hand',
    '3. Shape the patties and steam them at 200 °C for eighteen minutes',
  ].map((text, at) => piece(40, 100 + at * 18, text));
  const read = paragraphs([...steps, piece(40, 162, 'Allergens: gluten, egg, celery')]);
  expect(read.at(-1)).toBe('Allergens: gluten, egg, celery');
});

test('paragraphs of one line each, far apart, are told where sentences end', () => {
  const steps = [
    'Peel the sweet potatoes, dice them and steam them for twenty minutes.',
    'Poach the cod in the simmering milk, take out the bones and flake it.',
    'Mash the potatoes with the butter and a little of the poaching milk.',
  ];
  expect(paragraphs(steps.map((text, at) => piece(40, 100 + at * 19, text)))).toEqual(steps);
});

test('an amount behind its food ends a line of a narrow list', () => {
  const list = [
    '1 carota piccola',
    '2 cucchiai di parmigiano',
    '1 uovo',
    'pangrattato quanto basta',
    'olio extravergine',
  ];
  expect(paragraphs(list.map((text, at) => piece(40, 100 + at * 14, text)))).toEqual(list);
});

test('a sentence closely below the text of a numbered step of a scan belongs to it where steps are set apart', () => {
  const step = (y: number, text: string) => piece(40, y, text, { confidence: 94 });
  const below = (y: number, text: string) => piece(55, y, text, { confidence: 94 });
  const steps = (apart: number) => [
    step(100, '1. Faire tiedir le miel avec le lait, sans bouillir.'),
    step(100 + apart, '2. Melanger dans une terrine la farine, la levure et les'),
    below(116 + apart, 'epices.'),
    step(116 + 2 * apart, '3. Cuire pendant une heure.'),
    below(132 + 2 * apart, "Couvrir d'un papier s'il brunit."),
  ];
  expect(paragraphs(steps(32)).at(-1)).toMatch(/heure\. Couvrir/);
  expect(paragraphs(steps(16)).at(-1)).toBe("Couvrir d'un papier s'il brunit.");
});

test('a statement of how long it takes goes on below a full line that ends in "and"', () => {
  const found = paragraphs([
    piece(40, 100, "Dose per sei. Venti minuti per preparare e un'ora e"),
    piece(40, 114, 'un quarto di fuoco.'),
    piece(40, 140, 'Lavare il coniglio con acqua e aceto, asciugarlo bene'),
    piece(40, 154, 'e farlo rosolare.'),
  ]);
  expect(found[0]).toBe("Dose per sei. Venti minuti per preparare e un'ora e un quarto di fuoco.");
});

test('a line that hangs below a numbered step, less far than steps are apart, belongs to it', () => {
  const rows: [number, number, string][] = [
    [40, 100, '1. Whisk the flour, eggs, milk and mustard to a batter. Season'],
    [52, 111, 'and leave to stand for 30 minutes.'],
    [40, 125, '2. Heat the oven to 220°C. Brown the sausages with dripping in a'],
    [52, 136, 'roasting tin in the oven for 15 minutes.'],
    [40, 150, '3. Stir in the flour, then the stock and the sauce.'],
    [52, 161, 'Simmer for 10 minutes.'],
    [40, 175, '4. Cut the toad into four and serve with the gravy.'],
  ];
  const found = paragraphs(rows.map(([x, y, text]) => piece(x, y, text, { confidence: 95 })));
  expect(found).toHaveLength(4);
  expect(found[2]).toMatch(/sauce\. Simmer/);
});

test('of steps without full stops each begins with what is done, somewhat farther below', () => {
  const rows: [number, string][] = [
    [100, 'Cocer las patatas y las zanahorias con piel 25 min'],
    [112.4, 'Cocer los huevos 10 min y los guisantes 5'],
    [124.8, 'Pelar y cortar todo en daditos, aliñar con sal y un'],
    [134.8, 'chorrito de vinagre'],
    [147.2, 'Mezclar con el atún escurrido, las aceitunas y'],
    [157.2, 'la mayonesa'],
  ];
  expect(
    paragraphs(rows.map(([y, text]) => piece(40, y, text, { confidence: 95, height: 7 }))),
  ).toHaveLength(4);
});
