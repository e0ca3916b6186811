import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const line = (text: string, y: number, size = 11.5) => ({
  text,
  page: 1,
  x: 60,
  y,
  width: text.length * 6,
  height: size,
});

test.each([
  ['1 bicchiere di alchermes', "mezzo bicchiere d'acqua"],
  ['1 bicchierino di rosolio', 'un bicchierino di alchermes'],
  ['1 verre de chouchen', "un demi-verre d'eau"],
  ['1 vaso de pacharán', 'medio vaso de agua'],
  ['200 ml of frangelico', 'half a glass of water'],
])('below “%s” on a printed page “%s” is an item of its own', (above, below) => {
  const lines = ['400 g di savoiardi', above, below, '2 cucchiai di zucchero', '80 g di farina'];
  const { ingredients } = readText([
    line('Zuppa inglese', 60, 21),
    ...lines.map((text, at) => line(text, 110 + 17.25 * at)),
    line('Mescolare l’alchermes con l’acqua e lo zucchero e bagnarvi i savoiardi.', 230),
    line('Coprire e lasciare in frigorifero per una notte, poi servire.', 254),
  ]);
  expect(ingredients.flatMap((group) => group.lines)).toEqual(lines);
});
