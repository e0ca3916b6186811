import { expect, test } from '@jest/globals';
import { linesOfText } from '../lines/lines-of-text.ts';
import { inReadingOrder } from '../lines/reading-order.ts';
import { labelLines } from './label-lines.ts';

const labelsOf = (text: string) => {
  const { lines } = linesOfText(text);
  return labelLines(lines).labels.map(({ label }, at) => `${label} ${lines[at]!.text}`);
};

test.each([
  [
    'en',
    'The Larder Club\nWeeknight Corner\nSmoky Bean and Barley Pot\nRated by 41 members\nFeeds four in 50 minutes\n200 g pearl barley\n1 tin of butter beans\n1 onion, chopped\nSoften the onion in a little oil.\nTip in the barley and cover with water.\nStir in the beans and warm through.\nMore from this cook',
    [
      'T Smoky Bean and Barley Pot',
      'F Feeds four in 50 minutes',
      'I 1 tin of butter beans',
      'S Stir in the beans and warm through.',
      'X More from this cook',
    ],
  ],
  [
    'de',
    'Startseite › Rezepte › Suppen\nLinsensuppe mit Senf\nMerken   Teilen\nDas kommt rein\n250 g Linsen\n2 Möhren\n1 EL Senf\nSo wird es gemacht\nLinsen und Möhren weich kochen.\nSenf unterrühren und abschmecken.\nDas könnte dich auch interessieren',
    [
      'T Linsensuppe mit Senf',
      'H Das kommt rein',
      'M So wird es gemacht',
      'S Senf unterrühren und abschmecken.',
      'X Das könnte dich auch interessieren',
    ],
  ],
  [
    'fr',
    'Ajouter à mes favoris\nGratin de courge au comté\nPour 6 personnes\n1 courge\n200 g de comté\n20 cl de crème\nCoupez la courge en lamelles et rangez-les dans un plat.\nVersez la crème, parsemez de comté et enfournez 40 minutes.\nPublicité',
    ['T Gratin de courge au comté', 'I 200 g de comté', 'X Publicité'],
  ],
])(
  'lines of a copied page are told apart without lists of its words (%s)',
  (_language, text, some) => {
    expect(labelsOf(text)).toEqual(expect.arrayContaining(some));
  },
);

test('a further recipe is named and its lines stand around the first', () => {
  const one = (name: string) =>
    `${name}\n\nIngredients\n200 g flour\n2 eggs\n1 lemon\n\nMethod\nWhisk the eggs with the flour.\nBake for 20 minutes.\n\n`;
  const { lines } = linesOfText(one('Lemon Sponge') + one('Orange Sponge'));
  const { labels, others } = labelLines(lines);
  expect(others).toEqual(['Orange Sponge']);
  expect(labels.filter(({ label }) => label === 'I')).toHaveLength(3);
});

test('a part with a list and steps of its own is no further recipe', () => {
  const { lines } = linesOfText(
    'Buckwheat crêpes with pumpkin\n\nFor the crêpes\n200 g buckwheat flour\n2 eggs\n300 ml milk\n\nWhisk the eggs with the flour and the milk.\nLeave to rest for an hour.\n\nFor the pumpkin\n500 g pumpkin\n200 g fontina\n1 egg yolk\n\nCut the fontina into cubes and melt it.\nFill the crêpes with the pumpkin and bake for ten minutes.',
  );
  const { labels, others } = labelLines(lines);
  expect(others).toEqual([]);
  expect(labels.filter(({ label }) => label === 'I')).toHaveLength(6);
});

test('no text is no line', () => {
  expect(labelLines([])).toEqual({ labels: [], others: [] });
});

test('items of a numbered list that is none of steps are no steps', () => {
  const labels = labelsOf(
    'Tiramisú sin horno\n8 raciones\n\nIngredientes\n- 500 g de mascarpone\n- 4 yemas\n- 120 g de azúcar\n- 300 ml de café\n\nElaboración\n1. Bate las yemas con el azúcar hasta que blanqueen.\n2. Incorpora el mascarpone con movimientos envolventes.\n3. Alterna capas de crema y bizcochos y enfría cuatro horas.\n\nPublicidad\n\nLo más leído\n1. Cocido madrileño de la abuela\n2. Croquetas de jamón cremosas\n3. Arroz con leche asturiano\n4. Pollo al chilindrón rápido\n\nSuscríbete\nRecibe cada lunes nuestras recetas y ofertas en tu correo.',
  );
  expect(labels).toContain('S Alterna capas de crema y bizcochos y enfría cuatro horas.');
  expect(labels).not.toContain('S Croquetas de jamón cremosas');
  expect(labels).not.toContain('S Pollo al chilindrón rápido');
});

/** A sheet whose lines have the sizes given. */
const sheet = (texts: readonly (readonly [string, number])[]) => {
  const lines = inReadingOrder(
    texts.map(([text, height], at) => ({
      text,
      page: 1,
      x: 50,
      y: 60 * at,
      width: 9 * height,
      height,
    })),
  );
  return labelLines(lines).labels.map(({ label }, at) => `${label} ${lines[at]!.text}`);
};

test('the title is the larger print below the name of a brand', () => {
  expect(
    sheet([
      ['ARROZ EL TANCAT', 40],
      ['Paella de conejo', 60],
      ['Para 4 personas', 30],
      ['Ingredientes', 36],
      ['320 g de arroz bomba', 30],
      ['1 conejo troceado', 30],
      ['200 g de judía verde plana', 30],
      ['Preparación', 36],
      ['Dore el conejo en la paella con aceite y sal.', 30],
      ['Eche el arroz y cueza 18 minutos más.', 30],
    ]).slice(0, 2),
  ).toEqual(['X ARROZ EL TANCAT', 'T Paella de conejo']);
});

test.each([
  ['Wozu die Knödel? Vier Reste, ein Topf Brühe und ein kalter Abend.', 'N'],
  ['Für sechs Esser · Arbeitszeit anderthalb Stunden · Kochzeit 15 Min.', 'F'],
])('a sentence in far smaller print below the name is no part of it: “%s”', (below, label) => {
  expect(
    sheet([
      ['Knödel mit Pilzrahm', 60],
      [below, 30],
      ['Zutaten', 36],
      ['300 g Knödelbrot', 30],
      ['250 ml Milch', 30],
      ['400 g Pilze', 30],
      ['Zubereitung', 36],
      ['Das Brot in der Milch einweichen.', 30],
      ['Die Pilze in Butter braten.', 30],
    ]),
  ).toContain(`${label} ${below}`);
});
