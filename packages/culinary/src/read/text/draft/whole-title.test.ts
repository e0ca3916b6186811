import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const recipe = `500 g Mehl
1 Würfel Hefe
80 g Zucker
1 kg Äpfel
Mehl, Hefe und Zucker verkneten und gehen lassen.
Mit Äpfeln belegen und 40 Minuten backen.`;

test('a name that was broken behind a hyphen is whole', () => {
  expect(readText(`Apfel-\nStreuselkuchen vom Blech\n\n${recipe}`).title).toBe(
    'Apfel-Streuselkuchen vom Blech',
  );
});

test('a line of buttons that ends openly is no beginning of a name', () => {
  expect(readText(`Log in\nApfelkuchen mit Zimt\n\n${recipe}`).title).toBe('Apfelkuchen mit Zimt');
});

/** A line of a screenshot as high as `height` pixels. */
const recognised = (text: string, y: number, height: number, width: number) => ({
  text,
  page: 1,
  x: 54,
  y,
  width,
  height,
  confidence: 95,
});
const app = recipe.split('\n').map((line, at) => recognised(line, 420 + 70 * at, 40, 600));

test('a name that fills two lines of a screenshot is whole', () => {
  const lines = [
    recognised('Peanut Noodles with Smashed', 53, 60, 947),
    recognised('Cucumber', 127, 69, 319),
    recognised('by @wokandwander - 4.9 (312)', 216, 36, 734),
    ...app,
  ];
  expect(readText(lines).title).toBe('Peanut Noodles with Smashed Cucumber');
});

test('what stands below a name in smaller letters is not of it', () => {
  const lines = [
    recognised('Apfelkuchen vom Blech', 53, 64, 700),
    recognised('Omas Liebling', 130, 42, 300),
    ...app,
  ];
  expect(readText(lines).title).toBe('Apfelkuchen vom Blech');
});

/** A printed page with a headline of lines in one large print. */
const printed = (...headline: string[]) => [
  ...headline.map((text, at) => line(text, 40 + 20 * at, 15)),
  line('Handed down in the family', 110, 9),
  ...recipe.split('\n').map((text, at) => line(text, 140 + 13 * at, 10)),
];
const line = (text: string, y: number, height: number) => {
  const width = 0.5 * height * text.length;
  return { text, page: 1, x: 200 - width / 2, y, width, height };
};

test('a name in two lines of one large print is whole', () => {
  expect(readText(printed("Aunt Opal's Baked", 'Apfelkuchen')).title).toBe(
    "Aunt Opal's Baked Apfelkuchen",
  );
});

test.each(["Aunt Opal's", 'Torta di mele della'])(
  'a name that waits for its end in smaller letters is whole: “%s”',
  (above) => {
    const [, ...below] = printed(above, 'Apfelkuchen');
    expect(readText([line(above, 42, 12), ...below]).title).toBe(`${above} Apfelkuchen`);
  },
);

test('a title that is one of two lines in one large print is doubted where each may be a name', () => {
  const { title, doubts } = readText(printed('Feine Käsekuchen', 'Apfelkuchen vom Blech'));
  expect(title).toBe('Apfelkuchen vom Blech');
  expect(doubts).toContainEqual(expect.objectContaining({ part: 'title' }));
});

test.each([
  ['Navettes de Marseille', "à la fleur d'oranger"],
  ['Smoked trout pasties', 'with horseradish'],
  ['Gebackene Schwarzwurzeln', 'mit Haselnüssen'],
  ['Sformato di topinambur', 'al taleggio'],
  ['Empanada de berberechos', 'con maíz'],
])(
  'a name of which the second of two large lines opens as a rest is whole: %s / %s',
  (name, rest) => {
    const lines = [
      recognised(name, 102, 50, 681),
      recognised(rest, 170, 58, 605),
      recognised('4,7 (128)', 250, 33, 241),
      ...app,
    ];
    expect(readText(lines).title).toBe(`${name} ${rest}`);
  },
);

test.each([
  ['Böhmische', 'Apfelkuchen'],
  ['Traditional', 'Apple pie'],
  ['Véritable', 'Tarte aux pommes'],
  ['Vera', 'Torta di mele'],
  ['Auténtica', 'Tarta de manzana'],
])(
  'an adjective alone above a line in the same large print is no whole name: %s / %s',
  (...rows) => {
    const [above, below, , ...rest] = printed(...rows);
    expect(readText([above!, below!, ...rest]).title).toBe(rows.join(' '));
  },
);

test('the second line of a name in capitals that opens as no name does is of the name', () => {
  const line = (y: number, text: string, height = 11) => ({
    text,
    page: 1,
    x: 40,
    y,
    width: 0.55 * height * text.length,
    height,
    confidence: 95,
  });
  const pieces = [
    line(20, 'TERRINE FINE', 24),
    line(50, 'DE POISSON AUX ÉCREVISSES', 24),
    ...[
      '400 g de cabillaud',
      '200 g d’écrevisses',
      '3 œufs',
      '20 cl de crème',
      'Mixer le cabillaud avec les œufs et la crème.',
      'Ajouter les écrevisses et cuire 40 minutes au bain-marie.',
    ].map((text, at) => line(100 + 18 * at, text)),
  ];
  expect(readText(pieces).title?.toLowerCase()).toBe('terrine fine de poisson aux écrevisses');
});
