import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { readText } from '../read-text.ts';

test.each([
  ['2 sprigs of rosemary', '(needles only)'],
  ['2 Zweige Rosmarin', '(nur die Nadeln)'],
  ['2 brins de romarin', '(feuilles seulement)'],
  ['2 rametti di rosmarino', '(solo gli aghi)'],
  ['2 ramas de romero', '(solo las hojas)'],
])(
  'a remark in brackets right below an item of a printed list belongs to it: %s %s',
  (item, aside) => {
    const texts = [
      'Farinata',
      'Ingredienti',
      '500 g farina di ceci',
      item,
      aside,
      '1 l acqua',
      'Preparazione',
      'Mescolate tutto e infornate per 25 minuti.',
    ];
    const lines = texts.map((text, row): PageLine => ({
      text,
      page: 1,
      x: text === aside ? 120 : 40,
      y: 40 + 14 * row,
      width: text.length * 5,
      height: 10,
    }));
    expect(readText(lines).ingredients.flatMap((group) => group.lines)).toContain(
      `${item} ${aside}`,
    );
  },
);
