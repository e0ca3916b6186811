import { expect, test } from '@jest/globals';
import { setRightInItem, setRightWithin } from './set-right-within.ts';

test.each([
  [
    'Whisk 150 g of flour, no wait, make it 200, with four eggs.',
    'Whisk 200 g of flour, with four eggs.',
  ],
  ['You need two big leeks, no wait, three, three big leeks.', 'You need three big leeks.'],
  ['Beat in four eggs, sorry, five eggs, and the milk.', 'Beat in five eggs, and the milk.'],
  ['Ofen auf 180, nein, 200 Grad stellen.', 'Ofen auf 200 Grad stellen.'],
  ['Das Mehl mit vier, ach nein, fünf Eiern verrühren.', 'Das Mehl mit fünf Eiern verrühren.'],
  [
    'Dazu kommen drei Eier, nein, wart, bei acht Brötchen sind es vier Eier, und etwas Salz.',
    'Dazu kommen vier Eier, und etwas Salz.',
  ],
  [
    'Tu fais fondre 40 grammes de beurre, non attends, 60, dans la poêle.',
    'Tu fais fondre 60 grammes de beurre, dans la poêle.',
  ],
  [
    'Fate tostare 100 grammi di nocciole, anzi no, fate 80, con 100 viene troppo denso.',
    'Fate tostare 80 grammi di nocciole.',
  ],
  ['Impasta la farina con quattro, anzi cinque uova.', 'Impasta la farina con cinque uova.'],
  ['Bates tres huevos, digo cuatro, con la leche.', 'Bates cuatro huevos, con la leche.'],
  [
    'Du nimmst zwei Eier und achtzig Gramm Zucker, nee warte, achtzig ist beim Striezel, es sind sechzig Gramm.',
    'Du nimmst zwei Eier und sechzig Gramm Zucker.',
  ],
])('“%s” has the amount that is said last', (line, now) => {
  const found = setRightWithin(line);
  expect(found.line).toBe(now);
  expect(found.setRight).toHaveLength(1);
});

test.each([
  'EDIT: sono 200 g di farina, non 150, me lo dice mia sorella.',
  'Use 200 g of butter, no, not margarine, and two eggs.',
  'Bake for 20 minutes, no, better for 25 minutes.',
  'Add two carrots, no parsnips, and one leek.',
  'Take 200 g of flour, sorry, I have to go, two eggs come later.',
  'Sin leche, no, con 200 ml de agua y dos huevos.',
])('“%s” takes no amount of a food back within itself', (line) => {
  expect(setRightWithin(line)).toEqual({ line, setRight: [] });
});

test.each([
  [
    '150 ml de aceite de oliva virgen extra... uy, no, que ese es el de los mantecados: 125 ml',
    '125 ml de aceite de oliva virgen extra',
  ],
  ['200 g de azúcar... ay, que no, que eso es para el bizcocho: 175 g', '175 g de azúcar'],
  ['250 g Zucker – ach nein, das war der andere Kuchen: 180 g', '180 g Zucker'],
  ['1 TL Zimt... oh, Moment, es müssen 2 TL sein', '2 TL Zimt'],
  ['3 Eier (halt, nein, 4!)', '4 Eier'],
  ["2 tbsp black treacle... no wait, that's the gingerbread, it's 4 tbsp", '4 tbsp black treacle'],
  ['2 eggs - sorry, 1 egg', '1 egg'],
  ["150 g de beurre... ah non, ça c'est pour les madeleines : 125 g", '125 g de beurre'],
  ['100 g de sucre (oups, 80 g)', '80 g de sucre'],
  ['80 g di burro... no, aspetta, quello era per la crostata: 100 g', '100 g di burro'],
  ['1,5 l Brühe, oder warte, 2 l, die Linsen saufen ordentlich', '2 l Brühe'],
  ['8 oz brown sugar - no, I tell a lie, 6 oz, the fruit is sweet enough', '6 oz brown sugar'],
  ['20 cl de lait... enfin non, 25, je regarde le carnet', '25 cl de lait'],
  ['150 gr de arroz.... ay no, 150 es para cuatro: 200 gr', '200 gr de arroz'],
  ['150g lard fumé.. non 200g', '200g lard fumé'],
  ['400 g de harina, uy no, 300 g, tamizada', '300 g de harina, tamizada'],
  [
    '500 g carne, o meglio 600 g, il macinato di manzo scelto',
    '600 g carne, il macinato di manzo scelto',
  ],
  ['500 g flour, no wait, 600 g, the strong white kind', '600 g flour, the strong white kind'],
  [
    '1 kg di pomodori, o meglio 2 kg, il tipo San Marzano sgocciolato',
    '2 kg di pomodori, il tipo San Marzano sgocciolato',
  ],
  ['500 g Mehl, nein, 600 g, das feine weiße', '600 g Mehl, das feine weiße'],
  ['500 g de farine, non, 600 g, la blanche ordinaire', '600 g de farine, la blanche ordinaire'],
  ['2 manzanas, digo 3, las rojas pequeñas', '3 manzanas, las rojas pequeñas'],
  ['500 g Mehl, nein, 600 g, weil der Teig klebt', '600 g Mehl'],
  ['8 oz sugar, no wait, 6 oz, because the fruit is sweet', '6 oz sugar'],
  ["200 g de sucre, non, 150 g, parce que c'est sucré", '150 g de sucre'],
  ['200 g di zucchero, anzi 150 g, perché la frutta è dolce', '150 g di zucchero'],
  ['200 g de azúcar, digo 150 g, que la fruta es dulce', '150 g de azúcar'],
])('the item “%s” has the amount that is said last', (line, now) => {
  const found = setRightInItem(line);
  expect(found.line).toBe(now);
  expect(found.setRight).toHaveLength(1);
});

test.each([
  '500 g beef... no wait, I think my sister has it in her book',
  '3 carrots, oh no, those are for the other one',
  '1 l stock (hang on, let me check)',
])('the item “%s” has no other amount', (line) => {
  expect(setRightInItem(line)).toEqual({ line, setRight: [] });
});

test('the words that take an amount back are given without the signs around them', () => {
  const { setRight } = setRightInItem('100 g de sucre (oups, 80 g)');
  expect(setRight[0]?.correction).toBe('oups, 80 g');
});

test.each([
  ['2 tbsp ground ginger (EDIT: 2 tsp, not tbsp!! sorry all)', '2 tsp ground ginger'],
  ['2 EL Salz (Korrektur: 2 TL, nicht EL!! sorry)', '2 TL Salz'],
  ['300 g de farine [EDIT : 250 g]', '250 g de farine'],
  ['3 uova (Edit: 4 uova)', '4 uova'],
  ['2 cucharadas de sal (EDITO: 2 cucharaditas, no cucharadas)', '2 cucharaditas de sal'],
])('an item is set right by what its author writes behind it: “%s”', (line, now) => {
  expect(setRightInItem(line).line).toBe(now);
  expect(setRightInItem(line).setRight).toHaveLength(1);
});

test.each([
  '250 g flour (corrected: was 300)',
  '2 tbsp ginger (fresh, not dried)',
  '3 eggs (edit: free range)',
])('an item stands as it is: “%s”', (line) => {
  expect(setRightInItem(line)).toEqual({ line, setRight: [] });
});
