import { expect, test } from '@jest/globals';
import type { PageLine } from '../../lines/page-line.ts';
import { readText } from '../../read-text.ts';

const column = (x: number, y: number, height: number, texts: readonly string[]): PageLine[] =>
  texts.map((text, at) => ({
    text,
    page: 1,
    x,
    y: y + Math.round(1.6 * height) * at,
    width: text.length * 0.48 * height,
    height,
  }));

test.each([
  [
    'Buccellato di Lucca',
    [
      'Ammollare l’uvetta in acqua calda per un quarto d’ora.',
      'Impastare la farina con lo zucchero, le uova e il burro.',
      'Far lievitare coperto per due ore, fino al raddoppio.',
      'Cuocere a 180 gradi per 40 minuti circa.',
    ],
    ['500 g di farina forte', '150 g di zucchero', '80 g di burro', '2 uova', '120 g di uvetta'],
    'Castagnaccio',
    'Setacciare la farina di castagne e versarvi l’acqua.',
    ['300 g di farina di castagne', '4 dl d’acqua', '50 g di pinoli'],
  ],
  [
    'Raisin ring',
    [
      'Soak the raisins in warm water for a quarter of an hour.',
      'Knead the flour with the sugar, the eggs and the butter.',
      'Let it rise for two hours under a cloth.',
      'Bake for 40 minutes at 180 degrees.',
    ],
    ['500 g flour', '150 g sugar', '80 g butter', '2 eggs', '120 g raisins'],
    'Chestnut cake',
    'Sift the chestnut flour and stir in the water.',
    ['300 g chestnut flour', '400 ml water', '50 g pine nuts'],
  ],
  [
    'Couronne aux raisins',
    [
      'Faire tremper les raisins un quart d’heure dans l’eau chaude.',
      'Pétrir la farine avec le sucre, les œufs et le beurre.',
      'Laisser lever deux heures sous un linge.',
      'Cuire 40 minutes à 180 degrés.',
    ],
    ['500 g de farine', '150 g de sucre', '80 g de beurre', '2 œufs', '120 g de raisins secs'],
    'Gâteau de châtaignes',
    'Tamiser la farine de châtaignes et verser l’eau.',
    ['300 g de farine de châtaignes', '40 cl d’eau', '50 g de pignons'],
  ],
] as const)(
  '%s keeps its list beside its steps above those of a second dish',
  (title, told, list, other, otherTold, otherList) => {
    const { ingredients, steps, ...draft } = readText([
      ...column(34, 60, 16, [title]),
      ...told.flatMap((text, at) => column(34, 100 + 32 * at, 9.3, [text])),
      ...column(330, 100, 8.8, list),
      ...column(34, 381, 16, [other]),
      ...column(34, 405, 9.3, [otherTold]),
      ...column(330, 425, 8.8, otherList),
    ]);
    expect(draft.title).toBe(title);
    expect(ingredients.flatMap(({ lines }) => lines)).toEqual(list);
    expect(steps.map(({ text }) => text)).toEqual(told);
  },
);
