import { describe, expect, it, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { endsInServing } from './short-orders.ts';

const read = (...last: string[]) =>
  readText(
    [
      'Gratin de pommes de terre\n',
      'Ingrédients',
      '1 kg de pommes de terre',
      '20 cl de crème',
      "2 gousses d'ail",
      'sel, poivre\n',
      'Préparation',
      'Éplucher les pommes de terre et les couper en rondelles.',
      "Les mettre dans un plat avec la crème et l'ail.",
      ...last,
    ].join('\n'),
  );

describe('a few words right below a step', () => {
  it('are a step where they say what is done', () => {
    const { steps, doubts } = read('Cuire 30 minutes.', 'Servir chaud.');
    expect(steps.map(({ text }) => text).slice(2)).toEqual(['Cuire 30 minutes.', 'Servir chaud.']);
    expect(doubts).toEqual([]);
  });

  test.each(['30 Minuten backen.', 'Heiß servieren.'])('are not doubted: %s', (step) => {
    const { steps, doubts } = readText(`Kartoffelgratin

Zutaten
1 kg Kartoffeln
200 ml Sahne
2 Zehen Knoblauch
Salz, Pfeffer

Zubereitung
Kartoffeln schälen und in Scheiben schneiden.
Mit Sahne und Knoblauch in eine Form geben.
${step}`);
    expect(steps.at(-1)!.text).toBe(step);
    expect(doubts).toEqual([]);
  });
});

describe('a sentence that reads like a remark', () => {
  const told = (first: string, last: string) =>
    readText(`Sbrisolona

Ingredienti
200 g di farina
200 g di mandorle
180 g di zucchero
100 g di burro

${first}

Mescolare la farina, lo zucchero e il burro con la punta delle dita.

Cuocere in forno a 180 gradi per 40 minuti.

${last}`);

  test.each([
    ['Per prima cosa tritiamo le mandorle, si devono sentire.', 'Sfornare e servire con la panna.'],
    ['First of all we chop the almonds, not too fine.', 'Cut into squares and serve with cream.'],
    ['Als Erstes kommen die Mandeln in den Mixer.', 'Couper en carrés et servir avec du café.'],
  ])('is a step where it is the first or the last thing that is done: %s', (first, last) => {
    const steps = told(first, last).steps.map(({ text }) => text);
    expect([steps[0], steps.at(-1)]).toEqual([first, last]);
  });

  test.each(['Keep in a tin and serve within a week.', 'Serve with cream and coffee.'])(
    'is none where it says how the dish is kept or eaten: %s',
    (text) => {
      expect(endsInServing(text)).toBe(false);
    },
  );
});

test('a list that stands in two systems one below the other is taken once', () => {
  const { ingredients } = readText(`Sponge cake

Ingredients (US)
1 cup flour
1/2 cup butter
1 cup sugar
2 eggs

Ingredients (Metric)
125 g flour
115 g butter
200 g sugar
2 eggs

Method
Cream the butter and sugar.
Beat in the eggs and fold in the flour.
Bake for 30 minutes.`);
  expect(ingredients).toEqual([
    { name: null, lines: ['1 cup flour', '1/2 cup butter', '1 cup sugar', '2 eggs'] },
  ]);
});
