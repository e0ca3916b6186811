import { expect, test } from '@jest/globals';
import { saysForPart } from '../../headings/names-part.ts';
import type { PageLine } from '../lines/page-line.ts';
import { readText } from '../read-text.ts';

test.each(['For the filling', 'Für den Teig', 'Pour la pâte', 'Per il ragù', 'Para la masa'])(
  '“%s” says for which part it is',
  (heading) => {
    expect(saysForPart(heading)).toBe(true);
  },
);

test.each(['For six', 'Für 4 Personen', 'What you need', 'Pour quatre', 'Per 6', 'Zum Einkaufen'])(
  '“%s” names no part',
  (heading) => {
    expect(saysForPart(heading)).toBe(false);
  },
);

test('the part that heads the whole list, below a line of facts, keeps its name', () => {
  const rows: [string, number, boolean?][] = [
    ['We made this for the lifeboat supper every November.', 85],
    ['Serves 6 to 8   Prep 40 mins   Oven 35 mins', 112, true],
    ['For the filling', 140, true],
    ['400 g smoked haddock, skinned', 155],
    ['600 ml whole milk', 168],
    ['60 g butter', 181],
    ['For the mash', 200, true],
    ['1.2 kg floury potatoes', 215],
    ['Poach the haddock in the milk, lift it out and flake it.', 240],
    ['Boil and mash the potatoes with the butter and spread them on top.', 257],
  ];
  const { ingredients } = readText([
    { text: 'Harbour fish pie', page: 1, x: 40, y: 55, width: 150, height: 18, bold: true },
    ...rows.map(([text, y, bold = false]): PageLine => ({
      text,
      page: 1,
      x: 40,
      y,
      width: 5 * text.length,
      height: 10,
      bold,
    })),
  ]);
  expect(ingredients.map(({ name }) => name)).toEqual(['For the filling', 'For the mash']);
});
