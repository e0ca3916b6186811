import { expect, test } from '@jest/globals';
import { art, square, wide } from './art.ts';
import { motifOf, type Composition } from './choose.ts';
import { compose, type Format } from './compose.ts';
import type { Motif } from './motif.ts';
import { motifNames, type MotifName } from './motifs/motif-names.data.ts';
import { motifs } from './motifs/motifs.ts';

async function drawingOf(name: MotifName): Promise<Motif> {
  await motifs.fetch(name);
  return motifs.get(name)!;
}

const pictureOf = async (title: string, category: string, format?: Format) =>
  art(title, category, await drawingOf(motifOf(title, category)), format);

const compositions: Composition[] = ['whole', 'onPlate', 'wholeAndCut', 'fourTiles'];

test.each(Object.values<readonly MotifName[]>(motifNames).flat())(
  'draws %s in every composition and format',
  async (motif) => {
    const drawing = await drawingOf(motif);
    const [ground, secondGround] = drawing.grounds;
    for (const composition of compositions) {
      for (const format of [square, wide]) {
        for (const variant of [0, 3]) {
          const picture = compose(
            {
              motif,
              composition,
              ground: ground!,
              secondGround: secondGround!,
              variant,
              rim: variant,
              tilt: 7,
              crop: 1.12,
              leansRight: true,
            },
            drawing,
            format,
          );
          expect(picture).not.toMatch(/NaN|undefined|Infinity/);
          expect(picture.match(/<g /g)?.length).toBe(picture.match(/<\/g>/g)?.length);
        }
      }
    }
  },
);

test('the same title and category give the same picture, in whatever order they are asked for', async () => {
  const first = await pictureOf('Lemon and ricotta tart', 'dessert');
  for (let number = 0; number < 600; number++) await pictureOf(`Recipe ${number}`, 'main');
  expect(await pictureOf('Lemon and ricotta tart', 'dessert')).toBe(first);
});

test('a title never gets into the drawing', async () => {
  expect(await pictureOf('<script>alert(1)</script> lemon"', 'main')).not.toMatch(/script|alert/);
});

test('fills the whole of a wide picture', async () => {
  expect(await pictureOf('Lemon and ricotta tart', 'dessert', wide)).toMatch(
    /^<path d="M0 0H140V100H0Z"/,
  );
});
