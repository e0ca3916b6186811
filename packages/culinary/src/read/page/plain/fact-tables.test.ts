import { expect, test } from '@jest/globals';
import { heading, items, lines, lists, read, told } from '../test-kit/plum-tart.ts';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

test.each([
  [
    ['Raciones', 'Tiempo de cocción', 'Dificultad'],
    ['5', 'hora y media', 'Media'],
  ],
  [
    ['Serves', 'Cooking time', 'Level'],
    ['5', '90 minutes', 'Easy'],
  ],
  [
    ['Préparation', 'Cuisson', 'Nombre de parts'],
    ['20 min', '1 h 30', '5'],
  ],
  [
    ['Portionen', 'Garzeit'],
    ['5', '1,5 Stunden'],
  ],
])('a value below the name of a fact is that fact: %j', (heads, values) => {
  const found = read(heading + table(heads, values) + lists);
  expect(found).toMatchObject({ servings: 5, cookTime: 90 });
});

test('names in front of values are no heads above them', () => {
  const found = read(heading + table(['Serves', 'four'], ['Prep', '15 min']) + lists);
  expect(found).toMatchObject({ servings: 4, prepTime: 15 });
});

test('amounts below their head are of the list', () => {
  const rows = lines.map((line) => [line.replace(/^\S+ g /, ''), line.replace(/ \w+$/, '')]);
  const body = table(['Zutat', 'Menge'], ...rows);
  const found = read(`${heading}${body}<h2>Zubereitung</h2>${items(told, 'ol')}`);
  expect(found.lines[0]).toBe('plums 500 g');
});
