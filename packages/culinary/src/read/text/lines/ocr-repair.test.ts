import { expect, test } from '@jest/globals';
import { repairOcr, repairText } from './ocr-repair.ts';
import { inReadingOrder } from './reading-order.ts';

test.each([
  ['1egg', '1 egg'],
  ['1l rametto rosmarino', '1 rametto rosmarino'],
  ['1I sprig of thyme', '1 sprig of thyme'],
  ['1l Stange Lauch', '1 Stange Lauch'],
  ['1l Packung Milch', '1l Packung Milch'],
  ['2Ei', '2 Ei'],
  ['3oz rice', '3oz rice'],
  ['1/2 1b butter', '1/2 lb butter'],
  ['3 Thsp sugar', '3 Tbsp sugar'],
  ['Y2 cup milk', '½ cup milk'],
  ['Bake at 350*F for an hour', 'Bake at 350 °F for an hour'],
  ['l/2 cup oats', '1/2 cup oats'],
  ['1O0 g rice', '100 g rice'],
  ['11Gemüsebrühe', '1 l Gemüsebrühe'],
  ['2lMilch', '2 l Milch'],
  ['11Pflaumen', '11Pflaumen'],
  ['600 q de patatas', '600 g de patatas'],
  ['1,2 | Gemüsebrühe', '1,2 l Gemüsebrühe'],
  ['2limes', '2 limes'],
  ['3 0 4 personas', '3 o 4 personas'],
  ['Cuocere 10 0 12 minuti', 'Cuocere 10 o 12 minuti'],
  ['2C.à s. de sucre', '2 c. à s. de sucre'],
  ['1 c.às. de rhum', '1 c. à s. de rhum'],
  ['3 geStr: IL Backpulver', '3 gestr. TL Backpulver'],
  ['2 EI Milch', '2 EL Milch'],
  ['2:EE Rum', '2 EL Rum'],
  ['3. TL Senf', '3 TL Senf'],
  ['2: Essig zugeben', '2: Essig zugeben'],
  ['1 Ei', '1 Ei'],
  ['1/41 de leche', '1/4 l de leche'],
  ['2 pers. = Prépa 10 min = Cuisson 12 min', '2 pers. | Prépa 10 min | Cuisson 12 min'],
  ['Poëler les figues', 'Poêler les figues'],
  ['2 EL Ol', '2 EL Öl'],
  ['1% tbsp white miso paste', '1½ tbsp white miso paste'],
  ['% TL Salz', '½ TL Salz'],
  ['1 % cucchiaini di sale', '1 ½ cucchiaini di sale'],
  ['2% milk', '2% milk'],
  ['172 tsp salt', '1/2 tsp salt'],
  ['374 cup sugar', '3/4 cup sugar'],
  ['1 72 tazas de harina', '1½ tazas de harina'],
  ['74 cup milk', '¼ cup milk'],
  ['72 eggs', '72 eggs'],
  ['172 g butter', '172 g butter'],
  ['400 mil Kokosmilch', '400 ml Kokosmilch'],
  ['TEL Öl', '1 EL Öl'],
  ['250 mil di aceto', '250 ml di aceto'],
  ["100 mil d'huile", "100 ml d'huile"],
  ['320 9g Mehl', '320 g Mehl'],
  ['1 bote de garbanzos (400 9)', '1 bote de garbanzos (400 g)'],
  ['farina 250 9', 'farina 250 g'],
  ['1 yogur natural (1258)', '1 yogur natural (125 g)'],
  ['farina 2508', 'farina 250 g'],
  ['1,5 1 leche entera', '1,5 l leche entera'],
  ['Leche entera 1,5 1', 'Leche entera 1,5 l'],
  ['Milch ¼ 1', 'Milch ¼ l'],
  ['Panna ½ |', 'Panna ½ l'],
  ['~ and roll up.', 'and roll up.'],
  ['mezclar con 1509 de azúcar', 'mezclar con 150 g de azúcar'],
  ['Recette de ma tante (1958)', 'Recette de ma tante (1958)'],
  ['Mehl 2009', 'Mehl 2009'],
  ['Serves 4 | Ready in 40 minutes', 'Serves 4 | Ready in 40 minutes'],
  ['mezclar con 200 9 de azúcar', 'mezclar con 200 g de azúcar'],
  ['Bei 180 9 Minuten backen', 'Bei 180 9 Minuten backen'],
  ['11 di brodo vegetale', '1 l di brodo vegetale'],
  ['1,51 Gemüsebrühe', '1,5 l Gemüsebrühe'],
  ['21 lait entier', '2 l lait entier'],
  ['11 Eier', '11 Eier'],
  ['l1litro de leche', '1 litro de leche'],
  ['11 litre de lait', '1 litre de lait'],
  ['1l limone', '1 limone'],
  ['1l Blaubeeren', '1l Blaubeeren'],
  ['1/8 1] Brühe', '1/8 l Brühe'],
  ['1/4 l] de leche', '1/4 l de leche'],
  ['½ |] di brodo', '½ l di brodo'],
  ['1,5 1] de bouillon', '1,5 l de bouillon'],
  ['2 1] water', '2 l water'],
  ['l1 Liter Milch', '1 Liter Milch'],
  ['11 litri di brodo', '11 litri di brodo'],
  ['3 di di caffè', '3 dl di caffè'],
  ["5 ci d'eau", "5 cl d'eau"],
  ['2 di of stock', '2 dl of stock'],
  ['3 di marzo', '3 di marzo'],
  ['16 Stücke | Zubereitung 25 Min.', '16 Stücke | Zubereitung 25 Min.'],
  ['8 parts | Préparation 25 min', '8 parts | Préparation 25 min'],
  ['1 cup | ketchup', '1 cup ketchup'],
  ['21 de mayo', '21 de mayo'],
  ['Y: TL Salz', '½ TL Salz'],
  ['1 di brodo vegetale', '1 l di brodo vegetale'],
  ['1] di brodo vegetale', '1 l di brodo vegetale'],
  ['2 di zucchero', '2 di zucchero'],
  ['7 f1 oz milk', '7 fl oz milk'],
  ['Serves 2 l Prep 10 min I Cook 15 min', 'Serves 2 | Prep 10 min | Cook 15 min'],
  ['Für 2 l Suppe 4 Möhren', 'Für 2 l Suppe 4 Möhren'],
  ['809g Zucker', '80 g Zucker'],
  ['on the table when | was small', 'on the table when I was small'],
  ['400 9 Vollkornmehl', '400 g Vollkornmehl'],
  ['50 8 de beurre', '50 g de beurre'],
  ['1/2 cup | ketchup', '1/2 cup ketchup'],
  ['| 2 | eggs |', '2 eggs'],
  ['Die Knochen mit 3 | kaltem Wasser aufsetzen', 'Die Knochen mit 3 l kaltem Wasser aufsetzen'],
  ['llimone', '1 limone'],
  ['Izwiebel', '1 zwiebel'],
  ['Makes 12 - 35 min', 'Makes 12 · 35 min'],
  ['200 g | farina', '200 g farina'],
  ['190 *C durante', '190 °C durante'],
  ['2258 Plain flour', '225 g Plain flour'],
  ['400m Beef stock', '400ml Beef stock'],
  ['21/2 cups whole milk', '2 1/2 cups whole milk'],
  ['11/4 TL Zimt', '1 1/4 TL Zimt'],
  ['13/4 verre de lait', '1 3/4 verre de lait'],
  ['11/2 cucchiaio di farina', '1 1/2 cucchiaio di farina'],
  ['22/3 tazas de arroz', '2 2/3 tazas de arroz'],
  ['11/8 tsp mace', '1 1/8 tsp mace'],
  ['Stir in 11/2 cups of the stock', 'Stir in 1 1/2 cups of the stock'],
  ['SPEZZATINO CON 1 PISELLI', 'SPEZZATINO CON I PISELLI'],
  ['Risotto con 1 funghi', 'Risotto con i funghi'],
  ["Soupe à 1'oignon", "Soupe à l'oignon"],
  ['Sepia a 1a plancha', 'Sepia a la plancha'],
  ['Faites fondre 1e beurre', 'Faites fondre le beurre'],
  ['Pelar 1os tomates', 'Pelar los tomates'],
  ['The soup 1 love', 'The soup I love'],
  ['loz (25g) ground almonds', '1oz (25g) ground almonds'],
  ['1/4 1 Eierlikör, 125 g Mehl', '1/4 l Eierlikör, 125 g Mehl'],
  ['½ | Milch', '½ l Milch'],
  ['1n einer Schüssel verrühren', 'In einer Schüssel verrühren'],
  ['1m Ofen goldbraun backen', 'Im Ofen goldbraun backen'],
])('mends %j', (read, meant) => {
  expect(repairText(read)).toBe(meant);
});

test.each([
  '3 eggs',
  '95% cocoa',
  '300ml milk',
  '12 oz. bottle of beer',
  'Add 2 cups, then stir.',
  'Il pane',
  '150g flour',
  '2% milk',
  '108 g Mehl',
  '| Würfel Hefe',
  'lievito',
  'lhuile',
  'Insalata',
  'lait',
  '12 - 35 min',
  '1 8 oz tin of tuna',
  '12 8 inch tortillas',
  '100 8-inch skewers',
  '508 ml milk',
  '11/22/25, 7:15 PM',
  'Printed on 21/2 by Ann',
  '1/2 cup milk',
  'Yogurt con 1 kiwi',
  'Pollo con 1 limone',
  'Add 1 love apple',
  'Roer in de 1e kom',
])('leaves %j as it is', (text) => {
  expect(repairText(text)).toBe(text);
});

const recognised = (texts: readonly string[], confidence = 90): string[] =>
  repairOcr(
    inReadingOrder(
      texts.map((text, at) => ({
        text,
        page: 1,
        x: 50,
        y: 20 * at,
        width: 200,
        height: 10,
        confidence,
      })),
    ),
  ).map(({ text }) => text);

test('a short line that was read badly stays where it is an amount of a food', () => {
  expect(recognised(['2 EL Öl', 'Ei =.'], 12)).toEqual(['2 EL Öl']);
});

test.each(['1 Ei', '1 ui', '½ oz', '2 œufs'])(
  'a short amount between others stays however badly it was read: %s',
  (line) => {
    expect(recognised(['2 EL Öl', line, '3 EL Essig'], 5)).toContain(line);
  },
);

test('a sign for about before two amounts of a list is no bullet', () => {
  const list = ['2 EL Öl', '~ 200 g Mehl', '4 Eier', '3 Äpfel', '~ 50 g Zucker', '1 Zwiebel'];
  expect(recognised(list)).toEqual(list);
});

test('a sign for about before every item of a list is its bullet', () => {
  expect(recognised(['~ 200 g Mehl', '~ 4 Eier', '~ 50 g Zucker'])).toEqual([
    '200 g Mehl',
    '4 Eier',
    '50 g Zucker',
  ]);
});

test('a lone letter before a food beside other amounts is a one', () => {
  expect(recognised(['2 Äpfel', 'I Zwiebel', '4 Nelken', 'l Lorbeerblatt'])).toEqual([
    '2 Äpfel',
    '1 Zwiebel',
    '4 Nelken',
    '1 Lorbeerblatt',
  ]);
  expect(recognised(['Dolci', 'I Brutti ma buoni'])).toEqual(['Dolci', 'I Brutti ma buoni']);
});

test.each([
  ['2, Alle Zutaten verrühren.', 2],
  ['I. Hefe im Wasser auflösen und gehen lassen.', 1],
  ['l. Hefe im Wasser auflösen und gehen lassen.', 1],
  ['I. Vorspeisen', null],
  ['1,2 Liter Brühe angießen', null],
  ['2, maximal drei Minuten', null],
])('the number of %j is %j', (text, ordinal) => {
  const [line] = repairOcr(
    inReadingOrder([{ text, page: 1, x: 0, y: 0, width: 300, height: 20, confidence: 90 }]),
  );
  expect(line!.marker?.ordinal ?? null).toBe(ordinal);
});

test('a unit behind its figure gets the blank that the others of the page have', () => {
  const others = ['250 g flour', '1 tsp salt', '2 tbsp sugar'];
  expect(recognised([...others, '2tsp baking powder'])).toContain('2 tsp baking powder');
  expect(recognised([...others.slice(1), '2tsp baking powder'])).toContain('2tsp baking powder');
  expect(recognised(['250g flour', '50g butter', ...others])).toContain('250g flour');
});
