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

/** Whether a line was taken into the list or the steps and no doubt names it. */
function isTakenAsSure(text: string, line: string): boolean {
  const { ingredients, steps, doubts } = readText(text);
  const taken = [...ingredients.flatMap((group) => group.lines), ...steps.map((step) => step.text)];
  const start = line.slice(0, 25);
  return (
    taken.some((one) => one.includes(start)) &&
    !doubts.some(({ sentence }) => sentence.includes(start))
  );
}

test('a recipe whose lines and steps belong together is not doubted', () => {
  expect(readText(soup()).doubts).toEqual([]);
});

test.each([
  'Please tell all your friends about our kitchen and its guests',
  '2 carrots 1 leek 200 g barley 1 tsp pepper',
  `1 leek, ${'sliced very thinly and then washed again, '.repeat(6)}`,
])('the line that fits no pattern is named or left out: "%.60s"', (line) => {
  expect(isTakenAsSure(soup([...list, line]), line)).toBe(false);
});

test('a step that begins with a figure goes on with a sentence that was cut before it', () => {
  const steps = [
    'Mix the barley with the leek and shape with wet hands',
    '10 balls as large as an egg.',
  ];
  expect(doubtsIn(soup(list, [...method.slice(0, 3), ...steps]))).toMatch(/10 balls as large/);
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
  const steps = [...method, 'Put all the ingredients into a slow cooker and cook for six hours.'];
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

const page = (body: string, title = 'Barley Soup') =>
  `<title>${title} | Anna’s Kitchen</title><meta property="og:site_name" content="Anna’s Kitchen">${body}`;
const ofList = (lines: readonly string[]) => `<li>${lines.join('</li><li>')}</li>`;
const stated = (given: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Barley Soup',
    recipeYield: '4 servings',
    recipeIngredient: list,
    recipeInstructions: method,
    ...given,
  })}</script>`;
const shown = (lines = list, steps = method) =>
  `<h1>Barley Soup</h1><p>Serves 4</p><h2>Ingredients</h2><ul>${ofList(lines)}</ul><h2>Method</h2><ol>${ofList(steps)}</ol>`;
const readingOf = (html: string) => readPage(html, 'https://kitchen.example/soup').draft!;
const found = (html: string) =>
  readingOf(html).doubts.map(({ part, index, sentence }) => `${part} ${index}: ${sentence}`);

test('a page that states what it shows is not doubted', () => {
  expect(found(page(stated({}) + shown()))).toEqual([]);
});

test.each([
  [
    'a line that the data lack',
    { recipeIngredient: list.toSpliced(1, 1, '1 onion') },
    'whole null: A line of the list may be missing: “2 carrots, diced”.',
  ],
  [
    'a step that the data lack',
    { recipeInstructions: method.toSpliced(1, 1) },
    `whole null: A step may be missing: “${method[1]}”.`,
  ],
  [
    'a step that the data break off',
    { recipeInstructions: method.with(1, 'Add the carrots and the barley') },
    'step 1: The source goes on behind “Add the carrots and the barley”.',
  ],
  [
    'steps in another order',
    { recipeInstructions: [method[1], method[2], method[3], method[0]] },
    `step 3: The source has “${method[0]!.slice(0, 79)}…” at another place among the steps.`,
  ],
  [
    'a weight for servings',
    { recipeYield: '600' },
    'whole null: “600” may not be the number of servings.',
  ],
  [
    'times that exclude each other',
    { prepTime: 'PT20M', cookTime: 'PT1H', totalTime: 'PT30M' },
    'whole null: The whole time (30 min) is shorter than a part of it (1 hour).',
  ],
  [
    'the name of another dish',
    { name: 'Plum Tart' },
    'title null: The page calls itself “Barley Soup | Anna’s Kitchen”, not “Plum Tart”.',
  ],
])('of a page is doubted: %s', (_what, data, doubt) => {
  expect(found(page(stated(data) + shown()))).toContain(doubt);
});

test.each([
  ['a column that ran in', '200 g leek Pour the stock over', '200 g leek Pour the stock over'],
  ['a line that goes on', '200 g leek, washed and', '200 g leek, washed and'],
])('of a list is doubted: %s', (_what, line, named) => {
  expect(doubtsIn(soup([...list, line]))).toContain(`“${named}” may not be an ingredient.`);
});

test.each([
  ['1 12 cups milk', 'a fraction that lost its stroke'],
  ['12 tsp pepper', 'a fraction read as a number'],
  ['05 l milk', 'a lost point'],
  ['300 milk', 'a lost unit'],
  ['14 onion, diced', 'a quarter that became fourteen'],
])('“%s” is doubted: %s', (line) => {
  expect(doubtsIn(soup([...list, line]))).toContain(`The amount is unusual: “${line}”.`);
});

test.each([
  '1 12 oz. bottle of beer',
  '00 flour 500 g',
  '24 cherry tomatoes',
  '12 eggs',
  '10 cups water',
])('the amount of “%s” is not doubted', (line) =>
  expect(doubtsIn(soup([...list, line]))).not.toContain('unusual'),
);

test.each([
  ['en', 'I made this last night and my whole family loved it!'],
  ['en', 'Can I use frozen ones instead? Has anyone tried it?'],
  ['en', 'Margaret Hale'],
  ['en', 'More about it: https://kitchen.example/soup'],
  ['en', 'Cover the pot and leave it to stand with the'],
  ['de', 'Habe ich gestern gekocht, meine Familie war begeistert.'],
  ['it', 'Buonissimo, lo rifarò sicuramente.'],
])('behind the steps is left out or doubted (%s): “%s”', (language, step) => {
  const text = { en: soup(list, [...method, step]), de: german([step]), it: italian([step]) };
  expect(isTakenAsSure(text[language as 'en'], step)).toBe(false);
});

test('a button in a list is no ingredient', () => {
  expect(isTakenAsSure(soup([...list, 'Shop this recipe']), 'Shop this recipe')).toBe(false);
});

test('numbers that the steps still carry, and sentences that go on in the next step, are named', () => {
  const { doubts } = readText(
    soup(list, [
      'Melt some butter in a large pot and cook the leek',
      'and the celeriac in it until both are soft.',
      ...method.slice(1),
    ]),
  );
  expect(doubts).toContainEqual(expect.objectContaining({ part: 'step', index: 1 }));
});

test('steps whose cook begins them in small letters do not go on with the one above', () => {
  const small = method.map((step, at) => step.toLowerCase().replace(/\.$/, at > 1 ? '.' : ' :)'));
  const { doubts } = readingOf(page(stated({ recipeInstructions: small }) + shown(list, small)));
  expect(doubts).toEqual([]);
});

test('a list in letters that no lexicon has is not called a list without foods', () => {
  const { doubts } = readingOf(
    page(
      stated({
        recipeIngredient: [
          '4 个 蛋',
          '125 克 细砂糖',
          '115 克 普通面粉',
          '20 克 玉米淀粉',
          '30 克 牛油',
        ],
      }),
    ),
  );
  expect(doubts.map(({ sentence }) => sentence).join()).not.toContain('names a food');
});

test.each([
  '1 loaf [challah bread | https://kitchen.example/bread/]',
  '1 loaf [challah bread](https://kitchen.example/bread)',
])('a link that a template left as it was written is its words: “%s”', (line) => {
  const { ingredients } = readingOf(page(stated({ recipeIngredient: [...list, line] })));
  expect(ingredients[0]?.lines.at(-1)).toBe('1 loaf challah bread');
});

test.each([
  ['Home', 'a button'],
  ['Page 2 of 3', 'the number of a page'],
  ['Serves 4', 'a yield'],
  ['KITCHEN.EXAMPLE – BARLEY SOUP', 'an address'],
])('“%s” is doubted as title: %s', (title) => {
  const draft = readingOf(page(stated({ name: title }) + shown(), title));
  expect(draft.doubts).toContainEqual(expect.objectContaining({ part: 'title' }));
});

test.each(['The Old Mill No. 87', 'Soups and Stews 61'])(
  '“%s” is not the title where the line below it speaks of the recipe',
  (title) => {
    const text = soup().replace('# Barley Soup\n', `# ${title}\n\nBARLEY SOUP WITH LEEK\n`);
    expect(readText(text).title).toBe('Barley Soup with Leek');
  },
);

test('the heading of a recipe in a letter that is called otherwise is not doubted', () => {
  const letter =
    '<title>The garden letter, number 118</title><h1>The garden letter, number 118</h1>';
  const { title, doubts } = readingOf(letter + stated({}) + shown().replaceAll('h1>', 'h2>'));
  expect(title).toBe('Barley Soup');
  expect(doubts).toEqual([]);
});

test.each([
  ['2 carr0ts', '“carr0ts” may be “carrots”.'],
  ['200 g ba1ley', '“ba1ley” may be'],
  ['100 g sugor', '“sugor” may be “sugar”.'],
])('letters that were misread are named: %s', (line, sentence) => {
  expect(doubtsIn(soup([...list, line]))).toContain(sentence);
});

test.each([
  ['1 O sugar', '“1 O” may be misread.'],
  ['1O eggs', '“1O” may be misread.'],
  ['2S0 g leek', '“2S0” may be misread.'],
  ['l00 g flour', '“l00” was taken for 100.'],
  ['5OO g flour', '“5OO” was taken for 500.'],
  ['l cup milk', '“l” was taken for 1.'],
  ['l/2 cup milk', '“l” was taken for 1.'],
])('a figure of letters is not taken as sure: %s', (line, sentence) => {
  expect(doubtsIn(soup([...list, line]))).toBe(sentence);
});

test.each(['1l milk', '20 l milk', '3 OXO cubes', '100 g Sbrinz', '2 Ossobuchi'])(
  'no figure of letters is in %s',
  (line) => expect(doubtsIn(soup([...list, line]))).not.toMatch(/misread|taken for/),
);

test('a fraction that was guessed in a picture is not taken as sure, and what its line tells is', () => {
  const lines = soup([...list, '5OO g flour', '2509 butter', '2 1b beef', '% tsp sugar'])
    .split('\n')
    .map((text) => text.replace(/^#+ /, ''));
  const { doubts } = readText(
    lines.map((text, at) => ({
      text,
      page: 1,
      x: 40,
      y: 20 * at,
      width: 8 * text.length,
      height: 12,
      confidence: 92,
    })),
  );
  expect(doubts.map(({ sentence, sourceWords }) => [sentence, sourceWords])).toEqual([
    ['“5OO” was taken for 500.', '5OO g flour'],
    ['The amount was hard to read.', '% tsp sugar'],
  ]);
});

const recognised = (lines: readonly (readonly [text: string, confidence: number])[]) =>
  readText(
    lines.map(([text, confidence], at) => ({
      text,
      page: 1,
      x: 40,
      y: 20 * at,
      width: 8 * text.length,
      height: 12,
      confidence,
    })),
  ).doubts.map(({ part, index, sourceWords }) => [part, index, sourceWords]);

test.each([
  ['en', ['Ingredients', 'Method'], ['21/2 cups milk'], 'Boil and stir the rice.'],
  ['de', ['Zutaten', 'Zubereitung'], ['21/2 EL Butter'], 'Den Reis kochen und umrühren.'],
  ['fr', ['Ingrédients', 'Préparation'], ['11/2 verre de lait'], 'Faites cuire le riz.'],
  ['it', ['Ingredienti', 'Preparazione'], ['11/2 bicchiere di latte'], 'Cuocete il riso.'],
  ['es', ['Ingredientes', 'Preparación'], ['11/2 vaso de leche'], 'Cuece el arroz.'],
] as const)(
  'what was mended or hard to read carries a doubt (%s)',
  (_language, heads, [mended], step) => {
    const text = (amountSure: number, stepSure: number) =>
      recognised([
        ['Risotto', 95],
        [heads[0], 95],
        ['200 g risotto', 95],
        [mended.replace(/^(\d)(?=\d)/, '$1 '), amountSure],
        ['2 limes', 95],
        [heads[1], 95],
        [step, stepSure],
      ]);
    const clear = text(95, 95);
    expect(text(30, 95)).toContainEqual(['ingredient', 1, expect.stringContaining('1/2')]);
    expect(text(95, 30)).toContainEqual(['step', 0, step]);
    expect(clear.filter(([part]) => part === 'ingredient' || part === 'step')).toEqual([]);
  },
);

/** A cake of a newspaper, each word recognised surely but for one. */
const ofPaper = (step: string, word: string, confidence: number, line = '200 g di farina') => {
  const lines = [
    'Torta di mele e ricotta',
    'Ingredienti',
    line,
    '4 mele renette',
    '250 g di ricotta',
    'Preparazione',
    'Sbucciate le mele e tagliatele a fette sottili.',
    step,
  ];
  return readText(
    lines.map((text, at) => ({
      text,
      page: 1,
      x: 40,
      y: 20 * at,
      width: 8 * text.length,
      height: 12,
      confidence: 94,
      ...(text.includes(word) ? { unsure: [{ word, confidence }] } : {}),
    })),
  ).doubts.flatMap(({ part, sentence }) =>
    /misread|hard/.test(sentence) ? [[part, sentence]] : [],
  );
};

test.each([
  ['Versate in uno stampo, disponet le fette e cuocete.', 'disponet', 44],
  ['Unite la ricotta e ìl burro.', 'ìl', 72],
  ['Spolverate la torta di z a velo.', 'z', 47],
  ['Unite la ricotta e la cipolk tritata.', 'cipolk', 82],
  ['Unite la ricotta, la farina e la canne) mescolando.', 'canne)', 88],
])('a word that no recipe has is doubted where it was not read surely: %s', (step, word, sure) => {
  expect(ofPaper(step, word, sure)).toEqual([['step', `“${word}” may be misread.`]]);
});

test('a sentence that begins within another is doubted in a picture', () => {
  const step = 'Unite la ricotta e il burro tiepido Aggiungete la farina.';
  expect(ofPaper(step, 'xyz', 90)).toEqual([['step', '“tiepido Aggiungete” may be misread.']]);
  expect(ofPaper(step.replace('tiepido A', 'tiepido. A'), 'xyz', 90)).toEqual([]);
});

test.each([
  ['Unite la farina alla ricotta.', 'ricotta.', 20],
  ['Cuocete la torta nel forno caldo.', 'Cuocete', 31],
  ['Mescolate dal basso verso l’alto.', 'l’alto.', 0],
  ['Unite la farina (metà) alla ricotta.', '(metà)', 90],
  ['Spolverate la torta di neve dolce.', 'neve', 87],
  ['Unite la ricotta e mescolatela.', 'mescolatela.', 40],
])('a word that is known, or was read surely enough, is not doubted: %s', (step, word, sure) => {
  expect(ofPaper(step, word, sure)).toEqual([]);
});

test('a word that another language has for food is none: "more" is no mulberry', () => {
  const text = soup(
    ['1 tsp salt', '1 leek', '2 shallots', '1 bay leaf'],
    [
      ...method,
      'Add more stock if needed, fold in the salmon and the hazelnuts, scatter parsley over it.',
    ],
  );
  expect(doubtsIn(text)).toContain('The steps use what the list does not name');
  expect(doubtsIn(text)).not.toContain('more,');
});

test('a step that puts in a food which no line lists is doubted at its place', () => {
  const { doubts } = readText(
    soup(list, [...method, 'Fry the bacon and scatter it over the soup.']),
  );
  expect(doubts).toEqual([
    {
      part: 'step',
      index: 4,
      sentence: 'No line lists “bacon”.',
      sourceWords: 'Fry the bacon and scatter it over the soup.',
      words: ['bacon'],
    },
  ]);
});

test('what tells how a bullet is drawn is no part of its line', () => {
  const marked = list.map((line, at) => (at % 2 === 0 ? `✔\uFE0F ${line}` : `\uFE0F${line}`));
  const { ingredients } = readText(
    `Barley Soup\n\nIngredients\n\n${marked.join('\n')}\n\nMethod\n\n${method.join('\n')}\n`,
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(list);
});

test('steps in two languages are named', () => {
  const doubts = readText(soup(list, [...method, ...germanSteps])).doubts;
  expect(doubts.map(({ sentence }) => sentence).join()).toContain('The steps are in two languages');
});

test.each([
  ['de', () => german([])],
  ['it', () => italian([])],
])('a recipe in another language is not doubted: %s', (_language, text) => {
  expect(readText(text()).doubts).toEqual([]);
});

const germanSteps = [
  'Die Kartoffeln und die Möhren schälen und in kleine Würfel schneiden.',
  'Die Butter in einem großen Topf zerlassen und die Zwiebel darin glasig dünsten.',
  'Kartoffeln, Möhren und Brühe dazugeben und bei kleiner Hitze 25 Minuten garen.',
];
const german = (more: string[]) => `Kartoffelsuppe

Für 4 Personen

Zutaten

1 kg Kartoffeln
2 Möhren
1 Zwiebel
2 EL Butter
1,2 l Gemüsebrühe
Salz, Pfeffer

Zubereitung

${[...germanSteps, 'Mit Salz und Pfeffer abschmecken.', ...more].join('\n\n')}
`;
const italian = (more: string[]) => `Pasta e ceci

Per 4 persone

Ingredienti

250 g di ditalini
400 g di ceci lessati
200 g di passata di pomodoro
1 spicchio d'aglio
1 rametto di rosmarino
sale

Preparazione

${[
  "Soffriggere l'aglio e il rosmarino nell'olio con un pezzetto di peperoncino.",
  'Unire la passata e cuocere 5 minuti, quindi aggiungere i ceci con mezzo litro di acqua.',
  'Portare a bollore, salare e cuocere la pasta direttamente nella zuppa.',
  ...more,
].join('\n\n')}
`;

const pie = (line: string, title = 'Apple pie', step = 'Stir the apples and bake the pie.') =>
  recognised([
    [title, 92],
    ['Ingredients', 95],
    ['500 g apples', 95],
    ['2 eggs', 95],
    [line, 86],
    ['Method', 95],
    ['1. Beat the eggs with the apples.', 95],
    [`2. ${step}`, 95],
  ]);

test.each([
  '€8D salt',
  'u 2 carrots',
  '250 mul of vinegar',
  '2 spoons of rnum',
  '? spoons of sugar',
  '100 g flour D',
  '1% tsp baking powder',
])('signs of a picture that are no words are doubted: %s', (line) => {
  expect(pie(line)).toContainEqual(['ingredient', 2, line]);
});

test.each([
  '2 large carrots',
  '100 g flour, type T55',
  '1 tin coconut milk, 400 ml',
  'Salt & pepper',
  '2 tbsp olive oil (for the tin)',
])('words of a picture that are known are not doubted: %s', (line) => {
  expect(pie(line).filter(([part]) => part === 'ingredient')).toEqual([]);
});

test('a title in pieces, and a few words behind the end of a step, are doubted in a picture', () => {
  expect(pie('1 lemon', 'Ap p le pie in a t in').map(([part]) => part)).toContain('title');
  expect(pie('1 lemon').map(([part]) => part)).not.toContain('title');
  const glued = 'Stir the apples and bake the pie. Your list';
  expect(pie('1 lemon', 'Apple pie', glued)).toContainEqual(['step', 1, glued]);
  const open = 'Stir the apples and bake the pie for the';
  expect(pie('1 lemon', 'Apple pie', open)).toContainEqual(['step', 1, open]);
  const ended = 'Stir the apples and bake the pie. Serve warm';
  expect(pie('1 lemon', 'Apple pie', ended).filter(([part]) => part === 'step')).toEqual([]);
});

test('people whose number was not recognised are doubted', () => {
  const whole = (line: string) =>
    recognised([
      ['Riz au lait', 95],
      [line, 95],
      ['Ingrédients', 95],
      ['200 g de riz', 95],
      ['1 l de lait', 95],
      ['Préparation', 95],
      ['Faites cuire le riz dans le lait.', 95],
    ]).filter(([part]) => part === 'whole');
  expect(whole('{ personnes - Cuisson : 25 min')).not.toEqual([]);
  expect(whole('4 personnes - Cuisson : 25 min')).toEqual([]);
});

test('a step of a picture that ends in “a” breaks off in Italian', () => {
  const step = 'Cuocere le mele nel forno a';
  expect(
    recognised([
      ['Mele al forno', 95],
      ['Ingredienti', 95],
      ['500 g mele', 95],
      ['100 g zucchero', 95],
      ['Preparazione', 95],
      [`1. ${step}`, 95],
      ['2. Cospargere le mele di zucchero.', 95],
    ]),
  ).toContainEqual(['step', 0, step]);
});

const without = (facts: string, sentence: string) =>
  doubtsIn(soup().replace('Serves 4', `${facts}\n\n${sentence}`));

test.each([
  ['Serves 4', 'My kitchen is mine for forty minutes, radio on.', 'A time may be said in'],
  ['', 'Mangiata in allegria dai soliti sei', 'For how many may be said in'],
])('a fact that no field took is named: %s, %s', (facts, sentence, doubt) => {
  expect(without(facts, sentence)).toContain(doubt);
});

test.each([
  ['Serves 4', 'Tempo di lettura 3 min'],
  ['Serves 4', 'Give it ten minutes more on the next day.'],
  ['', 'Liked by 1.204 people online'],
  ['', 'Tin of 24 cm'],
])('what states something else is not: %s, %s', (facts, sentence) => {
  expect(without(facts, sentence)).not.toMatch(/may be said|was not taken/);
});

test('two lines of facts above the list are no better title than the name of the dish', () => {
  expect(
    doubtsIn(soup().replace('Serves 4', 'Feeds four hungry people, an hour of work in all')),
  ).not.toContain('The title may be');
});

const risotto = (line: string, step: string, confidence: number) =>
  recognised([
    ['Risotto al radicchio', 95],
    ['Ingredienti', 95],
    ['320 g di riso', 95],
    [line, confidence],
    ['1 cipolla', 95],
    ['Preparazione', 95],
    ['Tagliate la cipolla e fatela appassire nel burro.', 95],
    [step, 95],
  ]);
const GOOD_STEP = 'Unite il riso e portate a cottura con il brodo.';

test('a line of words that no lexicon has is doubted where the recogniser was not sure of it', () => {
  const doubted = (line: string, confidence: number) =>
    risotto(line, GOOD_STEP, confidence).some(
      ([part, , words]) => part === 'ingredient' && words === line,
    );
  expect(doubted('1 cespo di radlcohlo', 70)).toBe(true);
  expect(doubted('1 cespo di radlcohlo', 95)).toBe(false);
  expect(doubted('1 cespo di radicchio', 70)).toBe(false);
});

test.each([
  ['T uovo', true],
  ['V bicchiere di vino', true],
  ['1 uovo', false],
  ['A piacere basilico', false],
])('a lone letter before what is counted in a picture is doubted: %s', (line, isDoubted) => {
  const doubts = risotto(line, GOOD_STEP, 95);
  expect(doubts.some(([part, , words]) => part === 'ingredient' && words === line)).toBe(isDoubted);
});

test('a verb of a picture in which a letter became a blank is doubted', () => {
  const broken = 'Aggiunge e il radicchio e portate a cottura con il brodo.';
  const doubted = (step: string) => risotto('1 cespo di radicchio', step, 95);
  expect(doubted(broken)).toEqual([['step', 0, expect.stringContaining(broken)]]);
  expect(doubted(broken.replace('Aggiunge e', 'Aggiungete'))).toEqual([]);
});

test.each([
  ['70 6 shallots', ['“70 6” may be misread.']],
  ['1 11/2 barley', ['“1 11/2” may be misread.']],
  ['2 di zucchero', ['“2 di z” may be misread.']],
  ['⅔; cup barley', ['“⅔;” may be misread.']],
  ['1 15 oz can tomatoes', []],
])('a figure where a unit is expected is not taken as sure in a picture: %s', (line, sentences) => {
  const lines = soup([...list, line]).split('\n');
  const { doubts } = readText(
    lines.map((text, at) => ({
      text: text.replace(/^#+ /, ''),
      page: 1,
      x: 40,
      y: 20 * at,
      width: 8 * text.length,
      height: 12,
      confidence: 95,
    })),
  );
  const misread = doubts.map(({ sentence }) => sentence).filter((text) => /misread/.test(text));
  expect(misread).toEqual(sentences);
});

test.each([
  ['de', ['Zutaten', 'Zubereitung'], 'Zur Einkaufsliste hinzufügen', 'Den Reis kochen.'],
  ['de', ['Zutaten', 'Zubereitung'], 'Zur Einkaufsliste hinzufüge', 'Den Reis kochen.'],
  ['en', ['Ingredients', 'Method'], 'Add all to basket', 'Boil the rice.'],
  ['fr', ['Ingrédients', 'Préparation'], 'Ajouter à ma liste de courses', 'Cuire le riz.'],
  ['it', ['Ingredienti', 'Preparazione'], 'Aggiungi alla spesa', 'Cuocete il riso.'],
  ['es', ['Ingredientes', 'Elaboración'], 'Añadir a la lista de la compra', 'Cuece el arroz.'],
] as const)(
  'the button that puts a list on another is no line of it (%s)',
  (_language, [list, method], button, step) => {
    const doubts = recognised([
      ['Risotto', 95],
      [list, 95],
      ['200 g risotto', 95],
      ['500 ml fond', 95],
      ['2 limes', 95],
      [button, 95],
      [method, 95],
      [step, 95],
    ]);
    expect(doubts.filter(([, , words]) => words === button)).toEqual([]);
  },
);

test('Ounces of a liquid that may be poured or weighed are doubted', () => {
  const lines = list.map((line) => line.replace('1.5 l', '48 oz'));
  expect(doubtsIn(soup(lines))).toContain(
    '“48 oz vegetable stock” may be a weight or fluid ounces.',
  );
  const carton = list.map((line) => line.replace('1.5 l', '1 (48 oz) carton'));
  expect([...doubtsIn(soup(carton))].join()).not.toContain('fluid ounces');
});

test.each([
  ['a price', '4 eggs, box of 12, 3,15 €'],
  ['what takes it back', '500 g beef... no wait, I think my sister has it in her book'],
  ['what its writer was not sure of', '2 tbsp vinegar ... er tsp I mean'],
  ['what its writer means in fact', '1 tbsp mustard (tsp actually)'],
  ['what its writer points to', '50 cl stock → 75'],
  ['what its writer asks', '1 teaspoon mixed spice (or is it 2? I asked Jean)'],
  ['what takes it back in Spanish', '2 zanahorias, uy no, que no llevaba'],
])('a line of the list with %s is doubted', (_what, line) => {
  expect(isTakenAsSure(soup([...list, line]), line)).toBe(false);
});
