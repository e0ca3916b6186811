import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

type Cell = readonly [x: number, text: string];

const page = (rows: readonly (readonly Cell[])[]) =>
  rows.flatMap((row, at) =>
    row.map(([x, text]) => ({
      text,
      page: 1,
      x,
      y: 40 + 18 * at + (at > 0 ? 30 : 0),
      width: 5 * text.length,
      height: at === 0 ? 22 : 10,
    })),
  );

const sheet = (
  title: string,
  facts: readonly (readonly [string, string])[],
  list: readonly string[],
) =>
  page([
    [[60, title]],
    ...facts.map(([label, value]): Cell[] => [
      [60, label],
      [230, value],
    ]),
    ...list.map((line): Cell[] => [[60, line]]),
  ]);

const LIST = {
  es: [
    'Ingredientes',
    '400 g de bacalao',
    '3 tomates',
    '1 cebolla',
    'Elaboración',
    'Mezclar todo y servir frío.',
  ],
  de: [
    'Zutaten',
    '400 g Kartoffeln',
    '3 Tomaten',
    '1 Zwiebel',
    'Zubereitung',
    'Alles mischen und kalt servieren.',
  ],
  fr: [
    'Ingrédients',
    '400 g de morue',
    '3 tomates',
    '1 oignon',
    'Préparation',
    'Mélanger le tout et servir froid.',
  ],
  it: [
    'Ingredienti',
    '400 g di baccalà',
    '3 pomodori',
    '1 cipolla',
    'Preparazione',
    'Mescolare tutto e servire freddo.',
  ],
  en: [
    'Ingredients',
    '400 g cod',
    '3 tomatoes',
    '1 onion',
    'Method',
    'Mix everything and serve cold.',
  ],
};

test.each([
  [
    LIST.es,
    [
      ['Raciones', '5'],
      ['Tiempo de preparación', '25 minutos'],
    ],
  ],
  [
    LIST.de,
    [
      ['Portionen', '5'],
      ['Vorbereitungszeit', '25 Minuten'],
    ],
  ],
  [
    LIST.fr,
    [
      ['Portions', '5'],
      ['Temps de préparation', '25 minutes'],
    ],
  ],
  [
    LIST.it,
    [
      ['Porzioni', '5'],
      ['Tempo di preparazione', '25 minuti'],
    ],
  ],
  [
    LIST.en,
    [
      ['Servings', '5'],
      ['Preparation time', '25 minutes'],
    ],
  ],
] as const)(
  'rows with a label in one column and its figure in the next are facts',
  (list, facts) => {
    const draft = readText(sheet('Esqueixada', facts, list));
    expect(draft).toMatchObject({ servings: 5, prepTime: 25 });
    expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
  },
);

test.each([
  ['Pour', '6 convives', 'Préparation', '20 min', LIST.fr],
  ['Für', '6 Personen', 'Vorbereitung', '20 Min.', LIST.de],
  ['Per', '6 persone', 'Preparazione', '20 min', LIST.it],
  ['Para', '6 personas', 'Preparación', '20 min', LIST.es],
  ['Serves', '6 hungry people', 'Preparation', '20 min', LIST.en],
])(
  'a short label in the middle above a wider value does not part it',
  (yieldOf, served, prep, time, list) => {
    const draft = readText(
      page([
        [[60, 'La truffade']],
        [
          [81, yieldOf],
          [146, prep],
        ],
        [
          [68, served],
          [158, time],
        ],
        ...list.map((line): Cell[] => [[60, line]]),
      ]),
    );
    expect(draft).toMatchObject({ servings: 6, prepTime: 20 });
  },
);

test.each([
  [
    LIST.de,
    ['Portionen', '4', 'Vorbereitung', '30 Min.'],
    ['Backzeit', '15 Min.', 'Gesamt', '75 Min.'],
  ],
  [LIST.en, ['Serves', '4', 'Prep', '30 min'], ['Cook', '15 min', 'Total', '75 min']],
  [
    LIST.fr,
    ['Portions', '4', 'Préparation', '30 min'],
    ['Cuisson', '15 min', 'Temps total', '75 min'],
  ],
  [
    LIST.it,
    ['Porzioni', '4', 'Preparazione', '30 min'],
    ['Cottura', '15 min', 'Tempo totale', '75 min'],
  ],
  [
    LIST.es,
    ['Raciones', '4', 'Preparación', '30 min'],
    ['Cocción', '15 min', 'Tiempo total', '75 min'],
  ],
])('labels and figures that stand in four columns are facts', (list, first, second) => {
  const row = (cells: readonly string[]): Cell[] =>
    cells.map((cell, at) => [[40, 150, 300, 410][at]!, cell] as const);
  const draft = readText(
    page([
      [[40, 'Flammkuchen']],
      row(first),
      row(second),
      ...list.map((line): Cell[] => [[40, line]]),
    ]),
  );
  expect(draft).toMatchObject({ servings: 4, prepTime: 30, cookTime: 15, totalTime: 75 });
});

test.each([
  [
    LIST.en,
    ['Makes', '20 squares'],
    ['Preparation', 'half an hour'],
    ['Difficulty', 'easy'],
    ['Baking', '40 minutes'],
  ],
  [
    LIST.de,
    ['Ergibt', '20 Stücke'],
    ['Vorbereitung', 'eine halbe Stunde'],
    ['Schwierigkeit', 'leicht'],
    ['Backzeit', '40 Minuten'],
  ],
  [
    LIST.fr,
    ['Pour', '20 parts'],
    ['Préparation', 'une demi-heure'],
    ['Difficulté', 'facile'],
    ['Cuisson', '40 minutes'],
  ],
  [
    LIST.it,
    ['Per', '20 pezzi'],
    ['Preparazione', "mezz'ora"],
    ['Difficoltà', 'facile'],
    ['Cottura', '40 minuti'],
  ],
  [
    LIST.es,
    ['Para', '20 porciones'],
    ['Preparación', 'media hora'],
    ['Dificultad', 'fácil'],
    ['Cocción', '40 minutos'],
  ],
] as const)(
  'a box of facts in two columns beside a list in two columns is read row by row',
  (list, ...facts) => {
    const items = list.slice(1, 4).map((line) => /^(\d+(?: g)?) (.*)$/.exec(line)!.slice(1));
    const draft = readText(
      page([
        [[60, 'Esqueixada']],
        [[60, list[0]!]],
        ...facts.map(([label, value], at): Cell[] => [
          [60, items[at]?.[0] ?? '2'],
          [110, items[at]?.[1] ?? 'eggs'],
          [330, label],
          [460, value],
        ]),
        ...list.slice(4).map((line): Cell[] => [[60, line]]),
      ]),
    );
    expect(draft).toMatchObject({ servings: 20, prepTime: 30, cookTime: 40 });
    expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(4);
  },
);

test.each([
  [
    LIST.en,
    ['Makes', '20 squares'],
    ['Cooking', '40 minutes'],
    ['Tin', '26 cm, deep'],
    ['To drink', 'a dry cider'],
  ],
  [
    LIST.de,
    ['Ergibt', '20 Stücke'],
    ['Backzeit', '40 Minuten'],
    ['Form', '26 cm, hoher Rand'],
    ['Dazu', 'ein herber Most'],
  ],
  [
    LIST.fr,
    ['Pour', '20 parts'],
    ['Cuisson', '40 minutes'],
    ['Plat', '26 cm, à bord haut'],
    ['À boire avec', 'un cidre brut'],
  ],
  [
    LIST.it,
    ['Per', '20 pezzi'],
    ['Cottura', '40 minuti'],
    ['Teglia', '26 cm, bordo alto'],
    ['Da bere', 'un sidro secco'],
  ],
  [
    LIST.es,
    ['Para', '20 porciones'],
    ['Cocción', '40 minutos'],
    ['Molde', '26 cm, alto'],
    ['Para beber', 'una sidra seca'],
  ],
] as const)(
  'what a box of facts says of tins and drinks is no item of the list below it',
  (list, ...facts) => {
    const steps = ['1. Stir the eggs', '2. Bake and cool', '3. Cut in squares', '4. Serve'];
    const draft = readText(
      page([
        [[60, 'Esqueixada']],
        ...facts.map(([label, value], at): Cell[] => [
          [60, label],
          [150, value],
          ...(at < 3 ? [[330, steps[at]!] as const] : []),
        ]),
        ...list.slice(0, 4).map((line): Cell[] => [[60, line]]),
        ...list.slice(4).map((line): Cell[] => [[60, line]]),
      ]),
    );
    expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(list.slice(1, 4));
    const { description, notes, leftOut } = draft;
    const said = [description, ...notes, ...leftOut].join('\n');
    for (const [, value] of facts.slice(2)) expect(said).toContain(value);
    expect(draft).toMatchObject({ servings: 20, cookTime: 40 });
  },
);
