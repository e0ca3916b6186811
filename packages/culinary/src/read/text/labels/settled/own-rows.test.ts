import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';

const listOf = (text: string): string[] =>
  readText(text).ingredients.flatMap((group) => group.lines);

test.each([
  [
    'Kirschmichel\n\nZutaten\n\n300 g\tWeißbrot\n¼ l\tMilch\n3\tEier\n60 g\tZucker\n1 Prise\tSalz\n\tetwas Butter für die Form\n\tZimt zum Bestreuen\n\nZubereitung\n\nDas Brot in der warmen Milch einweichen, dann die Eier mit dem Zucker schaumig rühren und alles mischen.\n\nIn die gebutterte Form füllen und 40 Minuten backen.',
    ['1 Prise Salz', 'etwas Butter für die Form', 'Zimt zum Bestreuen'],
  ],
  [
    'Clafoutis\n\nIngrédients\n\n500 g\tcerises\n4\toeufs\n25 cl\tlait\n100 g\tsucre\n1 pincée\tsel\n\tun peu de beurre pour le moule\n\nPréparation\n\nBattre les oeufs avec le sucre, ajouter le lait et le sel, puis verser la pâte sur les cerises dans le moule beurré.\n\nCuire 40 minutes à 180 degrés.',
    ['1 pincée sel', 'un peu de beurre pour le moule'],
  ],
  [
    'Bread pudding\n\nIngredients\n\n300 g\tstale bread\n500 ml\tmilk\n3\teggs\n80 g\tsugar\n1 pinch\tsalt\n\ta little butter for the dish\n\nMethod\n\nSoak the bread in the warm milk for ten minutes, then beat the eggs with the sugar and stir them in with the salt.\n\nPour into the buttered dish and bake for 40 minutes.',
    ['1 pinch salt', 'a little butter for the dish'],
  ],
  [
    "Torta di pane\n\nIngredienti\n\n300 g\tpane raffermo\n500 ml\tlatte\n3\tuova\n80 g\tzucchero\n1 pizzico\tsale\n\tun po' di burro per la teglia\n\nPreparazione\n\nAmmollare il pane nel latte caldo per dieci minuti, poi sbattere le uova con lo zucchero e unirle con il sale.\n\nVersare nella teglia imburrata e cuocere in forno per 40 minuti.",
    ['1 pizzico sale', "un po' di burro per la teglia"],
  ],
  [
    'Pudin de pan\n\nIngredientes\n\n300 g\tpan duro\n500 ml\tleche\n3\thuevos\n80 g\tazúcar\n1 pizca\tsal\n\tun poco de mantequilla para el molde\n\nPreparación\n\nRemojar el pan en la leche caliente diez minutos, batir los huevos con el azúcar y mezclarlos con la sal y el pan.\n\nVerter en el molde y hornear 40 minutos.',
    ['1 pizca sal', 'un poco de mantequilla para el molde'],
  ],
])('a row without an amount below an item that had room is an item: %#', (text, rows) => {
  expect(listOf(text).slice(-rows.length)).toEqual(rows);
});

test('a row that no item above awaits opens with a food in a narrow column', () => {
  const text = [
    'SOPA DE TOMATE\n(para cuatro personas)',
    '1 kg de tomates maduros, pelados y\n   sin pepitas\n2 dientes de ajo\n1 cebolla mediana, picada\nel zumo de 2 limas verdes\nrebanadas de pan tostado',
    'Se sofríen la cebolla y los ajos hasta\nque estén blandos. Se echan los tomates,\nse tapa y se deja cocer a fuego lento\nmedia hora. Se aparta del fuego, se añade\nel zumo y se sirve con el pan.',
  ].join('\n\n');
  expect(listOf(text).slice(-2)).toEqual(['el zumo de 2 limas verdes', 'rebanadas de pan tostado']);
});
