import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const leaflet = (dish: string) =>
  readText(
    `LÁCTEOS VALLE HONDO
Leche fresca entera - Manténgase refrigerado entre 2 y 6 °C

  *  ${dish}  *

8 raciones / Preparación: 30 min / Horno: 45 min

INGREDIENTES
Leche fresca entera ........ 1 litro
Azúcar ..................... 200 g
Huevos ..................... 3
Harina de trigo ............ 120 g

ELABORACIÓN
1.- Batir los huevos con el azúcar y añadir la leche.
2.- Incorporar la harina y mezclar hasta que no queden grumos.
3.- Hornear a 180 grados hasta que esté dorada.
`,
  );

test('a dish goes before a food of the list that is sold', () => {
  expect(leaflet('QUESADA PASIEGA').title?.toLowerCase()).toBe('quesada pasiega');
});

test('a food of the list that stays as the title is doubted', () => {
  const { title, doubts } = leaflet('DELICIA DEL VALLE');
  if (title === 'Leche fresca entera')
    expect(doubts).toEqual(expect.arrayContaining([expect.objectContaining({ part: 'title' })]));
  else expect(title?.toLowerCase()).toBe('delicia del valle');
});
