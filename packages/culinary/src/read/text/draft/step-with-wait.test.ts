import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  'Bollire i vasetti 20 min coperti d’acqua e lasciarli in dispensa 3 settimane prima di aprirli.',
  'Bollire i barattoli 30 min e tenerli al buio 2 settimane prima di consumarli.',
])('“%s” is a step and no time of the whole', (last) => {
  const draft = readText(
    `Giardiniera\n\nIngredienti\ngr 300 carote\n2 peperoni\nml 500 aceto\n\nPreparazione\n1) Tagliare carote e peperoni a pezzetti.\n2) Portare a bollore aceto e verdure.\n3) ${last}`,
  );
  expect(draft.steps.at(-1)?.text).toBe(last);
  expect([draft.prepTime, draft.totalTime]).toEqual([null, null]);
});

test('a step that breaks off within a paragraph goes on in its next line, and the numbers count on', () => {
  const { steps } = readText(
    `Zuppa di ceci\n\nIngredienti\nceci gr 300\n1 cipolla\n4 fette di pane\n\nPreparazione\n1) Mettere a bagno i ceci per 24 ore, cambiando l'acqua tre volte,\npoi scolarli e sciacquarli. 2) Tritare la cipolla e farla appassire\ncon i ceci e cuocere per circa 1 ora e mezza; salare. 3) Frullare\nun terzo della zuppa, rimetterla in pentola e pepare. 4) Tostare il pane,\nstrofinarlo con l'aglio e servirlo con la zuppa.`,
  );
  expect(steps.map(({ text }) => text).slice(2)).toEqual([
    'Frullare un terzo della zuppa, rimetterla in pentola e pepare.',
    "Tostare il pane, strofinarlo con l'aglio e servirlo con la zuppa.",
  ]);
});
