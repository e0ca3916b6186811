import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const page = (title: string, paragraphs: readonly string[]) =>
  `<html><body><nav><ul><li>Home</li><li>Blog</li></ul></nav><main><h1>${title}</h1>${paragraphs.map((words) => `<p>${words}</p>`).join('')}</main></body></html>`;

test.each([
  [
    'Barley water',
    [
      'In a large pan bring <b>2 litres of water</b> to the boil, stir in <b>150 g of pearl barley</b> and simmer for half an hour.',
      'Strain it into a jug, dissolve <b>80 g of sugar</b> in the hot liquid and add <b>the juice of 2 lemons</b>. Chill for two hours and serve cold.',
    ],
    ['150 g of pearl barley', '80 g of sugar'],
  ],
  [
    'Grießbrei',
    [
      'In einem Topf <b>1 Liter Milch</b> mit <b>50 g Zucker</b> aufkochen und vom Herd ziehen.',
      'Unter Rühren <b>120 g Grieß</b> einrieseln lassen und fünf Minuten quellen lassen. Zum Schluss <b>30 g Butter</b> unterrühren und warm servieren.',
    ],
    ['120 g Grieß', '30 g Butter'],
  ],
  [
    'Crème au citron',
    [
      'Dans une casserole, faites chauffer <b>500 ml de lait</b> avec <b>100 g de sucre</b>, sans faire bouillir.',
      'Ajoutez <b>40 g de fécule</b> délayée dans un peu de lait froid et mélangez jusqu’à ce que la crème épaississe. Versez dans des coupes et laissez refroidir deux heures.',
    ],
    ['500 ml de lait', '100 g de sucre'],
  ],
  [
    'Crema di caffè',
    [
      'In una ciotola mescolate <b>60 g di amido</b> con <b>120 g di zucchero</b>, poi versate <b>mezzo litro di caffè</b> a filo.',
      'Mettete sul fuoco e mescolate finché si addensa. Versate nelle coppette e fate raffreddare tre ore in frigo.',
    ],
    ['60 g di amido', '120 g di zucchero'],
  ],
  [
    'Natillas de naranja',
    [
      'Calienta en un cazo <b>500 ml de leche</b> con <b>90 g de azúcar</b> y deja que hierva.',
      'Añade <b>30 g de maicena</b> disuelta en leche fría y remueve hasta que espese. Reparte en cuencos y deja enfriar dos horas.',
    ],
    ['500 ml de leche', '90 g de azúcar'],
  ],
])('“%s” has no list: its paragraphs tell the recipe, and it says so', (title, words, some) => {
  const { draft } = readPage(page(title, words), 'https://kitchen.example/a');
  expect(draft?.title).toBe(title);
  expect(draft?.ingredients.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(some));
  expect(draft?.steps.length).toBeGreaterThan(0);
  expect(draft?.doubts.map(({ sentence }) => sentence).join()).toContain('no list of ingredients');
});

test('a story about food with a figure or two is no recipe', () => {
  const words = [
    'Last year the bakers of our valley sold 200 kg of bread a day, and 30 l of milk went with it.',
    'The mill has been turning since 1820. Visitors may look at it on Sundays and drink a cup of coffee.',
  ];
  expect(readPage(page('The mill', words), 'https://paper.example/a').draft).toBeNull();
});
