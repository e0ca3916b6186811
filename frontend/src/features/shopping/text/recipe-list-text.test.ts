import { expect, test } from '@jest/globals';
import { mailAddress as addressOf } from './letter.ts';
import { listFileName, wholeText } from './list-text.ts';
import { itemCount, recipeListText, type ShoppingList } from './recipe-list-text.ts';

const page = 'http://localhost/recipes/1';
const listLines = (list: ShoppingList) => wholeText(recipeListText(list, page));
const mailAddress = (list: ShoppingList) => addressOf(recipeListText(list, page));

const list = (
  aisles: [string, [string, string][]][],
  more: Partial<ShoppingList> = {},
): ShoppingList => ({
  recipeTitle: 'Lemon tart',
  servings: 12,
  servingsStated: true,
  ingredientCount: 10,
  aisles: aisles.map(([name, items]) => ({
    name,
    items: items.map(([amount, item]) => ({ amount, name: item, lines: [] })),
  })),
  ...more,
});
const body = (address: string) =>
  new URLSearchParams(address.slice(address.indexOf('?'))).get('body')!;

test.each([
  [4, 'servings not stated'],
  [6, '6 servings, scaled as if for 4'],
])('for %d servings of a recipe that states none says so', (servings, words) => {
  const made = list([], { servings, servingsStated: false });
  expect(listLines(made)[0]).toBe(`Shopping List: Lemon tart (${words})`);
});

test('lists things under their aisles, amount first', () => {
  const small = list([
    [
      'Dairy and eggs',
      [
        ['750 g', 'ricotta'],
        ['6', 'eggs'],
      ],
    ],
    ['In your cupboard', [['', 'salt']]],
  ]);
  expect(listLines(small)).toEqual([
    'Shopping List: Lemon tart (12 servings)',
    '',
    'Dairy and eggs',
    '- 750 g ricotta',
    '- 6 eggs',
    '',
    'In your cupboard',
    '- salt',
  ]);
  expect(itemCount(small)).toBe(3);
});

test('one serving is one', () => {
  expect(listLines(list([], { servings: 1 }))[0]).toBe('Shopping List: Lemon tart (1 serving)');
});

test.each([
  ['Kürbisrisotto mit Salbei', 'shopping-list-kurbisrisotto-mit-salbei.txt'],
  ['../../etc/passwd', 'shopping-list-etc-passwd.txt'],
  ['🍋', 'shopping-list.txt'],
  ['عدس', 'shopping-list-عدس.txt'],
])('the file of %p is %p', (title, name) => expect(listFileName(title)).toBe(name));

test('a letter carries subject and list', () => {
  const address = mailAddress(list([['Fruit', [['5', 'lemons & limes']]]]));
  expect(new URLSearchParams(address.slice(8)).get('subject')).toBe('Shopping List: Lemon tart');
  expect(body(address)).toBe('For 12 servings\r\n\r\nFruit\r\n- 5 lemons & limes');
});

test('a long letter ends after a whole line and says what is left out', () => {
  const many = Array.from({ length: 200 }, (_, at): [string, string] => [
    `${at} g`,
    `thing number ${at}`,
  ]);
  const address = mailAddress(list([['Everything', many]]));
  expect(address.length).toBeLessThanOrEqual(1900);
  const lines = body(address).split('\r\n');
  const kept = lines.filter((line) => line.startsWith('- '));
  expect(kept.every((line, at) => line === `- ${at} g thing number ${at}`)).toBe(true);
  expect(lines.at(-1)).toBe(`${200 - kept.length} more on the whole list: ${page}`);
});

test('a line that is longer than any letter leads to the page', () => {
  expect(body(mailAddress(list([['A', [['', 'x'.repeat(5000)]]]])))).toBe(`The list is at ${page}`);
});

test('no line of the list begins another', () => {
  expect(listLines(list([['A', [['1', 'salt\n- gold']]]])).at(-1)).toBe('- 1 salt - gold');
});
