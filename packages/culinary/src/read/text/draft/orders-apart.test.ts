import { expect, test } from '@jest/globals';
import { readPage } from '../../page/read-page.ts';
import type { LineLabel } from '../labels/line-label.ts';
import { readText } from '../read-text.ts';
import type { LabelledBlock } from './labelled-blocks.ts';
import { withOrdersApart } from './orders-apart.ts';

const block = (label: LineLabel, text: string, isNumbered = false): LabelledBlock => ({
  label,
  text,
  certainty: 0.95,
  around: 0,
  marker: isNumbered ? { kind: 'number', ordinal: 1 } : null,
  indent: 0,
  size: 1,
  bold: false,
  heading: 0,
  gap: 0,
  page: 1,
  column: 0,
  first: 0,
  lines: 1,
  confidence: null,
});
const behindStep = (...remarks: string[]) =>
  withOrdersApart([block('S', 'Step.'), ...remarks.map((text) => block('N', text))])
    .slice(1)
    .map(({ label, text }) => `${label} ${text}`);

test.each([
  [
    'It will look too dark, that is how it should be.',
    'Leave to cool in the tin, then cut into squares.',
  ],
  [
    'Pas la peine de saler : le lard suffit.',
    'Poivrez et servez brûlant dans des assiettes creuses.',
  ],
  ['Das sieht erst zu flüssig aus.', 'Eine Stunde ruhen lassen und in Stücke schneiden.'],
  [
    'Il sale non serve, ci pensano le acciughe.',
    'Lasciate intiepidire e servite con pane abbrustolito.',
  ],
  [
    'No hace falta sal, el jamón ya tiene.',
    'Se deja reposar diez minutos y se sirve en cazuelitas.',
  ],
])('“%s” is a remark, and the order behind it in its line a step', (remark, order) => {
  expect(behindStep(`${remark} ${order}`)).toEqual([`N ${remark}`, `S ${order}`]);
});

test.each([
  'Wer keine Birnen mag, nimmt Äpfel. Reste am nächsten Tag in der Pfanne anbraten.',
  'They keep a week. Freeze in portions.',
  'Tipp: Mit etwas Zimt bestreuen.',
  'Il consiglio della nonna: servite con la panna.',
])('“%s” holds no step', (remark) => {
  expect(behindStep(remark)).toEqual([`N ${remark}`]);
});

test('what stands below a heading for serving stays there', () => {
  expect(behindStep('Serving suggestions', 'Serve in warm bowls with bread.')).toEqual([
    'N Serving suggestions',
    'N Serve in warm bowls with bread.',
  ]);
});

test('a line without a number below numbered steps is a remark', () => {
  const blocks = [block('S', 'Step.', true), block('N', 'Serve in warm bowls with bread.')];
  expect(withOrdersApart(blocks)).toEqual(blocks);
});

test('an order above the steps is none', () => {
  const blocks = [block('N', 'Serve in warm bowls with bread.'), block('S', 'Step.')];
  expect(withOrdersApart(blocks)).toEqual(blocks);
});

const BIRNEN = ['6 Birnen', '4 Eier', '100 g Zucker', '200 ml Milch'];
const STEPS = [
  'Die Birnen schälen und in eine Form legen.',
  'Eier, Zucker und Milch verrühren, darübergießen und 40 Minuten backen.',
];
const LAST = 'Lauwarm mit Vanillesoße servieren.';

test('an order in a paragraph of its own is the last step of a text and of a page', () => {
  const text = readText(['Birnenauflauf', '', ...BIRNEN, '', ...STEPS, '', LAST].join('\n'));
  expect(text.steps.at(-1)!.text).toBe(LAST);
  const items = BIRNEN.map((item) => `<li>${item}</li>`).join('');
  const paragraphs = [...STEPS, LAST, 'Reste schmecken auch kalt.'].map((one) => `<p>${one}</p>`);
  const page = readPage(
    `<html lang="de"><body><article><h1>Birnenauflauf</h1><ul>${items}</ul>${paragraphs.join('')}</article></body></html>`,
    'https://site.example/birnen',
  );
  expect(page.draft!.steps.at(-1)!.text).toBe(LAST);
});

test.each([
  [
    'fr',
    "Chez nous, c'était le plat des jours de lessive.",
    "La veille au soir, mettez à dessaler une palette de porc d'un kilo. Ajoutez trois cents grammes de lard.",
  ],
  ['en', 'We had this every Monday.', 'The night before, soak a pound of beans in cold water.'],
  [
    'de',
    'Bei uns gab es das jeden Samstag.',
    'Am Vorabend ein Pfund Bohnen in kaltem Wasser einweichen.',
  ],
])(
  'a paragraph above the first step is parted where it begins to tell the work: %s',
  (_, story, work) => {
    const parts = withOrdersApart([block('N', `${story} ${work}`), block('S', 'Step.')]);
    expect(parts.slice(0, 2).map(({ label, text }) => `${label} ${text}`)).toEqual([
      `N ${story}`,
      `S ${work}`,
    ]);
  },
);

test('a remark above a list stays whole', () => {
  const story = 'We had this every Monday. The night before, soak a pound of beans in cold water.';
  const [first] = withOrdersApart([
    block('N', story),
    block('I', '1 lb beans'),
    block('S', 'Step.'),
  ]);
  expect(first!.text).toBe(story);
});
