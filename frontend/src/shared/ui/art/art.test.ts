import { expect, test } from '@jest/globals';
import { art, square, wide } from './art.ts';
import type { Composition } from './choose.ts';
import { compose } from './compose.ts';
import { motifs, type MotifName } from './motifs/all.ts';

const compositions: Composition[] = ['whole', 'onPlate', 'wholeAndCut', 'fourTiles'];

test.each(Object.keys(motifs) as MotifName[])('draws %s in every composition and format', (motif) => {
  const [ground, secondGround] = motifs[motif].grounds;
  for (const composition of compositions) {
    for (const format of [square, wide]) {
      for (const variant of [0, 3]) {
        const picture = compose({ motif, composition, ground: ground!, secondGround: secondGround!, variant, rim: variant, tilt: 7, crop: 1.12, leansRight: true }, format);
        expect(picture).not.toMatch(/NaN|undefined|Infinity/);
        expect(picture.match(/<g /g)?.length).toBe(picture.match(/<\/g>/g)?.length);
      }
    }
  }
});

test('the same title and category give the same picture, in whatever order they are asked for', () => {
  const first = art('Lemon and ricotta tart', 'dessert');
  for (let number = 0; number < 600; number++) art(`Recipe ${number}`, 'main');
  expect(art('Lemon and ricotta tart', 'dessert')).toBe(first);
});

test('a title never gets into the drawing', () => {
  expect(art('<script>alert(1)</script> lemon"', 'main')).not.toMatch(/script|alert/);
});

test('fills the whole of a wide picture', () => {
  expect(art('Lemon and ricotta tart', 'dessert', wide)).toMatch(/^<path d="M0 0H140V100H0Z"/);
});
