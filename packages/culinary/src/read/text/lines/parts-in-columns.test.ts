import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { readText } from '../read-text.ts';

/** A narrow list at the left, and the steps at its right. */
function sheet(list: readonly string[], steps: readonly string[]): PageLine[] {
  const column = (texts: readonly string[], x: number): PageLine[] =>
    texts.map((text, at) => ({
      text,
      page: 1,
      x,
      y: 100 + 13 * at,
      width: text.length * 5,
      height: 10,
      bold: at === 0,
    }));
  const title = { text: 'Lemon Cake', page: 1, x: 40, y: 40, width: 160, height: 20, bold: true };
  return [title, ...column(list, 40), ...column(steps, 260)];
}

const EN = ['Method', '1. Beat the butter with the sugar.', '2. Fold in the flour.'];
test.each([
  [
    ['Ingredients', '225 g butter', '225 g caster sugar', '4 eggs', '225 g flour'],
    ['FOR THE DRIZZLE TOPPING', 'juice of 1½ lemons'],
  ],
  [
    ['Zutaten', '250 g Butter', '200 g Zucker', '4 Eier', '400 g Mehl'],
    ['Für den saftigen Belag', 'saft von 1 Zitrone'],
  ],
  [
    ['Ingrédients', '200 g de beurre', '200 g de sucre', '4 œufs', '200 g de farine'],
    ['POUR LE GLAÇAGE', 'jus de 1 citron'],
  ],
  [
    ['Ingredienti', '200 g di burro', '200 g di zucchero', '4 uova', '200 g di farina'],
    ['Per la glassa', 'succo di 1 limone'],
  ],
  [
    ['Ingredientes', '300 g de lentejas', '2 zanahorias', '1 cebolla', '1 litro de caldo'],
    ['PARA EL SOFRITO', 'aceite de oliva'],
  ],
])('the name of a part takes no item of its column with it: %j %j', (list, [name, item]) => {
  const { ingredients } = readText(sheet([...list, name!, item!], EN));
  expect(ingredients.at(-1)).toEqual({ name, lines: [item] });
});
