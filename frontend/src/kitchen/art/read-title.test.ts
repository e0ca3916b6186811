import { expect, test } from '@jest/globals';
import { motifNames } from './motifs/motif-names.data.ts';
import { motifInTitle } from './read-title.ts';
import { motifWords } from './words.data.ts';

test.each([
  ['Kartoffelsuppe', 'potato'],
  ['Zitronentarte', 'lemon'],
  ['Crème brûlée à la vanille', 'flan'],
  ['CRÈME CARAMEL', 'flan'],
  ['Saumon à l’oseille', 'fish'],
  ['Tortilla de patatas', 'egg'],
  ['Zuppa inglese', 'tira'],
  ['Jamón con guisantes', 'chop'],
  ['Pommes Anna', 'potato'],
  ['Two figs', 'fig'],
  ['Oyster mushrooms with white beans', 'mushroom'],
  ['Grandmother’s best', null],
  ['', null],
  ['🍕', null],
] as const)('reads %p as %p', (title, motif) => {
  expect(motifInTitle(title)).toBe(motif);
});

test('prefers a phrase to its first word', () => {
  expect(motifInTitle('Mousse au chocolat')).toBe('glass');
  expect(motifInTitle('Mousse')).toBe('chocolate');
});

test('every motif but the empty plate has words, and every word has a motif', () => {
  expect(Object.keys(motifWords).sort()).toEqual(Object.values(motifNames).flat().sort());
  expect(
    Object.entries(motifWords)
      .filter(([, words]) => words === '')
      .map(([name]) => name),
  ).toEqual(['plate']);
});
