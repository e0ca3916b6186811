import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';

const piece = (x: number, y: number, text: string, height = 26): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: 0.5 * height * text.length,
  height,
});

const LIST = ['4 poires mûres', '100 g de poudre d’amandes', '80 g de beurre mou', '2 œufs'];
const page = (beside: readonly PageLine[]) =>
  readText([
    piece(310, 60, 'Tarte aux poires', 50),
    ...LIST.map((text, at) => piece(390, 200 + 40 * at, text)),
    ...beside,
    ...[
      'Préchauffez le four à 180 °C et foncez un moule.',
      'Fouettez le beurre avec les œufs et les amandes.',
      'Étalez cette crème, posez les poires et enfournez.',
      'Laissez cuire pendant quarante minutes au four.',
      'Servez la tarte tiède avec une boule de glace.',
    ].map((text, at) => piece(310, 400 + 60 * at, text)),
  ]);

test('a note in small print left of all that the page holds belongs to no item beside it', () => {
  const note = ['Servez-la tiède', 'avec une boule', 'de glace vanille.'];
  const { ingredients } = page(note.map((text, at) => piece(60, 240 + 27 * at, text, 20)));
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(LIST);
});
