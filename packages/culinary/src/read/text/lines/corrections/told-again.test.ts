import { expect, test } from '@jest/globals';
import { setRight } from './set-right.ts';

const told = (text: string) => {
  const lines = text.split('\n');
  const found = setRight(
    lines,
    lines.map(() => ''),
    false,
  );
  return { lines: found.lines, setRight: found.setRight };
};

test.each([
  [
    'en',
    'Melt 100 g of butter in the deep pan and stir in 200 g of sugar until it dissolves. Beat three eggs in the big bowl. Well, four eggs, mine are from the small hens. Fold in 300 g of plain flour and bake it.',
    'four eggs',
  ],
  [
    'de',
    'Du lässt 100 g Butter in der tiefen Pfanne zergehen und rührst 200 g Zucker hinein. Dann schlägst du drei Eier auf. Ich schau gerade nach: vier Eier, so steht es im Heft. Zuletzt kommen 300 g Mehl dazu, und ab in den Ofen.',
    'vier Eier',
  ],
  [
    'fr',
    'Tu fais fondre 100 g de beurre dans la grande casserole avec 200 g de sucre. Tu mouilles avec un litre de lait bien froid et tu remues. Que dis-je, un litre et demi, il en faut bien ça. Tu ajoutes trois œufs et 300 g de farine et tu enfournes.',
    'un litre et demi de lait',
  ],
  [
    'it',
    'Sciogli 100 g di burro nella padella fonda con 200 g di zucchero. Versi piano 150 ml di latte tiepido. Ah, 150 sono troppi, con 100 ml basta. Poi unisci tre uova e 300 g di farina e inforni.',
    '100 ml di latte',
  ],
  [
    'es',
    'Derrites 100 g de mantequilla en la sartén honda con 200 g de azúcar. Echas 90 g de harina y la tuestas. Me corrige mi hermana: 120 g de harina, que con 90 no cuaja. Luego añades tres huevos y medio litro de leche y al horno.',
    '120 g de harina',
  ],
])(
  'what a told recipe says anew in a later sentence stands in the one before, and is taken away (%s)',
  (_language, text, item) => {
    const { lines, setRight } = told(text);
    expect(setRight.map((found) => found.item)).toEqual([item]);
    expect(lines.join('\n')).toContain(item);
    expect(lines.join('\n')).not.toContain(setRight[0]!.correction);
  },
);

test.each([
  'Melt 100 g of butter in the deep pan and stir in 200 g of sugar until it dissolves. Beat three eggs in the big bowl. Whisk two eggs for the glaze. Fold in 300 g of plain flour and bake it.',
  'Melt 100 g of butter in the deep pan and stir in 200 g of sugar until it dissolves. I used to take 150 g but 200 is better. Beat three eggs and fold in 300 g of plain flour and bake it.',
  'Melt 100 g of butter in the deep pan and stir in 200 g of sugar until it dissolves. Beat three eggs. Well, two of the eggs. Fold in 300 g of plain flour and bake it.',
])('what says no amount anew changes none: %s', (text) => {
  expect(told(text)).toEqual({ lines: [text], setRight: [] });
});

test('a recipe with a list is none that is told', () => {
  const text =
    '100 g butter\n200 g sugar\n3 eggs\n\nMelt 100 g of butter in the deep pan and stir in 200 g of sugar until it dissolves. Beat three eggs in the big bowl. Well, four eggs. Fold in 300 g of plain flour and bake it all for an hour.';
  expect(told(text).setRight).toEqual([]);
});

test('a number that only says again what the amount was makes no other food less', () => {
  const found = told(
    'For the gravy you slice two big onions and cook them slowly for twenty minutes until they are brown. Stir in two tablespoons of flour and pour in half a litre of beef stock. No, sorry, three quarters of a litre, half is never enough. Add 200 g of mushrooms and let it boil up once.',
  );
  expect(found.lines.join(' ')).toContain('two big onions');
  expect(found.lines.join(' ')).toContain('three quarters of a litre of beef stock');
});

test.each([
  'Whisk 150 g of plain flour, no wait, make it 200, with four eggs and 300 ml of milk.',
  'Mezclas 150 g de harina, no, perdona, pon 200, con cuatro huevos y 300 ml de leche.',
  'Mescoli 150 g di farina, anzi no, fai 200, con quattro uova e 300 ml di latte.',
])('“%s” sets itself right, and neither those who eat nor anything before it', (sentence) => {
  const text = `For four people. ${sentence} Melt 40 g of butter in a wide pan and fry two onions until golden. Stir in a teaspoon of curry powder and 50 ml of cream and bake it all for half an hour.`;
  expect(told(text)).toEqual({ lines: [text], setRight: [] });
});

test.each([
  [
    'Pour in a litre of whole milk and cover it.',
    'half a litre',
    'the milk is half a litre, not a litre.',
  ],
  [
    'Du gießt einen Liter Milch an und deckst ihn zu.',
    'ein halber Liter Milch',
    'PS: Die Milch ist ein halber Liter, nicht ein Liter.',
  ],
  [
    'Versi un litro di latte intero, copri e abbassi il fuoco.',
    'mezzo litro',
    'il latte è mezzo litro, non un litro.',
  ],
  [
    'Viertes un litro de leche entera y lo tapas.',
    'medio litro',
    'la leche es medio litro, no un litro.',
  ],
])('one of a unit is taken back like any amount: “%s”, now %s', (step, amount, correction) => {
  const { lines } = told(
    `Melt 40 g of butter with two spoons of oil, and fry the meat.\n${step}\n${correction}`,
  );
  expect(lines.join('\n')).toContain(amount);
  expect(lines.join('\n')).not.toContain(correction);
});
