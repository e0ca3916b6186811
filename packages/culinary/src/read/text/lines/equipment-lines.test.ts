import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const recipe = (heading: string, tools: readonly string[], method: string): string =>
  `Ginger loaf\n\nIngredients\n200 g flour\n2 eggs\n100 g treacle\n\n${heading}\n${tools.join('\n')}\n\n` +
  `${method}\n1. Stir everything together.\n2. Bake the loaf for an hour.\n`;

test.each(['Equipment', 'Utensilien', 'Matériel', 'Utensilios'])(
  'what stands under “%s” are tools and no ingredients',
  (heading) => {
    const draft = readText(recipe(heading, ['2lb loaf tin', 'Baking parchment'], 'Method'));
    expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
      '200 g flour',
      '2 eggs',
      '100 g treacle',
    ]);
    expect(draft.equipment).toEqual(['2lb loaf tin', 'Baking parchment']);
    expect(draft.steps).toHaveLength(2);
  },
);

test.each(['Ingredients  US Customary | Metric  1x 2x 3x', 'What goes in'])(
  'a list below the tools is read under “%s” as well',
  (heading) => {
    const draft = readText(
      `Flapjacks\n\nEquipment\n20 cm baking tin\nBaking paper\n\n${heading}\n200 g butter\n150 g sugar\n350 g rolled oats\n\n` +
        `Instructions\nMelt the butter with the sugar.\nStir in the oats and bake for 25 minutes.\n`,
    );
    expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
      '200 g butter',
      '150 g sugar',
      '350 g rolled oats',
    ]);
  },
);

test.each(['Allergens', 'Allergeni', 'Alérgenos de la ficha', 'Allergènes', 'Allergene'])(
  'what stands under “%s” is no ingredient',
  (heading) => {
    const draft = readText(
      `Ginger loaf\n\nIngredients\n200 g flour\n2 eggs\n100 g treacle\n\n${heading}\nGluten\nEggs\nMilk\n\n` +
        `Method\n1. Stir everything together.\n2. Bake the loaf for an hour.\n`,
    );
    expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
      '200 g flour',
      '2 eggs',
      '100 g treacle',
    ]);
    expect(draft.leftOut.join('\n')).toContain('Gluten');
    expect(draft.notes).toEqual([]);
  },
);

test('tools that are asked for are none of the recipe', () => {
  const draft = readText(
    recipe('¿Qué utensilios usamos?', ['Bol grande, tenedor, pincel de cocina.'], 'Method'),
  );
  expect(draft.equipment).toEqual(['Bol grande, tenedor, pincel de cocina.']);
  expect(draft.notes).toEqual([]);
});

test('tools named right below the allergens are equipment', () => {
  const { notes, leftOut, equipment } = readText(`SARDE A BECCAFICO

24 sarde fresche
150 g di pangrattato
4 filetti di acciuga
1 arancia

1) Squamate le sarde, lavatele e asciugatele.
2) Sciogliete le acciughe in una padella e unite il pangrattato.
3) Arrotolate le sarde e infornate a 180 gradi.

Allergeni: pesce, glutine
Attrezzatura: padella, teglia 20x30`);
  expect([notes, equipment]).toEqual([[], ['padella, teglia 20x30']]);
  expect(leftOut).toContain('Allergeni: pesce, glutine');
});

test('tools named behind the allergens in one line are equipment', () => {
  const { notes, leftOut, equipment } = readText(
    'SARDE A BECCAFICO\n\n24 sarde fresche\n150 g di pangrattato\n4 filetti di acciuga\n\n1) Squamate le sarde, lavatele e asciugatele.\n2) Sciogliete le acciughe in una padella e unite il pangrattato.\n\nAllergeni: pesce, glutine Attrezzatura: padella, teglia 20x30',
  );
  expect([notes, equipment]).toEqual([[], ['padella, teglia 20x30']]);
  expect(leftOut).toContain('Allergeni: pesce, glutine');
});
