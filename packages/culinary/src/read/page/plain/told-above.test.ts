import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const stepsOf = (closing: string) =>
  readPage(
    `<html><head><title>Gâteau de semoule</title></head><body><h3>Gâteau de semoule</h3><div>Il pleut.<br><br><b>Pour 6 gourmands :</b><br>1 l de lait<br>150 g de semoule fine<br>120 g de sucre<br>3 oeufs<br><br><b>On y va :</b><br>- faire bouillir le lait avec la vanille fendue<br>- verser la semoule en pluie et remuer 5 minutes<br>- hors du feu, ajouter le sucre et les oeufs battus<br><br>${closing}</div></body></html>`,
    'https://blog.example/1',
  ).draft!.steps.map(({ text }) => text);

test('steps behind dashes stay where a sentence closes them', () => {
  expect(stepsOf('Attendre qu’il soit froid pour démouler.')).toHaveLength(4);
});

test('a farewell behind the last step is no part of it', () => {
  expect(stepsOf('Attendre qu’il soit froid pour démouler. Bisous à toutes !').at(-1)).toBe(
    'Attendre qu’il soit froid pour démouler.',
  );
});
