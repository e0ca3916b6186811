import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const piece = (x: number, y: number, text: string, height = 30) => ({
  text,
  page: 1,
  x,
  y,
  width: 15 * text.length,
  height,
  confidence: 95,
});
const amount = (y: number, text: string) => piece(1025 - 15 * text.length, y, text);

test.each([
  ['Ingredienti', 'Aggiungi alla spesa', 'Procedimento', 'Tieni acceso lo schermo'],
  ['Ingredients', 'Add to shopping list', 'Method', 'Keep screen on'],
  ['Zutaten', 'Auf die Einkaufsliste', 'Zubereitung', 'Bildschirm anlassen'],
  ['Ingrédients', 'Ajouter à ma liste', 'Préparation', 'Garder l’écran allumé'],
  ['Ingredientes', 'Añadir a la lista', 'Elaboración', 'Mantener encendida'],
])(
  'a button far at the right of “%s” leaves the item below it whole',
  (list, add, method, keep) => {
    const { ingredients, steps } = readText([
      piece(50, 170, 'Insalata di polpo', 50),
      piece(50, 390, list, 35),
      piece(760, 392, add, 27),
      piece(50, 461, 'polpo da circa 1 kg'),
      amount(461, '1'),
      piece(50, 519, 'patate a pasta gialla'),
      amount(519, '6 etti'),
      piece(50, 577, 'olio extravergine'),
      amount(577, '1 tazzina'),
      piece(50, 635, 'prezzemolo'),
      amount(635, '1 mazzetto'),
      piece(50, 700, method, 35),
      piece(760, 702, keep, 27),
      piece(50, 770, 'Lessa il polpo e le patate per 40 minuti.'),
      piece(50, 830, 'Condisci con olio e mescola.'),
    ]);
    expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
      '1 polpo da circa 1 kg',
      '6 etti patate a pasta gialla',
      '1 tazzina olio extravergine',
      '1 mazzetto prezzemolo',
    ]);
    expect(steps).toHaveLength(2);
  },
);
