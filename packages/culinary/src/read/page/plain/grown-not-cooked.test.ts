import { expect, test } from '@jest/globals';
import { heading, items, lines, lists, read, told } from '../test-kit/plum-tart.ts';

const grown = [
  'Sow outdoors 2 cm deep in rows.',
  'Thin to one plant every 10 cm.',
  'Water in dry spells.',
];

test.each(['How to grow', 'Aussaat und Pflege', 'Conseils de culture', 'Siembra', 'Coltivazione'])(
  'how a plant is grown is no step, below the recipe or above it: %s',
  (name) => {
    const tab = `<div role="tabpanel"><h2>${name}</h2>${items(grown, 'ol')}</div>`;
    expect(read(`${heading}<div role="tabpanel">${lists}</div>${tab}`)).toMatchObject({
      lines,
      told,
    });
    expect(read(`${heading}${tab}<div role="tabpanel">${lists}</div>`)).toMatchObject({
      lines,
      told,
    });
  },
);
