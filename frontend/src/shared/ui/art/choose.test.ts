import { expect, test } from '@jest/globals';
import { choose, type Composition } from './choose.ts';
import { motifs, type MotifName } from './motifs/all.ts';
import type { Pigment } from './pigments.data.ts';

const known: [title: string, category: string, motif: MotifName, ground: Pigment, composition: Composition][] = [
  ['Lemon and ricotta tart', 'dessert', 'lemon', 'cobalt', 'wholeAndCut'],
  ['Panzanella with charred peppers', 'starter', 'tomato', 'butter', 'onPlate'],
  ['Roast chicken with forty cloves of garlic', 'main', 'hen', 'cobalt', 'wholeAndCut'],
  ['Orecchiette with cime di rapa', 'main', 'orecchiette', 'tomato', 'whole'],
  ['Beetroot carpaccio with horseradish', 'starter', 'beet', 'milk', 'fourTiles'],
  ['Sea bream baked in salt', 'main', 'fish', 'lemon', 'wholeAndCut'],
  ['Aubergine parmigiana', 'main', 'aubergine', 'milk', 'onPlate'],
  ['Carciofi alla romana', 'starter', 'artichoke', 'milk', 'wholeAndCut'],
  ['Pumpkin gnocchi with sage', 'main', 'pumpkin', 'cobalt', 'whole'],
  ['Fig and almond galette', 'dessert', 'fig', 'apricot', 'onPlate'],
  ['Prawn linguine with chilli', 'main', 'prawn', 'butter', 'whole'],
  ['Chocolate and hazelnut torte', 'dessert', 'chocolate', 'celadon', 'whole'],
  ['Affogato', 'dessert', 'coupe', 'rose', 'whole'],
  ['Tiramisù', 'dessert', 'tira', 'rose', 'wholeAndCut'],
  ['Ribollita', 'main', 'bowl', 'clay', 'whole'],
  ['Leek vinaigrette', 'starter', 'leek', 'milk', 'whole'],
];

test.each(known)('%s (%s) is %s on %s, %s', (title, category, motif, ground, composition) => {
  expect(choose(title, category)).toMatchObject({ motif, ground, composition });
});

test('the category changes the picture of a title without food', () => {
  expect(motifs[choose('Grandmother’s best', 'dessert').motif]).not.toBe(motifs[choose('Grandmother’s best', 'starter').motif]);
});

test('an unknown category counts as a main', () => {
  expect(choose('Number one', 'brunch').motif).toBe(choose('Number one', 'main').motif);
});

test('what comes on its own dish is never put on a plate', () => {
  const titles = Array.from({ length: 64 }, (_, number) => `Green curry ${number}`);
  const choices = titles.map((title) => choose(title, 'main'));
  expect(new Set(choices.map(({ motif }) => motif))).toEqual(new Set(['curry']));
  expect(choices.map(({ composition }) => composition)).not.toContain('onPlate');
});

test('a picture stands only on grounds on which its motif reads, and four tiles on two of them', () => {
  for (let number = 0; number < 200; number++) {
    const { motif, ground, secondGround } = choose(`Tomato ${number}`, 'main');
    expect(motifs[motif].grounds).toContain(ground);
    expect(motifs[motif].grounds).toContain(secondGround);
    expect(secondGround).not.toBe(ground);
  }
});
