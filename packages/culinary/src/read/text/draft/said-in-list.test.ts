import { expect, test } from '@jest/globals';
import { withoutSaidBeside } from './said-in-list.ts';

test.each([
  'that’s the lot',
  "and that's it",
  'das wär’s',
  'Das war’s schon.',
  "c'est tout",
  'et voilà',
  'tutto qui',
  'e basta così',
  'y ya está',
  'eso es todo.',
])('“%s” ends a told list and is no item', (said) => {
  expect(withoutSaidBeside(['two onions', said])).toEqual({ items: ['two onions'], asTold: [] });
});

test.each([
  [
    'a brace of pheasants, which is two, jointed, the butcher does that for you',
    'a brace of pheasants, jointed',
  ],
  ['ein Kaninchen, zerlegt, das macht dir der Metzger', 'ein Kaninchen, zerlegt'],
  ['un lapin, coupé en morceaux, le boucher te le fait', 'un lapin, coupé en morceaux'],
  ['un coniglio, a pezzi, te lo fa il macellaio', 'un coniglio, a pezzi'],
  ['un conejo, troceado, te lo hace el carnicero', 'un conejo, troceado'],
])('what its teller says beside an item is no part of it: “%s”', (line, item) => {
  expect(withoutSaidBeside([line])).toEqual({ items: [item], asTold: [line] });
});

test.each([
  'two onions, sliced thin',
  'a piece of beef, from the butcher',
  'ein Becher Sahne, das Fett abgeschöpft',
  '1 voilage de chocolat, tout noir',
  'allspice, ground (that is Jamaica pepper, which you have)',
])('what belongs to an item stays: “%s”', (line) => {
  const { items } = withoutSaidBeside([line]);
  expect(items).toEqual([line]);
});
