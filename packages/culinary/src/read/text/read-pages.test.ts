import { expect, test } from '@jest/globals';
import type { PageLine } from './lines/page-line.ts';
import { readText } from './read-text.ts';

const SIZE = 11;

/** Lines set at one place, 16 points apart. */
function column(texts: string[], x: number, y: number, more: Partial<PageLine> = {}): PageLine[] {
  return texts.map((text, index) => ({
    text,
    page: 1,
    x,
    y: y + 16 * index,
    width: text.length * 5.4,
    height: SIZE,
    ...more,
  }));
}

const title = (text: string): PageLine => ({
  text,
  page: 1,
  x: 50,
  y: 30,
  width: text.length * 11,
  height: 22,
});

test('reads the left column before the right one', () => {
  const left = column(
    ['Ingredients', '200 g flour', '2 eggs', '1 pinch of salt', 'butter for frying'],
    50,
    100,
  );
  const right = column(
    [
      'Method',
      '1. Whisk flour, eggs and salt.',
      '2. Rest the batter for an hour.',
      '3. Fry thin pancakes in butter.',
    ],
    300,
    100,
  );
  const draft = readText([title('Thin Pancakes'), ...left, ...right].sort((a, b) => a.y - b.y));
  expect(draft.title).toBe('Thin Pancakes');
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual([
    '200 g flour',
    '2 eggs',
    '1 pinch of salt',
    'butter for frying',
  ]);
  expect(draft.steps).toHaveLength(3);
});

test.each([
  ['right beside', 200],
  ['at the far edge', 420],
])('reads amounts that stand %s of their foods', (_where, x) => {
  const foods = column(['Ingredients', 'Mehl', 'Eier', 'Salz', 'Milch'], 50, 104);
  const amounts = column(['200 g', '2', '1 TL', '½ l'], x, 120);
  const steps = column(['Method', 'Mehl und Eier verrühren.', 'Salz und Milch zugeben.'], 50, 200);
  const draft = readText([title('Nudeln'), ...foods, ...amounts, ...steps]);
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual([
    '200 g Mehl',
    '2 Eier',
    '1 TL Salz',
    '½ l Milch',
  ]);
  expect(draft.steps).toHaveLength(2);
});

test('leaves the amounts of a nutrition table where they stand', () => {
  const names = column(
    [
      'Ingredients',
      '200 g flour',
      '2 eggs',
      'Method',
      'Mix flour and eggs.',
      'Nutrition',
      'Energy',
      'Protein',
      'Fat',
    ],
    50,
    104,
  );
  const amounts = column(['300 kcal', '12 g', '4 g'], 200, 200);
  const draft = readText([title('Noodles'), ...names, ...amounts]);
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual(['200 g flour', '2 eggs']);
});

test('reads amounts and foods in two cells as one line', () => {
  const amounts = column(['200 g', '2', '1 tsp', '50 ml'], 50, 120);
  const foods = column(['flour', 'eggs', 'salt', 'milk'], 160, 120);
  const draft = readText([
    title('Noodles'),
    ...column(['Ingredients'], 50, 100),
    ...amounts,
    ...foods,
    ...column(['Method', 'Knead and roll out.'], 50, 220),
  ]);
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual([
    '200 g flour',
    '2 eggs',
    '1 tsp salt',
    '50 ml milk',
  ]);
});

test('the numbers of the steps at the foot of two pages are none of these', () => {
  const step = (page: number, y: number, number: number, text: string): PageLine[] => [
    { text: `${number}`, page, x: 40, y, width: 6, height: SIZE },
    { text, page, x: 54, y, width: 5 * text.length, height: SIZE },
  ];
  const { steps } = readText([
    title('Beef Stew'),
    ...column(['Ingredients', '500 g beef', '3 carrots', '1 litre stock'], 40, 100),
    ...step(1, 200, 1, 'Brown the beef in a casserole.'),
    ...step(1, 220, 2, 'Add the carrots and fry them.'),
    ...step(2, 60, 3, 'Pour over the stock and simmer for two hours.'),
    ...column(['Leftovers keep for three days in the refrigerator.'], 40, 80).map((line) => ({
      ...line,
      page: 2,
    })),
    ...step(2, 100, 4, 'Rest for 20 minutes, then pull the meat apart.'),
  ]);
  expect(steps.map(({ text }) => text)).toEqual([
    'Brown the beef in a casserole.',
    'Add the carrots and fry them.',
    'Pour over the stock and simmer for two hours.',
    'Rest for 20 minutes, then pull the meat apart.',
  ]);
});

test('the names of a book and of its chapter beside the numbers of two pages head nothing', () => {
  const page = (number: number, name: string, lines: PageLine[]) => [
    { text: name, page: number, x: 50, y: 10, width: 80, height: SIZE },
    { text: `${83 + number}`, page: number, x: 350, y: 10, width: 12, height: SIZE },
    ...lines.map((line) => ({ ...line, page: number })),
  ];
  const draft = readText([
    ...page(1, 'Winter Kitchen', [
      title('Beef Stew'),
      ...column(
        ['Ingredients', '• 500 g beef', '• 3 carrots', 'Brown the beef in a pan.'],
        50,
        100,
      ),
    ]),
    ...page(2, 'Meat and Poultry', column(['Add the carrots and simmer.', 'Season.'], 50, 60)),
  ]);
  expect(draft.title).toBe('Beef Stew');
  expect(draft.steps.map(({ group }) => group)).not.toContain('Meat and Poultry');
  expect(draft.steps.at(-1)?.text).toMatch(/Season\.$/);
});

test('takes running headers, footers and page numbers off', () => {
  const page = (number: number, lines: PageLine[]) => [
    { text: 'Kitchen Notebook', page: number, x: 50, y: 10, width: 80, height: 8 },
    ...lines.map((line) => ({ ...line, page: number })),
    {
      text: `https://notebook.example/rolls ${number}/2`,
      page: number,
      x: 50,
      y: 800,
      width: 160,
      height: 8,
    },
  ];
  const draft = readText([
    ...page(1, [
      title('Milk Rolls'),
      ...column(
        ['Ingredients', '• 500 g flour', '• 300 ml milk', 'Method', '1. Knead the dough.'],
        50,
        100,
      ),
    ]),
    ...page(2, column(['2. Shape rolls.', '3. Bake.'], 50, 60)),
  ]);
  expect(draft.title).toBe('Milk Rolls');
  expect(draft.steps.map((step) => step.text)).toEqual([
    'Knead the dough.',
    'Shape rolls.',
    'Bake.',
  ]);
});

test.each(['30 g butter', '• 2 eggs'])(
  'keeps %s at the foot of a page, in letters that seem small',
  (last) => {
    const draft = readText([
      title('Rolls'),
      ...column(['Ingredients', '• 500 g flour', '• 300 ml milk'], 50, 100),
      ...column([last], 50, 172, { height: 0.75 * SIZE }),
      ...column(['Method', '1. Knead the dough.', '2. Bake the rolls.'], 50, 60, { page: 2 }),
    ]);
    expect(draft.ingredients.flatMap((group) => group.lines)).toEqual([
      '500 g flour',
      '300 ml milk',
      last.replace('• ', ''),
    ]);
  },
);

test('leaves out what a web page prints around a recipe', () => {
  const draft = readText([
    ...column(['Home › Recipes › Bean Stew'], 50, 10),
    title('Bean Stew'),
    ...column(['Jump to Recipe · Print Recipe · 4.8 from 31 votes'], 50, 60),
    ...column(
      [
        'Servings: 4',
        'Ingredients',
        '• 500 g beans',
        '• 1 onion',
        'Instructions',
        '1. Soak the beans.',
        '2. Cook for an hour.',
      ],
      50,
      100,
    ),
    ...column(
      ['Did you make this recipe?', 'Leave a comment below.', 'Pat: I used 2 onions and loved it!'],
      50,
      260,
    ),
  ]);
  expect(draft).toMatchObject({ title: 'Bean Stew', servings: 4, description: null });
  expect(draft.steps.map((step) => step.text)).toEqual(['Soak the beans.', 'Cook for an hour.']);
});

test('joins the lines of a paragraph and takes the hyphen of a broken word away', () => {
  const draft = readText([
    title('Gratin'),
    ...column(['Ingredients', '• 1 kg potatoes', '• 200 g mozzarella', 'Method'], 50, 100),
    ...column(
      [
        '1. Slice the potatoes and layer them with the moz-',
        'zarella in a dish, then bake at medium-',
        'high heat until the top is golden brown.',
      ],
      50,
      170,
    ).map((line, index) => ({ ...line, x: index === 0 ? 50 : 62 })),
  ]);
  expect(draft.steps).toEqual([
    {
      group: null,
      text: 'Slice the potatoes and layer them with the mozzarella in a dish, then bake at medium-high heat until the top is golden brown.',
    },
  ]);
});
