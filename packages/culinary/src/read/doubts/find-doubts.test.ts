import { expect, test } from '@jest/globals';
import { readPage } from '../page/read-page.ts';
import { readText } from '../text/read-text.ts';

const list = [
  '200 g pearl barley',
  '2 carrots, diced',
  '1 leek, sliced',
  '100 g celeriac, diced',
  '1.5 l vegetable stock',
  '1 tsp salt',
];
const method = [
  'Melt some butter in a large pot and cook the leek and the celeriac in it until both are soft.',
  'Add the carrots and the barley and stir for two minutes, until the grains begin to smell of nuts.',
  'Pour in the stock, cover the pot and simmer for forty minutes.',
  'Season with salt and serve hot in deep plates.',
];
const soup = (lines: readonly string[] = list, steps: readonly string[] = method) =>
  `# Barley Soup\n\nServes 4\n\n## Ingredients\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n${steps
    .map((step, at) => `${at + 1}. ${step}`)
    .join('\n')}\n`;
const doubtsIn = (text: string) =>
  readText(text)
    .doubts.map(({ sentence }) => sentence)
    .join('\n');

test('a recipe whose lines and steps belong together is not doubted', () => {
  expect(readText(soup()).doubts).toEqual([]);
});

test.each([
  'Please tell all your friends about our kitchen and its guests',
  '2 carrots 1 leek 200 g barley 1 tsp pepper',
  `1 leek, ${'sliced very thinly and then washed again, '.repeat(6)}`,
])('the line that fits no pattern is named: "%.60s"', (line) => {
  expect(doubtsIn(soup([...list, line]))).toContain(`“${line.slice(0, 30)}`);
});

test.each([
  ['300 g salt', 'Serves 4'],
  ['25 lb beef', 'Serves 4'],
  ['40 eggs', 'Serves 2'],
  ['200 g de sel', 'Pour 4 personnes'],
  ['2 kg di sale', 'Per 4 persone'],
])('the amount that nobody uses is named: %s, %s', (line, yields) => {
  expect(doubtsIn(soup([...list, line]).replace('Serves 4', yields))).toContain(
    `The amount is unusual: “${line}”.`,
  );
});

test.each(['6 eggs', '12 g salt', '1 kg beef', '40 g salt', '1 l oil'])(
  '%s for four is not doubted',
  (line) => expect(doubtsIn(soup([...list, line]))).not.toContain('unusual'),
);

test('lines that no step uses are named', () => {
  const strange = ['300 g salmon', '1 mango', '100 g hazelnuts', '2 figs', '1 aubergine'];
  expect(doubtsIn(soup([...list, ...strange]))).toContain('No step uses “300 g salmon”.');
});

test('steps that mix all ingredients use every line', () => {
  const steps = [...method, 'Or put all the ingredients into a slow cooker for six hours.'];
  expect(doubtsIn(soup([...list, '300 g salmon', '1 mango', '2 figs', '1 aubergine'], steps))).toBe(
    '',
  );
});

test('foods in the steps that no line lists are named', () => {
  expect(
    doubtsIn(
      soup(
        ['1 tsp salt', '1 leek', '2 shallots', '1 bay leaf'],
        [
          ...method,
          'Fold in the salmon, the hazelnuts and the spinach, and scatter the parsley over it.',
        ],
      ),
    ),
  ).toContain('The steps use what the list does not name');
});

test('the steps of a page that its recipe data breaks off before are taken, without a doubt', () => {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Barley Soup',
    recipeYield: '4 servings',
    recipeIngredient: list,
    recipeInstructions: method.slice(0, 2),
  };
  const page = (given: object) =>
    `<script type="application/ld+json">${JSON.stringify(given)}</script><h1>Barley Soup</h1>
     ${method.map((step) => `<p>${step}</p>`).join('')}`;
  const address = 'https://kitchen.example/soup';
  const { draft } = readPage(page(recipe), address);
  expect(draft?.steps.map(({ text }) => text)).toEqual(method);
  expect(draft?.doubts).toEqual([]);
  const whole = { ...recipe, recipeInstructions: method };
  expect(readPage(page(whole), address).draft?.doubts).toEqual([]);
});

test('further ingredient lines of a page are taken with a doubt', () => {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Barley Soup',
    recipeIngredient: list,
    recipeInstructions: method,
  };
  const others = ['300 g salmon', '100 g hazelnuts', '2 figs', '1 aubergine'];
  const { draft } = readPage(
    `<script type="application/ld+json">${JSON.stringify(recipe)}</script><ul>${[...list, ...others]
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`,
    'https://kitchen.example/soup',
  );
  expect(draft?.ingredients.flatMap(({ lines }) => lines)).toEqual([...list, ...others]);
  expect(draft?.doubts.map(({ sentence }) => sentence).join()).toContain(
    'The page lists more than its recipe data; 4 further lines were taken from it.',
  );
});
