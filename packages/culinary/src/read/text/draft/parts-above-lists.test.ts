import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const namesOf = (text: string) => readText(text).ingredients.map(({ name }) => name);

test.each([
  [
    'For the dip\nIngredients:',
    'For the dip',
    'Ingredients',
    'Method',
    '200 g flour\n100 ml water\n1 tsp salt',
    '200 g yoghurt\n1 garlic clove',
    'Knead the flour, water and salt.',
  ],
  [
    'Für den Dip\nZutaten',
    'Für den Dip',
    'Zutaten',
    'Zubereitung',
    '200 g Mehl\n100 ml Wasser\n1 TL Salz',
    '200 g Joghurt\n1 Knoblauchzehe',
    'Mehl, Wasser und Salz verkneten.',
  ],
  [
    'Dip\nZutaten:',
    'Dip',
    'Zutaten',
    'Zubereitung',
    '200 g Mehl\n100 ml Wasser\n1 TL Salz',
    '200 g Joghurt\n1 Knoblauchzehe',
    'Mehl, Wasser und Salz verkneten.',
  ],
  [
    'Pour la sauce\nIngrédients :',
    'Pour la sauce',
    'Ingrédients',
    'Préparation',
    "200 g de farine\n100 ml d'eau\n1 c. à c. de sel",
    "200 g de yaourt\n1 gousse d'ail",
    "Pétrir la farine, l'eau et le sel.",
  ],
  [
    'Per la salsa\nIngredienti',
    'Per la salsa',
    'Ingredienti',
    'Preparazione',
    '200 g di farina\n100 ml di acqua\n1 cucchiaino di sale',
    "200 g di yogurt\n1 spicchio d'aglio",
    "Impastare la farina con l'acqua e il sale.",
  ],
  [
    'Para la salsa\nIngredientes',
    'Para la salsa',
    'Ingredientes',
    'Preparación',
    '200 g de harina\n100 ml de agua\n1 cucharadita de sal',
    '200 g de yogur\n1 diente de ajo',
    'Amasar la harina, el agua y la sal.',
  ],
  [
    'Voor de dip\nIngrediënten',
    'Voor de dip',
    'Ingrediënten',
    'Bereiding',
    '200 g bloem\n100 ml water\n1 tl zout',
    '200 g yoghurt\n1 teentje knoflook',
    'Kneed bloem, water en zout.',
  ],
  [
    'Para o molho\nIngredientes',
    'Para o molho',
    'Ingredientes',
    'Preparação',
    '200 g de farinha\n100 ml de água\n1 colher de chá de sal',
    '200 g de iogurte\n1 dente de alho',
    'Amasse a farinha, a água e o sal.',
  ],
  [
    'Till dippen\nIngredienser',
    'Till dippen',
    'Ingredienser',
    'Gör så här',
    '200 g mjöl\n1 dl vatten\n1 tsk salt',
    '2 dl yoghurt\n1 vitlöksklyfta',
    'Knåda mjöl, vatten och salt.',
  ],
])('the head above a second list names it: “%s”', (head, name, list, method, lines, more, step) => {
  const text = `Pizza\n\n${list}\n${lines}\n\n${head}\n${more}\n\n${method}\n${step}\n`;
  expect(namesOf(text)).toEqual([null, name]);
});

test('for how many a list is names no part', () => {
  const text =
    'Pizza\n\nFür vier Personen\nZutaten\n200 g Mehl\n100 ml Wasser\n\nZubereitung\nMehl und Wasser verkneten.';
  expect(namesOf(text)).toEqual([null]);
});

test('for how many it is, at ease, names no part', () => {
  const { servings, ingredients } = readText(
    'Chou rouge\nPour six à l’aise\n\nIngrédients\n1 kg de chou rouge\n2 pommes\n\nPréparation\nÉmincer le chou et le cuire 45 minutes.',
  );
  expect([servings, ingredients[0]?.name]).toEqual([6, null]);
});
