import { expect, test } from '@jest/globals';
import { readPage } from '../page/read-page.ts';
import { readText } from '../text/read-text.ts';
import { columnedLine } from './columned-line.ts';
import { servedColumns } from './served-columns.ts';

const METHOD = `Method
1. Roast the potatoes with the oil for 30 minutes.
2. Add the chicken and lemon and roast for 20 minutes more.`;
const linesOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines);
const TAKEN =
  'The list gives amounts for several numbers of servings. Those for “2 people” were taken, those for “4 people” left out.';

test.each([
  [
    'signs behind the food',
    `Ingredients | 2 people | 4 people
Chicken breasts | 2 | 4
Olive oil | 1 tbsp | 2 tbsp
Potatoes | 400 g | 1 kg`,
  ],
  [
    'cells of a table',
    `| Ingredient | 2 people | 4 people |
|---|---|---|
| Chicken breasts | 2 | 4 |
| Olive oil | 1 tbsp | 2 tbsp |
| Potatoes | 400 g | 1 kg |`,
  ],
  [
    'signs before the food',
    `Ingredients (2 people / 4 people)
2 / 4 Chicken breasts
1 tbsp / 2 tbsp Olive oil
400 g / 1 kg Potatoes`,
  ],
  [
    'figures that share their unit',
    `Ingredients for 2/4 people
2/4 Chicken breasts
1 | 2 tbsp Olive oil
400/1000 g Potatoes`,
  ],
])('Of amounts for two numbers of servings the first are taken: %s', (_, list) => {
  const draft = readText(`Lemon chicken\n\n${list}\n\n${METHOD}`);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '2 Chicken breasts',
    '1 tbsp Olive oil',
    '400 g Potatoes',
  ]);
  expect(draft).toMatchObject({ yieldText: '2 people', servings: 2 });
  expect(draft.doubts.map(({ sentence }) => sentence)).toContain(TAKEN);
  expect(draft.leftOut).toHaveLength(3);
});

test('The column is taken for as many as the recipe says it is', () => {
  const draft = readText(`Pannkakor
Portioner: 4

Ingredienser (2 | 4 | 6 portioner)
1 dl | 2 dl | 3 dl vetemjöl
2 dl | 4 dl | 6 dl mjölk
1 ägg | 2 ägg | 3 ägg

Gör så här
Vispa ihop mjöl, mjölk och ägg. Stek tunna pannkakor i smör.`);
  expect(draft.servings).toBe(4);
  expect(draft.ingredients[0]!.lines).toEqual(['2 dl vetemjöl', '4 dl mjölk', '2 ägg']);
});

test('A meal kit’s "2P | 4P" heads its columns', () => {
  const draft = readText(`Lemon chicken

Ingredients
2P | 4P
Chicken breasts 2 | 4
Olive oil 1 tbsp | 2 tbsp
Potatoes: 400 g | 800 g

${METHOD}`);
  expect(draft.servings).toBe(2);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '2 Chicken breasts',
    '1 tbsp Olive oil',
    '400 g Potatoes',
  ]);
});

test('Lines with two amounts stay and are named where nothing says for how many these are', () => {
  const draft = readText(`Pfannkuchen

200 g | 300 g Mehl
2 | 3 Eier
250 ml | 375 ml Milch

Mehl, Eier und Milch zu einem glatten Teig verrühren. In einer Pfanne goldbraun backen.`);
  expect(draft.ingredients[0]!.lines).toEqual([
    '200 g | 300 g Mehl',
    '2 | 3 Eier',
    '250 ml | 375 ml Milch',
  ]);
  expect(draft.doubts.map(({ sentence }) => sentence)).toContain(
    'Lines give several amounts, and nothing says for how many each is: “200 g | 300 g Mehl”, “2 | 3 Eier”, “250 ml | 375 ml Milch”.',
  );
});

test('Amounts for other numbers of servings than the recipe’s stay and are doubted', () => {
  const lines = ['Olive oil 1 tbsp 2 tbsp', 'Flour 200 g 400 g', 'Milk 100 ml 200 ml'];
  const draft = readText(
    `Flatbread\nServes 3\n\nIngredients\n2 people 4 people\n${lines.join('\n')}\n\nMethod\n1. Mix the flour with milk and oil.\n2. Fry the bread for 5 minutes.`,
  );
  expect(draft.servings).toBe(3);
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual(expect.arrayContaining(lines));
  expect(draft.doubts.map(({ sentence }) => sentence)).toContain(
    'The list gives amounts for “2 people” and “4 people”, and the recipe says “Serves 3”. Its lines were left as they are.',
  );
});

test('A half that may be one and two is doubted', () => {
  const { ingredients, doubts } = readText(`Lemon chicken

Ingredients (2P / 4P)
2 / 4 chicken breasts
1/2 lemon
400 g / 800 g potatoes

${METHOD}`);
  expect(ingredients[0]!.lines).toContain('1/2 lemon');
  expect(doubts).toContainEqual(expect.objectContaining({ part: 'ingredient', index: 1 }));
});

test('One amount in two systems is no two columns', () => {
  const lines = ['400 g / 14 oz flour', '2 tbsp / 30 ml olive oil', '1 cup | 240 ml milk'];
  const text = `Pasta\nServes 4\n\nIngredients\n${lines.join('\n')}\n\nMethod\nMix all. Bake for 20 minutes.`;
  expect(linesOf(text)).toEqual(lines);
  expect(readText(text).doubts).toEqual([]);
});

const page = (list: string) =>
  readPage(
    `<html lang="en"><head><title>Lemon chicken</title></head><body><article><h1>Lemon chicken</h1>${list}
<h2>Method</h2><ol><li>Roast the potatoes with the oil for 30 minutes.</li><li>Add the chicken and roast for 20 minutes more.</li></ol></article></body></html>`,
    'https://kitchen.example/chicken',
  ).draft!;

test.each([
  [
    'of a table',
    `<h2>Ingredients</h2><table><tr><th>Ingredient</th><th>2 people</th><th>4 people</th></tr><tr><td>Chicken breasts</td><td>2</td><td>4</td></tr>
<tr><td>Olive oil</td><td>1 tbsp</td><td>2 tbsp</td></tr><tr><td>Potatoes</td><td>400 g</td><td>800 g</td></tr></table>`,
  ],
  [
    'of a list',
    `<h2>Ingredients (2 people | 4 people)</h2><ul><li>2 | 4 Chicken breasts</li><li>1 tbsp | 2 tbsp Olive oil</li><li>400 g | 800 g Potatoes</li></ul>`,
  ],
])('A page’s column is taken, too: %s', (_, list) => {
  const draft = page(list);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '2 Chicken breasts',
    '1 tbsp Olive oil',
    '400 g Potatoes',
  ]);
  expect(draft.servings).toBe(2);
  expect(draft.doubts.map(({ sentence }) => sentence)).toEqual([TAKEN]);
});

test.each([
  ['2 people | 4 people', [2, 4]],
  ['Zutaten (2 | 4 Personen)', [2, 4]],
  ['2 pers. / 4 pers.', [2, 4]],
  ['Per 2 | 4 | 6 persone', [2, 4, 6]],
  ['Raciones: 2 | 4', [2, 4]],
  ['Ingredienten 2P 4P', [2, 4]],
  ['Zutaten für 2 | 4', [2, 4]],
  ['For 2 | 4', [2, 4]],
])('"%s" heads columns of servings', (line, servings) => {
  expect(servedColumns(line)?.map((column) => column.servings)).toEqual(servings);
});

test.each([
  'Serves 4',
  'Serves 2-4 people',
  'Bake for 20 | 25',
  'Cook for 5/10',
  'Ugn för 10/15',
  '200 g | 300 g flour',
  'Roast for 2 people, then 4 more people come and eat it all',
])('"%s" heads none', (line) => {
  expect(servedColumns(line)).toBeNull();
});

test.each([
  ['Fruit Cake', 'Ingredients', 'Flour', 'Butter', 'Eggs', 'Method', 'Beat the butter and bake.'],
  ['Kuchen', 'Zutaten', 'Mehl', 'Butter', 'Eier', 'Zubereitung', 'Die Butter rühren und backen.'],
  [
    'Gâteau',
    'Ingrédients',
    'Farine',
    'Beurre',
    'Œufs',
    'Préparation',
    'Mélanger et cuire au four.',
  ],
  [
    'Torta',
    'Ingredienti',
    'Farina',
    'Burro',
    'Uova',
    'Preparazione',
    'Mescolare e cuocere in forno.',
  ],
  [
    'Bizcocho',
    'Ingredientes',
    'Harina',
    'Mantequilla',
    'Huevos',
    'Elaboración',
    'Mezclar y hornear.',
  ],
])(
  'two amounts in each line of which nothing says for what each is are doubted: %s',
  (...words) => {
    const [title, list, flour, butter, eggs, method, step] = words;
    const rows = [`${flour}\t200 g\t400 g`, `${butter}\t100 g\t200 g`, `${eggs}\t2\t4`];
    const textWith = (items: readonly string[]) =>
      `${title}\n\n${list}\n${items.join('\n')}\n\n${method}\n${step}`;
    const sentences = (items: readonly string[]) =>
      readText(textWith(items)).doubts.map(({ sentence }) => sentence);
    expect(sentences(rows)).toContainEqual(expect.stringContaining('several amounts'));
    const once = rows.map((row) => row.replace(/\t[^\t]*$/u, ''));
    expect(sentences(once)).not.toContainEqual(expect.stringContaining('several amounts'));
  },
);

test('A line of two columns that has one cell alone is none of them', () => {
  expect(columnedLine("le jus d'½ citron", 'fr', 2)).toBeNull();
});
