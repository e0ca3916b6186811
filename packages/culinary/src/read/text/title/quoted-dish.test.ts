import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const RECIPE = `
für 4 Pers. / Backzeit 1 Std.

* 1 kg Kartoffeln, roh
* 3 Eier
* 2 Zwiebeln
* 150 g Speck
* Salz, Pfeffer

Kartoffeln reiben und ausdrücken.
Zwiebeln und Speck würfeln, mit den Eiern dazugeben.
Im Bräter bei 200 Grad ca. 1 Std. backen.
`;

test.each([
  'Zitat von moselfee: hat denn niemand das von früher? Bei uns gab es immer Kartoffelpuffer',
  'Zitat von moselfee: Meine Oma machte immer Kartoffelpuffer',
  'moselfee schrieb: bei uns waren das Kartoffelpuffer',
])('what somebody else is quoted with names no dish against a heading: “%s”', (quote) => {
  const { title } = readText(`Kochforum » Regionales » Eifel
Seite 1 von 2

hunsbuckel
Beiträge: 311
#7  04.02.2020, 18:17
${quote}
Doch, das hier ist von meiner Tante:

Rheinischer Kesselsknall
${RECIPE}`);
  expect(title).toBe('Rheinischer Kesselsknall');
});

test.each([
  ['Voice memo 12 — "pancakes"', 'Pancakes'],
  ['Nota vocale «carbonara»', 'Carbonara'],
  ['Voice memo 12', null],
])('a dish in quotes above what is told is its name: %s', (head, title) => {
  expect(
    readText(
      `${head}\n\nSo you take two eggs, a cup of flour and a cup of milk. Whisk everything and fry it in butter in a hot pan. That does about ten.`,
    ).title,
  ).toBe(title);
});
