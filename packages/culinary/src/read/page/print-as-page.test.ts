import { expect, test } from '@jest/globals';
import { read } from './test-kit/plum-tart.ts';

const list = ['500 g plums', '200 g plain flour', '100 g cold butter', '80 g sugar'];
const wrapped = [
  '1. Rub the butter into the flour and the sugar until it looks like',
  'crumbs, and press it into a buttered tin of 26 cm.',
  '2. Halve the plums, take the stones out and lay them on top with the',
  'cut side up. Sprinkle them with the rest of the sugar.',
  '3. Bake for 40 minutes at 180 °C until the edges are golden, and',
  'leave it to cool in the tin.',
];
const told = [
  'Rub the butter into the flour and the sugar until it looks like crumbs, and press it into a buttered tin of 26 cm.',
  'Halve the plums, take the stones out and lay them on top with the cut side up. Sprinkle them with the rest of the sugar.',
  'Bake for 40 minutes at 180 °C until the edges are golden, and leave it to cool in the tin.',
];

/** The lines of a page of print: their sizes, and where they lie. */
const printed = [
  { text: 'Village hall – the book of cakes', size: 10, x: 60, y: 40 },
  { text: 'Plum tart', size: 30, x: 60, y: 90, bold: true },
  { text: 'Serves 8', size: 14, x: 60, y: 140 },
  { text: 'Ingredients', size: 18, x: 60, y: 180, bold: true },
  ...list.map((text, at) => ({ text: `• ${text}`, size: 14, x: 75, y: 210 + 20 * at })),
  { text: 'Method', size: 18, x: 60, y: 320, bold: true },
  ...wrapped.map((text, at) => ({ text, size: 14, x: 60, y: 350 + 20 * at })),
  { text: '17', size: 10, x: 700, y: 1150 },
];
const behind = [
  { text: 'Village hall – the book of cakes', size: 10, x: 60, y: 40 },
  { text: 'Closing the hall', size: 30, x: 60, y: 90, bold: true },
  { text: '□ Put the chairs on the tables and sweep below', size: 14, x: 75, y: 140 },
  { text: '□ Wash the big pot and leave its lid open', size: 14, x: 75, y: 160 },
  { text: '18', size: 10, x: 700, y: 1150 },
];
type Printed = (typeof printed)[number];

const pages = (line: (line: Printed) => string, page: (lines: string, at: number) => string) =>
  [printed, behind].map((lines, at) => page(lines.map(line).join('\n'), at)).join('\n');
const marked = ({ text, bold }: Printed) => (bold ? `<b>${text}</b>` : text);

test.each([
  [
    'paragraphs that lie on their page',
    pages(
      (line) =>
        `<p style="position:absolute;top:${line.y}px;left:${line.x}px;white-space:nowrap" class="s${line.size}">${marked(line).replaceAll(' ', '&#160;')}</p>`,
      (lines, at) =>
        `<div id="page${at + 1}-div" style="position:relative;width:892px;height:1262px;"><img width="892" height="1262" src="p.png">${lines}</div>`,
    ),
    '.s10{font-size:10px;}.s14{font-size:14px;}.s18{font-size:18px;}.s30{font-size:30px;}',
  ],
  [
    'points instead of pixels, with the letters in spans',
    pages(
      (line) =>
        `<p style="top:${line.y}pt;left:${line.x}pt;line-height:${line.size}pt"><span style="font-family:${line.bold ? 'Lato-Bold' : 'Lato'};font-size:${line.size}pt">${line.text}</span></p>`,
      (lines, at) => `<div id="page${at}" style="width:595pt;height:842pt">${lines}</div>`,
    ),
    'p{position:absolute;white-space:pre;margin:0}',
  ],
  [
    'classes for each place, counted from below, in letters four times as large',
    pages(
      (line) =>
        `<div class="t m0 x${line.x} h1 y${line.y} s${line.size}">${line.text.replace(' ', '<span class="_ _0"> </span>')}</div>`,
      (lines, at) =>
        `<div id="pf${at}" class="pf w0 h0"><div class="pc pc${at} w0 h0">${lines}</div></div>`,
    ),
    `.pf{position:relative}.t{position:absolute}.m0{transform:matrix(0.25,0,0,0.25,0,0)}.w0{width:892px;}.h0{height:1262px;}${[...new Set([...printed, ...behind].flatMap(({ size, x, y }) => [`.s${size}{font-size:${4 * size}px;}`, `.x${x}{left:${x}px;}`, `.y${y}{bottom:${1200 - y}px;}`]))].join('\n')}@media print{.y90{bottom:1480pt;}}`,
  ],
  [
    'spans in hundredths of the page above its picture',
    pages(
      (line) =>
        `<span role="presentation" style="left: ${line.x / 8.92}%; top: ${line.y / 12.62}%; font-size: calc(var(--scale-factor)*${line.size}.00px); font-family: sans-serif;${line.bold ? 'font-weight: bold' : ''}">${line.text}</span><br role="presentation">`,
      (lines, at) =>
        `<div class="page" data-page-number="${at + 1}" style="width: 892px; height: 1262px;"><div class="textLayer" style="width: 892px; height: 1262px;">${lines}</div></div>`,
    ),
    '',
  ],
  [
    'boxes of several lines, one page below the other',
    `${[printed.slice(0, 1), printed.slice(1, 2), printed.slice(2, 3), printed.slice(3, 4), printed.slice(4, 8), printed.slice(8, 9), printed.slice(9, 15)].map((lines) => `<div style="position:absolute; border: textbox 1px solid; left:${lines[0]!.x}px; top:${lines[0]!.y}px; width:600px; height:${20 * lines.length}px;"><span style="font-family: Times; font-size:${lines[0]!.size}px">${lines.map(({ text }) => `${text}<br>`).join('\n')}</span></div>`).join('\n')}`,
    '',
  ],
])('a page of print in HTML is read with its lines joined: %s', (_, body, style) => {
  const draft = read(`<style>${style}</style>${body}`, 'cakes_p17-18_final');
  expect(draft.title).toBe('Plum tart');
  expect(draft.servings).toBe(8);
  expect(draft.lines).toEqual(list);
  expect(draft.told).toEqual(told);
});

const broken = (lines: readonly string[]) => lines.join('<br>\n');

test.each([
  [
    'line breaks in a paragraph',
    `<h1>Plum tart</h1><p>${broken(list)}</p><p>${broken(wrapped)}</p>`,
  ],
  [
    'line breaks without paragraphs',
    `<h1>Plum tart</h1><b>Ingredients</b><br>${broken(list)}<br><br><b>Method</b><br>${broken(wrapped)}<br><br>`,
  ],
  [
    'preformatted text below an article that is as long',
    `<h1>Plum tart</h1><p>${'We baked it for the party of the village, and nothing of it was left. '.repeat(16)}</p><h2>Ingredients</h2><pre>${list.join('\n')}</pre><h2>Method</h2><pre>${wrapped.join('\n')}</pre>`,
  ],
  [
    'spaces that do not break, in a table of the page',
    `<table><tr><td>&nbsp;</td><td><h1>Plum tart</h1><font face="Arial">${broken(list)}<br>&nbsp;<br>${broken(wrapped)}</font></td></tr></table>`,
  ],
])('lines that were wrapped by hand are joined: %s', (_, body) => {
  const draft = read(body, 'Plum tart');
  expect(draft.lines).toEqual(list);
  expect(draft.told).toEqual(told);
});

test('a line break parts steps that are whole', () => {
  const steps = ['Rub the butter into the flour.', 'Lay the plums on top.', 'Bake for 40 minutes.'];
  const draft = read(`<h1>Plum tart</h1><p>${broken(list)}</p><p>${broken(steps)}</p>`);
  expect(draft.lines).toEqual(list);
  expect(draft.told).toEqual(steps);
});
