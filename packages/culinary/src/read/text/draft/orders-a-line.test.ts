import { expect, test } from '@jest/globals';
import type { LabelledLine } from '../labels/line-label.ts';
import { linesOfText } from '../lines/lines-of-text.ts';
import { withOrdersALine } from './orders-a-line.ts';

const label = (one: 'S' | 's'): LabelledLine => ({
  label: one,
  certainty: 1,
  listed: 0,
  told: 1,
  around: 0,
});
const labelsOf = (...texts: string[]): string => {
  const { lines } = linesOfText(texts.join('\n'));
  const labels = lines.map((_, at) => label(at === 0 ? 'S' : 's'));
  return withOrdersALine(lines, labels)
    .map((found) => found.label)
    .join('');
};

test.each([
  [
    'Kartoffeln in Salzwasser weich kochen',
    'Zwiebel würfeln, in Butter glasig dünsten',
    'alles mit den Eiern verkneten',
    'mit nassen Händen Klöße drehen',
  ],
  [
    'Éplucher les pommes et les couper en quartiers',
    'Étaler la pâte dans le moule beurré',
    'Ranger les pommes dessus',
  ],
  [
    'Lessare le patate con la buccia',
    'Schiacciarle e impastare con la farina',
    'Tagliare gli gnocchi',
  ],
  ['Pelar las patatas y cortarlas finas', 'Freír despacio en aceite', 'Batir los huevos con sal'],
  ['Chop the onion and soften in butter', 'Stir in the rice', 'Add the stock a ladle at a time'],
])('“%s” and what is below it are orders of their own', (...texts) => {
  expect(labelsOf(...texts)).toBe('S'.repeat(texts.length));
});

test('what stands in brackets between such orders is a remark', () => {
  expect(
    labelsOf(
      'Spinat waschen und kurz dünsten',
      'mit Ei und Brot verkneten',
      '(wenn es zu weich ist: Mehl rein)',
      'mit nassen Händen Nocken drehen',
    ),
  ).toBe('SSNS');
});

test.each([
  [
    'Zwiebeln fein würfeln und in der Butter bei kleiner Hitze glasig dünsten',
    'lassen, dann mit der Brühe ablöschen, die Linsen zugeben und alles',
    'weich kochen',
  ],
  [
    'Émincer les oignons, les mettre dans une cocotte avec le beurre et laisser',
    'cuire à feu doux une demi-heure sans coloration, mouiller avec',
    'le vin',
  ],
  [
    'Soften the onion in butter. Stir in the rice and add the stock',
    'stirring all the time until the rice is soft',
    'Serve with parmesan.',
  ],
])('“%s” goes on in the line below', (...texts) => {
  expect(labelsOf(...texts)).toBe('Sss');
});
