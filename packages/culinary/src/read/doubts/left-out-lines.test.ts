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
