import { expect, test } from '@jest/globals';
import { listParts } from './list-parts.ts';
import { splitList } from './list-items.ts';
import { tellsList } from './told-items.ts';

test.each([
  [
    "Per l'impasto ci vogliono 300 g di farina e 2 uova. Per il ripieno: 500 g di ricotta e un po' di noce moscata.",
    ["Per l'impasto", 'Per il ripieno'],
  ],
  [
    'You need 225 g flour and a pinch of salt. For the filling: 500 g apples, 75 g sugar.',
    [null, 'For the filling'],
  ],
  ['200 g de chocolat, 4 œufs ; pour la crème 25 cl de lait', [null, 'pour la crème']],
  ['Para el relleno: 500 g de carne. Para 4 personas: una cebolla', [null]],
  ['500 g Mehl, 3 Eier, Öl für die Form', [null]],
])('a list told in sentences is parted where a part of the dish is named: “%s”', (text, names) => {
  expect(listParts(text).map(({ name }) => name)).toEqual(names);
});

test('the last item of a part ends where its sentence does', () => {
  expect(
    listParts('Du brauchst 250 g Mehl und eine Prise Salz. Für den Belag: 1 kg Äpfel.').map(
      ({ text }) => text,
    ),
  ).toEqual(['Du brauchst 250 g Mehl und eine Prise Salz', '1 kg Äpfel']);
});

test('a sentence that names what its foods are for, and nothing else, is a list', () => {
  const foods = 'for the salad a lettuce, six radishes and half a cucumber';
  expect(tellsList(`For the dressing 3 tbsp oil and 1 tbsp vinegar; ${foods}.`)).toBe(true);
});

test.each([
  [
    "Prendi mezzo chilo di pomodori, un ciuffo di basilico, se ce l'hai, due fette di pane",
    ['mezzo chilo di pomodori', "un ciuffo di basilico, se ce l'hai", 'due fette di pane'],
  ],
  [
    'Ich nehme 4 Würstchen, einen Schuss Essig und, wenn du hast, ein Lorbeerblatt.',
    ['4 Würstchen', 'einen Schuss Essig', 'wenn du hast, ein Lorbeerblatt'],
  ],
  [
    'medio kilo de judías, una patata grande y, si tienes, un trozo de chorizo',
    ['medio kilo de judías', 'una patata grande', 'si tienes, un trozo de chorizo'],
  ],
])('under what condition a food is taken stands with it: “%s”', (text, items) => {
  expect(splitList(text)).toEqual(items);
});

test.each([
  [
    '1 kg di patate, 2 cipolle, olio, sale e pepe q.b.',
    ['1 kg di patate', '2 cipolle', 'olio, sale e pepe q.b.'],
  ],
  ['4 pommes, 30 g de beurre, sel', ['4 pommes', '30 g de beurre', 'sel']],
])('foods of which one takes as one likes stay together: “%s”', (text, items) => {
  expect(splitList(text)).toEqual(items);
});

test.each([
  ['Achète 800 g de cabillaud, deux citrons', ['800 g de cabillaud', 'deux citrons']],
  ['Besorg bitte 200 g Butter, 4 Eier', ['200 g Butter', '4 Eier']],
  ['Get 1 whole egg and 2 yolks, 3 oz sugar', ['1 whole egg', '2 yolks', '3 oz sugar']],
])('what tells to buy the foods is none of them: “%s”', (text, items) => {
  expect(splitList(text)).toEqual(items);
});
