import { expect, test } from '@jest/globals';
import type { PageLine } from '../../lines/page-line.ts';
import { readText } from '../../read-text.ts';

type Printed = [text: string, more?: Partial<PageLine> & { above?: number }];

/** A column of a page, each line closely below the one before unless told. */
function page(lines: readonly Printed[]): PageLine[] {
  let y = 40;
  return lines.map(([text, { above = 0, ...more } = {}]) => {
    y += 15 + above;
    return { text, page: 1, x: 40, y, width: text.length * 5, height: 10, ...more };
  });
}

const HEADING = { height: 16, bold: true, above: 14 };
const RECIPE: Printed[] = [
  ['Blackberry Buckle', HEADING],
  ['Serves 8', { above: 6 }],
  ['225 g self-raising flour', { above: 6 }],
  ['120 g caster sugar'],
  ['120 g soft butter'],
  ['300 g blackberries'],
  ['Beat the butter and the sugar until pale and fold in the flour.', { above: 8 }],
  ['Scatter the blackberries on top and bake for 45 minutes.', { above: 8 }],
];
const noted = (lines: readonly Printed[]): string => {
  const { notes, tips, steps, description } = readText(page(lines));
  return [...notes, ...tips, ...steps.map(({ text }) => text), description ?? ''].join('\n');
};

test('what follows the steps below a heading in the letters of the title is another article', () => {
  const read = noted([
    ...RECIPE,
    ['Old Customs', HEADING],
    [
      'Blackberries were once used to dye wool, and nobody picked them after Michaelmas.',
      { above: 6 },
    ],
    ['Add the wool to the pot and stir it every hour until it is blue.', { above: 8 }],
  ]);
  expect(read).not.toMatch(/Michaelmas|wool/);
  expect(read).toContain('Scatter the blackberries');
});

test('what stands above the title below a heading in its letters is another article', () => {
  expect(
    noted([
      ['Our Next Walk', HEADING],
      ['Bring plenty of water, sticks and a warm coat for the evening.', { above: 6 }],
      ...RECIPE,
    ]),
  ).not.toContain('warm coat');
});

test.each([
  'Did you know?',
  'Wussten Sie schon?',
  'Le saviez-vous ?',
  'Lo sapevate?',
  '¿Sabías que?',
])('a box "%s" is not about the dish', (heading) => {
  expect(
    noted([
      ...RECIPE,
      [`${heading} Blackberries help the digestion and refresh the breath.`, { above: 20 }],
    ]),
  ).not.toContain('digestion');
});

test.each([
  'Your comments',
  'Leserbewertungen',
  'Vos avis',
  'Le vostre recensioni',
  'Opiniones de los lectores',
])('what readers say below "%s" is not about the dish', (heading) => {
  expect(
    noted([
      ...RECIPE,
      [heading, { bold: true, above: 12 }],
      ['Delicious, the whole family loved it! I made it the day before.', { above: 8 }],
    ]),
  ).not.toContain('family');
});

test('tips below a heading of theirs stay with the recipe', () => {
  expect(
    noted([
      ...RECIPE,
      ['Tips', { bold: true, above: 12 }],
      ['The buckle is even better with a spoon of cold cream.', { above: 6 }],
    ]),
  ).toContain('cold cream');
});

test('parts of the dish in the letters of the title stay with the recipe', () => {
  expect(
    noted([
      ...RECIPE,
      ['For the topping', HEADING],
      ['Rub the butter into the flour and the sugar and scatter it on top.', { above: 6 }],
    ]),
  ).toContain('Rub the butter');
});

test('what a shop or a canteen reckons is neither a line of the list nor a remark', () => {
  const lines = page([
    ...RECIPE.slice(0, 6),
    ['Fresh hake 9.95 €/kg'],
    ...RECIPE.slice(6),
    ['Food cost total: 9.42 € per portion: 1.18 €', { above: 20 }],
  ]);
  const { ingredients, notes } = readText(lines);
  expect(ingredients.flatMap((group) => group.lines)).toHaveLength(4);
  expect(notes.join()).not.toContain('9.42');
});

test.each(['Keeps well in a tin.', 'It is even better the next day.', 'Freezes well.'])(
  'what ends the last step with how the dish keeps is a note on storage: %s',
  (closing) => {
    const { steps, storageNotes } = readText(
      page([...RECIPE.slice(0, -1), [`${RECIPE.at(-1)![0]} ${closing}`, { above: 8 }]]),
    );
    expect(storageNotes).toEqual([closing]);
    expect(steps.at(-1)!.text).toBe(RECIPE.at(-1)![0]);
  },
);

test.each([
  ['en', 'You may also like', 'Skillet chili', 'Three-bean salad', 'Pickled okra'],
  ['de', 'Weitere Rezepte', 'Linsensalat', 'Gurkensalat mit Dill', 'Rote Grütze'],
  ['fr', 'Dans la même catégorie', 'Salade de lentilles', 'Poireaux vinaigrette', 'Compote'],
  ['it', 'Ti potrebbe interessare', 'Insalata di ceci', 'Patate arrosto', 'Crostata'],
  ['es', 'Te puede interesar', 'Ensalada de garbanzos', 'Patatas bravas', 'Flan'],
])('names of dishes below a heading of links are no items in %s', (_language, ...links) => {
  const { ingredients } = readText(`Buttermilk Cornbread

2 1/2 cups cornmeal
1 1/2 cups flour
1/3 cup sugar
3 cups buttermilk

Whisk the cornmeal, flour and sugar in a big bowl.
Stir in the buttermilk and bake until a skewer comes out clean.

Storage: wrapped in foil it keeps for two days at room temperature.

${links.join('\n')}
`);
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(4);
});

test('a second list below what a page links to is one', () => {
  const { ingredients } = readText(`Cornbread

2 1/2 cups cornmeal
1 1/2 cups flour
1/3 cup sugar

Whisk the cornmeal, flour and sugar in a big bowl and bake it.

More recipes

For the honey butter
100 g butter
2 tbsp honey
salt

Beat the butter with the honey and serve it with the bread.
`);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(
    expect.arrayContaining(['100 g butter', '2 tbsp honey']),
  );
});

test.each(['Leggi anche', 'Ti potrebbe interessare', 'Altre ricette'])(
  'links in the midst of the steps end no recipe: “%s”',
  (heading) => {
    const { steps } = readText(`Torta di mele

Ingredienti
1 kg di mele
300 g di farina
200 g di burro

Preparazione
Sbucciate le mele e tagliatele a spicchi.
Lavorate la farina con il burro.
${heading}
La crostata della nonna
Disponete le mele sulla pasta.
Infornate per 40 minuti a 180 gradi.
`);
    expect(steps.map(({ text }) => text)).toEqual([
      'Sbucciate le mele e tagliatele a spicchi.',
      'Lavorate la farina con il burro.',
      'Disponete le mele sulla pasta.',
      'Infornate per 40 minuti a 180 gradi.',
    ]);
  },
);
