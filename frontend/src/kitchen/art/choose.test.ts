import { expect, test } from '@jest/globals';
import { choose, motifOf, type Composition } from './choose.ts';
import { motifs } from './motifs/motifs.ts';
import type { MotifName } from './motifs/motif-names.data.ts';
import type { Pigment } from '../../shared/drawing/pigments.data.ts';

async function chosen(title: string, category: string) {
  const name = motifOf(title, category);
  await motifs.fetch(name);
  return choose(title, category, motifs.get(name)!);
}

const known: [
  title: string,
  category: string,
  motif: MotifName,
  ground: Pigment,
  composition: Composition,
][] = [
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

test.each(known)('%s (%s) is %s on %s, %s', async (title, category, motif, ground, composition) => {
  expect(await chosen(title, category)).toMatchObject({ motif, ground, composition });
});

test('the category changes the picture of a title without food', () => {
  expect(motifOf('Grandmother’s best', 'dessert')).not.toBe(
    motifOf('Grandmother’s best', 'starter'),
  );
});

test('an unknown category counts as a main', () => {
  expect(motifOf('Number one', 'brunch')).toBe(motifOf('Number one', 'main'));
});

test('what comes on its own dish is never put on a plate', async () => {
  const titles = Array.from({ length: 64 }, (_, number) => `Green curry ${number}`);
  const choices = await Promise.all(titles.map((title) => chosen(title, 'main')));
  expect(new Set(choices.map(({ motif }) => motif))).toEqual(new Set(['curry']));
  expect(choices.map(({ composition }) => composition)).not.toContain('onPlate');
});

test('a picture stands only on grounds on which its motif reads, and four tiles on two of them', async () => {
  for (let number = 0; number < 200; number++) {
    const { motif, ground, secondGround } = await chosen(`Tomato ${number}`, 'main');
    expect(motifs.get(motif)?.grounds).toContain(ground);
    expect(motifs.get(motif)?.grounds).toContain(secondGround);
    expect(secondGround).not.toBe(ground);
  }
});
