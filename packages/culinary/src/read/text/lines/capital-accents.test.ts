import { expect, test } from '@jest/globals';
import { withCapitalAccents, withGraveInNames } from './capital-accents.ts';

const texts = (all: readonly string[], confidence?: number): string[] =>
  withCapitalAccents(
    all.map((text, at) => ({
      text,
      page: 1,
      x: 40,
      y: 60 * at,
      width: 15 * text.length,
      height: 30,
      ...(confidence === undefined ? {} : { confidence }),
    })),
  ).map(({ text }) => text);

test.each([
  ['Epluchez les carottes.', 'Épluchez les carottes.'],
  ['Egoutter les pâtes.', 'Égoutter les pâtes.'],
  ['Etalez la pâte.', 'Étalez la pâte.'],
  ['Lavez-les. Emincez-les.', 'Lavez-les. Émincez-les.'],
  ['Ecrase les gousses.', 'Écrase les gousses.'],
  ['Enrobez les filets.', 'Enrobez les filets.'],
  ['Essuyez le plat.', 'Essuyez le plat.'],
  ['Emmental râpé', 'Emmental râpé'],
  ['Erdäpfel schälen', 'Erdäpfel schälen'],
  ['Echar la sal', 'Echar la sal'],
  ['Eliminate the fat', 'Eliminate the fat'],
])('beside a capital with an accent “%s” is “%s”', (read, written) => {
  expect(texts(['Étape 1', read], 90)[1]).toBe(written);
});

test('a source that prints its capitals without accents keeps them', () => {
  expect(texts(['Etape 1', 'Epluchez les pommes.'], 90)[1]).toBe('Epluchez les pommes.');
});

test('what was not recognised keeps its capitals', () => {
  expect(texts(['Étape 1', 'Epluchez les pommes.'])[1]).toBe('Epluchez les pommes.');
});

test.each([
  ["Gâteau a l'huile", "Gâteau à l'huile"],
  ['Poulet a la crème', 'Poulet à la crème'],
  ['Elle a la crème', 'Elle a la crème'],
  ['Mamie a la recette', 'Mamie a la recette'],
  ['Gambas a la plancha', 'Gambas a la plancha'],
])('beside “à la main” “%s” is “%s”', (text, written) => {
  const place = { page: 1, x: 40, y: 60, width: 300, height: 30, confidence: 90 };
  const read = withGraveInNames([
    { ...place, text },
    { ...place, text: 'Pétrir à la main.' },
  ]);
  expect(read[0]!.text).toBe(written);
  expect(withGraveInNames([{ ...place, text }])[0]!.text).toBe(text);
});
