import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const REST = `

Ingredienti
4 melanzane
2 coste di sedano
300 g di pomodori pelati

Preparazione
Tagliate le melanzane a cubetti e friggetele.
Unite il sedano e i pomodori e cuocete 15 minuti.
`;

test.each([
  ["Ci vogliono venti minuti per preparare e un'ora e\nun quarto di fuoco.", 20, 75],
  ['Dosi per 6 persone. Preparazione: 40 minuti, cottura:\nin tutto 45 minuti.', 40, 45],
  ["Ci vogliono mezz'ora per la preparazione e quaranta\nminuti di cottura", 30, 40],
])('a sentence of times that was broken is one: “%s”', (facts, prep, cook) => {
  const { prepTime, cookTime, notes, description } = readText(`Caponata\n\n${facts}${REST}`);
  expect([prepTime, cookTime]).toEqual([prep, cook]);
  expect(JSON.stringify([notes, description])).not.toMatch(/fuoco|cottura/);
});

test.each([
  [
    'C’est pour six personnes. Comptez une demi-heure de\npréparation et trois quarts d’heure de cuisson.',
    30,
    45,
  ],
  ['für 6 Leute; muss 4 Tage vorher eingelegt werden, Schmorzeit zweieinhalb\nStunden', null, 150],
])(
  'what a time is of may stand in the next line, and so may its unit: “%s”',
  (facts, prep, cook) => {
    const { prepTime, cookTime, servings } = readText(`Caponata\n\n${facts}${REST}`);
    expect([prepTime, cookTime, servings]).toEqual([prep, cook, 6]);
  },
);
