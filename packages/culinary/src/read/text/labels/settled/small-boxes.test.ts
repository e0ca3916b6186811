import { expect, test } from '@jest/globals';
import type { PageLine } from '../../lines/page-line.ts';
import { readText } from '../../read-text.ts';

type Printed = [text: string, more?: Partial<PageLine> & { above?: number }];

function page(lines: readonly Printed[]): PageLine[] {
  let y = 40;
  return lines.map(([text, { above = 0, ...more } = {}]) => {
    y += 15 + above;
    return { text, page: 1, x: 40, y, width: text.length * 5, height: 10, ...more };
  });
}

const RECIPE: Printed[] = [
  ['Beetroot Soup', { height: 18, bold: true }],
  ['Ingredients', { bold: true, above: 8 }],
  ['1 kg beetroot'],
  ['2 apples'],
  ['1 litre vegetable stock'],
];
const METHOD: Printed[] = [
  ['Method', { bold: true, above: 14 }],
  ['Peel and dice the beetroot and the apples.', { above: 6 }],
  ['Pour the stock over them and simmer for 35 minutes.', { above: 6 }],
  ['Purée the soup and season it with salt.', { above: 6 }],
];
const box = (heading: string, text: string): Printed[] => [
  [heading, { bold: true, above: 24 }],
  [text, { height: 9 }],
];
const said = (lines: readonly Printed[]): string => {
  const { notes, tips, steps, description } = readText(page(lines));
  return [...notes, ...tips, ...steps.map(({ text }) => text), description ?? ''].join('\n');
};

test.each([
  ['In the garden', 'Beetroot bears a light frost. Sow the last row in July and water it well.'],
  [
    'Gartentipp',
    'Rote Bete verträgt leichten Frost. Säen Sie die letzte Reihe im Juli und gießen Sie gut.',
  ],
  ['Au potager', 'La betterave supporte le gel. Semez le dernier rang en juillet et arrosez bien.'],
  [
    'Nell’orto',
    'La barbabietola sopporta il gelo. Seminate l’ultima fila a luglio e innaffiate bene.',
  ],
  ['En el huerto', 'La remolacha soporta la helada. Siembra la última fila en julio y riega bien.'],
])(
  'a box in smaller letters below a heading of its own is no part of the recipe: %s',
  (heading, text) => {
    expect(said([...RECIPE, ...METHOD, ...box(heading, text)])).not.toContain(text.slice(0, 20));
    expect(said([...RECIPE, ...box(heading, text), ...METHOD])).not.toContain(text.slice(0, 20));
  },
);

test('a box that gives a tip or names a part of the recipe stays', () => {
  const tip = 'Stir a spoonful of horseradish into the sour cream.';
  expect(said([...RECIPE, ...METHOD, ...box('Tip', tip)])).toContain('horseradish');
  expect(said([...RECIPE, ...METHOD, ...box('For the topping', tip)])).toContain('horseradish');
});

test('steps in smaller letters than the list below a heading that nobody knows stay', () => {
  const small = METHOD.slice(1).map(([text, more]): Printed => [text, { ...more, height: 9 }]);
  expect(said([...RECIPE, ['Off we go', { bold: true, above: 24 }], ...small])).toContain('simmer');
});

test('a box in a column of its own beside the list has a heading that is only a little larger', () => {
  const rows = ['Cozze', 'Patate', 'Riso', 'Pomodorini', 'Aglio'].map((food, at): Printed => [
    `${at + 2}00 g ${food}`,
  ]);
  const list = page([['Tiella di riso', { height: 18 }], ['Ingredienti', { above: 8 }], ...rows]);
  const side = [
    ['Avviso del cortile', 10.2],
    ['I fagioli rampicanti vicino alla', 9.5],
    ['fontana sono di Ottavio, non', 9.5],
    ['si toccano. La Pro Loco porta', 9.5],
    ['i tavoli per la festa di giugno:', 9.5],
    ['servono sei braccia.', 9.5],
  ] as const;
  const beside = side.map(([text, height], at) => {
    const place = { page: 1, x: 320, y: list[2]!.y + 13 * at };
    return { text, ...place, width: text.length * 5, height };
  });
  const steps = page([
    ['Pulite le cozze e apritele a crudo sopra una ciotola capace.', { above: 200 }],
    ['Tagliate le patate e i pomodorini, tritate l’aglio e ungete la teglia.', { above: 9 }],
    ['Coprite il fondo con le patate e salate poco.', { above: 9 }],
    ['Disponete le cozze una accanto all’altra.', { above: 9 }],
    ['Spargete il riso e versate l’acqua delle cozze.', { above: 9 }],
    ['Infornate per un’ora a 180 gradi.', { above: 9 }],
  ]);
  const read = readText([...list, ...beside, ...steps]);
  expect(read.steps.map(({ text }) => text).join(' ')).not.toContain('Ottavio');
  expect(read.leftOut.join(' ')).toContain('Ottavio');
});

test('a box below the list is none of it where its heading is smaller and stands far off', () => {
  const list: Printed[] = [
    ['Sweetcorn relish', { height: 20 }],
    ['You need', { height: 12, above: 10 }],
    ...[
      '6 corn cobs',
      '2 onions, finely chopped',
      '1 red pepper, diced',
      '450 ml cider vinegar',
      '2 tsp mustard powder',
      '1½ tbsp cornflour',
    ].map((text): Printed => [text, { height: 10.5 }]),
    ['Water butts', { height: 10, above: 80, x: 38 }],
    ['The water butt by the gate is for everyone.', { height: 9.5, x: 38 }],
    ['Please do not empty it with a pump. The', { height: 9.5, x: 38 }],
    ['hosepipe rota starts again on the first.', { height: 9.5, x: 38 }],
  ];
  const told = [
    'Stand each cob on its end and slice off the kernels.',
    'Put the kernels and the onions in a pan with the vinegar.',
    'Bring it to the boil and simmer it for 20 minutes.',
  ];
  const steps = told.map((text, at): PageLine => {
    const place = { page: 1, x: 320, y: 100 + 40 * at };
    return { text: `${at + 1}. ${text}`, ...place, width: text.length * 5, height: 10.5 };
  });
  const read = readText([...page(list), ...steps]);
  expect(read.ingredients.flatMap(({ lines }) => lines)).not.toContain('Water butts');
  expect(read.leftOut).toContain('Water butts');
});

test('a box beside a list in small letters is smaller than the steps below', () => {
  const column = (
    [x, y, height]: readonly [x: number, y: number, height: number],
    texts: readonly string[],
  ): PageLine[] =>
    texts.map((text, at) => {
      const place = { page: 1, x, y: y + Math.round(1.45 * height) * at };
      return { text, ...place, width: text.length * 0.5 * height, height };
    });
  const told = [
    'Deshaz la levadura en el agua tibia y mézclala con la harina, el vino y la sal.',
    'Tapa la masa y déjala reposar hasta que doble su volumen, una hora y media.',
    'Parte la masa en dos trozos, uno algo mayor que el otro, y estira el mayor.',
    'Reparte el lomo y el chorizo y coloca los huevos duros en cuartos.',
    'Pinta con el huevo y hornea a 190 grados durante 40 minutos.',
  ];
  const read = readText([
    ...column([66, 65, 26], ['Hornazo']),
    ...column([55, 134, 10.5], ['8 raciones | preparación 40 min | horno 40 min']),
    ...column([55, 163, 11.5], ['Para la masa']),
    ...column(
      [55, 182, 10],
      ['600 g de harina de fuerza', '150 ml de agua tibia', '100 ml de vino blanco', '10 g de sal'],
    ),
    ...column([225, 163, 11.5], ['Para el relleno']),
    ...column(
      [225, 182, 10],
      ['300 g de lomo adobado', '200 g de chorizo', '4 huevos duros', '1 huevo batido'],
    ),
    ...column([414, 172, 10], ['Recuerdo']),
    ...column(
      [414, 189, 9.8],
      [
        'La Peña del Río nos dejaba',
        'la mesa larga y había sorteo',
        'de un jamón. En 1987 lo ganó',
        'el cura. La tortilla de Conchi',
        'está tres hojas más atrás.',
      ],
    ).map((line) => ({ ...line, width: 119 })),
    ...told.flatMap((text, at) => column([55, 351 + 40 * at, 11.5], [`${at + 1}  ${text}`])),
  ]);
  expect(read.steps.map(({ text }) => text)).toEqual(told);
});
