import { expect, test } from '@jest/globals';
import { foldWords } from '../../words/fold.ts';
import { leftOutLines } from './left-out-lines.ts';

test.each([
  [['500 g flour', '4 egg yolks'], 'For finishing:', '2 egg whites', 'Makes about sixty.'],
  [['500 g Mehl', '4 Eigelb'], 'Zum Garnieren:', '50 g Zucker', 'Ergibt sechzig.'],
  [
    ['500 g de farine', '4 jaunes d’œufs'],
    'Pour la dorure :',
    '2 blancs d’œufs',
    'On en fait soixante.',
  ],
  [['500 g di farina', '4 tuorli'], 'Per guarnire:', '2 albumi', 'Ne vengono sessanta.'],
  [['500 g de harina', '4 yemas'], 'Para adornar:', '2 claras', 'Salen sesenta.'],
])(
  'a line below the name of a part that was not taken is said to be missing (%#)',
  (list, head, line, closing) => {
    const lines = [...list, head, line, closing].map((text) => ({
      text,
      folded: foldWords(text),
      taken: list.includes(text) ? ('line' as const) : null,
    }));
    expect(leftOutLines(null, list, lines)).toMatchObject([
      { part: 'whole', sentence: `A line of the list may be missing: “${line}”.` },
    ]);
  },
);

const asLines = (texts: readonly string[], taken: readonly string[]) =>
  texts.map((text) => ({
    text,
    folded: foldWords(text),
    taken: taken.includes(text) ? ('line' as const) : null,
  }));

test.each([
  [['1.5 lb chicken thighs', '1 heaping tbsp curry paste'], '680 g chicken thighs'],
  [['300 g de garbanzos', '2 patatas medianas'], '10,5 oz de garbanzos'],
  [['250 g shortcrust pastry', '2 eggs'], '9 oz shortcrust pastry'],
])('a line that says the same in another system of measures is not missing: %s', (list, other) => {
  expect(leftOutLines(null, list, asLines([...list, other, 'Method'], list))).toEqual([]);
});

test('another amount of the same food in the same system is asked about', () => {
  const list = ['250 g flour', '2 eggs'];
  const lines = asLines([...list, '50 g flour', 'Method'], list);
  expect(leftOutLines(null, list, lines)).toHaveLength(1);
});
