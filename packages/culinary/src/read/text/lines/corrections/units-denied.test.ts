import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';
import { unitsDenied } from './units-denied.ts';

const linesWith = (item: string, correction: string): string[] =>
  readText(`Cake

${item}
200 g flour
3 eggs
150 g sugar

Beat the eggs with the sugar, fold in the rest and bake for 40 minutes.

--
Written at a kitchen table

${correction}
`).ingredients.flatMap(({ lines }) => lines);

test.each([
  [
    '2 heaping tablespoons creamed horseradish',
    'PS - a slip of the pen above: the horseradish should be 2 heaping teaspoons, not 2 heaping tablespoons.',
    '2 heaping teaspoons creamed horseradish',
  ],
  [
    '4 rounded tablespoons icing sugar',
    "NB: slip of the finger, that's 4 rounded dessertspoons of icing sugar, not tablespoons.",
    '4 rounded dessertspoons icing sugar',
  ],
  ['2 EL Kümmel', 'PS: Beim Kümmel sind es 2 TL, nicht EL!', '2 TL Kümmel'],
  [
    '2 cuillères à soupe de levure',
    "PS : pour la levure c'est 2 cuillères à café, pas à soupe.",
    '2 cuillères à café de levure',
  ],
  [
    '2 cucchiai di lievito',
    'NB: il lievito sono 2 cucchiaini, non cucchiai.',
    '2 cucchiaini di lievito',
  ],
  [
    '2 cucharadas de levadura',
    'P.D.: la levadura son 2 cucharaditas, no cucharadas.',
    '2 cucharaditas de levadura',
  ],
])('“%s” is set right below a signature by “%s”', (item, correction, now) => {
  expect(linesWith(item, correction)).toContain(now);
});

test('a spoon that is not heaped is asked about where its number stands', () => {
  const { doubts } = readText(`Ginger biscuits

12 oz self-raising flour
4 oz butter
1 egg
2 heaped teaspoons ground ginger

Melt the butter, stir in everything else and bake for 12 minutes.

P.S. I've misread my own hand: the ginger should be 2 level teaspoons, not heaped.
`);
  expect(doubts.map(({ sentence }) => sentence).join()).toContain('takes back something said');
});

test.each([
  '1 tsp salt, not heaped',
  '1 TL Salz, nicht gehäuft',
  '1 tsp (not tbsp!) chilli flakes',
  'Stir, not whisk, the eggs.',
])('“%s” denies no unit that was said before', (sentence) => {
  expect(unitsDenied(sentence, [])).toEqual([]);
});
