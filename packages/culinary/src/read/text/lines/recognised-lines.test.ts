import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';
import { repairOcr } from './ocr-repair.ts';
import { inReadingOrder } from './reading-order.ts';

const LETTER = 10;

/** A piece of a picture, its line 20 high. */
const seen = (x: number, y: number, text: string, confidence = 92, height = 20): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * LETTER,
  height,
  confidence,
});

const column = (texts: readonly string[], x = 40, y = 100): PageLine[] =>
  texts.map((text, at) => seen(x, y + 30 * at, text));

const ordered = (pieces: PageLine[]) => inReadingOrder(pieces).map(({ text }) => text);
const repaired = (texts: readonly string[]) =>
  repairOcr(inReadingOrder(column(texts))).map(({ text }) => text);

test.each([
  [
    'labels above their figures',
    ['Prep', 'Cook', 'Serves'],
    ['10 min', '25 min', '4'],
    'Prep: 10 min | Cook: 25 min | Serves: 4',
  ],
  [
    'labels below their figures',
    ['4', '10 min', '15 min'],
    ['personnes', 'préparation', 'cuisson'],
    'personnes: 4 | préparation: 10 min | cuisson: 15 min',
  ],
  [
    'a label that nobody knows beside one that is known',
    ['Makes', 'Getting ready', 'In the oven'],
    ['about 20', '25 minutes', '12 minutes'],
    'Makes: about 20 | Getting ready: 25 minutes | In the oven: 12 minutes',
  ],
])('%s are one line of facts', (_, above, below, facts) => {
  const row = (texts: readonly string[], y: number) =>
    texts.map((text, at) => seen(40 + 240 * at, y, text));
  expect(ordered([...row(above, 100), ...row(below, 130)])).toEqual([facts]);
});

test('values that stand so close that they were read as one stand each below their own label', () => {
  const labels = [seen(52, 100, 'Prep'), seen(220, 100, 'Cook'), seen(335, 100, 'Total')];
  const values = [
    { ...seen(53, 130, '15 mins 1 hr'), width: 223 },
    { ...seen(337, 130, '1 hr 15 mins 1 loaf'), width: 318 },
  ];
  expect(ordered([...labels, seen(570, 100, 'Yield'), ...values])).toEqual([
    'Prep: 15 mins | Cook: 1 hr | Total: 1 hr 15 mins | Yield: 1 loaf',
  ]);
});

test('amounts above their foods are no facts', () => {
  const row = (texts: readonly string[], y: number) =>
    texts.map((text, at) => seen(40 + 240 * at, y, text));
  const found = ordered([...row(['250 g', '3', '1'], 100), ...row(['Mehl', 'Eier', 'Apfel'], 130)]);
  expect(found.join(' ')).not.toContain('Mehl: 250 g');
});

test('pieces of a line that slopes are read along it', () => {
  expect(
    ordered([
      seen(40, 100, 'Rosolate lo scalogno trita'),
      seen(301, 89, 'to e la salsiccia'),
      seen(40, 130, 'con metà del burro.'),
    ]),
  ).toEqual(['Rosolate lo scalogno tritato e la salsiccia', 'con metà del burro.']);
});

test('a speck beside a title is no part of it', () => {
  expect(ordered([seen(40, 60, 'Soupe de pois'), seen(300, 60, '0"', 1)])).toEqual([
    'Soupe de pois',
  ]);
});

test('an amount that was read badly is no speck', () => {
  expect(ordered([seen(40, 60, 'Currypaste'), seen(300, 60, '1 EL', 20)]).join(' ')).toContain(
    '1 EL',
  );
});

test('what stands far beside the title of a card is a line of its own', () => {
  expect(
    ordered([
      seen(40, 60, 'FLAN DE HUEVO'),
      seen(400, 60, 'Postres - 17'),
      ...column(['5 huevos', '125 g de azúcar']),
    ]).slice(0, 2),
  ).toEqual(['FLAN DE HUEVO', 'Postres - 17']);
});

test('steps whose badges were read as signs are numbered', () => {
  const lines = repairOcr(
    inReadingOrder(
      column([
        '1] Lessa le cime.',
        '@ Cuoci i fusilli.',
        '(3) Sciogli le acciughe.',
        '@ Salta tutto.',
      ]),
    ),
  );
  expect(lines.map(({ marker }) => marker?.ordinal)).toEqual([1, 2, 3, 4]);
  expect(lines.map(({ text }) => text)).toEqual([
    'Lessa le cime.',
    'Cuoci i fusilli.',
    'Sciogli le acciughe.',
    'Salta tutto.',
  ]);
});

test('a word one letter off a food that the recipe names elsewhere is that food', () => {
  const list = ['4 œufs', '2 cuillerées de rnum', 'Faites tremper les pruneaux dans le rhum.'];
  expect(repaired(list)[1]).toBe('2 cuillerées de rhum');
});

test('a word one letter off a food that the recipe does not name stays as it was read', () => {
  expect(repaired(['4 œufs', '2 cuillerées de rnum'])[1]).toBe('2 cuillerées de rnum');
});

test('a word that ends in another letter is another form', () => {
  const list = ['200 g de salami', '2 xalama', 'Coupez le salami.'];
  expect(repaired(list)).toContain('2 xalama');
});

test('a letter between amounts is the figure of its shape', () => {
  expect(repaired(['20 g de beurre', 'A figues', 'Y: pollo', '2 magrets'])).toEqual([
    '20 g de beurre',
    '4 figues',
    '½ pollo',
    '2 magrets',
  ]);
});

test('facts in small print right under the title stay', () => {
  const draft = readText([
    seen(40, 50, 'Omelette aux courgettes', 93, 64),
    seen(40, 180, '2 pers.', 90, 36),
    seen(300, 180, 'Prépa 10 min = Cuisson 12 min', 90, 36),
    ...['Ingrédients', '4 œufs', '1 courgette', '80 g de feta', '5 feuilles de basilic'].map(
      (text, at) => seen(40, 300 + 70 * at, text, 95, 48),
    ),
    ...[
      'Préparation',
      '1 Râper la courgette et la saler.',
      '2 Verser les œufs battus et cuire à feu doux.',
      '3 Parsemer de feta et de basilic.',
    ].map((text, at) => seen(40, 720 + 70 * at, text, 95, 48)),
    seen(40, 1500, 'Voir la vidéo', 95, 41),
  ]);
  expect([draft.servings, draft.prepTime, draft.cookTime]).toEqual([2, 10, 12]);
});

test('the list of a part in one line is a group of two ingredients', () => {
  const draft = readText(
    [
      'Flan de huevo',
      '',
      '1/2 litro de leche entera',
      '5 huevos',
      '125 gramos de azúcar',
      'Para el caramelo: 6 cucharadas de azúcar y unas gotas de limón',
      '',
      'Se pone al fuego el azúcar del caramelo con el limón.',
      'Se baten los huevos con el azúcar y la leche y se cuece al baño María.',
    ].join('\n'),
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines).slice(-2)).toEqual([
    '6 cucharadas de azúcar',
    'unas gotas de limón',
  ]);
});

test('foods without an amount below an ingredient are no end of it', () => {
  const draft = readText([
    seen(40, 40, 'Soupe de pois cassés', 95, 30),
    ...column([
      '300 g de pois cassés',
      '2 poireaux',
      '2 tranches de pain de campagne',
      'sel, poivre',
    ]),
    ...column(
      ['Rincer les pois et les cuire avec les poireaux.', 'Mixer la soupe et servir avec le pain.'],
      40,
      300,
    ),
  ]);
  expect(draft.ingredients.flatMap(({ lines }) => lines).slice(0, 4)).toContain(
    '2 tranches de pain de campagne',
  );
});

test('a bullet that was read as a letter besides is no part of its line', () => {
  expect(repaired(['• 2 oignons', '• e 1 citron', '• 20 cl de crème'])).toEqual([
    '2 oignons',
    '1 citron',
    '20 cl de crème',
  ]);
});

test('numbers in badges whose rim was read as a bullet and a bracket count their steps', () => {
  const steps = [
    'Whisk the eggs.',
    'Wilt the spinach.',
    'Fry eight pancakes.',
    'Fill and roll up.',
  ];
  const lines = ['• 1) ', '• 2) ', '(3) ', '• 4) '].map((number, at) => number + steps[at]!);
  expect(
    repairOcr(inReadingOrder(column(lines))).map(({ marker, text }) => [marker?.ordinal, text]),
  ).toEqual(steps.map((step, at) => [at + 1, step]));
});

test('a list in two columns whose items are short is no table of amounts', () => {
  const list = [
    ['• 2 grapefruit', '• 3 kg sugar'],
    ['• 4 lemons', '• 3.4 litres water'],
    ['• 2 oranges', '• a knob of butter'],
  ];
  const pieces = list.flatMap((row, at) =>
    row.map((text, side) => seen(40 + 500 * side, 100 + 40 * at, text)),
  );
  expect(ordered(pieces)).toEqual(
    [0, 1].flatMap((side) => list.map((row) => row[side]!.replace('• ', ''))),
  );
});

test('a figure alone above a heading is a speck', () => {
  expect(repaired(['2 tsp sesame oil', '45', 'Steps', 'Toss the beef.'])).not.toContain('45');
  expect(repaired(['2 tsp sesame oil', '45', '46', 'Toss the beef.'])).toContain('45');
});
