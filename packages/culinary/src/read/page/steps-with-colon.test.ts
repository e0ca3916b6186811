import { describe, expect, test } from '@jest/globals';
import { readStructuredInstructions } from './markup/structured-instructions.ts';
import { readPage } from './read-page.ts';

const step = (text: string) => ({ '@type': 'HowToStep', text });
const told = (steps: readonly { group: string | null; text: string }[]) =>
  steps.map(({ group, text }) => (group === null ? text : `${group} > ${text}`));

describe('a step of the data that ends in a colon', () => {
  test.each([
    ['Leave to rest:', 'Bake it for an hour.'],
    ['Den Teig kalt stellen:', 'Eine Stunde im Kühlschrank lassen.'],
    ['Laisser reposer :', 'Une heure au frais, sous un linge.'],
    ['Dejar reposar:', 'Una hora en la nevera, tapada.'],
    ['Lasciare riposare:', 'Un’ora in frigorifero, coperto.'],
    ['Låt vila:', 'En timme i kylen, under en duk.'],
    ['Monter le plat dans cet ordre :', 'poisson au fond, purée par-dessus.'],
    ['Incorporar el pan licuado, las pecanas molidas y el queso:', 'Debe quedar una crema espesa.'],
    ['Layer the dish in this order:', 'fish first, then the mash.'],
    ['Disporre gli strati in quest’ordine:', 'prima il pesce, poi il purè.'],
    ['Die Form in dieser Reihenfolge füllen:', 'zuerst den Fisch, dann das Püree.'],
  ])('"%s" is a step', (first, second) => {
    expect(told(readStructuredInstructions([step(first), step(second)]))).toEqual([first, second]);
    expect(told(readStructuredInstructions([first, second]))).toEqual([first, second]);
  });

  test('is a step where it has a number', () => {
    expect(told(readStructuredInstructions(['Step 1: Bake:', 'Step 2: 10 min']))).toEqual([
      'Bake:',
      '10 min',
    ]);
  });

  test('is kept where it is the last of its part', () => {
    expect(
      told(
        readStructuredInstructions([
          {
            '@type': 'HowToSection',
            name: 'Dough',
            itemListElement: [step('Knead the dough well.'), step('And then:')],
          },
          { '@type': 'HowToSection', name: 'Sauce', itemListElement: [step('Cook the sauce.')] },
        ]),
      ),
    ).toEqual(['Dough > Knead the dough well.', 'Dough > And then:', 'Sauce > Cook the sauce.']);
  });

  test.each(['For the dough:', 'Make the sauce:', 'Sauce:', 'Den Teig zubereiten:'])(
    '"%s" names a part',
    (name) => {
      expect(
        told(readStructuredInstructions([step(name), step('Stir it for ten minutes.')])),
      ).toEqual([`${name.slice(0, -1)} > Stir it for ten minutes.`]);
    },
  );
});

const page = (lang: string, method: string, body: string) => `<html lang="${lang}">
  <head><title>Carrot soup</title></head><body><h1>Carrot soup</h1>
  <h2>Ingredients</h2><ul><li>1 onion</li><li>500 g carrots</li><li>1 l stock</li><li>2 tbsp oil</li></ul>
  <h2>${method}</h2>${body}</body></html>`;

test.each([
  [
    'one of a numbered list',
    '<ol><li>Chop the onion and the carrots.</li><li>Leave to rest:</li><li>Blend everything until smooth.</li></ol>',
    ['Chop the onion and the carrots.', 'Leave to rest:', 'Blend everything until smooth.'],
  ],
  [
    'the last of the first of two lists',
    '<h3>Soup</h3><ol><li>Chop the onion and the carrots.</li><li>Leave to rest:</li></ol><h3>Oil</h3><ol><li>Heat the oil in a pan.</li></ol>',
    [
      'Soup > Chop the onion and the carrots.',
      'Soup > Leave to rest:',
      'Oil > Heat the oil in a pan.',
    ],
  ],
  [
    'one below a heading that counts it',
    '<h3>Schritt 1</h3><p>Zwiebel hacken.</p><h3>Schritt 2</h3><p>Kalt stellen:</p><h3>Schritt 3</h3><p>Alles fein pürieren.</p>',
    ['Zwiebel hacken.', 'Kalt stellen:', 'Alles fein pürieren.'],
  ],
])('a step of a page that ends in a colon is a step: %s', (_what, body, steps) => {
  const { draft } = readPage(page('en', 'Method', body), 'https://example.org/soup');
  expect(told(draft!.steps)).toEqual(steps);
});

describe('a sentence that leads to the row below it is a step, not the name of a part', () => {
  const LEADS: [string, string, string][] = [
    ['en', 'Layer the dish as follows:', 'fish at the bottom, mash on top.'],
    ['de', 'Jetzt wird geschichtet wie folgt:', 'unten der Fisch, oben das Püree.'],
    ['es', 'Se monta la fuente de esta manera:', 'pescado abajo, puré encima.'],
    ['fr', 'On monte alors le plat ainsi :', 'poisson au fond, purée par-dessus.'],
    ['it', 'Disponete gli strati in questo modo:', 'pesce sul fondo, purè sopra.'],
  ];
  const items = (tag: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

  test.each(LEADS)('%s: %s', (lang, lead, below) => {
    const rows = ['Chop the onion and the carrots.', lead, below, 'Bake it for 20 minutes.'];
    for (const body of [
      `<ul>${items('li', rows)}</ul>`,
      items('p', rows),
      `<div itemscope itemtype="https://schema.org/Recipe"><div itemprop="recipeInstructions"><ol>${items('li', rows)}</ol></div></div>`,
    ]) {
      const { draft } = readPage(page(lang, 'Method', body), 'https://example.org/soup');
      expect(told(draft!.steps)).toEqual(rows);
    }
  });

  test.each(['For the dip:', 'Make the sauce:', 'Sauce:', 'Für die Soße:', 'Per la salsa:'])(
    'what names a part is none: %s',
    (name) => {
      const rows = [
        'Chop the onion and the carrots.',
        name,
        'melt the butter and stir in the flour.',
      ];
      const { draft } = readPage(
        page('en', 'Method', items('p', rows)),
        'https://example.org/soup',
      );
      expect(draft!.steps.at(-1)!.group).toBe(name.slice(0, -1));
    },
  );
});
