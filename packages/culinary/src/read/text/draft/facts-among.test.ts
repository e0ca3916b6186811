import { expect, test } from '@jest/globals';
import type { LabelledLine, LineLabel } from '../labels/line-label.ts';
import { withFactsAmong } from './facts-among.ts';
import { readText } from '../read-text.ts';

const labelsOf = (rows: readonly (readonly [LineLabel, string])[], gaps: number[] = []) =>
  withFactsAmong(
    rows.map(([, text], at) => ({ text, column: 0, page: 1, gap: gaps[at] ?? 0, marker: null })),
    rows.map(([label]): LabelledLine => ({
      label,
      certainty: 0.6,
      listed: 0,
      told: 0,
      around: 0.4,
    })),
  )
    .map(({ label }) => label)
    .join('');

test('a labelled fact between title and steps is one where no other line states any', () => {
  const rows = [
    ['T', 'Empanada'],
    ['X', 'Comensales: para 6-8 personas'],
    ['X', 'Compartir'],
    ['I', '500 g de harina'],
    ['S', 'Amasa la harina.'],
    ['X', 'Raciones: 4'],
  ] as const;
  expect(labelsOf(rows)).toBe('TFXISX');
  expect(labelsOf([...rows.slice(0, 3), ['F', 'Raciones: 8'], ...rows.slice(3)])).toBe('TXXFISX');
});

test.each(['6 cuencos', '6 Schälchen', '4 ramekins', '6 verrines', '4 coppette'])(
  'a yield that opens the list is no ingredient: %s',
  (text) => {
    const rows = [
      ['T', 'Natillas'],
      ['I', text],
      ['I', '8 yemas'],
      ['S', 'Bate las yemas.'],
    ] as const;
    expect(labelsOf(rows)).toBe('TFIS');
    expect(labelsOf([rows[0], rows[2], rows[1], rows[3]])).toBe('TIIS');
  },
);

test('the whole time among the steps is no step', () => {
  expect(
    labelsOf([
      ['S', 'Cuocete in forno.'],
      ['S', "Tempo: un'ora e mezza in tutto."],
    ]),
  ).toBe('SF');
});

test.each([
  "⏱ in tutto un'ora e tre quarti",
  'Dose per una teglia 30x40 (circa 8 pezzi)',
  'Elle se coupe en six parts.',
  'It cuts into a dozen slices.',
  'Ci mangiamo in quattro e ci vuole un quarto d’ora in tutto.',
  "Comptez trois quarts d'heure en tout, épluchage compris. Se congèle très bien.",
  "Calcolate un'ora scarsa in tutto. Si può fare anche al forno.",
  'Rechnet insgesamt eine Stunde ein.',
  'Alles in allem eine Stunde. Am zweiten Tag noch besser!',
])('what tells of the whole at the end of the steps or behind them is a remark: %s', (told) => {
  expect(
    labelsOf([
      ['T', 'Torta'],
      ['S', 'Cuocete in forno.'],
      ['S', told],
    ]),
  ).toBe('TSN');
  expect(
    labelsOf([
      ['T', 'Torta'],
      ['S', 'Cuocete in forno.'],
      ['X', told],
    ]),
  ).toBe('TSN');
});

test.each(['Divide among four people and serve.', 'Repartir entre 4 personas y servir.'])(
  'a last step that says for how many stays one: %s',
  (step) => {
    expect(
      labelsOf([
        ['T', 'Torta'],
        ['S', 'Bake.'],
        ['S', step],
      ]),
    ).toBe('TSS');
  },
);

test.each([
  '45 min en tout, on est bien 4 à table',
  'All told an hour and a half, feeds six of us',
  'Insgesamt eine Stunde, reicht für vier',
])('a line that says how long and for how many is a fact wherever it stands: %s', (told) => {
  expect(
    labelsOf([
      ['T', 'Torta'],
      ['S', told],
      ['S', 'Bake.'],
      ['S', 'Serve.'],
    ]),
  ).toBe('TFSS');
});

test('a short line behind the steps that says when the dish is ready tells of the whole', () => {
  expect(
    labelsOf([
      ['T', 'Torta'],
      ['S', 'Cuocete in forno.'],
      ['S', "pronto in mezz'ora + una notte in frigo"],
    ]),
  ).toBe('TSN');
});

test.each([
  ['This feeds eight at ours:', 'N'],
  ['Comemos cuatro de aquí y en 35 minutos la tienes lista.', 'N'],
  [
    'Several of you asked for my lemon drizzle so here goes. It cuts into 12 slices and takes about an hour.',
    'N',
  ],
  ['Does this feed eight?', 'X'],
  ['Eight of us were at the fair, and then it rained.', 'X'],
])('a sentence above the list that says for how many it is belongs to it: %s', (said, label) => {
  const rows = [
    ['T', 'Torta'],
    ['X', said],
    ['I', '2 eggs'],
    ['S', 'Bake.'],
  ] as const;
  expect(labelsOf(rows)).toBe(`T${label}IS`);
});

test('a yield and a time in sentences of their own above the steps are no step', () => {
  const { servings, cookTime, steps } = readText(`Sticky ginger parkin

8 oz medium oatmeal
6 oz plain flour
2 tsp ground ginger
6 oz black treacle

Makes sixteen pieces. An hour in the oven.

Warm the treacle in a pan until melted.

Mix all the dry things in a big bowl and stir until smooth.`);
  expect([servings, cookTime]).toEqual([16, 60]);
  expect(steps.map(({ text }) => text.slice(0, 8))).toEqual(['Warm the', 'Mix all ']);
});

test.each([
  'COTTURA 15 MINUTI',
  'COOKING 15 MINUTES',
  'CUISSON 15 MINUTES',
  'GARZEIT 15 MINUTEN',
  'COCCIÓN 15 MINUTOS',
])('a labelled time right below the list is one where a yield alone is stated: %s', (time) => {
  const rows = [
    ['T', 'Orecchiette'],
    ['S', 'Cuoci la pasta.'],
    ['H', 'Ingredienti'],
    ['F', 'per 4 persone'],
    ['I', '400 g di orecchiette'],
    ['X', time],
    ['X', 'Pagina 12'],
  ] as const;
  expect(labelsOf(rows)).toBe('TSHFIFX');
  expect(labelsOf([...rows.slice(0, 4), ['F', 'Cottura: 20 minuti'], ...rows.slice(4)])).toBe(
    'TSHFFIXX',
  );
});

test.each([
  ['Vorbereitung eine halbe Stunde, Backzeit eine knappe Stunde.'],
  ['Préparation une demi-heure, cuisson une petite heure.'],
  ["Preparazione mezz'ora, cottura un'ora scarsa."],
  ["Mezz'ora di preparazione e un'ora di cottura."],
  ['Preparación media hora, cocción una hora escasa.'],
])('work and cooking named behind the steps are no step: %s', (sentence) => {
  const { steps, prepTime, cookTime } = readText(
    `Polpettone\n\n600 g di carne\n2 uova\n80 g di parmigiano\n\nAmalgamare carne, uova e parmigiano.\nRosolare in olio da tutti i lati, sfumare con il vino.\nAffettare solo quando è tiepido.\n\n${sentence}\n`,
  );
  expect([steps.length, prepTime, cookTime]).toEqual([3, 30, 60]);
});

test.each([
  ['Hands-on 25 min', 'Rising 1½ hours', 'Baking ¼ hour'],
  ["Lavoro mezz'ora", 'Lievitazione 2 ore', 'Forno 35 minuti'],
  ['Arbeit 20 Min.', 'Gehzeit 1 Stunde', 'Im Ofen 40 Min.'],
  ['Préparation 20 min', 'Repos une heure', 'Au four 40 minutes'],
  ['Preparación 20 min', 'Levado 1 hora', 'Horno 40 minutos'],
])('what times a work below %s is a fact', (known, ...missed) => {
  const rows = [
    ['T', 'Rolls'],
    ['I', '500 g flour'],
    ['F', known],
    ['X', missed[0]!],
    ['S', missed[1]!],
    ['S', 'Knead the dough for 10 minutes'],
  ] as const;
  expect(labelsOf(rows)).toBe('TIFFFS');
});

test.each([
  'Kategorie: Kuchen',
  'Category: Cakes',
  'Catégorie : Gâteaux',
  'due dozzine di biscotti',
])('what stands apart below the list is no item of it: “%s”', (text) => {
  const rows = [
    ['T', 'Apple Crumble'],
    ['I', '1 kg apples'],
    ['I', '300 g flour'],
    ['I', text],
    ['S', 'Peel the apples.'],
  ] as const;
  expect(labelsOf(rows)).toBe('TIIIS');
  expect(labelsOf(rows, [0, 1, 0, 1, 1])).toBe('TIIFS');
  expect(labelsOf(rows, [0, 1, 1, 1, 1])).toBe('TIIIS');
});
